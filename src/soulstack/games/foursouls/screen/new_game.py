"""What the set-up screen of Four Souls adds to the game's list of options: what depends on the cards, and what is said."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from attrs import evolve

from soulstack.app.language import tr, tr_n
from soulstack.app.options import NewGame, SetupOption
from soulstack.games.foursouls.rules.variants import GOALS, TIMER
from soulstack.games.foursouls.screen.offers import has_eden, has_rooms, monsters
from soulstack.ui.scenes.setup import SetupScene

BOSSES: Final = frozenset({"boss", "epic_boss"})
MINIONS: Final = frozenset({"basic", "cursed", "holy_charmed"})
VERSUS_ONLY: Final = frozenset({"bonus_souls", "fixed_trio"})
"""In the other modes there are no bonus souls."""


class NewGameScene(SetupScene):
    """Chooses a game of Four Souls."""

    FAN: ClassVar = ("character", "monster", "treasure", "loot", "bonus_soul", "starting_item", "room")

    @property
    def mode(self) -> str:
        """Who plays against whom."""
        return str(self.values["mode"])

    @mode.setter
    def mode(self, mode: str) -> None:
        self.values["mode"] = mode

    def share(self) -> None:
        self.mode = "versus"
        super().share()

    @property
    def count(self) -> int:
        return 2 if self.mode == "coop" else self.many

    def is_count_chosen(self) -> bool:
        return self.mode != "coop"

    def note(self) -> str:
        return (
            tr("Two characters: one person each, or one person both.")
            + "\n"
            + tr("The timer goes down after both have had a turn, and whenever one of them dies.")
        )

    # -- the options ------------------------------------------------------------------------------------------------

    def remembered(self, option: SetupOption) -> Any:
        chosen = super().remembered(option)
        if option.name == "rooms":
            return chosen and has_rooms()
        if option.name == "final_boss":
            bosses = dict(monsters(BOSSES))
            return chosen if chosen in bosses else next(iter(bosses), "")
        if option.name == "minions":
            known = dict(monsters(MINIONS))
            return tuple(name for name in chosen if name in known)[:1]
        return chosen

    def choices_of(self, option: SetupOption) -> Sequence[tuple[Any, str]]:
        if option.name == "final_boss":
            return monsters(BOSSES)
        if option.name == "minions":
            return [("", tr("nobody")), *monsters(MINIONS)]
        if option.name == "difficulty":
            return [(level, _souls(count)) for level, count in GOALS.items()]
        if option.name == "soul_cap":
            return [(0, tr("no limit")), *((count, _souls(count)) for count in (2, 3, 4))]
        return super().choices_of(option)

    def is_shown(self, option: SetupOption, word: str) -> bool:
        if self.mode != "versus" and (word or option.name) in VERSUS_ONLY:
            return False
        return super().is_shown(option, word)

    def is_open(self, key: str) -> bool:
        if key == "rooms":
            return has_rooms()
        return key != "eden_only" or has_eden(tuple(self.sets))

    # -- what is said -----------------------------------------------------------------------------------------------

    def told(self) -> str:
        if self.mode == "coop":
            people = sum(choice.kind == "human" for choice in self.seats[: self.count])
            goal = _souls(GOALS[self.values["difficulty"]])
            return (
                tr("Two bots need {souls} together before a timer of {n} runs out.", souls=goal, n=TIMER),
                tr("You and a bot need {souls} together before a timer of {n} runs out.", souls=goal, n=TIMER),
                tr("The two of you need {souls} together before a timer of {n} runs out.", souls=goal, n=TIMER),
            )[people]
        if self.mode == "challenge":
            boss = dict(monsters(BOSSES)).get(self.values["final_boss"], "")
            return tr("All together against {boss}, before a timer of {n} runs out.", boss=boss, n=TIMER)
        return super().told()

    def extras(self) -> list[str]:
        return [tr("rooms")] if self.values["rooms"] else []

    def plan(self) -> NewGame:
        new = super().plan()
        return evolve(new, given={**new.given, "eden_only": new.given["eden_only"] and has_eden(new.given["sets"])})


def _souls(count: int) -> str:
    return tr_n(count, "{n} soul", "{n} souls")
