"""What people want that only a run knows: to play another of their heroes, to end all their turns, to let bots wait."""

from attrs import frozen

from soulstack.app.bus import Intent
from soulstack.kernel.decisions import Option


@frozen
class Play(Intent):
    """Answers a hero's question and those that it leads to, such as a card and its target; it is taken back as one."""

    seat: int
    answers: tuple[tuple[Option, ...], ...]


@frozen
class PayTogether(Intent):
    """Buys something with gold of several heroes; what each of the others adds is taken back with it."""

    seat: int
    option: Option
    gifts: tuple[tuple[int, int], ...]
    """The other heroes and how much each of them adds."""


@frozen
class TurnTo(Intent):
    """Gives the focus to another hero; it is no answer and leaves no trace."""

    seat: int


@frozen
class Join(Intent):
    """Lets another hero join between two acts, with whoever leads it."""

    hero: str
    kind: str
    """`human` or a bot, as a seat names it."""
    name: str


@frozen
class EndAll(Intent):
    """Says for every hero that people here play that it is done."""


@frozen
class InSafeOrder(Intent):
    """Lets what waits together happen in the default order, one thing of it; it is taken back with what led to it."""


@frozen
class HoldBots(Intent):
    """Lets all bots wait while it is on."""

    on: bool


@frozen
class AskBot(Intent):
    """Asks a bot for something in this round of a fight; the verdict's value is its answer in one line."""

    seat: int
    kind: str
    """block, kill, save or set_up."""
    by: int
    foe: int = -1


@frozen
class LetBotsAct(Intent):
    """Says when bots act in a fight: `after` the people, `freely`, or when they are `told`."""

    way: str


@frozen
class TellBot(Intent):
    """Tells a bot to play its turn now, whatever others are doing."""

    seat: int
