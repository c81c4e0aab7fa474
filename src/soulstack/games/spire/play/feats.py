"""The eighteen feats of a campaign: what they are called, what they ask for, how near a run has come to those with a number."""

from collections.abc import Iterator, Mapping
from typing import Final

from soulstack.app.language import tr
from soulstack.games.spire.rules.achievements import MANY_RELICS, PLAYS, POWERS, SHIVS, relics_of
from soulstack.games.spire.rules.state import BLOCK_MAX, POISON_SUPPLY, STRENGTH_MAX, State
from soulstack.kernel.sentences import Sentence

FEATS: Final[Mapping[str, tuple[Sentence, Sentence]]] = {
    "jaxxed": (Sentence("Jaxxed"), Sentence("A hero had 8 Strength.")),
    "catalyst": (Sentence("Catalyst"), Sentence("All Poison of the box lay on enemies.")),
    "ninja": (Sentence("Ninja"), Sentence("A hero used 7 Shivs in one turn.")),
    "powerful": (Sentence("Powerful"), Sentence("A hero had 7 Powers in play.")),
    "barricaded": (Sentence("Barricaded"), Sentence("A hero had 20 Block.")),
    "infinity": (Sentence("Infinity"), Sentence("A hero played a hundred cards in one turn.")),
    "you_are_nothing": (Sentence("You Are Nothing"), Sentence("A boss fell in the first round.")),
    "perfect": (Sentence("Perfect"), Sentence("A boss fell while all heroes were unhurt.")),
    "ruby": (Sentence("Ruby"), Sentence("The Ironclad beat a boss of Act III.")),
    "emerald": (Sentence("Emerald"), Sentence("The Silent beat a boss of Act III.")),
    "sapphire": (Sentence("Sapphire"), Sentence("The Defect beat a boss of Act III.")),
    "amethyst": (Sentence("Amethyst"), Sentence("The Watcher beat a boss of Act III.")),
    "the_transient": (Sentence("The Transient"), Sentence("An enemy was beaten that would have gone by itself.")),
    "all_for_one_achievement": (Sentence("All for One"), Sentence("Four heroes won together.")),
    "minimalist": (Sentence("Minimalist"), Sentence("Won with a deck of 5 cards at most.")),
    "common_sense": (Sentence("Common Sense"), Sentence("Won with a deck without uncommon and rare cards.")),
    "collector_achievement": (Sentence("Collector"), Sentence("Won with 12 relics on one hero.")),
    "my_lucky_day": (Sentence("My Lucky Day"), Sentence("A Daily Climb was won.")),
}
"""What every feat is called, and what it was granted for."""
ICONS: Final[Mapping[str, str]] = {name: f"feat_{name}" for name in FEATS}
"""The picture of each."""
WANTED: Final[Mapping[str, int]] = {
    "jaxxed": STRENGTH_MAX, "catalyst": POISON_SUPPLY, "ninja": SHIVS, "powerful": POWERS, "barricaded": BLOCK_MAX,
    "infinity": PLAYS, "collector_achievement": MANY_RELICS,
}  # fmt: skip
"""How much a feat asks for, where it asks for a number."""


def feat(name: str) -> tuple[str, str]:
    """Give the name of a feat, and what it is granted for."""
    known = FEATS.get(name)
    return (tr(known[0].pattern), tr(known[1].pattern)) if known is not None else (name, "")


def reached(state: State) -> Iterator[tuple[str, int]]:
    """Tell how near the heroes are to the feats with a number, as the table stands."""
    if state.result == "won":
        yield "collector_achievement", max(relics_of(state, hero) for hero in state.heroes)
    fight = state.fight
    if fight is None:
        return
    fighters = fight.fighters
    yield "jaxxed", max(one.strength for one in fighters)
    yield "catalyst", sum(foe.poison for foe in fight.foes)
    yield "ninja", max(one.turn.get("shivs", 0) for one in fighters)
    yield "powerful", max(len(one.powers) for one in fighters)
    yield "barricaded", max(one.block for one in fighters)
    yield "infinity", max(one.turn.get("cards", 0) for one in fighters)
