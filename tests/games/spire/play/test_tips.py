"""Every tip has its moment, and something that shows that it was obeyed."""

import pytest

from soulstack.app.key_bindings import ACTIONS
from soulstack.app.language import placeholders
from soulstack.games.foursouls.play import tips as other
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.tips import DONE, TIPS, due
from soulstack.games.spire.rules.facts import SPECS
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.scenario.position import build
from soulstack.games.spire.scenario.reading import read
from soulstack.kernel.decisions import Answer
from soulstack.kernel.frames import advance

FOE = '[[enemy]]\nid = "a1_first_cultist"\n'
PLAIN = '[[seat]]\nhero = "ironclad"\n'
MOMENTS = {
    "fight": f"{PLAIN}{FOE}",
    "boss": f'{PLAIN}[[enemy]]\nid = "a1_guardian"\n',
    "elite": f'{PLAIN}[[enemy]]\nid = "a1_gremlin_nob"\n',
    "changer": f'phase = "start"\n{PLAIN}relics = ["the_abacus"]\n{FOE}',
    "orb": f'[[seat]]\nhero = "defect"\norbs = ["frost"]\n{FOE}',
    "stance": f'[[seat]]\nhero = "watcher"\nstance = "calm"\n{FOE}',
    "shiv": f'[[seat]]\nhero = "silent"\nshivs = 1\n{FOE}',
    "miracle": f'[[seat]]\nhero = "watcher"\nmiracles = 1\n{FOE}',
    "poison": f"{PLAIN}{FOE}poison = 2\n",
    "weak": f"{PLAIN}weak = 1\n{FOE}",
    "retain": f'[[seat]]\nhero = "watcher"\nhand = ["crescendo"]\n{FOE}',
    "exhaust": f'{PLAIN}hand = ["flex"]\n{FOE}',
    "ethereal": f'{PLAIN}hand = ["carnage"]\n{FOE}',
    "map": f'phase = "map"\n{PLAIN}[table]\nmap = "act1_a"\nat = "2-3"\n',
    "rows": f'phase = "map"\n{PLAIN}[[seat]]\nhero = "silent"\n[table]\nmap = "act1_a"\nat = "2-3"\n',
    "status": f'{PLAIN}hand = ["slimed"]\n{FOE}',
    "neow": f'phase = "neow"\n{PLAIN}',
    "merchant": f'phase = "merchant"\n{PLAIN}',
    "camp": f'phase = "camp"\n{PLAIN}',
    "potions": f'phase = "camp"\n{PLAIN}potions = ["fire_potion", "block_potion", "energy_potion"]\n',
    "curse": f'phase = "camp"\n{PLAIN}deck = ["bash", "regret"]\n',
}


def position(text):
    """Lays a position out and gives it at its first question."""
    state = build(read(f'title = "T"\n{text}', catalogue()), catalogue())
    if not state.pending:
        advance(state)
    return state


def found(text, happened=()):
    state = position(text)
    return due(state, state.pending[0], happened)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_tip_comes_at_its_moment_and_at_no_plain_one(name):
    assert name in found(MOMENTS[name])
    plain = found(MOMENTS["camp" if name == "fight" else "fight"])
    assert name not in plain


def test_the_rest_of_the_moments():
    event = next(e for e in catalogue().values() if getattr(e, "party", False))
    card = event.cards[0].id
    text = f'phase = "event"\n{PLAIN}[[seat]]\nhero = "silent"\n[table]\nevent_deck = ["{card}"]\n'
    assert "party" in found(text)
    assert "boss_relic" in found(f'phase = "boss_reward"\n{PLAIN}', {"reward_offered boss_relic"})
    reward = position(f'phase = "reward"\n{PLAIN}[reward]\ncard = "normal"\n')
    assert "reward" not in due(reward, reward.pending[0], ())
    apply(reward, Answer(0, (next(option for option in reward.pending[0].options if option.verb == "reveal"),)))
    assert "reward" in due(reward, reward.pending[0], ())
    state = position('[[seat]]\nhero = "ironclad"\n[[seat]]\nhero = "silent"\n[[enemy]]\nid = "a1_guardian"\n')
    state.heroes[1].dead = True
    assert "last_stand" in due(state, state.pending[0], ())
    assert set(MOMENTS) | {"party", "boss_relic", "last_stand", "reward"} == set(TIPS)


def test_a_run_that_is_over_or_asks_nobody_has_no_tips():
    state = position(MOMENTS["fight"])
    assert due(state, None, ()) == []


def test_every_tip_ends_with_something_that_happens():
    assert set(DONE) == set(TIPS)
    for kinds in DONE.values():
        assert {kind.split(" ")[0] for kind in kinds} <= set(SPECS)
    for words in TIPS.values():
        assert placeholders(words) <= set(ACTIONS)
        assert len(words) <= 170
    assert not {f"spire {name}" for name in TIPS} & set(other.TIPS)
