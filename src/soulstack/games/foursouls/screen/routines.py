"""One routine for each animation name of the facts: it starts what is to be seen and says how long to wait."""

from collections.abc import Callable

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.screen.card_looks import Look
from soulstack.games.foursouls.screen.dice import THROW
from soulstack.games.foursouls.screen.faces import DECKS
from soulstack.games.foursouls.screen.stage import Stage
from soulstack.kernel.facts import Fact
from soulstack.ui import theme
from soulstack.ui.geometry import Spot
from soulstack.ui.tabletop.arrows import FRIENDLY, HOSTILE
from soulstack.ui.tabletop.effects import Reveal
from soulstack.ui.tween import ease_out_back

Routine = Callable[[Stage, Fact], float]

_FLOATS: dict[str, tuple[str, str, theme.Colour]] = {
    "player_healed": ("heart", "+{amount}", theme.GOOD),
    "object_healed": ("heart", "+{amount}", theme.GOOD),
    "damage_prevented": ("shield", "{amount} prevented", theme.FOCUS),
    "death_prevented": ("shield", "Death prevented", theme.FOCUS),
    "attack_declared": ("sword", "Attack!", theme.BAD),
    "attack_cancelled": ("cross", "Attack over", theme.MUTED),
    "purchase_declared": ("coin", "Shopping", theme.GOLD),
    "purchase_failed": ("coin", "Cannot pay", theme.BAD),
    "attack_granted": ("sword", "One more attack", theme.GOOD),
    "attack_owed": ("sword", "Must attack", theme.BAD),
    "purchase_granted": ("coin", "One more purchase", theme.GOOD),
    "loot_play_granted": ("loot", "+{amount} loot play", theme.GOOD),
    "counters_changed": ("counter", "{amount}", theme.CREAM),
    "number_named": ("die", "{value}", theme.CREAM),
    "timer_changed": ("counter", "{amount}", theme.CREAM),
    "extra_turn_granted": ("arrow_right", "Another turn", theme.GOOD),
}
_FIRST_WORDS = 34


def banner(stage: Stage, fact: Fact) -> float:
    """Shows a ribbon with the fact in words."""
    names = stage.desk.names
    name = names[fact.seat] if 0 <= fact.seat < len(names) else ""
    words = stage.words(fact)
    own = fact.seat == stage.view.viewer
    if fact.kind == "turn_started" and name:
        words = tr("Your turn") if own else tr("{name}'s turn", name=name)
    elif fact.kind == "game_won" and name:
        words = tr("You win!") if own else tr("{name} wins!", name=name)
        return stage.banner(words, fact.seat, 2.6) + 0.8
    return stage.banner(words, fact.seat) if words else 0.0


def rise(stage: Stage, fact: Fact) -> float:
    """Lets a few words rise where it happened."""
    icon, words, colour = _FLOATS.get(fact.kind, ("", "", theme.CREAM))
    shown = (
        tr(words).format(amount=fact.amount, value=fact.value)
        if words
        else tr(fact.word)
        if fact.word
        else stage.words(fact)
    )
    if not shown:
        return 0.0
    if len(shown) > _FIRST_WORDS:
        shown = shown[:_FIRST_WORDS].rstrip() + "…"
    at = stage.anchor(fact)
    stage.rise(shown, at, icon=icon, colour=colour, size=16)
    return 0.16


def arrow(stage: Stage, fact: Fact) -> float:
    """Points from who chose to what was chosen."""
    start: tuple[float, float] | None = None
    ends: list[tuple[float, float]] = []
    entry = (
        next((e for e in (stage.after.stack if stage.after else ()) if e.id == fact.sid), None) if fact.sid else None
    )
    if entry is not None:
        for ref in entry.targets:
            spot = stage.spot(ref)
            if spot is not None:
                ends.append((spot.x, spot.y))
        start = (stage.stack_spot.x, stage.stack_spot.y)
    elif fact.obj:
        spot = stage.spot(("obj", fact.obj))
        if spot is not None:
            ends.append((spot.x, spot.y))
    if start is None and fact.seat >= 0:
        start = stage.seat_point(fact.seat)
    if start is None or not ends:
        return 0.0
    colour = FRIENDLY if fact.kind == "purchase_target_chosen" else HOSTILE
    return max(stage.dart(start, end, colour) for end in ends)


def reveal(stage: Stage, fact: Fact) -> float:
    """Holds a card up for everyone."""
    card = stage.card(fact.card)
    if not card:
        return 0.0
    stage.desk.looks.want(card)
    start = stage.deck_spot(fact.word or stage.home_deck(card))
    middle = stage.middle
    stage.effects.append(Reveal(1.0, card=card, start=start, centre=(middle.x, middle.y), still=stage.reduced))
    return 0.8


def to_stack(stage: Stage, fact: Fact) -> float:
    """Sends a card to the stack."""
    start: Spot | None = None
    look: Look | None = None
    if fact.kind in {"loot_played", "copy_placed"} and fact.card >= 0:
        look = Look(card=stage.card(fact.card))
        if fact.kind == "loot_played":
            start = stage.remove(("card", fact.card))
        start = start or stage.seat_spot(fact.seat)
    elif fact.obj or fact.source:
        start = stage.spot(("obj", fact.obj or fact.source))
        look = stage.look(fact.obj or fact.source)
        if look is not None:
            look = Look(card=look.card, back=look.back)
    if look is None and fact.card >= 0:
        card = stage.card(fact.card)
        look = Look(card=card, back=stage.desk.book.back(card))
    if look is None or not (look.card or fact.kind == "loot_played"):
        return 0.12
    return stage.fly(look, start or stage.middle, stage.stack_spot, seconds=0.34, arc=34)


def resolve(stage: Stage, fact: Fact) -> float:
    """Lets the top of the stack flare up."""
    box = stage.desk.box_of(("stack", fact.sid)) if fact.sid else None
    if box is not None:
        stage.flash(box, theme.GOLD)
    return 0.22


def fizzle(stage: Stage, fact: Fact) -> float:
    """Strikes out something on the stack."""
    box = stage.desk.box_of(("stack", fact.sid)) if fact.sid else None
    at = box.centre if box is not None else stage.anchor(fact)
    stage.stamp("cross", at, 44)
    stage.rise(tr("fizzles") if fact.kind == "fizzled" else tr("cancelled"), at, colour=theme.BAD, size=15)
    return 0.45


def roll(stage: Stage, fact: Fact) -> float:
    """Throws the die into the tray."""
    needs = next((e.needs for e in (stage.after.stack if stage.after else ()) if e.id == fact.sid), 0)
    stage.dice.throw(fact.value, needs, fact.seat)
    if stage.reduced:
        stage.dice.finish()
        return 0.12
    return THROW + 0.25


def die_change(stage: Stage, fact: Fact) -> float:
    """Shows the changed result with a chip."""
    stage.dice.change(fact.value)
    return 0.4


def die_settle(stage: Stage, fact: Fact) -> float:
    """Lets the result stand."""
    if fact.value:
        stage.dice.change(fact.value)
    return 0.18


def hit(stage: Stage, fact: Fact) -> float:
    """Shows that the attack hit."""
    stage.dice.judge(fact.value, "hit")
    return 0.5


def miss(stage: Stage, fact: Fact) -> float:
    """Shows that the attack missed."""
    stage.dice.judge(fact.value, "miss")
    return 0.5


def damage(stage: Stage, fact: Fact) -> float:
    """Shows a number and a red flare on who is hurt."""
    at = stage.anchor(fact)
    stage.rise(f"-{fact.amount}", at, icon="heart", colour=theme.BAD, size=30)
    box = stage.desk.box_of(("obj", fact.obj) if fact.obj else ("player", fact.seat))
    if box is not None:
        stage.flash(box, HOSTILE)
    stage.shake(2.0 + min(4, fact.amount))
    return 0.35


def death(stage: Stage, fact: Fact) -> float:
    """Stamps a skull."""
    at = stage.anchor(fact)
    big = fact.obj > 0 and (stage.look(fact.obj) or Look()).card and _souls(stage, fact.obj) > 0
    stage.stamp("skull", at, 70 if big else 56)
    stage.shake(9.0 if big else 6.0)
    return 0.65


def _souls(stage: Stage, obj: int) -> int:
    found = stage.view.objects.get(obj)
    return stage.desk.book.spec(found.shown).souls if found is not None else 0


def coins(stage: Stage, fact: Fact) -> float:
    """Lets coins fly between the pool and a seat."""
    if fact.amount <= 0 or fact.seat < 0:
        return 0.0
    seat = stage.seat_point(fact.seat, "stats")
    pool = (stage.desk.zones.centre.cx, stage.desk.zones.centre.cy)
    gain = fact.kind == "cents_gained"
    if fact.kind == "cents_given" and fact.other >= 0:
        other = stage.seat_point(fact.other, "stats")
        stage.rise(f"+{fact.amount}", other, icon="coin", colour=theme.GOLD, delay=0.25)
        return stage.coins(fact.amount, seat, other)
    stage.rise(f"{'+' if gain else '-'}{fact.amount}", seat, icon="coin", colour=theme.GOLD if gain else theme.BAD)
    return stage.coins(fact.amount, pool if gain else seat, seat if gain else pool)


def draw(stage: Stage, fact: Fact) -> float:
    """Deals cards from the loot deck to a hand."""
    deck = stage.deck_spot("loot")
    cards = fact.cards or ((fact.card,) if fact.card >= 0 or fact.kind == "card_drawn" else ())
    count = len(cards) or max(1, fact.amount)
    longest = 0.0
    for k in range(min(count, 10)):
        index = cards[k] if k < len(cards) else -1
        if index >= 0 and ("card", index) in stage.final:
            if ("card", index) not in stage.desk.bank.sprites:
                longest = max(longest, stage.send(("card", index), deck, seconds=0.3 + 0.06 * k))
        else:
            longest = max(
                longest, stage.fly(Look(), deck, stage.seat_spot(fact.seat), seconds=0.3, delay=0.07 * k, leave=True)
            )
    return longest * 0.75


def discard(stage: Stage, fact: Fact) -> float:
    """Sends a card to a discard or a deck."""
    card = stage.card(fact.card)
    name = fact.word if fact.word in DECKS else stage.home_deck(card)
    onto_deck = "deck" in fact.kind
    end = stage.deck_spot(name, "deck" if onto_deck else "discard")
    start = stage.remove(("card", fact.card)) if fact.card >= 0 else None
    if start is None and fact.obj:
        start = stage.remove(("obj", fact.obj))
    start = start or (stage.seat_spot(fact.seat) if fact.seat >= 0 else stage.stack_spot)
    look = Look(card=card, back=stage.desk.book.back(card) if card else name)
    return stage.fly(look, start, end, leave=onto_deck) * 0.8


def give(stage: Stage, fact: Fact) -> float:
    """Passes cards between two hands."""
    cards = fact.cards or (fact.card,)
    longest = 0.0
    for k, index in enumerate(cards[:8]):
        start = stage.remove(("card", index)) if index >= 0 else None
        if start is None and index >= 0 and ("card", index) in stage.final:
            longest = max(longest, stage.send(("card", index), stage.seat_spot(fact.seat), seconds=0.4))
            continue
        look = Look(card=stage.card(index))
        end = stage.seat_spot(fact.other)
        longest = max(
            longest, stage.fly(look, start or stage.seat_spot(fact.seat), end, seconds=0.4, delay=0.06 * k, leave=True)
        )
    return longest * 0.8


def peek(stage: Stage, fact: Fact) -> float:
    """Shows that someone looks at hidden cards."""
    if fact.kind == "hand_seen" and fact.other >= 0:
        at = stage.seat_point(fact.other, "hand")
    else:
        spot = stage.deck_spot(fact.word or "loot")
        at = (spot.x, spot.y)
    stage.stamp("target", at, 34)
    return 0.3


def shuffle(stage: Stage, fact: Fact) -> float:
    """Lets a deck rustle."""
    spot = stage.deck_spot(fact.word)
    deck = fact.word if fact.word in DECKS else "loot"
    for k, side in enumerate((-1, 1, -1, 1)):
        away = spot._replace(x=spot.x + side * spot.w * 0.7, angle=side * 8.0)
        stage.fly(Look(back=deck), away, spot, seconds=0.22, delay=0.09 * k, arc=6)
    return 0.4


def enter(stage: Stage, fact: Fact) -> float:
    """Brings an object into play from its deck."""
    key = ("obj", fact.obj)
    if key not in stage.final:
        return 0.0
    if key in stage.desk.bank.sprites:
        return stage.send(key) * 0.6
    look = stage.final[key].look
    name = stage.home_deck(look.card)
    start = stage.stack_spot if name == "loot" else stage.deck_spot(name)
    return stage.send(key, start, seconds=0.36) * 0.75


def move(stage: Stage, fact: Fact) -> float:
    """Moves an object to whoever has it now."""
    key = ("obj", fact.obj)
    if key in stage.desk.bank.sprites:
        return stage.send(key, seconds=0.42, arc=40)
    start = stage.deck_spot("treasure") if fact.other < 0 else stage.seat_spot(fact.other)
    return stage.send(key, start, seconds=0.42, arc=40)


def destroy(stage: Stage, fact: Fact) -> float:
    """Breaks a card and sends it away."""
    card = stage.card(fact.card)
    start = stage.remove(("obj", fact.obj)) if fact.obj else None
    start = start or (stage.seat_spot(fact.seat) if fact.seat >= 0 else stage.middle)
    stage.stamp("cross", (start.x, start.y), 46)
    name = stage.home_deck(card)
    look = Look(card=card, back=stage.desk.book.back(card) if card else name, dim=True)
    return stage.fly(look, start, stage.deck_spot(name, "discard"), seconds=0.5, leave=True)


def soul(stage: Stage, fact: Fact) -> float:
    """Lets a soul fly to its player, with a little overshoot."""
    key = ("obj", fact.obj)
    receiver = fact.other if fact.kind == "soul_given" and fact.other >= 0 else fact.seat
    at = stage.seat_point(receiver, "souls") if receiver >= 0 else stage.anchor(fact)
    stage.rise(tr("Soul!"), at, icon="soul", colour=theme.GOLD, size=22, delay=0.3)
    start = stage.desk.bank.sprites.get(key)
    came = None if start is not None else stage.middle
    wait = stage.send(key, came, seconds=0.6, arc=60, ease=ease_out_back)
    placed = stage.final.get(key)
    if placed is not None:
        stage.flash(placed.spot.box, theme.GOLD)
    return wait or 0.4


def flip(stage: Stage, fact: Fact) -> float:
    """Shows that a card has become another."""
    box = stage.desk.box_of(("obj", fact.obj))
    if box is not None:
        stage.flash(box, FRIENDLY)
    return 0.25 + 0 * stage.send(("obj", fact.obj), seconds=0.2, arc=8)


def turn(stage: Stage, fact: Fact) -> float:
    """Turns a card sideways or upright."""
    stage.send(("obj", fact.obj), seconds=0.2, arc=0)
    return 0.05


def play(stage: Stage, fact: Fact) -> float:
    """Starts the animation of a fact and gives the time to wait for it; a kind without one is seen when the table settles."""
    spec = FACTS.get(fact.kind)
    routine = ROUTINES.get(spec.animation) if spec is not None else None
    return routine(stage, fact) if routine is not None else 0.0


ROUTINES: dict[str, Routine] = {
    "banner": banner,
    "float": rise,
    "arrow": arrow,
    "reveal": reveal,
    "to_stack": to_stack,
    "resolve": resolve,
    "fizzle": fizzle,
    "roll": roll,
    "die_change": die_change,
    "die_settle": die_settle,
    "hit": hit,
    "miss": miss,
    "damage": damage,
    "death": death,
    "coins": coins,
    "draw": draw,
    "discard": discard,
    "give": give,
    "peek": peek,
    "shuffle": shuffle,
    "enter": enter,
    "move": move,
    "destroy": destroy,
    "soul": soul,
    "flip": flip,
    "turn": turn,
}
