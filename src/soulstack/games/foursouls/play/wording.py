"""Words for what the engine says in data: questions, options and facts.

Everything is written from a seat's view and redacted facts, so no sentence can tell what the seat may not know. Card names in
log lines stand as `[[card_id]]`, so that a screen can make links of them.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

from attrs import define, field

from soulstack.app.language import one_stop, tr, tr_in_one, tr_lines, tr_n
from soulstack.app.seat_names import YOU, shown_name
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.rules.game import BARTER
from soulstack.games.foursouls.rules.view import StackView, TableView
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref

STEPS: Final = frozenset(
    {
        "ability_triggered", "attack_declared", "attack_ended", "card_discarded", "counters_changed", "covered",
        "damage_placed", "deactivated", "death_placed", "deck_ordered", "deck_shuffled", "end_declared", "mode_chosen",
        "penalty_paid", "phase_began", "purchase_declared", "purchase_target_chosen", "recharged", "rewarded", "roll_resolved",
        "slots_expanded", "turn_ended",
    }
)  # fmt: skip
"""What is only a step of something that the story tells by another sentence."""
PROMPTS: Final = {
    "priority": "You may respond, or pass.",
    "turn": "It is your turn.",
    "attack": "What do you attack?",
    "redirect": "Which monster is attacked instead?",
    "cover": "Which slot does {card} cover?",
    "buy": "What do you buy?",
    "mode": "{card}: choose one.",
    "number": "{card}: choose a number.",
    "may": "Use {card}?",
    "discard": "Discard {count} from your hand.",
    "put_back": "Put {count} on top of the loot deck.",
    "take_card": "Which card do you take?",
    "give_card": "Which card do you give?",
    "give_item": "Which item do you give away?",
    "give_to": "Who gets it?",
    "order_triggers": "In which order do these happen? The first one happens first.",
    "order_replacements": "In which order do these apply?",
    "deaths_ordered": "In which order do they die?",
    "order_deck": "Put the cards back: the first one lies on top.",
    "keep_on_top": "Which card stays on top?",
    "put_under": "Put {card} under the deck?",
    "discard_top": "Put {card} into discard?",
    "discard_shop": "Which shop items go into discard?",
    "destroy_item": "Which item do you destroy?",
    "destroy_soul": "Which soul do you destroy?",
    "penalty": "The price of death: which item is destroyed?",
    "penalty_taker": "The price of death: who takes it?",
    "penalty_give": "The price of death: which loot card do you give?",
    "give_soul": "Which soul do you give?",
    "fetch": "Which monsters go on top of the deck?",
    "search": "Which card do you take?",
    "divide": "Who takes the next point of damage?",
    "vote": "Which item do you vote to destroy?",
    "draft": "Pick an item to begin with.",
    "leave_room": "Leave a room? It goes into discard.",
    "copy_loot": "Which loot in the discard do you play a copy of?",
    "order_things": "In which order? The first one is first.",
    "order_rerolls": "In which order are your items rerolled?",
    "order_dice": "In which order do the dice resolve? The first one resolves first.",
    "adjust_roll": "{card}: what does the roll become?",
    "order_under": "In which order do they go under the deck?",
    "recharge": "Which items recharge?",
    "starting_item": "Choose the item that you begin with.",
}
FIXED: Final = {
    "pass": "Pass",
    "attack": "Attack",
    "buy": "Buy",
    "end": "End turn",
    "yes": "Yes",
    "no": "No",
}
DEEDS: Final = {
    "pass": "passing",
    "attack": "declaring an attack",
    "buy": "going shopping",
    "end": "ending the turn",
    "yes": "saying yes",
    "no": "saying no",
}
DECK_WORDS: Final = ("the loot deck", "the treasure deck", "the monster deck", "the room deck")
DISCARD_WORDS: Final = ("the loot discard", "the treasure discard", "the monster discard", "the room discard")
PLACES: Final = ("loot", "treasure", "monster", "room", "shop", "bonus")
"""The decks and rows that a fact may name."""
FALLEN: Final = {"roll": "The roll", "damage": "The damage", "death": "The death"}
NOBODY: Final = "The game"


def fixed(verb: str) -> str:
    """Label an option that always reads the same, or nothing for any other."""
    return tr(FIXED[verb], meaning="deed") if verb in FIXED else ""


@define
class Words:
    """Knows the names at one table."""

    names: tuple[str, ...]
    cards: Mapping[str, CardDef]
    viewer: int = -1
    seen: dict[int, str] = field(factory=dict)
    """The card id of every object that was ever in play: a fact may speak of one that is gone."""

    def watch(self, view: TableView) -> None:
        """Remember the objects of a view."""
        for oid, obj in view.objects.items():
            self.seen[oid] = obj.shown

    def card_name(self, card_id: str) -> str:
        """Give the name of a card."""
        card = self.cards.get(card_id)
        return tr(card.name, meaning="card") if card is not None else tr("a card")

    def player(self, seat: int) -> str:
        """Give the name of a player, or of the game."""
        return shown_name(self.names[seat]) if 0 <= seat < len(self.names) else tr(NOBODY)

    def prompt(self, decision: Decision, view: TableView | None = None) -> str:
        """Ask a decision's question in one sentence; with a view, a window and a turn also say what they are about."""
        if view is not None and decision.prompt == "turn":
            return own_turn(view, decision)
        if view is not None and decision.prompt == "priority":
            card = self.card_name(view.stack[-1].card) if view.stack else ""
            about = responding(view, decision.seat, card, lambda ref: self.thing(ref, view))
            if about:
                return one_stop(tr("{about} Respond, or pass.", about=about))
        template = PROMPTS.get(decision.prompt)
        card = self.card_name(decision.card) if decision.card else tr("it")
        if template is None:
            template = "{card}: choose a target." if decision.kind == "target" else "Choose."
        low, high = decision.low, decision.high
        count = tr_n(low, "{n} card", "{n} cards") if low == high else tr_n(high, "up to {n} card", "up to {n} cards")
        if decision.prompt == "discard" and view is not None and view.seats[decision.seat].dead:
            return tr("The price of death: discard {count} from your hand.", count=count)
        return tr(template, card=card, count=count)

    def option(self, option: Option, view: TableView, decision: Decision | None) -> str:
        """Label an option in a few words."""
        if option.verb in FIXED:
            return fixed(option.verb)
        if option.verb == "number":
            return str(option.n)
        if option.verb == "mode":
            return self._mode(option.n, decision)
        if option.ref is None:
            return option.verb
        if option.ref[0] == "trigger":
            return self.card_name(self.seen.get(option.n, ""))
        name = self.thing(option.ref, view)
        if option.verb == "play":
            return tr("Play {card}", card=name)
        if option.verb == "activate":
            used, line = self._ability(option, view)
            return line or tr("Use {card}", card=used)
        return name

    def deed(self, picks: tuple[Option, ...], view: TableView) -> str:
        """Name an answer as something that was done, for taking it back."""
        if not picks:
            return tr("choosing nothing")
        first = picks[0]
        if first.verb in DEEDS:
            return tr(DEEDS[first.verb])
        if first.verb == "number":
            return tr("choosing {what}", what=first.n)
        if first.ref is None or first.verb == "mode":
            return tr("that choice")
        if first.verb == BARTER:
            return tr("giving {name} {n}¢", name=self.player(first.ref[1]), n=first.n)
        thing = self.card_name(self.seen.get(first.n, "")) if first.ref[0] == "trigger" else self.thing(first.ref, view)
        if len(picks) > 1:
            thing = tr_n(len(picks), "{n} card", "{n} cards")
        if first.verb == "play":
            return tr("playing {what}", what=thing)
        return tr("using {what}", what=thing) if first.verb == "activate" else tr("choosing {what}", what=thing)

    def waiting(self, view: TableView) -> str:
        """Name what would be answered now: the top of the stack, or what was declared."""
        if not view.stack:
            name = self.player(view.active)
            if view.declared == "attack":
                return tr("the attack of {name}", name=name)
            if view.declared == "purchase":
                return tr("the purchase of {name}", name=name)
            return tr("the turn of {name}", name=name)
        top = view.stack[-1]
        if top.kind in ("loot", "ability") and top.card:
            return self.card_name(top.card)
        said = tr_in_one(top.text)
        # In the middle of an English sentence it is written small; other languages have their own ways.
        return said.lower() if said == top.text else said

    def _mode(self, number: int, decision: Decision | None) -> str:
        card = self.cards.get(decision.card) if decision is not None else None
        if card is not None:
            for ability in card.abilities:
                modes = getattr(ability, "modes", ())
                if len(modes) >= number:
                    return tr(modes[number - 1].text)
        return tr("Option {n}", n=number)

    def use(self, option: Option, view: TableView) -> str:
        """Name the use of an ability as something to be done: by its line of the card where there are several."""
        name, line = self._ability(option, view)
        return line or tr("use {card}", card=name)

    def _ability(self, option: Option, view: TableView) -> tuple[str, str]:
        """Give the name of the card and, of several abilities, the line of this one."""
        assert option.ref is not None
        obj = view.objects.get(option.ref[1])
        card = self.cards.get(obj.shown) if obj is not None else None
        if card is None:
            return tr("it"), ""
        uses = [i for i, ability in enumerate(card.abilities) if ability.type in ("activated", "paid")]
        if len(uses) > 1 and option.n <= len(uses):
            marked = [line for line in tr_lines(card.text).split("\n") if "↷" in line or "$" in line]
            if len(marked) == len(uses):
                return tr(card.name, meaning="card"), marked[option.n - 1]
        return tr(card.name, meaning="card"), ""

    def thing(self, ref: Ref, view: TableView) -> str:
        """Name what a reference means."""
        kind, number = ref
        if kind == "player":
            return self.player(number)
        if kind == "card":
            return self.card_name(view.name_of(number)) if 0 <= number < len(view.printed) else tr("a card")
        if kind == "deck":
            return tr(DECK_WORDS[number])
        if kind == "discard":
            return tr(DISCARD_WORDS[number])
        if kind == "slot":
            return tr("monster slot {n}", n=number + 1)
        if kind == "stack":
            for item in view.stack:
                if item.id == number:
                    return self.card_name(item.card) if item.kind in ("loot", "ability") else tr_in_one(item.text)
            return tr("something on the stack")
        if kind == "lasting":
            return tr("a lasting effect")
        if kind == "attack":
            return tr("the attack")
        if kind == "obj":
            return self.card_name(self.seen.get(number, self.seen.get(number // 100, "")))
        return kind

    def log_line(self, fact: Fact, printed: tuple[str, ...]) -> str:
        """Say a fact in one line, or nothing when it is not worth one."""
        template = FACTS[fact.kind].words
        if not template:
            return ""
        shown = printed[fact.card] if fact.card >= 0 else ""
        obj = self.seen.get(fact.obj, shown)
        link = f"[[{shown}]]" if shown else tr("a card")
        if fact.kind in ("fizzled", "cancelled") and not shown:
            link = f"[[{obj}]]" if obj else tr(FALLEN.get(fact.word, "It"))
        thing = (
            f"[[{obj}]]"
            if obj
            else tr("the treasure deck")
            if fact.kind == "purchase_target_chosen"
            else tr("The effect")
        )
        if self._is_you(fact.seat):
            # A sentence about oneself is another sentence in most languages, so it is another key.
            template = second_person(template.replace("{seat}", YOU))
        return tr(
            template,
            seat=self.player(fact.seat),
            other=tr(YOU, meaning="whom") if self._is_you(fact.other) else self.player(fact.other),
            obj=thing,
            card=link,
            amount=fact.amount,
            value=fact.value,
            word=tr(fact.word, meaning="deck") if fact.word in PLACES else tr(fact.word),
        )

    def _is_you(self, seat: int) -> bool:
        return 0 <= seat < len(self.names) and self.names[seat].casefold() == "you"


def second_person(line: str) -> str:
    """Make "You rolls a 5" read as one speaks.

    >>> second_person("You rolls a 5."), second_person("You is cursed."), second_person("The turn of You is over.")
    ('You roll a 5.', 'You are cursed.', 'Your turn is over.')
    >>> second_person("You attacks the deck and reveals a card."), second_person("You dies.")
    ('You attack the deck and reveal a card.', 'You die.')
    """
    line = line.replace("The turn of You is", "Your turn is").replace("; You ", "; you ")
    for verb in _VERBS:
        line = verb.sub(lambda found: found[1] + _IRREGULAR.get(found[2], found[2].removesuffix("s")), line)
    return line


_VERBS: Final = (re.compile(r"(\b[Yy]ou )(\w+)"), re.compile(r"(^You .* and )(\w+)"))
_IRREGULAR: Final = {
    "is": "are",
    "has": "have",
    "goes": "go",
    "passes": "pass",
    "copies": "copy",
    "dies": "die",
    "reaches": "reach",
}


# --- what a window to respond and a turn are about, from what everybody sees -----------------------------------------------

Named = Callable[[Ref], str]
"""Names what a reference means."""
ROLLS: Final = frozenset({"roll", "attack_roll"})
USED: Final = ("↷", "$")
"""How the line of an ability begins that somebody has activated; others go off by themselves."""
DAMAGES: Final = frozenset({"damage", "combat_damage"})


def responding(view: TableView, seat: int, card: str, named: Named) -> str:
    """Say what a window to respond is about, or nothing when there is nothing in particular; `card` names the top's source."""
    if not view.stack:
        return _declared(view, seat, named)
    top = view.stack[-1]
    if top.kind in ROLLS and top.value:
        return _roll(top, seat, named)
    if (top.kind in DAMAGES or top.kind == "death") and top.targets:
        return _harm(top, seat, named)
    if not top.card:
        return ""
    own, name = top.controller == seat, named(("player", top.controller))
    if top.kind == "loot":
        return tr("You play {card}.", card=card) if own else tr("{name} plays {card}.", name=name, card=card)
    if top.text.startswith(USED):
        return tr("You use {card}.", card=card) if own else tr("{name} uses {card}.", name=name, card=card)
    return tr("{card} takes effect next.", card=card)


def _declared(view: TableView, seat: int, named: Named) -> str:
    own, name = view.active == seat, named(("player", view.active))
    if view.declared == "attack":
        return tr("You are about to attack.") if own else tr("{name} is about to attack.", name=name)
    if view.declared == "purchase":
        return tr("You are about to buy.") if own else tr("{name} is about to buy.", name=name)
    if view.declared == "end":
        return tr("Your turn is about to end.") if own else tr("{name} is about to end the turn.", name=name)
    return ""


def _roll(top: StackView, seat: int, named: Named) -> str:
    own, n, name = top.controller == seat, top.value, named(("player", top.controller))
    if top.kind == "roll" or not top.needs:
        return tr("Your roll shows {n}.", n=n) if own else tr("The roll of {name} shows {n}.", name=name, n=n)
    if top.value >= top.needs:
        if own:
            return tr("Your attack roll shows {n}, a hit.", n=n)
        return tr("The attack roll of {name} shows {n}, a hit.", name=name, n=n)
    if own:
        return tr("Your attack roll shows {n}, a miss.", n=n)
    return tr("The attack roll of {name} shows {n}, a miss.", name=name, n=n)


def _harm(top: StackView, seat: int, named: Named) -> str:
    target, n = top.targets[0], top.amount
    own, name = target == ("player", seat), named(target)
    if top.kind == "death":
        return tr("You are about to die.") if own else tr("{name} is about to die.", name=name)
    if own:
        return tr("You are about to take {n} damage.", n=n)
    return tr("{name} is about to take {n} damage.", name=name, n=n)


def own_turn(view: TableView, decision: Decision) -> str:
    """Say what is left to do in an own turn."""
    seat = view.seats[decision.seat]
    listed = {option.verb for option in decision.options}
    prices = [obj.price for obj in view.objects.values() if obj.zone == "shop" and obj.price is not None]
    deeds = []
    if seat.loot_plays and seat.hand_size:
        deeds.append(tr("play loot"))
    if "attack" in listed:
        deeds.append(tr("attack", meaning="left to do"))
    if "buy" in listed and any(price <= seat.cents for price in prices):
        deeds.append(tr("buy", meaning="left to do"))
    if not deeds and "activate" in listed:
        return tr("Your turn: use what glows, or end it.")
    if not deeds:
        return tr("Your turn: nothing is left but to end it.")
    return tr("Your turn: {deeds} or end it.", deeds=", ".join(deeds))
