import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from soulstack.app.events import Shown
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.facts import SPECS
from soulstack.games.spire.screen.score import THEMES, score_of
from soulstack.games.spire.screen.sounds import BROUGHT, CHOSEN, PICTURED, SILENT, SOUNDS, WEIGHTY, Sounds, weight
from soulstack.games.spire.screen.voices import VOICES, voice_of
from soulstack.kernel.facts import Fact
from soulstack.ui import sound

SCREEN = Path(sound.__file__).parents[1] / "games" / "spire" / "screen"


def face(name="", kind="enemy", deck="room"):
    return SimpleNamespace(kind=kind, card=SimpleNamespace(name=name, deck=deck))


def view(*faces, fight=None, over=False, visit=None):
    table = SimpleNamespace(visit=visit)
    return SimpleNamespace(state=SimpleNamespace(faces=faces, fight=fight, over=over, table=table))


def heard(*facts, seen=None, shown=lambda: None, hurried=False):
    names = []
    sounds = Sounds(names.append, shown)
    for fact in facts:
        sounds.hear(Shown(fact, seen, hurried=hurried))
    return names


def test_every_fact_has_a_sound_or_is_silent_on_purpose():
    groups = [set(SOUNDS), set(CHOSEN), set(SILENT), set(PICTURED)]
    assert set().union(*groups) == set(SPECS)
    assert sum(map(len, groups)) == len(SPECS)


def test_every_sound_of_the_table_is_known():
    sound.add_sounds(BROUGHT)
    assert {*SOUNDS.values(), *WEIGHTY} <= set(sound.SOUNDS)
    said = set()
    for path in SCREEN.rglob("*.py"):
        said |= set(re.findall(r'\.sound\("([a-z_]+)"', path.read_text("utf-8")))
    assert said <= set(sound.SOUNDS)


def test_every_sound_that_is_brought_can_be_heard():
    """Nothing is made that nobody hears."""
    text = "".join(path.read_text("utf-8") for path in SCREEN.rglob("*.py"))
    growls = {f"growl_{voice}" for voice in (*VOICES, "beast")}
    channels = {f"channel_{orb}" for orb in ("lightning", "frost", "dark")}
    for name in set(BROUGHT) - growls - channels:
        assert text.count(f'"{name}"') >= 2, name


@pytest.mark.parametrize(("amount", "name"), [(1, "blow_light"), (3, "blow"), (6, "blow"), (12, "blow_heavy")])
def test_a_blow_sounds_as_heavy_as_it_is(amount, name):
    assert heard(Fact("hit", seat=0, obj=3, amount=amount)) == [name] == [weight(amount)]


def test_a_shield_clanks_breaks_with_its_last_bit_and_is_laid_down_in_silence():
    fight = SimpleNamespace(fighters=[SimpleNamespace(block=5)], foes=[])
    hit, lost = Fact("hit", seat=0, amount=3, value=1), Fact("block_lost", seat=0, amount=3)
    shown = lambda: SimpleNamespace(fight=fight)  # noqa: E731
    assert heard(hit, lost, shown=shown) == ["blow", "block_eats"]
    assert heard(hit, Fact("block_lost", seat=0, amount=5), shown=shown) == ["blow", "block_breaks"]
    assert heard(lost, shown=shown) == []


def test_who_has_stood_there_all_along_does_not_climb_out_of_the_earth():
    fight = SimpleNamespace(kind="boss")
    came = Fact("enemy_entered", obj=0)
    facts = (Fact("combat_started"), came, Fact("round_started", amount=1), came)
    assert heard(*facts, seen=view(fight=fight)) == ["boss", "bell", "summon"]


def test_a_card_sounds_by_its_type():
    for word in ("attack", "skill", "power"):
        assert heard(Fact("card_played", seat=0, card=1, word=word)) == [f"play_{word}"]


def test_orbs_and_stances_have_sounds_of_their_own():
    assert heard(*(Fact("orb_channelled", seat=0, word=orb) for orb in ("lightning", "frost", "dark"))) == [
        "channel_lightning", "channel_frost", "channel_dark",
    ]  # fmt: skip
    assert heard(*(Fact("orb_evoked", seat=0, word=orb) for orb in ("lightning", "frost", "dark"))) == [
        "zap", "frost", "dark",
    ]  # fmt: skip
    assert heard(*(Fact("stance_switched", seat=0, word=word) for word in ("wrath", "calm", "neutral"))) == [
        "wrath", "calm", "neutral",
    ]  # fmt: skip


def test_a_boss_falls_louder_than_others():
    seen = view(face("Jaw Worm"), face("The Guardian", deck="boss"))
    assert heard(Fact("died", obj=0), Fact("died", obj=1), seen=seen) == ["foe_falls", "boss_falls"]


def test_a_curse_is_heard_as_one():
    seen = view(face("Regret", "curse"), face("Bash", "attack"), face("Fire Potion", "potion"), face("Anchor", "relic"))
    added = heard(Fact("card_added", seat=0, card=0), Fact("card_added", seat=0, card=1), seen=seen)
    assert added == ["curse", "fan"]
    gained = heard(Fact("item_gained", seat=0, card=2), Fact("item_gained", seat=0, card=3), seen=seen)
    assert gained == ["cork", "found"]


def test_skipping_is_quiet_but_for_what_matters():
    seen = view(face("Jaw Worm"))
    facts = [Fact("card_drawn", seat=0, card=0)] * 5 + [Fact("died", obj=0), Fact("run_ended", word="won")]
    assert heard(*facts, seen=seen, hurried=True) == ["foe_falls", "dawn"]


def test_every_enemy_has_a_voice_and_all_voices_are_used():
    names = {card.name for card in catalogue().values() if getattr(card, "deck", "") and hasattr(card, "hp")}
    assert len(names) > 50
    assert {voice_of(name) for name in names} == {*VOICES, "beast"}
    for voice, parts in VOICES.items():
        for part in parts:
            assert any(part in name.lower() for name in names), (voice, part)


def test_every_place_has_its_music_and_fights_have_drums():
    state = SimpleNamespace(table=SimpleNamespace(act=2), result="")
    assert score_of("map", state) == score_of("event", state) == ("gallery", "")
    assert score_of("combat", state) == ("gallery", "fight")
    assert score_of("camp", state) == ("camp", "")
    assert score_of("over", state) == ("", "")
    state.result = "won"
    assert score_of("over", state) == ("victory", "")
    for act in (0, 1, 4, 5):
        state.table.act = act
        assert score_of("map", state)[0] in THEMES
