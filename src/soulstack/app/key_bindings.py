"""Which key does what: every action with the key it has by default, and the player's own keys.

Keys are named as SDL names them, in small letters: `a`, `space`, `f1`, `left ctrl`. A few keys always work and belong to nobody
else, so that no choice of keys can lock a player out of the settings.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from attrs import field, frozen

FIXED: Final = frozenset(
    {"return", "enter", "escape", "tab", "up", "down", "left", "right", "home", "end", "page up", "page down"}
    | {"backspace", "delete", "left shift", "right shift", "unknown key", ""}
)
"""Keys that always do the same and cannot be chosen for anything else."""
LONGEST: Final = 32
TWINS: Final = {"right ctrl": "left ctrl", "right alt": "left alt", "right meta": "left meta", "menu": "application"}
"""Keys that stand twice on a keyboard, or are called differently, and count as one."""


@frozen
class Action:
    """Something that a key does."""

    name: str
    words: str
    """What it does, said on the page of keys; English, the screens translate it."""
    key: str = ""
    """The key it has by default; empty where the fixed key is the only one."""
    always: str = ""
    """A key that does it whatever the player chooses."""


TABLE: Final = (
    Action("confirm", "the usual answer, or what is focused", "space", "return"),
    Action("cancel", "cancel, then pause", "", "escape"),
    Action("next", "the next thing that may be chosen", "", "tab"),
    Action("previous", "the one before", "", "shift tab"),
    Action("up", "up", "", "up"),
    Action("down", "down", "", "down"),
    Action("left", "to the left", "", "left"),
    Action("right", "to the right", "", "right"),
    Action("more", "what else can be done with it", "m"),
    Action("attack", "attack", "a"),
    Action("buy", "buy", "b"),
    Action("end", "end the turn", "e"),
    Action("respond", "respond: go to the first thing you may use", "r"),
    Action("yes", "yes", "y"),
    Action("no", "no", "n"),
    Action("auto", "pass automatically, on or off", "p"),
    Action("control", "hold: be asked about everything", "left ctrl"),
    Action("hint", "a hint: what a bot would do", "h"),
    Action("give", "give cents to another player", "g"),
    Action("favour", "ask for a favour in return for cents", "f"),
    Action("undo", "take back, as far as nobody has learned anything", "u", "ctrl z"),
    Action("zoom", "look at a card closely", "z"),
    Action("log", "the log, large or small", "l"),
    Action("table", "look at the table behind a question", "v"),
    Action("tip", "put a tip away", "", "backspace"),
    Action("help", "the card of keys, or the rules", "f1"),
)
HAND: Final = tuple(
    Action(f"card {n % 10}", f"card {n} of your hand, or answer {n}", str(n % 10)) for n in range(1, 11)
)
WINDOW: Final = (
    Action("other game", "the other game, where both have something to show", "f2"),
    Action("mute", "mute", "f9"),
    Action("fullscreen", "full screen", "f11"),
    Action("screenshot", "screenshot", "f12"),
)
ACTIONS: Final[Mapping[str, Action]] = {action.name: action for action in (*TABLE, *HAND, *WINDOW)}


def plain(key: str) -> str:
    """Gives the name under which a key is kept.

    >>> plain("Right Ctrl"), plain("A")
    ('left ctrl', 'a')
    """
    key = key.lower()
    return TWINS.get(key, key)


def can_be_chosen(key: str) -> bool:
    """Tells whether a key may be given to an action."""
    return plain(key) not in FIXED and len(key) <= LONGEST and key.isprintable()


@frozen
class Bindings:
    """The player's keys."""

    own: Mapping[str, str] = field(factory=dict)
    """The key of each action that does not have its default one; empty for none."""

    def key(self, name: str) -> str:
        """Gives the key of an action; empty when only its fixed key does it."""
        return self.own.get(name, ACTIONS[name].key)

    def holder(self, key: str) -> Action | None:
        """Gives the action that a key does."""
        key = plain(key)
        return next((action for action in ACTIONS.values() if key and self.key(action.name) == key), None)

    def bind(self, name: str, key: str) -> "Bindings":
        """Gives a key to an action; whoever had it takes the former key of that action in exchange.

        >>> keys = Bindings().bind("attack", "b")
        >>> keys.key("attack"), keys.key("buy")
        ('b', 'a')
        """
        key = plain(key)
        holder = self.holder(key)
        own = {**self.own, name: key}
        if holder is not None and holder.name != name:
            own[holder.name] = self.key(name)
        return Bindings({each: chosen for each, chosen in own.items() if chosen != ACTIONS[each].key})


def read_key(value: object) -> str | None:
    """Reads a key from the settings; None when it cannot be one."""
    if not isinstance(value, str) or (value and not can_be_chosen(value)):
        return None
    return plain(value)


def settled(own: Mapping[str, str]) -> dict[str, str]:
    """Drops the own keys that would do two things at once."""
    kept = dict(own)
    while True:
        held = Counter(Bindings(kept).key(name) for name in ACTIONS)
        clashing = [name for name, key in kept.items() if key and held[key] > 1]
        if not clashing:
            return kept
        for name in clashing:
            del kept[name]
