"""What an enemy's card says, in words and icons as the compendium shows them: its lines, abilities, rewards, numbers."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards.schema import EnemyDef, Line
from soulstack.games.spire.play.boss_words import ABILITIES as OF_BOSSES
from soulstack.kernel.sentences import Sentence

MODES: Final[Mapping[str, Sentence]] = {
    "attack": Sentence("While it attacks"),
    "defensive": Sentence("While it defends itself"),
    "normal": Sentence("At first"),
    "fury": Sentence("In its fury"),
}
"""What the modes are called above their tracks."""
ABILITIES: Final[Mapping[str, Sentence]] = {
    **OF_BOSSES,
    "curl_up": Sentence("Once a fight, when it takes damage it gains 2 Block afterwards."),
    "spore_cloud": Sentence("When it dies, the hero in its row becomes Vulnerable."),
    "angry": Sentence("Each hit that costs it HP gives it 1 Strength."),
    "enraged": Sentence("From the second round on, each Skill costs whoever plays it 1 damage."),
    "painful_stabs": Sentence("Whoever loses HP to its hits gets a Daze."),
    "flying": Sentence("A hit deals 1 damage to it at most."),
    "fury": Sentence("When the Mystic of its row dies, it gains 1 Strength and only hits from then on."),
    "confused": Sentence("Heroes it has confused pay what the die says."),
    "barricade": Sentence("It keeps its Block."),
    "regrow": Sentence("At the start of each turn dead Darklings return with 4 HP if one lives."),
    "slow": Sentence("Each hit on it deals 1 more."),
    "thorns": Sentence("After each attack on it the attacker takes damage for each of its cubes."),
    "shift": Sentence("The HP it loses become Block of the hero in its row."),
    "reactive": Sentence("After each attack that costs it HP the die is rolled anew."),
}
"""What the abilities of enemies do, by their name."""
NAMES: Final[Mapping[str, Sentence]] = {
    "curl_up": Sentence("Curl Up"),
    "spore_cloud": Sentence("Spore Cloud"),
    "angry": Sentence("Angry"),
    "enraged": Sentence("Enraged"),
    "painful_stabs": Sentence("Painful Stabs"),
    "flying": Sentence("Flying"),
    "fury": Sentence("Fury"),
    "confused": Sentence("Confused"),
    "barricade": Sentence("Barricade"),
    "regrow": Sentence("Regrow"),
    "slow": Sentence("Slow"),
    "thorns": Sentence("Thorns"),
    "shift": Sentence("Shifting"),
    "reactive": Sentence("Reactive"),
    "sharp_hide": Sentence("Sharp Hide"),
    "split": Sentence("Split"),
    "anger": Sentence("Anger"),
    "curiosity": Sentence("Curiosity"),
    "awaken": Sentence("Awakening"),
    "rebirth": Sentence("Rebirth"),
    "void": Sentence("Void"),
    "time_warp": Sentence("Time Warp"),
    "haste": Sentence("Haste"),
    "invincible": Sentence("Invincible"),
    "beat_of_death": Sentence("Beat of Death"),
}
"""What the abilities of enemies are called."""
UNNAMED: Final[Mapping[str, tuple[Sentence, ...]]] = {
    "Spheric Guardian": (Sentence("It begins with 10 Block."),),
    "Taskmaster": (Sentence("Red Slavers act last, also when it has died."),),
    "Nemesis": (Sentence("In its second and fourth slot it loses no HP."),),
    "Reptomancer": (Sentence("Its cube goes back to the first slot after the second, unless Daggers live."),),
    "Spire Shield": (
        Sentence("Who faces it in slot 1 loses 1 Energy."),
        Sentence("Who faces it in slot 2 draws no more cards."),
        Sentence("Who faces it in slot 3 deals no damage."),
    ),
    "Spire Spear": (Sentence("Who faces it gets 2 Burn."),),
}
"""What the abilities without a name do, by the printed name of the enemy."""
_SELF: Final[tuple[tuple[type[Any], str, Sentence, str], ...]] = (
    (e.GainBlock, "block", Sentence("Block"), ""),
    (e.GainStrength, "strength", Sentence("Strength"), "+"),
    (e.Heal, "heart", Sentence("HP"), "+"),
    (e.AddCubes, "upgrade", Sentence("A cube"), "+"),
)


@frozen
class Bit:
    """One thing that a line does: its icon, how much of it, and the word for it."""

    icon: str
    number: str
    word: str
    harms: bool = False


def bits_of(line: Line) -> tuple[Bit, ...]:
    """List what a line of an enemy card does, with the printed numbers."""
    found: list[Bit] = []
    to_all = False
    for effect in line.do:
        if isinstance(effect, e.StopWithoutBlock):
            found.append(Bit("gear", "", tr("Without Block it changes its mode")))
            continue
        if getattr(effect, "to", "") == "everyone" and not to_all:
            to_all = True
            found.append(Bit("all_foes", "", tr("Every hero")))
        found.append(_bit(effect))
    if line.acts_last:
        found.append(Bit("acts_last", "", tr("Acts last")))
    return tuple(found)


def _bit(effect: Any) -> Bit:
    if effect.op == "hit":
        number = _number(effect.n) if effect.times == 1 else f"{_number(effect.n)}×{effect.times}"
        return Bit("hit", number, tr("Hit"), harms=True)
    for kind, make in _HARMS:
        if isinstance(effect, kind):
            return make(effect)
    for kind, icon, word, sign in _SELF:
        if isinstance(effect, kind):
            said = tr(word.pattern)
            if getattr(effect, "to", "") == "all_enemies":
                said = tr("{what} for all enemies", what=said)
            return Bit(icon, f"{sign}{_number(effect.n)}", said)
    icon, said = _PLAIN.get(effect.op, ("summon", Sentence("Summons")))
    return Bit(icon, "", tr(said.pattern))


def _number(amount: int | str) -> str:
    """Write an amount; what depends on how many play is said so.

    >>> _number(3), _number("5*players")
    ('3', '5 × heroes')
    """
    if isinstance(amount, str):
        return tr("{n} × heroes", n=amount.partition("*")[0])
    return str(amount)


_HARMS: Final[tuple[tuple[type, Callable[[Any], Bit]], ...]] = (
    (e.Apply, lambda x: Bit(x.token, _number(x.n), tr(_TOKENS[x.token].pattern), harms=True)),
    (e.GiveDaze, lambda x: Bit("daze", _number(x.n), tr("Daze"), harms=True)),
    (e.GiveStatus, lambda x: Bit(x.half, _number(x.n), tr(_TOKENS[x.half].pattern), harms=True)),
    (e.LoseGold, lambda x: Bit("coin", f"−{_number(x.n)}", tr("Gold"), harms=True)),
    (e.Confuse, lambda x: Bit("daze", _number(x.n), tr("Confused"), harms=True)),
)
_TOKENS: Final[Mapping[str, Sentence]] = {
    "weak": Sentence("Weak"),
    "vulnerable": Sentence("Vulnerable"),
    "poison": Sentence("Poison"),
    "burn": Sentence("Burn"),
    "slimed": Sentence("Slimed"),
}
_PLAIN: Final[Mapping[str, tuple[str, Sentence]]] = {
    "nothing": ("waiting", Sentence("Nothing")),
    "leaves": ("speed", Sentence("Leaves the fight")),
    "dies": ("skull", Sentence("Dies")),
    "clear": ("remove", Sentence("Loses Weak and Vulnerable")),
    "lose_ability": ("remove", Sentence("Gives an ability up")),
    "mode": ("gear", Sentence("Changes its mode")),
    "become": ("gear", Sentence("Changes its shape")),
    "revive": ("heart", Sentence("Brings the dead of its kind back")),
    "later": ("summon", Sentence("Summons")),
}


def faces_of(line: Line) -> str:
    """Say on which faces of the die a line counts."""
    if not line.faces:
        return ""
    return str(line.faces[0]) if line.faces[0] == line.faces[-1] else f"{line.faces[0]}–{line.faces[-1]}"


def abilities_of(card: EnemyDef) -> tuple[tuple[str, str], ...]:
    """List the abilities of an enemy: what each is called, or nothing, and what it does."""
    names = dict.fromkeys(str(getattr(ability, "name", "")) for ability in card.abilities)
    found = [(tr(NAMES[name].pattern), tr(ABILITIES[name].pattern)) for name in names if name in ABILITIES]
    return (*found, *(("", tr(words.pattern)) for words in UNNAMED.get(card.name, ()) if "" in names))
