"""Tables on which rewards lie open."""

from attrs import evolve
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.rules.climb import board
from soulstack.games.spire.rules.climb.camp import draft
from soulstack.games.spire.rules.climb.decks import take_top
from soulstack.games.spire.rules.climb.rewards import offer
from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.rules.items import gain_item
from soulstack.kernel.frames import advance

RUN = 3
"""The step of a run in which the party climbs."""


def rewarded(*heroes, gifts=(), boss=0, room="", potions=0, relics=(), stacked=None, options=(), **given):
    """Opens a table: every hero has these gifts (a kind, or a kind and its number), the party a draft of so many boss relics."""

    def prepare(state):
        state.frames, state.pending = [Steps(name="run", at=RUN)], ()
        state.table.visit, state.table.rewards = None, ()
        state.setup = evolve(state.setup, options=options)
        if stacked is not None:
            stacked(state)
        for hero in state.heroes:
            for _ in range(potions):
                gain_item(state, hero.seat, take_top(state, "potions"))
        for name in relics:
            gain_item(state, 0, state.places[name][0])
        if room:
            board.enter_room(state, room)
        else:
            for hero in state.heroes:
                for kind, n in (gift if isinstance(gift, tuple) else (gift, 0) for gift in gifts):
                    offer(state, hero.seat, kind, n or 1, show=n if n and kind != "gold" else 3)
            if boss:
                draft(state, "boss_relic", boss)
            state.frames.append(Steps(name="rewards", at=1))
        advance(state)

    return Table(*heroes, encounter="", prepare=prepare, **given)


def row(table, kind, at=0):
    """Names the row of a reward."""
    found = [gift for gift in table.stage.gifts.gifts if gift.kind == kind]
    return f"gift {found[at].id}"


def rewards_of(table, seat=0):
    """Lists the rewards of a seat that are still open."""
    return [item for item in table.state.table.rewards if item.seat == seat and not item.over]


def seen(table):
    """Draws until everything is there: grounds and parts are painted frame by frame."""
    for _ in range(14):
        table.draw()
