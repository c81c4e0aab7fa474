"""What the table shows where the run is: one stage for each place, all of them behind one small protocol.

The table (`table_scene`) owns the session, the bus, the director, the log and the bar above; below the bar it shows one *stage*.
Which one is decided by `place_of` from what everybody may see; a stage is found in `STAGES` by the name of the place:
`combat`, `map`, `neow`, `event`, `camp`, `merchant`, `treasure`, `rewards`, `act change`, `over`. What has no stage of its own
is shown by `plain_stage`, which lays out every option there is, so that a run can always be played.

To write one: make a module in `screen/rooms`, derive from `BaseStage`, and enter `"module:Class"` for its place in `STAGES`.
A stage is made when the party comes to the place and dropped when it leaves; it gets the `Desk`, through which it

- reads `desk.session` (what is asked: `asked_of(seat)`, `can_act(seat)`, `focus`, `words(option, decision)`, `prompt(decision)`,
  `why_not(ref)`) and `desk.state` (the table as the hero in focus sees it: the state of the rules without what is hidden);
- says what is wanted: `desk.choose(seat, option, ...)`; several answers one after another are `desk.play(seat, a, b, ...)`;
- paints with `desk.brush` and `desk.kit` in units of 1280 x 720 (`desk.room` is the box below the bar, wider in wide windows;
  `desk.x0` is where the middle 1280 units begin), card faces with `desk.put_card` and `desk.card_image`;
- speaks with `desk.say` and `desk.deny`, is heard with `desk.sound`.

Events arrive with the mouse in units (`desk.cursor`; `point` for a press). `things` names what can be clicked with its box, for
the keys (Tab, arrows, Enter), the pad and tests; whatever is listed there must react to a press at its middle.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.rules.state import State
    from soulstack.games.spire.screen.desk import Desk

Point = tuple[float, float]

PLAIN: Final = "soulstack.games.spire.screen.plain_stage:PlainStage"
STAGES: dict[str, str] = {
    "map": "soulstack.games.spire.screen.rooms.map_stage:MapStage",
    "act change": "soulstack.games.spire.screen.rooms.act_change:ActChangeStage",
    "combat": "soulstack.games.spire.screen.combat.combat_stage:CombatStage",
    "camp": "soulstack.games.spire.screen.rooms.camp_stage:CampStage",
    "merchant": "soulstack.games.spire.screen.rooms.merchant_stage:MerchantStage",
    "neow": "soulstack.games.spire.screen.rooms.neow_stage:NeowStage",
    "rewards": "soulstack.games.spire.screen.rooms.reward_stage:RewardStage",
    "treasure": "soulstack.games.spire.screen.rooms.treasure_stage:TreasureStage",
    "over": "soulstack.games.spire.screen.rooms.over_stage:OverStage",
    "event": "soulstack.games.spire.screen.rooms.event_stage:EventStage",
}
"""The stages that there are, by place: a module and a class in it."""
OF_TOPICS: Final[Mapping[str, str]] = {
    "map": "map",
    "neow": "neow",
    "event": "event",
    "camp": "camp",
    "merchant": "merchant",
    "between": "act change",
    "go_on": "act change",
    "reward": "rewards",
}
"""The place that an open question belongs to, by its topic."""
OF_VISITS: Final[Mapping[str, str]] = {
    "event": "event",
    "campfire": "camp",
    "merchant": "merchant",
    "treasure": "treasure",
    "neow": "neow",
}


def place_of(state: "State", topics: tuple[str, ...], last: str) -> str:
    """Says where the run is; a question within a place (a target, a card) leaves it where it was."""
    if state.over:
        return "over"
    fight = state.fight
    if fight is not None and fight.phase != "over":
        return "combat"
    visit = state.table.visit
    kind = OF_VISITS.get(visit.kind, "") if visit is not None else ""
    for topic in topics:
        found = OF_TOPICS.get(topic, "")
        if found:
            return "treasure" if found == "rewards" and kind == "treasure" and fight is None else found
    if last in {"", "combat"} or (kind and last == "map"):
        return kind or ("rewards" if fight is not None else last or "map")
    return last


def make_stage(place: str, desk: "Desk") -> "BaseStage":
    """Makes the stage of a place."""
    module, _, name = STAGES.get(place, PLAIN).partition(":")
    stage: BaseStage = getattr(import_module(module), name)(desk, place)
    return stage


class BaseStage:
    """A stage that shows nothing; the others fill in what they need."""

    def __init__(self, desk: "Desk", place: str) -> None:
        self.desk, self.place = desk, place
        self.is_overlay = False
        """Whether it lies over another stage and is only looked at."""

    @property
    def takes_heroes(self) -> bool:
        """Whether F1 to F4 mean a target just now, and not whose hand is shown."""
        return False

    @property
    def corner(self) -> float:
        """How much of the bar's left end the stage wants for itself, in units."""
        return 0.0

    def bar_left(self) -> tuple[tuple[str, str], ...]:
        """Gives what the bar says at its left, two short lines each; nothing for the hero in focus."""
        return ()

    def title(self) -> tuple[str, str]:
        """Gives what the bar above says in the middle: two short lines."""
        return "", ""

    def lay_out(self) -> None:
        """Places everything anew: the window, the text size or the table has changed."""

    def update(self, dt: float) -> None:
        """Lets time pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws itself; the whole window is its own, the bar and the log are laid over it afterwards."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws what lies over the bar."""

    def show_hint(self, hint: "Hint") -> None:
        """Points at what a hint is about."""

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked now, with its place, in the order in which keys go through it."""
        return {}

    def face_at(self, point: Point) -> str:  # noqa: ARG002 - stages that show components override it
        """Gives the id of the component under a point that can be looked at closely; nothing where there is none."""
        return ""

    def face_in_focus(self) -> str:
        """Gives the id of the component that the keys are on."""
        return ""

    def kept_clear(self) -> tuple[Box, ...]:
        """Lists what nothing may be laid over, though it is painted on the ground and cannot be clicked."""
        return ()

    def lit(self) -> tuple[str, ...]:
        """Names what glows because it may be used now, among the things."""
        return ()

    def press(self, point: Point, button: int) -> bool:
        """Takes a press of the mouse and says whether it was of use."""
        del point, button
        return False

    def ask_at(self, point: Point) -> bool:  # noqa: ARG002 - a fight overrides it
        """Offers what can be asked of a bot at a point; tells whether there is anything."""
        return False

    def release(self, point: Point, button: int) -> bool:
        """Takes the end of a press."""
        del point, button
        return False

    def move(self, point: Point) -> None:
        """Takes the mouse at another place."""

    def wheel(self, steps: float) -> bool:
        """Takes the wheel."""
        del steps
        return False

    def key(self, key: int, mod: int) -> bool:
        """Takes a key and says whether it was of use."""
        del key, mod
        return False

    def key_up(self, key: int) -> None:
        """Takes the end of a key's press."""

    def play(self, fact: Fact, after: Any) -> float:
        """Starts the picture of a fact, which leads to the view `after`, and gives the seconds to wait for it."""
        del fact, after
        return 0.0

    def settle(self) -> None:
        """Shows what the table is like now: `desk.state` has changed."""

    def finish(self) -> None:
        """Ends what still moves."""

    def back(self) -> bool:
        """Leaves what is being done (an aim, a panel); False when there was nothing to leave."""
        return False

    def leave(self) -> None:
        """Goes for good."""
