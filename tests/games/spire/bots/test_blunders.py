"""What a good player would not have done, found by reading runs of bots (`watching`), as positions."""

import pytest
from attrs import evolve

from soulstack.games.spire.bots.climbing import _shop, deck_gain
from soulstack.games.spire.bots.outlook import lives_to_come
from soulstack.games.spire.bots.partner import Partner
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.door import Sight
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.scenario.position import build
from soulstack.games.spire.scenario.reading import read
from soulstack.kernel.asking import DONE
from soulstack.kernel.decisions import Answer, Option
from soulstack.kernel.frames import advance


def position(text):
    """Lay a position out and give it at its first question."""
    state = build(read(f'title = "T"\n{text}', catalogue()), catalogue())
    if not state.pending:
        advance(state)
    return state


def chosen(state, level="normal"):
    """Give what a bot answers first, as a verb and the id of what it is about."""
    bot, decision = Partner(0, level, (0,)), state.pending[0]
    pick = bot.choose(Sight(state), decision)[0]
    ref = pick.ref
    return pick.verb, state.faces[ref[1]].id if ref is not None and isinstance(ref[1], int) and ref[0] == "card" else ""


def played(state, level="normal"):
    """Let a bot play its turn, and give the ids of what it played or used."""
    bot, found = Partner(0, level, (0,)), []
    while state.fight is not None and state.fight.phase == "play":
        decision = state.pending[0]
        picks = bot.choose(Sight(state), decision)
        if picks == (DONE,):
            break
        if picks and picks[0].verb in {"play", "use"}:
            found.append(state.faces[picks[0].ref[1]].id)
        apply(state, Answer(0, picks))
    return found


BEFORE_BOSS = 'phase = "camp"\n[table]\nmap = "act1_a"\nat = "11-2"\n[[seat]]\nhero = "silent"\n'


def test_who_is_hurt_rests_before_a_boss_even_with_something_good_to_upgrade():
    hurt = BEFORE_BOSS + 'hp = 4\ndeck = ["crippling_cloud", "silent_strike"]\nrelics = ["regal_pillow"]\n'
    assert chosen(position(hurt))[0] == "rest"


def test_who_is_whole_upgrades_before_a_boss():
    whole = BEFORE_BOSS + 'hp = 9\ndeck = ["crippling_cloud", "silent_strike"]\n'
    assert chosen(position(whole)) == ("smith", "crippling_cloud")


def test_a_potion_is_not_poured_on_a_dying_enemy():
    state = position(
        '[[seat]]\nhero = "silent"\nhp = 8\nblock = 3\nhand = []\ndraw = ["silent_strike"]\npotions = ["weak_potion"]\n'
        '[[enemy]]\nid = "a1_first_small_slime"\nhp = 1\n'
    )
    assert played(state) == []


def test_shivs_are_thrown_and_not_hoarded():
    state = position(
        '[[seat]]\nhero = "silent"\nhand = []\nshivs = 2\ndraw = ["silent_strike", "silent_strike"]\n'
        '[[enemy]]\nid = "a1_guardian"\nhp = 30\n'
    )
    bot = Partner(0, "normal", (0,))
    first = bot.choose(Sight(state), state.pending[0])[0]
    assert first.verb == "use"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_power_is_played_at_the_start_of_a_long_fight(level):
    state = position(
        '[[seat]]\nhero = "ironclad"\nenergy = 3\nhand = ["demon_form", "ironclad_strike", "ironclad_strike"]\n'
        'draw = ["ironclad_strike", "ironclad_strike", "twin_strike", "pommel_strike", "ironclad_defend", "ironclad_defend"]\n'
        '[[enemy]]\nid = "a1_guardian"\nhp = 40\n'
    )
    assert played(state, level)[0] == "demon_form"


def test_a_deck_does_not_take_what_is_no_better_than_it():
    good = ", ".join(f'"{card}"' for card in ("immolate", "offering", "impervious", "uppercut", "shrug_it_off"))
    text = f'phase = "camp"\n[[seat]]\nhero = "ironclad"\ndeck = [{good}]\n'
    state = position(text)
    faces = catalogue().faces
    assert (
        deck_gain(state, state.heroes[0], faces["iron_wave"])
        < 0
        < deck_gain(state, state.heroes[0], faces["demon_form"])
    )


@pytest.mark.parametrize(
    ("boss", "more"), [("a2_champ", 40), ("a1_slime_boss", 22), ("a3_awakened_one_1", 50), ("a1_guardian", 0)]
)
def test_a_boss_that_comes_back_is_not_half_dead_when_its_first_life_is(boss, more):
    state = position(f'[[seat]]\nhero = "silent"\nhand = ["silent_strike"]\n[[enemy]]\nid = "{boss}"\nhp = 3\n')
    assert lives_to_come(state, state.fight.foes[-1]) == more


def test_a_fairy_is_bought_and_no_potion_that_does_nothing():
    names = ("ancient_potion", "fairy_in_a_bottle", "purity_potion")
    state = position('phase = "merchant"\n[[seat]]\nhero = "ironclad"\ngold = 3\ndeck = ["bash", "immolate"]\n')
    wares = [state.places[name][0] for name in names]
    state.table.visit = evolve(state.table.visit, potions=tuple(wares))
    worth = {
        name: _shop(state, state.heroes[0], Option("buy", ("card", card)))
        for name, card in zip(names, wares, strict=True)
    }
    assert worth["fairy_in_a_bottle"] > 1.0
    assert worth["ancient_potion"] < 0 > worth["purity_potion"]
