"""What can be chosen for a new game of Four Souls."""

from typing import Final

from soulstack.app.options import SetupOption
from soulstack.games.foursouls.rules.variants import GOALS, MODES, SWITCHES
from soulstack.kernel.sentences import Sentence

_COOP: Final = ("mode", ("coop",))
_CHALLENGE: Final = ("mode", ("challenge",))

OPTIONS: Final = (
    SetupOption(
        name="sets", words=Sentence("Cards"), kind="words", default=("base",), help="card sets, comma separated"
    ),
    SetupOption(
        name="mode",
        words=Sentence("Mode"),
        kind="choice",
        default="versus",
        choices=MODES,
        also={"solo": "coop"},
        labels={
            "versus": Sentence("Versus"),
            "coop": Sentence("Co-op"),
            "challenge": Sentence("Challenge"),
        },
        help="who plays against whom; solo is one person with two characters",
    ),
    SetupOption(
        name="rooms",
        words=Sentence("Rooms"),
        note=Sentence("One more row, with a rule for everybody."),
        kind="switch",
        default=False,
        help="play with rooms",
    ),
    SetupOption(
        name="draft",
        words=Sentence("Mini-draft"),
        note=Sentence("Everybody picks two items before the first turn."),
        kind="switch",
        default=False,
        help="mini-draft two items each",
    ),
    SetupOption(
        name="ratios",
        words=Sentence("Deck ratios"),
        note=Sentence("Decks of 100 cards, balanced by category."),
        kind="switch",
        default=False,
        help="decks of 100 by category",
    ),
    SetupOption(
        name="eden_only",
        words=Sentence("Eden only"),
        note=Sentence("Everybody is Eden and picks a first item."),
        kind="switch",
        default=False,
        help="everybody plays Eden",
    ),
    SetupOption(
        name="bonus_souls",
        words=Sentence("Bonus souls"),
        note=Sentence("Three more souls, each won by a feat."),
        kind="switch",
        default=True,
        help="play with bonus souls",
    ),
    SetupOption(
        name="difficulty",
        words=Sentence("Goal"),
        note=Sentence("What the team needs."),
        kind="choice",
        default="normal",
        choices=tuple(GOALS),
        when=_COOP,
        help="souls needed in coop",
    ),
    SetupOption(
        name="soul_cap",
        words=Sentence("Limit"),
        note=Sentence("For each of the two."),
        kind="number",
        default=0,
        high=8,
        when=_COOP,
        help="the most souls one character may hold in coop",
    ),
    SetupOption(
        name="final_boss",
        words=Sentence("Final boss"),
        note=Sentence("Defeat it to win."),
        kind="word",
        default="",
        flag="boss",
        when=_CHALLENGE,
        help="a challenge against this final boss",
    ),
    SetupOption(
        name="minions",
        words=Sentence("Minion"),
        note=Sentence("Stands beside it."),
        kind="words",
        default=(),
        most=4,
        when=_CHALLENGE,
        help="monsters in minion slots of a challenge",
    ),
    SetupOption(
        name="rules",
        words=Sentence("Rules"),
        kind="words",
        default=(),
        choices=SWITCHES,
        labels={
            "fixed_trio": Sentence("First bonus souls"),
            "loot_step_uses_stack": Sentence("Loot on the stack"),
            "forced_attack_asap": Sentence("Forced attacks first"),
        },
        notes={
            "fixed_trio": Sentence("Always the same three bonus souls, as in the first edition."),
            "loot_step_uses_stack": Sentence("The card of the loot step can be answered."),
            "forced_attack_asap": Sentence("Who must attack does so at once."),
        },
        help="older-edition switches that are on",
    ),
)
