"""Starting and continuing games from the menus: the one place where screens meet sessions."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

from attrs import evolve, frozen

from soulstack.app import registry
from soulstack.app.game import HUMAN
from soulstack.app.language import tr, tr_error
from soulstack.app.options import NewGame, SeatChoice, meant
from soulstack.app.settings import Settings
from soulstack.bots.specs import PREFIX, UnknownBotError
from soulstack.ui.places import Ask, Message, Replay, Table
from soulstack.ui.router import screens_of_the_game

if TYPE_CHECKING:
    from pathlib import Path

    from soulstack.app.replay_session import ReplaySession
    from soulstack.ui.app import PlayOptions
    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.loop import App

SPECS: Final = registry.game().seats().bots
LEVELS: Final = {"easy": "Easy", "normal": "Normal", "hard": "Hard"}
KINDS: Final = (("human", "Human"), *((PREFIX + level, LEVELS[level]) for level in SPECS.levels if level in LEVELS))
USUAL: Final = "bot:normal"
TEMPER_WORDS: Final = {
    "": "Any mood",
    "plain": "Plain",
    "greedy": "Greedy",
    "vengeful": "Vengeful",
    "careful": "Careful",
    "chaotic": "Chaotic",
}
NAMES: Final = ("You", "Ash", "Bramble", "Cinder")
BOT_NAMES: Final = {
    "plain": ("Alder", "Robin", "Flint", "Moss"),
    "greedy": ("Magpie", "Coffer", "Midge", "Tally"),
    "vengeful": ("Thorn", "Nettle", "Sting", "Rue"),
    "careful": ("Thimble", "Snail", "Warden", "Hush"),
    "chaotic": ("Jinx", "Tumble", "Pepper", "Whim"),
}
"""What bots of a temper are called, one for each seat."""
SET_NAMES: Final = {
    "base": "Base game",
    "gold": "Gold box",
    "plus": "Four Souls+",
    "requiem": "Requiem",
    "warp": "Warp Zone",
}
SETS: Final = "sets"
"""The option that chooses the boxes of cards."""
LONGEST_SEED: Final = 18
"""Digits of a seed, so that every one fits into 64 bits."""


def kinds() -> list[tuple[str, str]]:
    """Lists who can sit at the table, with words."""
    return [(kind, tr(words)) for kind, words in KINDS]


def random_seed() -> int:
    """Draws a seed that is short enough to be read out."""
    import secrets

    return secrets.randbelow(900_000_000) + 100_000_000


def known_kind(kind: str) -> str:
    """Gives the kind that the new game screen offers for one from an older or newer game, its temper apart."""
    plain = kind if kind == "human" or kind.count(":") < 2 else kind.rpartition(":")[0]
    return next((offered for offered, _ in KINDS if offered == plain), USUAL)


def known_temper(kind: str) -> str:
    """Gives the temper that a kind of seat names; nothing when the seed shall say."""
    return kind.rpartition(":")[2] if kind.count(":") == 2 else ""


def with_temper(kind: str, temper: str | None = None) -> str:
    """Gives a kind of seat that the new game screen offers, with the temper that it has or another one."""
    temper = known_temper(kind) if temper is None else temper
    return f"{known_kind(kind)}:{temper}" if temper else known_kind(kind)


def face(kind: str) -> str:
    """Names the picture of a seat's bot; nothing for a person or a bot without a temper."""
    temper = known_temper(kind)
    return f"face_{temper}" if temper in SPECS.tempers else ""


def temper_words(kind: str) -> str:
    """Says a bot's level and temper, such as "Normal, greedy"; nothing for a person."""
    try:
        level, temper = SPECS.level(kind), SPECS.temper(kind)
    except UnknownBotError:
        return ""
    words = [tr(LEVELS[level])] if level in LEVELS else []
    return ", ".join([*words, tr(TEMPER_WORDS[temper]).lower()] if temper else words)


def renamed(name: str, temper: str, seat: int) -> str:
    """Gives a bot a name that suits its temper, unless somebody has named it."""
    usual = {*NAMES[1:], *(each for names in BOT_NAMES.values() for each in names)}
    return BOT_NAMES[temper][seat] if temper and name in usual else name


def plan_from(settings: Settings, key: str = registry.DEFAULT) -> NewGame:
    """Reads the game that the settings remember."""
    last = settings.last(key)
    seats = last.seats[: registry.game(key).seats(last.setup).most]
    return NewGame.of(
        seats, game=key, seed=int(last.seed) if last.seed.isdecimal() else random_seed(), given=last.setup
    )


def plan_for(options: "PlayOptions", settings: Settings) -> NewGame:
    """Reads the game from the command line; the names are those of the last one where it had a seat of that kind."""
    key = options.game or registry.DEFAULT
    last = settings.last(key)
    people = [seat.name for seat in last.seats if seat.kind == "human"] or [NAMES[0]]
    bots = [seat.name for seat in last.seats if seat.kind != "human"]
    bots += [name for name in NAMES[1:] if name not in bots] + ["Dusk"]
    seats: list[SeatChoice] = []
    for kind in options.seats or ():
        known = kind if kind.startswith((HUMAN, PREFIX)) else PREFIX + kind
        waiting = people if known.startswith(HUMAN) else bots
        name = waiting.pop(0) if waiting else tr("Seat {n}", n=len(seats) + 1)
        seats.append(SeatChoice(name, known))
    boxes = {SETS: last.setup[SETS]} if SETS in last.setup else {}
    seed = options.seed if options.seed is not None else random_seed()
    return NewGame.of(seats, game=key, seed=seed, given={**boxes, **options.given})


def is_saved(key: str = registry.DEFAULT) -> bool:
    """Tells whether a game could be continued."""
    from soulstack.app import slot  # not the session: the title must not wait for the rules

    return slot.has_save(key)


def saved_words(key: str = registry.DEFAULT) -> str:
    """Says in a few words which game could be continued."""
    from soulstack.app import slot

    meta = slot.meta_of_save(key)
    return tr("the last game") if meta is None else screens_of_the_game(key).telling.brief(meta)


@frozen
class CardSet:
    """A set of cards that a game can be played with."""

    key: str
    name: str
    cards: int
    is_pack: bool = False
    """True for a pack of the player's own."""


def card_sets(key: str = registry.DEFAULT) -> tuple[CardSet, ...]:
    """Lists the sets that can be dealt, the base set first and packs last; a set of rooms alone is no choice."""
    from soulstack.app.packs import packs

    known = packs(key)
    counts: dict[str, int] = {}
    for card in known.cards.values():
        if card.implemented and card.kind != "room":
            counts[card.set] = counts.get(card.set, 0) + card.copies
    keys = sorted((key for key in known.cards.sets() if key in counts), key=lambda key: key in known.names)
    return tuple(CardSet(key, set_name(key), counts[key], key in known.names) for key in keys)


def set_name(key: str) -> str:
    """Names a set; a pack bears the name of its folder."""
    return tr(SET_NAMES[key]) if key in SET_NAMES else key.replace("_", " ").capitalize()


def card_book(key: str = registry.DEFAULT) -> "CardBook":
    """Gives the faces of all cards of a game, those of packs too."""
    return screens_of_the_game(key).card_book()


def pack_problems(app: "App") -> tuple[str, ...]:
    """Gives a sentence for each pack that was refused, once for each window."""
    from soulstack import paths
    from soulstack.app.packs import pack_paths, packs

    # Without packs there is nothing to read, and the first screen need not wait for all cards.
    if app in _told or not pack_paths(paths.mods()):
        return ()
    _told.add(app)
    return packs().problems


_told: "WeakSet[App]" = WeakSet()


def start(app: "App", new: NewGame) -> None:
    """Deals a new game and shows its table; asks first when it would take the place of one that waits."""
    unless_one_waits(app, new.game or registry.DEFAULT, lambda: deal(app, new))


def deal(app: "App", new: NewGame) -> None:
    """Deals a new game and shows its table."""
    from soulstack.app import session
    from soulstack.app.packs import packs

    game = registry.game(new.game or registry.DEFAULT)
    given = dict(new.given)
    if SETS in given:
        # A pack that is gone must not keep anybody from playing.
        known = packs(game.key).cards.sets()
        given[SETS] = tuple(name for name in given[SETS] if name in known) or known[:1]
    app.plan = new
    asked = evolve(new, given=meant(given, game.options()))
    _show(app, lambda: session.new_session(asked), game.key)


def resume(app: "App", key: str = registry.DEFAULT) -> None:
    """Shows the table of the saved game."""
    from soulstack.app import session

    app.plan = None
    _show(app, lambda: session.resume(key), key)


def open_slot(app: "App", key: str, number: int) -> None:
    """Shows the table of a game from a slot; asks first when it would take the place of one that waits."""
    from soulstack.app import session

    def show() -> None:
        app.plan = None
        _show(app, lambda: session.open_slot(key, number), key)

    unless_one_waits(app, key, show)


def unless_one_waits(app: "App", key: str, begin: Callable[[], None]) -> None:
    """Begins what takes the place of the game that saves itself; nothing is replaced without a question."""
    from soulstack.app import slot, slots
    from soulstack.app.saves import SaveError

    live = live_session(app)
    if not slot.has_save(key) or (live is not None and (live.over or live.conceded)):
        begin()
        return

    def put_aside(number: int) -> None:
        try:
            if live is not None:
                slots.keep(key, number, live.to_save())
            else:
                slots.keep_running(key, number)
        except SaveError as error:
            tell(app, str(error), title=tr("The game could not be kept"))
        else:
            begin()

    free = slots.free_slot(key)
    kept = () if free is None else ((tr("Keep it in slot {n}", n=free), lambda: put_aside(free)),)
    text = tr("Another game waits to go on: {game}. What begins now takes its place.", game=saved_words(key))
    if free is None:
        text += " " + tr("All slots are full.")
    app.go(Ask(text, tr("A game waits"), (*kept, (tr("Begin without it"), begin))))


def live_session(app: "App") -> Any:
    """Gives the game at the table, if there is one that is saved."""
    tables = [scene for scene in app.stack.scenes if getattr(scene, "holds_game", False)]
    return getattr(tables[-1], "session", None) if tables else None


def again(app: "App", session: Any = None) -> None:
    """Deals the same seats anew with another seed."""
    plan = app.plan or (session.plan() if hasattr(session, "plan") else plan_from(app.settings, app.game))
    start(app, evolve(plan, seed=random_seed()))


def watch(app: "App", file: "Path") -> bool:
    """Shows the table of a recorded game over what is on the screen; says whether it could be opened."""
    from soulstack.app.replay_session import open_replay

    return _watch(app, lambda: open_replay(file))


def watch_game(app: "App", session: Any) -> bool:
    """Shows a game that has just been played, from its start; says whether it could be opened."""
    from soulstack.app.replay_session import watch_save

    return _watch(app, lambda: watch_save(session.to_save()))


def _watch(app: "App", open_session: "Callable[[], ReplaySession]") -> bool:
    from soulstack.app.saves import SaveError

    try:
        session = open_session()
    except SaveError as error:
        tell(app, str(error), title=tr("The replay could not be opened"))
        return False
    app.choose_game(session.game.key)
    app.go(Replay(session))
    if session.notice:
        tell(app, session.notice)
    return True


def play_on(app: "App", replay: "ReplaySession", seats: tuple[str, ...]) -> None:
    """Shows the table of a game that goes on from a moment of a recorded one."""
    from soulstack.app.session import resumed

    save = replay.to_save(seats)

    def show() -> None:
        app.plan = None
        _show(app, lambda: resumed(save), replay.game.key)

    unless_one_waits(app, replay.game.key, show)


def tell(app: "App", text: str, title: str = "Soulstack") -> None:
    """Shows one sentence."""
    app.go(Message(text, title))


def _show(app: "App", open_session: Callable[[], Any], key: str) -> None:
    from soulstack.app.saves import SaveError

    _leave_table(app)
    app.choose_game(key)
    try:
        session = open_session()
    except SaveError as error:
        tell(app, str(error), title=tr("The game could not be opened"))
        return
    except app.screens.refusals() as error:
        tell(app, tr_error(error), title=tr("No game could be dealt"))
        return
    session.auto_pass = app.settings.auto_pass == "smart"  # noqa: S105 - a choice, no password
    app.go(Table(session, app.screens.card_book()), alone=True)
    if session.notice:
        tell(app, session.notice)


def _leave_table(app: "App") -> None:
    """Closes the game that lies below: it holds the slot that the next one is saved in."""
    if any(getattr(scene, "holds_game", False) for scene in app.stack.scenes):
        app.go("title", alone=True)
