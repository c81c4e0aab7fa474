"""What can be chosen for a new run."""

from typing import Final

from soulstack.app.options import SetupOption
from soulstack.games.spire.rules.variants import SWITCHES
from soulstack.kernel.sentences import Sentence

HEROES: Final = ("ironclad", "silent", "defect", "watcher")
MODIFIERS: Final = (
    "all_star", "shiny", "heirloom", "transformed", "vintage", "prismatic_shard_mod", "terminal", "fragile",
    "uncertain_future", "cursed", "deadly_events", "night_terrors", "insanity",
)  # fmt: skip

MODIFIER_NAMES: Final = {
    "all_star": Sentence("All Star"),
    "shiny": Sentence("Shiny"),
    "heirloom": Sentence("Heirloom"),
    "transformed": Sentence("Transformed"),
    "vintage": Sentence("Vintage"),
    "prismatic_shard_mod": Sentence("Prismatic Shard"),
    "terminal": Sentence("Terminal"),
    "fragile": Sentence("Fragile"),
    "uncertain_future": Sentence("Uncertain Future"),
    "cursed": Sentence("Cursed"),
    "deadly_events": Sentence("Deadly Events"),
    "night_terrors": Sentence("Night Terrors"),
    "insanity": Sentence("Insanity"),
}

OPTIONS: Final = (
    SetupOption(
        name="heroes", words=Sentence("Heroes"), kind="words", default=(), choices=HEROES, most=4,
        help="who climbs, in the order of the rows; the usual order where none is named",
    ),
    SetupOption(
        name="ascension", words=Sentence("Ascension"), note=Sentence("Each level adds to those below it."),
        kind="number", default=0, high=13, help="how hard the climb is, 0 to 12 (13 with the later printing)",
    ),
    SetupOption(
        name="daily", words=Sentence("Daily Climb"), kind="day", default=0,
        help="the climb of a day, the same for everybody: today's, or that of a date such as 2024-03-28",
    ),
    SetupOption(
        name="act", words=Sentence("Quick start"), note=Sentence("Begin in a later act, with the gifts of a table."),
        kind="number", default=1, low=1, high=4, help="the act in which the run begins",
    ),
    SetupOption(
        name="last_act", words=Sentence("Last act"), note=Sentence("The party stops as winners behind its boss."),
        kind="number", default=4, low=1, high=4, help="the act after whose boss the party stops",
    ),
    SetupOption(
        name="modifiers", words=Sentence("Modifiers"), kind="words", default=(), choices=MODIFIERS, labels=MODIFIER_NAMES,
        help="modifiers of a custom run",
    ),
    SetupOption(
        name="options", words=Sentence("Rules"), kind="words", default=(), choices=SWITCHES,
        labels={
            "last_stand": Sentence("Last Stand"),
            "sequential_turns": Sentence("Sequential turns"),
            "choose_relic": Sentence("Choose your relic"),
            "hidden_boss": Sentence("Hidden boss"),
            "courtesy_hands": Sentence("Hidden hands"),
        },
        notes={
            "last_stand": Sentence("A boss fight goes on when a hero has died."),
            "sequential_turns": Sentence("One hero after the other takes its turn."),
            "choose_relic": Sentence("Relics of Elites and chests are laid out for all."),
            "hidden_boss": Sentence("Nobody knows the boss before the fight."),
            "courtesy_hands": Sentence("Nobody looks into the hand of another."),
        },
        help="optional rules that are on",
    ),
    SetupOption(
        name="unlocked", words=Sentence("Everything unlocked"), kind="words", default=("all",),
        note=Sentence("Plays with what no run of yours has opened yet."), help="what is unlocked: all, or the names of locks",
    ),
    SetupOption(
        name="encounter", words=Sentence("Encounter"), kind="word", default="",
        help="only this fight, with starter decks",
    ),
    SetupOption(
        name="printing", words=Sentence("Printing"), kind="choice", default="early", choices=("early", "later"),
        labels={"early": Sentence("First"), "later": Sentence("Later")}, help="which printing of the box is played",
    ),
)  # fmt: skip
