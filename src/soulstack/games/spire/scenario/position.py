"""Lays out the position of a scenario: a run set up by its seed, then everything that the file names in its place."""

from collections.abc import Iterable
from typing import Any

from soulstack.content.errors import shown
from soulstack.content.tables import TableError
from soulstack.games.spire.cards.catalogue import Catalogue
from soulstack.games.spire.cards.faces import UP
from soulstack.games.spire.cards.run_effects import Offer
from soulstack.games.spire.cards.schema import CardDef, EventDef
from soulstack.games.spire.rules import achievements, verbs  # noqa: F401 - registers what effects do
from soulstack.games.spire.rules.climb import acts, board, camp, events, merchant, quick_start  # noqa: F401 - registers the run
from soulstack.games.spire.rules.climb.camp import draft
from soulstack.games.spire.rules.climb.gaining import cut_hp
from soulstack.games.spire.rules.climb.rewards import offer
from soulstack.games.spire.rules.combat import begin, set_up_heroes
from soulstack.games.spire.rules.dice import lay_down
from soulstack.games.spire.rules.ending import COMBAT, ROUNDS
from soulstack.games.spire.rules.frames import PROCEDURES, Steps
from soulstack.games.spire.rules.items import gain_item
from soulstack.games.spire.rules.listening import stats
from soulstack.games.spire.rules.orbs import fit_slots
from soulstack.games.spire.rules.piles import enter_power
from soulstack.games.spire.rules.playing import PLAY
from soulstack.games.spire.rules.setup import SetupError, lay_out, take_modifiers
from soulstack.games.spire.rules.state import BOSS_ROW, Fight, Fighter, Setup, State, living_seats, turn_over
from soulstack.games.spire.rules.summoning import place
from soulstack.games.spire.rules.turn import play as play_step
from soulstack.games.spire.scenario import words as w
from soulstack.games.spire.scenario.named_enemies import AS_NAMED, is_changed, lay_on
from soulstack.games.spire.scenario.reading import EnemySpec, Scenario, SeatSpec
from soulstack.kernel.asking import FLOOR, AskAll
from soulstack.kernel.frames import advance
from soulstack.kernel.rng import shuffle

RUN, FIGHT = 3, 1
"""Where the frames of a run stand while a fight goes on: the step that comes next."""
STATUS = ("burn", "slimed")
BURNING = "burning_elite"
"""The room of the Emerald Key: a position that stands on it is that fight."""


def build(scenario: Scenario, cards: Catalogue) -> State:
    """Lay out the position; with the phases that go on by `next` nothing has happened yet."""
    return Builder(scenario, cards).build()


class Builder:
    """Takes what is named out of the box and lays it where it belongs."""

    def __init__(self, scenario: Scenario, cards: Catalogue) -> None:
        self.scenario = scenario
        self.cards = cards
        self.used: dict[str, int] = {}
        self.taken: set[int] = set()

    def build(self) -> State:
        """Lay everything out and go on to the first question."""
        scenario = self.scenario
        heroes = tuple(seat.hero for seat in scenario.seats)
        setup = Setup(
            heroes=heroes, seed=scenario.seed, act=scenario.act, ascension=scenario.ascension,
            modifiers=scenario.modifiers, options=scenario.options, printing=scenario.printing,
            unlocked=scenario.unlocked,
        )  # fmt: skip
        try:
            state = self.state = lay_out(setup, self.cards)
        except SetupError as error:
            raise TableError("", str(error)) from None
        state.ask_forced = True
        acts.lay_foreign_decks(state, self.cards)
        take_modifiers(state, self.cards)
        state.table.keys = scenario.keys
        self._decks()
        self._map()
        for seat, spec in enumerate(scenario.seats):
            self._seat(seat, spec)
        self._forget_taken()
        if scenario.dice:
            lay_down(state, scenario.dice)
        self._phase()
        for hero in state.heroes:
            cut_hp(state, hero.seat)
        if scenario.phase not in {"start", "combat", "end_of_combat"}:
            advance(state)
        state.facts = []
        return state

    # --- taking things out of the box ---------------------------------------------------------------------------------

    def take(self, name: str) -> int:
        """Take the next copy of a component out of the box; a plus turns it over, one more is made if need be."""
        state = self.state
        base = name.removesuffix(UP)
        if base in STATUS:
            card = self.take("status")
            turn_over(state, card, self.cards.faces[base])
            return card
        there = state.places[base]
        at = self.used.get(base, 0)
        self.used[base] = at + 1
        if at == len(there):
            printed = self.cards.faces.get(base)
            state.faces = [*state.faces, printed if printed is not None else state.faces[there[0]]]
            state.places = {**state.places, base: (*there, len(state.faces) - 1)}
        card = state.places[base][at]
        self.taken.add(card)
        if name != base:
            turn_over(state, card, self.cards.faces[name])
        return card

    def take_all(self, names: Iterable[str]) -> tuple[int, ...]:
        """Take several."""
        return tuple(self.take(name) for name in names)

    def _forget_taken(self) -> None:
        """Take what has been named out of its decks and supplies."""
        state, table, taken = self.state, self.state.table, self.taken
        for name in ("relics", "boss_relics", "potions", "curses", "colorless", "events", "first_encounters", "encounters",
                     "elites", "bosses", "neow", "summons", "daze", "status"):  # fmt: skip
            laid = self.laid.get(name, ())
            rest = tuple(card for card in getattr(table, name) if card not in taken)
            setattr(table, name, (*laid, *rest))
        for hero in state.heroes:
            hero.rewards = (*self.laid.get(f"rewards{hero.seat}", ()), *(c for c in hero.rewards if c not in taken))
            hero.rares = (*self.laid.get(f"rares{hero.seat}", ()), *(c for c in hero.rares if c not in taken))
        table.others = tuple(
            (name, tuple(c for c in rewards if c not in taken), tuple(c for c in rares if c not in taken))
            for name, rewards, rares in table.others
        )

    def _decks(self) -> None:
        self.laid: dict[str, tuple[int, ...]] = {}
        for deck, names in self.scenario.decks.items():
            self.laid[w.FIELDS[deck]] = tuple(self._row(name) for name in names)

    def _row(self, name: str) -> int:
        """Take a card of a deck; events are named by their physical card."""
        thing = self.cards.get(name)
        if isinstance(thing, EventDef):
            own = next((row.id for row in thing.cards if row.act == self.scenario.act), thing.cards[0].id)
            return self.take(own)
        return self.take(name)

    # --- the map ------------------------------------------------------------------------------------------------------

    def _map(self) -> None:
        scenario, state = self.scenario, self.state
        table = state.table
        if scenario.map:
            drawn: Any = self.cards[scenario.map]
            if drawn.act != scenario.act:
                raise TableError("table, map", f"{shown(scenario.map)} is no board of Act {scenario.act}")
            table.map = scenario.map
        table.tokens = scenario.tokens
        board.lay_map(state)
        spaces = board.spaces(board.board(state))
        for name, _ in scenario.tokens:
            if name not in spaces:
                raise TableError("table, tokens", f"there is no space {shown(name)} on this board")
        if scenario.boss:
            table.boss = self.take(scenario.boss)
        else:
            table.boss = acts.draw_boss(state)
        self.taken.add(table.boss)
        if scenario.at:
            if scenario.at not in (*spaces, board.START):
                raise TableError("table, at", f"there is no space {shown(scenario.at)} on this board")
            table.at = scenario.at
        elif scenario.phase not in {"map", "setup", "neow", "quick_start"}:
            table.at = self._usual_space(spaces)
        if scenario.phase not in {"setup", "neow"} and not (scenario.phase == "map" and table.at == board.START):
            table.fights = 1
        if scenario.phase == "event":
            table.events_met = 1

    def _usual_space(self, spaces: list[str]) -> str:
        """Give a space where a room of the phase could be: the boss's, or one in the middle."""
        drawn = board.board(self.state)
        boss = self.scenario.phase == "boss_reward" or any(self._is_boss(enemy.id) for enemy in self.scenario.enemies)
        fitting = [name for name in spaces if (board.letter_at(drawn, name) == "B") == boss]
        return fitting[0] if boss else fitting[min(1, len(fitting) - 1)]

    def _is_boss(self, name: str) -> bool:
        known: Any = self.cards[name]
        return bool(known.deck == "boss")

    # --- seats --------------------------------------------------------------------------------------------------------

    def _seat(self, seat: int, spec: SeatSpec) -> None:
        state, scenario = self.state, self.scenario
        hero = state.heroes[seat]
        fights = scenario.phase in w.FIGHTING
        if spec.hp is not None:
            printed: Any = self.cards[spec.hero]
            if spec.hp > printed.max_hp:
                raise TableError(f"seat {seat}, hp", f"{spec.hp} is above the maximum of {printed.max_hp} (HIT-15)")
            hero.hp = spec.hp
            hero.dead = not spec.hp  # STAND-01
            hero.max_hp = max(
                hero.max_hp, spec.hp
            )  # what the board says holds for a file that names more than its level
        elif not self._begins(spec):
            hero.hp = hero.max_hp
        hero.gold = spec.gold
        starter = hero.deck
        self._piles(seat, spec, starter, fights=fights)
        for name in spec.relics:
            gain_item(state, seat, self.take(name))
        for name in spec.potions:
            gain_item(state, seat, self.take(name))
        self.laid[f"rewards{seat}"] = self.take_all(spec.rewards_deck)
        self.laid[f"rares{seat}"] = self.take_all(spec.rare_deck)

    def _begins(self, spec: SeatSpec) -> bool:
        """Tell whether a hero has just been set up; who was there before a newcomer has not."""
        phase = self.scenario.phase
        joining = any(seat.joins for seat in self.scenario.seats)
        return phase in {"setup", "neow"} or (phase == "quick_start" and (spec.joins or not joining))

    def _piles(self, seat: int, spec: SeatSpec, starter: tuple[int, ...], *, fights: bool) -> None:
        hero = self.state.heroes[seat]
        self.named: dict[int, dict[str, list[int]]] = getattr(self, "named", {})
        if spec.deck is not None and spec.piles is None:
            hero.deck = self.take_all(spec.deck)
            return
        if spec.piles is None or not fights:
            named = self.state.faces
            for card in starter:  # the starter deck stays, so its cards are spoken for
                base = named[card].id
                self.used[base] = self.used.get(base, 0) + 1
                self.taken.add(card)
            return
        piles = {name: list(self.take_all(names)) for name, names in spec.piles.items()}
        self.named[seat] = piles
        owned = [card for pile in piles.values() for card in pile if self._is_owned(card)]
        if spec.deck is not None:
            names = [self.state.faces[card].id for card in owned]
            for name in spec.deck:
                if name in names:
                    names.remove(name)
                else:
                    owned.append(self.take(name))
        hero.deck = tuple(owned)

    def _is_owned(self, card: int) -> bool:
        return self.state.faces[card].kind != "status"

    def _fighter(self, seat: int, spec: SeatSpec) -> None:
        state = self.state
        fighter = state.fighter(seat)
        hero = state.heroes[seat]
        fighter.energy = spec.numbers.get("energy", 3)
        for name, n in spec.numbers.items():
            setattr(fighter, name, n)
        fighter.stance = spec.stance
        piles = self.named.get(seat)
        if piles is None:
            fighter.draw = list(hero.deck)
            shuffle(state.streams, f"draw:{seat}", fighter.draw)
        else:
            for name, cards in piles.items():
                if name == "powers":
                    for card in cards:
                        enter_power(state, seat, card)
                else:
                    setattr(fighter, name, cards if name == "hand" else cards[::-1])
        fit_slots(state, seat)
        if spec.orbs:
            if len(spec.orbs) > len(fighter.orbs):
                raise TableError(f"seat {seat}, orbs", f"there are {len(fighter.orbs)} slots")
            fighter.orbs = (*spec.orbs, *fighter.orbs[len(spec.orbs) :])
        self._known_items(seat, spec)

    def _known_items(self, seat: int, spec: SeatSpec) -> None:
        state = self.state
        hero = state.heroes[seat]
        powers = state.fight.fighters[seat].powers if state.fight is not None else []
        things = [*hero.relics, *hero.potions, *powers]
        for name in spec.face_down:
            card = self._thing(things, name, f"seat {seat}, face_down")
            if card in powers:
                turn = state.fighter(seat).turn
                turn[f"used:{card}"] = 1
                turn.update({f"once:{card}:{at}": 1 for at in range(len(state.faces[card].abilities))})
            else:
                hero.face_down = (*hero.face_down, card)
        for name, n in spec.counters:
            hero.cubes[self._thing(things, name, f"seat {seat}, counters")] = n

    def _thing(self, things: list[int], name: str, place: str) -> int:
        for card in things:
            if self.state.faces[card].id == name:
                return card
        for card in things:
            if self.state.faces[card].id.removesuffix(UP) == name:
                return card
        raise TableError(place, f"this seat has no {shown(name)}")

    # --- phases -------------------------------------------------------------------------------------------------------

    def _phase(self) -> None:
        phase, state = self.scenario.phase, self.state
        run = Steps(name="run", at=RUN)
        if phase == "setup":
            state.table.at = board.START
            state.frames = [Steps(name="run")]
            return
        state.frames = [run]
        if phase in w.FIGHTING:
            self._fight(phase)
            return
        for seat, spec in enumerate(self.scenario.seats):
            self._known_items(seat, spec)
        if phase == "reward":
            self._reward()
        elif phase == "quick_start":
            joining = tuple(seat for seat, spec in enumerate(self.scenario.seats) if spec.joins)
            state.frames.append(Steps(name="quick_start", seats=joining))
        elif phase == "neow":
            state.frames.append(Steps(name="neow"))
        elif phase != "map":
            board.enter_room(state, {"camp": "campfire"}.get(phase, phase))

    def _reward(self) -> None:
        state = self.state
        given = dict(self.scenario.reward)
        for seat in range(len(state.heroes)):
            if given.get("gold"):
                offer(state, seat, "gold", given["gold"])
            if given.get("card"):
                for _ in range(given["card"] if isinstance(given["card"], int) else 1):
                    offer(state, seat, "upgraded_card" if given["card"] == "upgraded" else "card")
            for kind in ("potion", "relic", "rare", "colorless", "transform"):
                for _ in range(int(given.get(kind, 0))):
                    offer(state, seat, kind)
        if given.get("boss_relic"):
            draft(state, "boss_relic", 3 if len(state.heroes) == 1 else len(state.heroes) + 1)
        state.frames.append(Steps(name="given_rewards"))

    def _fight(self, phase: str) -> None:
        state, scenario = self.state, self.scenario
        kinds = [card.deck for card in (self._enemy_card(enemy) for enemy in scenario.enemies)]
        kind = "boss" if "boss" in kinds or phase == "boss_reward" else "elite" if "elite" in kinds else "encounter"
        if state.table.act == 4 and kind == "boss" and "boss" not in kinds:
            kind = "elite"
        burns = kind == "elite" and board.room_at(state, state.table.at) == BURNING
        room = BURNING if burns else kind
        state.frames += [Steps(name="room", data=(room,)), Steps(name="fight", data=(room,), at=FIGHT)]
        if phase == "boss_reward":
            dealt: tuple[tuple[int, int], ...] = ((state.table.boss, BOSS_ROW),)
            cards: list[tuple[int, int, EnemySpec | None]] = [(state.table.boss, BOSS_ROW, None)]
        else:
            rows = self._dealt_rows() if phase == "combat" else [self._row_of(e) for e in scenario.enemies]
            cards = [(self.take(e.id), row, e) for e, row in zip(scenario.enemies, rows, strict=True)]
            dealt = tuple((card, row) for card, row, enemy in cards if self._is_dealt(enemy))
        if phase == "combat":
            self._forget_taken()
            if burns:
                board.heat_up(state)
            begin(state, kind, tuple((card, row) for card, row, _ in cards))
            for seat, spec in enumerate(scenario.seats):
                self._known_items(seat, spec)
            self._lay_draw_piles()
            changed = tuple((card, enemy) for card, _, enemy in cards if enemy is not None and is_changed(enemy))
            if changed:
                state.frames.append(Steps(name=AS_NAMED, data=changed))
            return
        count = len(state.heroes)
        state.fight = Fight(kind=kind, players=count, dealt=dealt, fighters=[Fighter() for _ in range(count)])
        fight = state.fight
        for card, row, enemy in cards:
            self._enemy(card, row, enemy)
        for seat in living_seats(state):
            self._fighter(seat, scenario.seats[seat])
        self._forget_taken()
        fight.round = scenario.round
        fight.die = scenario.die
        if phase == "play":
            fight.phase = "play"
            state.frames += [Steps(name=COMBAT, at=ROUNDS), Steps(name="round", at=2)]
            self._turns()
        elif phase == "start":
            fight.round -= 1
            fight.die = 0
            state.frames += [Steps(name=COMBAT, at=ROUNDS), Steps(name="round")]
        else:
            for foe in fight.foes:
                foe.dead = True
                foe.hp = 0
            fight.phase = "over"
            state.frames.append(Steps(name=COMBAT, at=ROUNDS + (2 if phase == "boss_reward" else 1)))
            if phase == "boss_reward":
                self._added_rewards()

    def _lay_draw_piles(self) -> None:
        """Let a draw pile that is named lie as it is named, on top of what else is shuffled for the fight."""
        named = {seat: piles["draw"] for seat, piles in self.named.items() if piles["draw"]}
        frame = self.state.frames[-1]
        if not named or not isinstance(frame, Steps):
            return
        set_up_heroes(self.state, frame)
        frame.at = 1
        for seat, cards in named.items():
            fighter = self.state.fighter(seat)
            fighter.draw = [card for card in fighter.draw if card not in cards] + cards[::-1]

    def _added_rewards(self) -> None:
        """Open what an item adds to the rewards of a fight (SA-167): its end is behind this position."""
        state = self.state
        for card, at in state.index.get("end_of_combat", ()):
            for part in state.faces[card].abilities[at].do:
                if isinstance(part, Offer):
                    offer(state, state.owner(card), part.reward)

    def _turns(self) -> None:
        state = self.state
        seats = tuple(living_seats(state))
        at = PROCEDURES["turn"].index(play_step) + 1
        if "sequential_turns" in state.setup.options:
            for seat in reversed(seats[1:]):
                state.frames.append(Steps(name="turn", seats=(seat,), data=(False, seat == seats[-1])))
            state.frames.append(Steps(name="turn", at=at, seats=seats[:1], data=(True, len(seats) == 1)))
            seats = seats[:1]
        else:
            state.frames.append(Steps(name="turn", at=at, seats=seats, data=(True, True)))
        state.frames.append(AskAll(topic=PLAY, rule=FLOOR, seats=seats))

    def _enemy_card(self, enemy: EnemySpec) -> Any:
        return self.cards[enemy.id]

    def _is_dealt(self, enemy: EnemySpec | None) -> bool:
        return enemy is None or self._enemy_card(enemy).deck != "summon"

    def _row_of(self, enemy: EnemySpec) -> int:
        if self._enemy_card(enemy).deck == "boss":
            return BOSS_ROW
        return enemy.row or 1

    def _dealt_rows(self) -> list[int]:
        """Deal drawn cards one a row from the bottom up, where no row is named; of two Elites the second takes the top row."""
        enemies, top = self.scenario.enemies, len(self.state.heroes)
        free = [row for row in range(1, top + 1) if all(enemy.row != row for enemy in enemies)] or [top]
        found = []
        for enemy in enemies:
            known = self._enemy_card(enemy)
            if enemy.row is not None or known.deck == "boss":
                found.append(self._row_of(enemy))
            elif known.deck == "elite":
                found.append(
                    top if any(self._enemy_card(other).deck == "elite" for other in enemies[: len(found)]) else 1
                )
            else:
                found.append(free.pop(0) if len(free) > 1 else free[0])
        return found

    def _enemy(self, card: int, row: int, enemy: EnemySpec | None) -> None:
        foe = place(self.state, card, row)
        if enemy is not None:
            lay_on(self.state, foe, enemy)


def _is_card(thing: Any) -> bool:
    return isinstance(thing, CardDef)


PROCEDURES["given_rewards"] = PROCEDURES["rewards"][1:]

__all__ = ["build", "stats"]
