"""A position is laid out: what the file names goes to its place, the seed decides about all else.

Nothing is dealt twice: the named cards are taken out of their decks first, and a card that is named more often than there
are copies makes the position impossible.
"""

from collections import Counter
from collections.abc import Iterator

from attrs import define, field

from soulstack.content.tables import TableError
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules import verbs
from soulstack.games.foursouls.rules.setup import SLOTS, copies_of
from soulstack.games.foursouls.rules.souls import check_bonus
from soulstack.games.foursouls.rules.state import DECKS, STREAMS, Obj, Player, Slot, State, deck_of
from soulstack.games.foursouls.rules.stats import max_hp, object_max_hp
from soulstack.games.foursouls.rules.turn import Game, Turn
from soulstack.games.foursouls.rules.variants import GOALS, TIMER
from soulstack.games.foursouls.rules.zones import attach, enter_play, know, put_in_slot, take_top, zone_in
from soulstack.games.foursouls.scenario.reading import DECK_KEYS, Cards, Scenario, SeatSpec
from soulstack.kernel.frames import advance
from soulstack.kernel.ids import NO_CARD
from soulstack.kernel.rng import seed_streams, shuffle

COIN_POOL = 100
_ = verbs  # importing them fills the table of verbs
ROW_DECK = {"monster": DECKS.index("monster"), "shop": DECKS.index("treasure"), "room": DECKS.index("room")}


def build(scenario: Scenario, cards: Cards) -> State:
    """Lay out the position and stand at the active seat's first free action, or raise a TableError."""
    return Builder(scenario, cards).build()


@define
class Builder:
    """Lays out one position."""

    scenario: Scenario
    cards: Cards
    printed: list[CardDef] = field(factory=list)
    characters: list[str] = field(factory=list)

    def build(self) -> State:
        """Put everything into its place."""
        scenario = self.scenario
        if scenario.mode == "coop" and len(scenario.seats) != 2:
            raise TableError("seat", "co-op is played by two seats")
        count = len(scenario.seats)
        is_coop = scenario.mode == "coop"
        state = State(
            printed=(), streams=seed_streams(scenario.seed, STREAMS), ask_everyone=True, ask_forced=True, pool=COIN_POOL,
            coins=COIN_POOL, mode=scenario.mode, goal=GOALS["normal"] if is_coop else 0, timer=TIMER if is_coop else 0,
            players=[Player(seat) for seat in range(count)], usable=[() for _ in range(count + 1)],
            rigged=list(scenario.table.dice), turn=scenario.turn, active=scenario.active,
            first=(scenario.active - scenario.turn + 1) % count, phase="action", step="action",
        )  # fmt: skip
        state.round_began = scenario.turn - (scenario.turn - 1) % count
        state.round_before = max(1, state.round_began - count)
        self._choose_characters(state)
        self._check()
        self._lay_out_decks(state)
        for seat, spec in enumerate(scenario.seats):
            self._lay_out_seat(state, seat, spec)
        self._lay_out_slots(state)
        self._lay_out_piles(state)
        for seat, spec in enumerate(scenario.seats):
            self._wound(state, seat, spec)
        self._wound_monsters(state)
        state.bonus += [self._add(state, name) for name in scenario.bonus_souls]
        check_bonus(state)
        state.waiting.clear()
        state.facts.clear()
        state.players[scenario.active].loot_plays = 1
        state.turn_began_at = state.next_id
        state.frames += [Game(last=scenario.active), Turn(seat=scenario.active, pc=5)]
        advance(state)
        state.facts.clear()
        return state

    # --- which cards --------------------------------------------------------------------------------------------------

    def _choose_characters(self, state: State) -> None:
        """Deal a character to every seat that names none, not one whose starting item lies elsewhere."""
        taken = [spec.character for spec in self.scenario.seats] + [name for name, _ in self._named_outright()]
        free = [
            card
            for card in self.cards.values()
            if card.kind == "character" and card.set in self.scenario.sets and card.implemented
            and card.id not in taken and card.starting_item not in taken
        ]  # fmt: skip
        shuffle(state.streams, "setup", free)
        for seat, spec in enumerate(self.scenario.seats):
            if not spec.character and not free:
                raise TableError(f"seat {seat}", "there is no character left for this seat")
            self.characters.append(spec.character or free.pop().id)

    def _named_outright(self) -> Iterator[tuple[str, str]]:
        """List every card that the file names, with the place where it does."""
        scenario = self.scenario
        for seat, spec in enumerate(scenario.seats):
            for key, names in (
                ("items", spec.items),
                ("hand", spec.hand),
                ("souls", spec.souls),
                ("curses", spec.curses),
            ):
                for name in names:
                    yield name, f"seat {seat}, {key}"
        for number, pile in enumerate(scenario.table.monsters):
            for name in pile:
                yield name, f"table, monsters, slot {number}"
        for name in scenario.table.shop:
            yield name, "table, shop"
        for deck in DECK_KEYS:
            for name in scenario.table.decks.get(deck, ()):
                yield name, f"table, {deck}_deck"
            for name in scenario.table.discards.get(deck, ()):
                yield name, f"table, {deck}_discard"
        for name in scenario.rooms or ():
            yield name, "rooms"
        for name in scenario.bonus_souls:
            yield name, "bonus_souls"

    def _named(self) -> Iterator[tuple[str, str]]:
        yield from self._named_outright()
        for seat, name in enumerate(self.characters):
            yield name, f"seat {seat}, character"
            item = self.cards[name].starting_item
            if item and self.scenario.seats[seat].starting_item:
                yield item, f"seat {seat}, starting_item"

    def _check(self) -> None:
        """Refuse cards in places where they cannot be, cards that do not run yet, and more cards than there are."""
        counted: Counter[str] = Counter()
        for name, place in self._named():
            card = self.cards[name]
            reason = _misplaced(card, place)
            if reason:
                raise TableError(place, f'"{name}" {reason}')
            if not card.implemented:
                raise TableError(place, f'"{name}" does not run yet')
            counted[name] += 1
            most = card.copies + sum(card.reprints.values())  # cards of any set may be named
            if counted[name] > most:
                copies = "is only 1 copy" if most == 1 else f"are only {most} copies"
                raise TableError(place, f'there {copies} of "{name}", and more are named')
        total = sum(spec.cents for spec in self.scenario.seats)
        if total > COIN_POOL:
            raise TableError("seat", f"the seats have {total}¢ together; there are {COIN_POOL}¢ in the game")

    def _add(self, state: State, name: str) -> int:
        """Give a named card its index."""
        self.printed.append(self.cards[name])
        state.printed = tuple(self.printed)
        return len(self.printed) - 1

    # --- the table ----------------------------------------------------------------------------------------------------

    def _has_rooms(self) -> bool:
        table = self.scenario.table
        return self.scenario.rooms is not None or bool(table.decks.get("room") or table.discards.get("room"))

    def _lay_out_decks(self, state: State) -> None:
        """Shuffle what is not named into the decks."""
        named = Counter(name for name, _ in self._named())
        players = len(self.scenario.seats)
        for card in sorted(self.cards.values(), key=lambda c: c.id):
            deck = deck_of(card)
            if not deck or not card.implemented or (deck == "room" and not self._has_rooms()):
                continue
            if deck != "room" and card.set not in self.scenario.sets:
                continue
            if card.three_plus and players < 3:  # SETUP-14
                continue
            left = max(0, copies_of(card, self.scenario.sets) - named[card.id])
            start = len(self.printed)
            self.printed += [card] * left
            state.decks[DECKS.index(deck)] += range(start, start + left)
        state.printed = tuple(self.printed)
        for number, cards in enumerate(state.decks):
            shuffle(state.streams, DECKS[number], cards)

    def _lay_out_slots(self, state: State) -> None:
        """Put the named cards into slots and fill the others, events going under the deck (SETUP-05)."""
        table = self.scenario.table
        rooms = tuple((name,) for name in self.scenario.rooms or ())
        rows = (
            ("monster", table.monsters, SLOTS),
            ("shop", tuple((name,) for name in table.shop), SLOTS),
            ("room", rooms, int(self._has_rooms())),
        )
        for row, piles, least in rows:
            for number in range(max(least, len(piles))):
                state.slots.append(Slot(row))
                if number < len(piles):
                    *covered, top = [self._add(state, name) for name in piles[number]]
                    state.slots[-1].covered[:] = covered
                    if row == "monster" and state.printed[top].is_event:
                        raise TableError(f"table, monsters, slot {number}", "an event does not stay in a slot")
                    slot = len(state.slots) - 1
                    enter_play(state, top, zone_in(row, state.printed[top]), slot=slot)
        for number, place in enumerate(state.slots):
            if not place.top:
                self._fill(state, number, place.row)
            place.since = state.turn - 1  # what lies there came before this turn began

    def _fill(self, state: State, number: int, row: str) -> None:
        deck = ROW_DECK[row]
        for _ in range(len(state.decks[deck])):
            card = take_top(state, deck)
            if card != NO_CARD and not state.printed[card].is_event:
                put_in_slot(state, number, card)
                return
            state.decks[deck].insert(0, card)

    def _lay_out_piles(self, state: State) -> None:
        """Put named cards on top of the decks and into the discards; both are named from the top down."""
        table = self.scenario.table
        for name in DECK_KEYS:
            number = DECKS.index(name)
            state.decks[number] += [self._add(state, card) for card in reversed(table.decks.get(name, ()))]
            state.discards[number] += [self._add(state, card) for card in reversed(table.discards.get(name, ()))]

    def _wound_monsters(self, state: State) -> None:
        for name, damage in self.scenario.table.monster_damage:
            place = "table, monster_damage"
            found = [obj for obj in state.monsters() if state.printed[obj.card].id == name]
            if not found:
                raise TableError(place, f'"{name}" is no monster in play')
            if damage >= object_max_hp(state, found[0]):
                raise TableError(place, f'"{name}" would be dead with {damage} damage')
            found[0].damage = damage

    # --- a seat -------------------------------------------------------------------------------------------------------

    def _lay_out_seat(self, state: State, seat: int, spec: SeatSpec) -> None:
        """Put a character and everything that its player has into place, all of it charged."""
        player = state.players[seat]
        character = self.cards[self.characters[seat]]
        obj = Obj(state.new_id(), self._add(state, character.id), character, "character", seat)
        state.objects[obj.id] = obj
        player.character = obj.id
        attach(state, obj)
        started = [character.starting_item] if character.starting_item and spec.starting_item else []
        for zone, names in (("item", (*started, *spec.items)), ("soul", spec.souls), ("curse", spec.curses)):
            for name in names:
                enter_play(state, self._add(state, name), zone, seat).charged = True
        player.hand += [self._add(state, name) for name in spec.hand]
        for card in player.hand:
            know(state, card, seat)
        player.cents = spec.cents
        state.pool -= spec.cents
        for name in spec.deactivated:
            self._own(state, seat, name, "deactivated").charged = False
        for name, kinds in spec.counters:
            owned = self._own(state, seat, name, "counters")
            owned.counters = ()
            for kind, count in kinds:
                owned.set_counter(kind, count)

    def _own(self, state: State, seat: int, name: str, key: str) -> Obj:
        player = state.players[seat]
        for oid in (player.character, *player.items, *player.souls, *player.curses):
            if state.printed[state.objects[oid].card].id == name:
                return state.objects[oid]
        raise TableError(f"seat {seat}, {key}", f'this seat has no "{name}" in play')

    def _wound(self, state: State, seat: int, spec: SeatSpec) -> None:
        if spec.damage and spec.damage >= max_hp(state, seat):
            raise TableError(f"seat {seat}, damage", f"this seat would be dead with {spec.damage} damage")
        state.players[seat].damage = spec.damage


def _misplaced(card: CardDef, place: str) -> str:
    """Say in words why a card cannot be in a place, or nothing when it can."""
    key = place.split(", ")[1] if ", " in place else place
    if key == "character":
        return "" if card.kind == "character" else "is no character"
    if key == "items":
        is_item = card.kind in ("treasure", "starting_item") or "trinket" in card.keywords
        return "" if is_item else "is no item"
    if key == "hand":
        return "" if card.kind == "loot" else "is no loot card"
    if key == "souls":
        return "" if card.souls and card.kind != "character" else "is no soul"
    if key == "curses":
        return "" if card.is_curse else "is no curse"
    if key == "bonus_souls":
        return "" if card.kind == "bonus_soul" else "is no bonus soul"
    if key == "rooms":
        return "" if card.kind == "room" else "is no room"
    if key == "monsters":
        return "" if card.kind == "monster" or "ambush" in card.keywords else "is no monster"
    if key == "shop":
        return "" if card.kind == "treasure" else "is no treasure"
    if key.endswith(("_deck", "_discard")):
        deck = key.rpartition("_")[0]
        return "" if deck_of(card) == deck else f"does not belong to the {deck} cards"
    return ""
