"""The Play phase: what a seat may do on the floor, and playing a card from paying to cleanup (PLAY, TWICE).

A card, Shiv, potion or ability is one deed: its text, its cleanup, then what it has triggered, and nothing comes between (SA-28).
"""

from typing import Any

from soulstack.games.spire.cards.faces import X_COST, Face
from soulstack.games.spire.cards.schema import Use
from soulstack.games.spire.rules.batching import release
from soulstack.games.spire.rules.costs import cost_of
from soulstack.games.spire.rules.counting import holds
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Deed, Done, Program, answer, question
from soulstack.games.spire.rules.hits import return_loan, settle
from soulstack.games.spire.rules.items import discard_item, turn_face_down
from soulstack.games.spire.rules.listening import has
from soulstack.games.spire.rules.piles import enter_power, exhaust, forget, is_forbidden
from soulstack.games.spire.rules.state import ENERGY_MAX, Fighter, State
from soulstack.games.spire.rules.useful import is_pointless
from soulstack.kernel.asking import DONE, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.sentences import Sentence

PLAY = "play"
SHIV = Option("use", ("token", 0))
MIRACLE = Option("use", ("token", 1))


# --- what a seat may do ------------------------------------------------------------------------------------------------


def floor_options(state: State, frame: AskAll, seat: int) -> Decision | None:
    """List everything a seat may do in the Play phase; cards that are alike are one option."""
    del frame
    if state.heroes[seat].dead:
        return None
    options = []
    fighter = state.fighter(seat)
    faces = state.faces
    seen: set[tuple[str, bool, int]] = set()
    if not is_forbidden(fighter, "play"):
        for card in fighter.hand:
            cost = cost_of(state, seat, card)
            key = (faces[card].id, card in fighter.kept, cost)
            if key not in seen and refused(state, seat, card, cost) is None:
                seen.add(key)
                options.append(Option("play", ("card", card)))
    if fighter.shivs and use_shiv_refused(state, seat) is None:
        options.append(SHIV)
    if fighter.miracles and fighter.energy < ENERGY_MAX:
        options.append(MIRACLE)
    options += [option for option in use_options(state, seat) if option is not None]
    options.append(DONE)
    return Decision(seat, PLAY, tuple(options), prompt=PLAY)


def can_pay(fighter: Fighter) -> int:
    """Tell how much a hero can pay: Energy first, then Miracles (SA-80)."""
    return fighter.energy + fighter.miracles


def refused(state: State, seat: int, card: int, cost: int | None = None) -> Sentence | None:
    """Say why a card in hand can not be played now, or None when it can (PLAY-01, -09, -10); its cost may be known already."""
    face = state.faces[card]
    fighter = state.fighter(seat)
    if card not in fighter.hand:
        return Sentence("It is not in your hand.")
    if face.unplayable:
        return Sentence("It is Unplayable (PLAY-10).")
    if is_forbidden(fighter, "play"):
        return Sentence("You play no more cards this turn (COMBAT-P-16).")
    if "static:card_cap" in state.index and capped(state, seat):
        return Sentence("The number of cards this turn is reached (COMBAT-P-16).")
    if cost is None:
        cost = cost_of(state, seat, card)
    if cost > can_pay(fighter):
        return Sentence("It costs {cost}; you have {energy} (PLAY-01).", cost=cost, energy=can_pay(fighter))
    if face.requires is not None:
        x = can_pay(fighter) if cost == X_COST else 0
        if not holds(state, Program(seat=seat, card=card, x=x), face.requires):
            return Sentence("What it asks for does not hold (PLAY-09).")
    if face.do and _only_area(face) and not _row_open(state, face):
        return Sentence("There is no row with an enemy (TARGET-03).")
    return None


def _only_area(face: Face) -> bool:
    return getattr(face.do[0], "to", "") == "row"


def _row_open(state: State, face: Face) -> bool:
    from soulstack.games.spire.rules.aiming import rows_for
    from soulstack.games.spire.rules.dying import delayed_summons

    return bool(rows_for(state, face.do)) or delayed_summons(state.combat().delayed)


def capped(state: State, seat: int) -> bool:
    """Tell whether a cap on cards is reached (Time Warp): the number on the slot of the enemy."""
    from soulstack.games.spire.rules.intents import line_of

    played = state.fighter(seat).turn.get("cards", 0)
    for foe_id, _ in state.index["static:card_cap"]:
        line = line_of(state, state.foe(foe_id))
        if line is not None and line.cap and played >= line.cap:
            return True
    return False


def use_shiv_refused(state: State, seat: int) -> Sentence | None:
    """Say why no Shiv can be used now (SILENT-04, SA-141)."""
    fighter = state.fighter(seat)
    if not fighter.shivs:
        return Sentence("You have no Shiv.")
    if is_forbidden(fighter, "play"):
        return Sentence("You could play no card, so no Shiv can be used (SA-141).")
    if not any(foe.lives for foe in state.combat().foes):
        return Sentence("There is no enemy.")
    return None


def use_options(
    state: State, seat: int, limits: tuple[str, ...] = ("turn", "combat", "cubes", "potion")
) -> list[Option]:
    """List the abilities and potions that a seat may use now."""
    found = []
    for card, at in state.index.get("use", ()):
        if state.owner(card) == seat:
            ability: Any = state.faces[card].abilities[at]
            if (
                ability.limit in limits
                and ability.do[0].op != "change_die"
                and use_refused(state, seat, card, ability) is None
            ):
                found.append(Option("use", ("card", card), at))
    return found


def use_refused(state: State, seat: int, card: int, ability: Use) -> Sentence | None:
    """Say why an ability or potion can not be used now, or None when it can."""
    hero = state.heroes[seat]
    if card in hero.face_down:
        return Sentence("It has been used (TRIG-07).")
    if state.fight is not None and ability.limit == "turn" and state.fighter(seat).turn.get(f"used:{card}", 0):
        return Sentence("It has been used this turn (TRIG-10).")
    if ability.limit == "cubes" and not hero.cubes.get(card, 0):
        return Sentence("No cube is left on it.")
    run = Program(seat=seat, card=card, program=ability.do)
    if ability.when is not None and not holds(state, run, ability.when):
        return Sentence("What it asks for does not hold.")
    if is_pointless(state, run):
        return Sentence("It could change nothing (SA-85).")
    return None


# --- answers on the floor ----------------------------------------------------------------------------------------------


def act(state: State, frame: AskAll, seat: int, picks: tuple[Option, ...]) -> None:
    """Begin what a seat has chosen to do."""
    del frame
    do_option(state, seat, picks[0])


def between_options(state: State, seat: int) -> list[Option]:
    """List what a seat may use where no card can be played: once-per-combat items, cubes and Miracles (SA-80, SA-83)."""
    fighter = state.fighter(seat)
    found = use_options(state, seat, ("combat", "cubes"))
    return [MIRACLE, *found] if fighter.miracles and fighter.energy < ENERGY_MAX else found


def do_option(state: State, seat: int, option: Option) -> None:
    """Begin what an option names."""
    if option == SHIV:
        begin_shiv(state, seat)
    elif option == MIRACLE:
        spend_miracle(state, seat)
    elif option.ref is not None and option.verb == "play":
        begin_card(state, seat, option.ref[1])
    elif option.ref is not None:
        begin_use(state, seat, option.ref[1], option.n)


TOPICS[PLAY] = Topic(floor_options, act)


def begin_card(state: State, seat: int, card: int) -> None:
    """Begin to play a card from hand."""
    state.frames.append(Deed(name="card", seat=seat, card=card, face=state.faces[card]))


def begin_shiv(state: State, seat: int) -> None:
    """Use a Shiv: an Attack of cost 0 of its own, no card (SILENT-06)."""
    state.fighter(seat).shivs -= 1
    tell(state, "token_lost", seat, amount=1, word="shiv")
    state.frames.append(shiv_deed(seat))


def shiv_deed(seat: int, plus: int = 0, *, name: str = "shiv", nested: bool = False) -> Deed:
    """Make the deed of a Shiv or of a hit that counts as an Attack of its own."""
    return Deed(name=name, seat=seat, plus=plus, nested=nested)


def spend_miracle(state: State, seat: int) -> None:
    """Spend a Miracle for 1 Energy (WATCHER-07)."""
    fighter = state.fighter(seat)
    fighter.miracles -= 1
    fighter.energy += 1
    tell(state, "token_lost", seat, amount=1, word="miracle")
    tell(state, "energy_changed", seat, amount=1)


def begin_use(state: State, seat: int, card: int, at: int) -> None:
    """Use an ability or a potion."""
    state.frames.append(Deed(name="use", seat=seat, card=card, number=at, face=state.faces[card]))


# --- playing a card ----------------------------------------------------------------------------------------------------


def pay(state: State, deed: Deed) -> None:
    """Pay the cost (PLAY-01); for an X card choose X first (PLAY-02)."""
    if deed.is_free or deed.is_copy:
        return
    cost = cost_of(state, deed.seat, deed.card)
    fighter = state.fighter(deed.seat)
    if cost == X_COST:
        low = 1 if deed.face.requires is not None and dict(deed.face.requires.parts).get("x_at_least") else 0
        options = [Option("x", None, n) for n in range(low, can_pay(fighter) + 1)]
        question(state, "x_chosen", deed.seat, "x", options, source=("card", deed.card))
        return
    spend(state, deed, cost)


@answer
def x_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Spend X."""
    del data
    deed = state.frames[-1]
    assert isinstance(deed, Deed)
    deed.x = picks[0].n
    spend(state, deed, deed.x)
    return None


def spend(state: State, deed: Deed, cost: int) -> None:
    """Spend Energy first, what is missing by Miracles, unasked (SA-80)."""
    fighter = state.fighter(deed.seat)
    deed.paid = cost
    energy = min(cost, fighter.energy)
    if cost > energy:
        fighter.miracles -= cost - energy
        tell(state, "token_lost", deed.seat, amount=cost - energy, word="miracle")
    if energy:
        fighter.energy -= energy
        tell(state, "energy_changed", deed.seat, amount=-energy)


def start(state: State, deed: Deed) -> None:
    """Count the card as played, take it out of the hand, and let copies of it go first (PLAY-05, PLAY-14, TWICE-03)."""
    seat, face = deed.seat, deed.face
    fighter = state.fighter(seat)
    fight = state.combat()
    if not deed.is_copy and deed.card in fighter.hand:
        kept = deed.card in fighter.kept
        fighter.hand.remove(deed.card)
        fight.limbo = (*fight.limbo, deed.card)
        forget(fighter, deed.card)
        if kept:
            deed.number = 1
    copies = 0
    if not deed.is_copy and not deed.doubled:
        copies = doubled(state, deed)
        use_up_free(state, deed)
    if copies:
        deed.at -= 1  # the original begins after its copies
        deed.doubled = True
        deed.is_free = True
        for _ in range(copies):
            state.frames.append(
                Deed(
                    name="card",
                    seat=seat,
                    card=deed.card,
                    face=face,
                    x=deed.x,
                    paid=deed.paid,
                    is_copy=True,
                    number=deed.number,
                    nested=deed.nested,
                    plus=deed.plus,
                )
            )
        return
    if not deed.is_copy and face.kind == "skill" and has(state, "exhaust_played", seat):
        deed.into = "exhaust"  # SA-110: read when the card is begun; SA-152: it lies nowhere else
    count(state, deed)


def count(state: State, deed: Deed) -> None:
    """Count a card as played and tell it."""
    seat, face = deed.seat, deed.face
    turn = state.fighter(seat).turn
    turn["cards"] = turn.get("cards", 0) + 1
    if face.kind == "attack":
        turn["attacks"] = turn.get("attacks", 0) + 1
        turn["attack_cards"] = turn.get("attack_cards", 0) + 1
    elif face.kind == "power":
        turn["powers"] = turn.get("powers", 0) + 1
    elif face.kind == "skill":
        turn["skills"] = turn.get("skills", 0) + 1
    fight = state.combat()
    fight.played = (*fight.played, (seat, face.id, deed.paid, deed.card))
    tell(state, "card_played", seat, card=deed.card, value=int(deed.is_copy), word=face.kind)
    if face.kind == "attack":
        tell(state, "attack_used", seat, card=deed.card, word="attack")


def doubled(state: State, deed: Deed) -> int:
    """Give how many copies the one multiplying effect that fits makes, and use it up (TWICE-05, TWICE-09)."""
    face = deed.face
    if face.kind not in {"attack", "skill"} or not face.card.doubles:
        return 0
    fighter = state.fighter(deed.seat)
    turn = fighter.turn
    first = "static:twice_first" in state.index and has(state, "twice_first", deed.seat) and _may_echo(turn)
    fits = ("attack_or_skill", face.kind)
    for lasting in fighter.lasting:
        if lasting.kind == "twice" and lasting.word in fits:
            fighter.lasting = tuple([other for other in fighter.lasting if other is not lasting])
            turn["passed_over"] = int(first)  # SA-81: it waits for the next valid card
            return lasting.n
    if first:
        turn["echoed"] = 1
    return int(first)


def _may_echo(turn: dict[str, int]) -> bool:
    """Tell whether the next Attack or Skill is the first card of its kind this turn, or takes the place of that one."""
    if turn.get("echoed"):
        return False
    return bool(turn.get("passed_over")) or not turn.get("attack_cards", 0) + turn.get("skills", 0)


def use_up_free(state: State, deed: Deed) -> None:
    """Use up a gift of cost by the first card that it fits (PLAY-17), unless that is an X card (SA-34)."""
    if deed.face.cost == X_COST:
        return
    fighter = state.fighter(deed.seat)
    for lasting in fighter.lasting:
        if lasting.kind == "next_free" and lasting.word in {"", deed.face.kind}:
            fighter.lasting = tuple([other for other in fighter.lasting if other is not lasting])
            return


def carry_out(state: State, deed: Deed) -> None:
    """Carry out the text."""
    face = deed.face
    if face.do:
        state.fighter(deed.seat).combat["retained_played"] = deed.number
        state.frames.append(Program(seat=deed.seat, card=deed.card, program=face.do, x=deed.x, is_copy=deed.is_copy))


def clean_up(state: State, deed: Deed) -> None:
    """Put the card where it belongs (PLAY-08, PLAY-20); a copy has no card (TWICE-06)."""
    settle(state, deed)
    fight = state.combat()
    card, seat, face = deed.card, deed.seat, deed.face
    if face.kind == "attack":
        return_loan(state, seat)  # also after one without a hit
    if deed.is_copy or card not in fight.limbo:
        return
    fight.limbo = tuple([other for other in fight.limbo if other != card])
    if face.kind == "power":
        enter_power(state, seat, card)
        state.heroes[seat].cubes[card] = state.fighter(seat).combat.pop("power_cubes", 0)
    elif face.exhaust or deed.into == "exhaust":
        exhaust(state, seat, card)
    elif deed.into == "draw":
        state.fighter(seat).draw.append(card)
        state.fighter(seat).known += 1
        tell(state, "card_moved", seat, card=card, word="draw")
    elif deed.into == "target":
        tell(state, "card_moved", seat, card=card, word="target")
    else:
        state.fighter(seat).discard.append(card)
        tell(state, "card_moved", seat, card=card, word="discard")


def finish_deed(state: State, deed: Deed) -> None:
    """Let what was triggered happen before anything else (PLAY-07); inside another deed it waits for that one."""
    if not deed.nested:
        release(state)


PROCEDURES["card"] = (pay, start, carry_out, clean_up, finish_deed)


# --- Shivs, abilities, potions -----------------------------------------------------------------------------------------


def strike(state: State, deed: Deed) -> None:
    """Hit once with a Shiv, or with a hit that counts as an Attack of its own."""
    from soulstack.games.spire.cards.effects import Hit

    turn = state.fighter(deed.seat).turn
    turn["attacks"] = turn.get("attacks", 0) + 1
    if deed.name == "shiv":
        turn["shivs"] = turn.get("shivs", 0) + 1
    tell(state, "attack_used", deed.seat, word=deed.name)
    run = Program(seat=deed.seat, program=(Hit(1),))
    if deed.number:
        run.bound = (("enemy", ("foe", deed.number - 1)),)
    state.frames.append(run)


def end_strike(state: State, deed: Deed) -> None:
    """Take the tokens that it uses up."""
    settle(state, deed)


PROCEDURES["shiv"] = (strike, end_strike, finish_deed)
PROCEDURES["strike"] = (strike, end_strike, finish_deed)


def use(state: State, deed: Deed) -> None:
    """Use up what the limit says, then carry out the text."""
    card, seat = deed.card, deed.seat
    ability = deed.face.abilities[deed.number]
    if ability.limit in {"combat", "room", "roll"}:
        turn_face_down(state, seat, card)
    elif ability.limit == "turn":
        state.fighter(seat).turn[f"used:{card}"] = 1
    elif ability.limit == "cubes":
        state.heroes[seat].cubes[card] -= 1
        tell(state, "cubes_changed", seat, card=card, amount=state.heroes[seat].cubes[card])
    if ability.limit == "potion":
        discard_item(state, seat, card)
        tell(state, "potion_used", seat, card=card)
    else:
        tell(state, "ability_used", seat, card=card)
    state.frames.append(Program(seat=seat, card=card, program=ability.do))


PROCEDURES["use"] = (use, end_strike, finish_deed)


def play_for_free(state: State, seat: int, card: int, *, into: str = "", times: int = 1, plus: int = 0) -> None:
    """Let an effect play a card that lies in no pile any more: for 0, X is 0, within the outer deed (PLAY-11, SA-39)."""
    face = state.faces[card]
    fight = state.combat()
    fight.limbo = (*fight.limbo, card)
    if face.unplayable or not _may_be_played(state, seat, card, face):  # PLAY-12, SA-39, COMBAT-P-16
        fight.limbo = tuple([other for other in fight.limbo if other != card])
        if into == "exhaust":
            exhaust(state, seat, card)
        else:
            state.fighter(seat).discard.append(card)
            tell(state, "card_thrown", seat, card=card)
        return
    deed = Deed(name="card", seat=seat, card=card, face=face, is_free=True, nested=True, into=into, plus=plus)
    state.frames.append(deed)
    if times > 1:  # TWICE-05: no other effect multiplies it
        deed.doubled = True
        use_up_free(state, deed)
    for _ in range(times - 1):
        state.frames.append(Deed(name="card", seat=seat, card=card, face=face, is_copy=True, nested=True))


def _may_be_played(state: State, seat: int, card: int, face: Face) -> bool:
    """Tell whether the hero may play a card and its condition holds, with X = 0 (SA-39, SA-130)."""
    if is_forbidden(state.fighter(seat), "play"):
        return False
    return face.requires is None or holds(state, Program(seat=seat, card=card), face.requires)
