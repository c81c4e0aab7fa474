"""Sessions at positions that are written down, for tests of what a person can do at the table."""

from soulstack.app import session as sessions
from soulstack.app.options import NewGame
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read

TABLE = """
title = "a table"
[[seat]]
character = "isaac"
starting_item = false
hand = {hand}
items = {items}
cents = {cents}
[[seat]]
character = "cain"
starting_item = false
deactivated = {turned}
[table]
monsters = ["fly", "clotty"]
shop = ["breakfast", "dinner"]
"""


def position(hand=(), items=(), cents=5, dice=(), answers=False):
    """Gives a position of two at the first free action; the second can answer only when told so."""
    words = {"hand": list(hand), "items": list(items), "cents": cents, "turned": [] if answers else ["cain"]}
    text = TABLE.format(**{key: str(value).replace("'", '"') for key, value in words.items()})
    state = build(read(text, catalogue()), catalogue())
    state.ask_everyone = state.ask_forced = False
    state.rigged = list(dice)
    return state


def sit(**words):
    """Opens a session at a position."""
    session = sessions.open_position(position(**words), 0)
    session.bot_pause = session._pass_at = 0.0
    return session


def option(session, verb, card=""):
    """Finds what may be done with a card."""
    for found in session.decision.options:
        if found.verb == verb and (not card or _card(session, found.ref) == card):
            return found
    raise AssertionError(f"{verb} {card} is not among {session.decision.options}")


def _card(session, ref):
    if ref is None:
        return ""
    if ref[0] == "card":
        return session.view.printed[ref[1]]
    found = session.view.objects.get(ref[1]) if ref[0] == "obj" else None
    return found.card if found is not None else ""


class LocalThinker:
    """Asks bots in this process, so that a test waits for nobody."""

    def __init__(self, seats, seed, room):
        make = room.bots().make_bot
        self.bots = {seat: make(kind, seat, seed) for seat, kind in enumerate(seats) if kind != "human"}
        self.token, self.found = -1, None

    def start(self):
        pass

    def is_asked(self, token):
        return self.token == token

    def ask(self, token, decision, view, pace=1.0):
        self.token, self.found = token, self.bots[decision.seat].choose(view(), decision)

    def waits(self, token):
        return False

    def result(self, token):
        return self.found if self.token == token else None

    def close(self):
        pass


def new_game(monkeypatch, seats, seed, **words):
    """Deals a game whose bots answer at once."""
    monkeypatch.setattr(sessions, "Thinker", LocalThinker)
    names = ("Anna", "Ash", "Bea", "Cleo")[: len(seats)]
    session = sessions.new_session(NewGame(seats=seats, names=names, seed=seed, given=words))
    session.bot_pause = session._pass_at = 0.0
    return session
