"""The question of this moment: what may be chosen, what is chosen, and the way to an answer.

Nothing here knows a rule. What may be done is what the decision lists; everything else gets the session's reason.
"""

from collections.abc import Callable, Mapping
from typing import Final

from attrs import define

from soulstack.app.bus import Bus
from soulstack.app.events import Choose
from soulstack.app.language import tr
from soulstack.games.foursouls.screen.dialog_items import items_of
from soulstack.games.foursouls.screen.faces import DECKS
from soulstack.games.foursouls.screen.labels import DISCARD_TITLES, card_of
from soulstack.games.foursouls.screen.overlays import Browse, Menu
from soulstack.games.foursouls.screen.question import KEYS, Asking, Session, Wish, ask, on_table
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Ref
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.bots import bot_words
from soulstack.ui.tabletop.choice import Choice
from soulstack.ui.tabletop.dialogs import Dialog
from soulstack.ui.tabletop.table_picture import Hit
from soulstack.ui.tabletop.toast import Toast

Point = tuple[float, float]
DEED = "deed"
DECLARED: Final = ("attack", "buy")
"""What is declared first and aimed then; the player names the target before anything is declared."""


@define
class Drag:
    """A card that is held."""

    ref: Ref
    start: Point
    grip: Point
    at: Point
    active: bool = False
    """False until the mouse has moved far enough to mean a drag."""


class Chooser:
    """Holds the question of this moment and what the player has done about it so far."""

    def __init__(self, session: Session, desk: Desk, sound: Callable[[str], object], bus: Bus) -> None:
        self.session, self.desk, self.sound, self.bus = session, desk, sound, bus
        self.asking: Asking | None = None
        self.asked_for = 0.0
        """Seconds since the question came up."""
        self.selected: Ref | None = None
        self.aim = ""
        """attack or buy while its target is being selected: nothing is declared before that is confirmed."""
        self.focus: Ref | None = None
        self.focus_button: Choice | None = None
        self.drag: Drag | None = None
        self.menu: Menu | None = None
        self.deeds: list[Callable[[], None]] = []
        """What the entries of a menu do that is not about an answer."""
        self.dialog: Dialog | None = None
        self.browse: Browse | None = None
        self.wish: Wish | None = None
        self.toast = Toast()
        self.toast_at: Point = (0.0, 0.0)
        self.cursor: Point = (-1.0, -1.0)
        self.hover: Hit | None = None
        self.pressed_button: Choice | None = None
        self._aims_for: Decision | None = None
        self._known_aims: dict[str, Mapping[Ref, str]] = {}

    # -- the question -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Takes over the session's present question, once the table shows what led to it."""
        decision = self.session.decision
        if decision is (self.asking.decision if self.asking is not None else None):
            return
        self.clear()
        self.asked_for = 0.0
        if decision is None:
            return
        if self.wish is not None:
            option = self.wish.answer(decision)
            if option is not None:
                self.wish = None
                self.asking = ask(decision, self.session.view, self.session)
                self.answer((option,))
                return
            if not self.wish.outlives(decision, self.session.view):
                self.wish = None
        self.asking = ask(decision, self.session.view, self.session)
        if decision.kind != "priority" and decision.is_forced():
            words = self.session.words(decision.options[0]) if decision.options else ""
            self.say(tr("Automatic: {words}", words=words) if words else tr("Automatic: only one answer"), good=True)
            self.answer(decision.options[: decision.high])
            return
        if self.asking.dialog:
            items = items_of(decision, self.session.view, self.session, self.desk.book)
            self.dialog = Dialog(decision, self.asking.question, items, self.desk.kit, self.desk.looks, keys=KEYS)
            self.dialog.lay(self.desk.screen)
        self.lay_buttons()

    def clear(self) -> None:
        """Forgets everything about the last question."""
        self.asking = self.selected = self.focus = self.focus_button = self.menu = self.dialog = None
        self.aim = ""
        if self.drag is not None:
            self.cancel_drag()
        self.lay_buttons()

    def retell(self) -> None:
        """Asks the present question in another language; what was chosen so far stays chosen."""
        if self.asking is None:
            return
        decision = self.asking.decision
        self.asking = ask(decision, self.session.view, self.session)
        self.focus_button = None
        if self.dialog is not None:
            self.dialog.question = self.asking.question
            self.dialog.items = items_of(decision, self.session.view, self.session, self.desk.book)

    def resized(self) -> None:
        """Lays open dialogs out for the desk's new tools."""
        for dialog in (self.dialog, self.browse):
            if dialog is not None:
                dialog.kit, dialog.looks = self.desk.kit, self.desk.looks
                dialog.lay(self.desk.screen)
        self.menu = None
        self.drag = None
        self.lay_buttons()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Lists the buttons of this moment."""
        asking = self.asking
        if asking is None or asking.dialog:
            return ()
        if self.aim:
            return self._aiming_choices()
        if self.selected is not None:
            option = asking.things[self.selected][0]
            words = self.session.words(option)
            return (
                Choice(tr("Cancel"), "Esc", (), verb="cancel"),
                Choice(words, "Space", (option,), primary=True, verb=option.verb),
            )
        return asking.buttons

    def _aiming_choices(self) -> tuple[Choice, ...]:
        back = Choice(tr("Cancel"), "Esc", (), verb="cancel")
        if self.selected is None:
            return (back,)
        name = self.aimed_name(self.selected)
        words = tr("Attack {name}", name=name) if self.aim == "attack" else tr("Buy {name}", name=name)
        return (back, Choice(words, "Space", (), primary=True, verb="declare"))

    def how_to_go_on(self) -> str:
        """Says what can be done with what is selected."""
        if not self.aim and self.asking is not None and self.selected is not None:
            option = self.asking.things[self.selected][0]
            if self.session.takes_target(option):
                return tr("Confirm, click it once more, or click its target.")
        return tr("Confirm, or click it once more.")

    def aimed_name(self, ref: Ref) -> str:
        """Names what an attack or a purchase is aimed at."""
        if ref[0] == "deck":
            return tr("the monster deck") if self.aim == "attack" else tr("the treasure deck")
        if ref[0] == "player":
            return self.desk.names[ref[1]]
        return self.desk.book.name(card_of(ref, self.session.view))

    def lay_buttons(self) -> None:
        """Places the buttons of the prompt bar."""
        if self.desk.view is not None:
            self.desk.prompt.lay(self.desk.zones.prompt, self.choices)

    def answer(self, picks: tuple[Option, ...]) -> bool:
        """Answers the question; a refusal is shown and changes nothing."""
        if self.asking is None:
            return False
        verdict = self.bus.send(Choose(picks))
        if not verdict:
            self.deny(verdict.refused)
            return False
        self.clear()
        return True

    def legal(self, ref: Ref) -> tuple[Option, ...]:
        """Gives the options about something on the table."""
        if self.asking is None or self.asking.dialog:
            return ()
        found = self.asking.things.get(ref, ())
        if not found and ref[0] == "obj":
            alias = self._alias(ref)
            found = self.asking.things.get(alias, ()) if alias is not None else ()
        return found

    def _alias(self, ref: Ref) -> Ref | None:
        """Gives what a card stands for besides itself: a character for its player, a monster for its slot."""
        view = self.desk.view
        obj = view.objects.get(ref[1]) if view is not None else None
        if obj is None or view is None:
            return None
        if obj.zone == "character":
            return ("player", obj.controller)
        for k, slot in enumerate(view.monsters):
            if slot.top == obj.id:
                return ("slot", k)
        return None

    def hinted(self) -> list[Ref]:
        """Lists what an attack or a purchase could be meant for, as the view tells it."""
        found: list[Ref] = []
        for verb in (self.aim,) if self.aim else DECLARED:
            found += [ref for ref, reason in self._aims(verb).items() if not reason]
        return found

    def _aims(self, verb: str) -> Mapping[Ref, str]:
        """Gives what an attack or a purchase could be aimed at, when it may be declared at all."""
        asking = self.asking
        if asking is None or asking.dialog or asking.option(verb) is None:
            return {}
        if self._aims_for is not asking.decision:
            self._aims_for = asking.decision
            self._known_aims = {each: self.session.aims(each) for each in DECLARED if asking.option(each) is not None}
        return self._known_aims.get(verb, {})

    def _aimed(self, ref: Ref) -> tuple[str, Ref, str] | None:
        """Says which declaration something on the table could be meant for, and why that would be in vain."""
        alias = self._alias(ref) if ref[0] == "obj" else None
        for verb in (self.aim,) if self.aim else DECLARED:
            aims = self._aims(verb)
            for each in (ref, alias):
                if each is not None and each in aims:
                    return verb, each, aims[each]
        return None

    # -- choosing ---------------------------------------------------------------------------------------------------

    def choose(self, ref: Ref) -> bool:
        """Takes a click or a key on something; says whether it meant anything."""
        asking = self.asking
        options = self.legal(ref)
        if asking is None:
            return self._explain(ref)
        if self.aim:
            return self._choose_aimed(ref)
        if asking.decision.kind == "target":
            if options:
                self.sound("click")
                return self.answer((options[0],))
            return self._explain(ref)
        if self.selected is not None and ref != self.selected:
            if not options:
                return self._play_at(ref)
            self.select(None)
        if len(options) > 1:
            self._open_menu(ref, options)
            return True
        if options:
            if self.selected == ref:
                return self.confirm()
            self.select(ref)
            return True
        return self._choose_aimed(ref)

    def _choose_aimed(self, ref: Ref) -> bool:
        """Selects what an attack or a purchase is meant for; the second click, or one after the button, declares it."""
        aimed = self._aimed(ref)
        if aimed is None:
            if self.aim:
                self.select(None)
                return self.choose(ref)
            return self._explain(ref)
        verb, target, reason = aimed
        if reason:
            self.deny(tr(reason))
            return True
        if self.aim and self.selected in {None, target}:
            return bool(self._declare(target))
        self.select(target, aim=verb)
        return True

    def begin_aiming(self, verb: str) -> bool:
        """Lets the target of an attack or a purchase be chosen; nothing is declared yet."""
        aims = self._aims(verb)
        if not aims:
            return False
        if all(aims.values()):
            self.deny(tr(next(iter(aims.values()))))
            return True
        self.select(None)
        self.aim = verb
        self.focus = self.focus_button = None
        self.lay_buttons()
        return True

    def _play_at(self, ref: Ref) -> bool:
        """Plays what is selected and remembers what it was pointed at."""
        assert self.asking is not None
        assert self.selected is not None
        option = self.asking.things[self.selected][0]
        self.wish = Wish(option.verb, self._meant(ref), card_of(self.selected, self.session.view))
        self.sound("flick")
        return self.answer((option,))

    def _meant(self, ref: Ref) -> Ref:
        """Gives the player for a character: that is what a dropped card is usually meant for."""
        alias = self._alias(ref) if ref[0] == "obj" else None
        return alias if alias is not None and alias[0] == "player" else ref

    def _declare(self, ref: Ref) -> bool | None:
        """Attacks a monster or buys from the shop by naming it, if the decision lists that at all."""
        aimed, asking = self._aimed(ref), self.asking
        if aimed is None or asking is None:
            return None
        verb, target, reason = aimed
        if reason:
            self.deny(tr(reason))
            return False
        option = asking.option(verb)
        assert option is not None
        self.wish = Wish(verb, target)
        self.sound("click")
        return self.answer((option,))

    def select(self, ref: Ref | None, *, aim: str = "") -> None:
        """Lifts a card, or puts it back; with an aim it is what an attack or a purchase is meant for."""
        self.selected, self.aim = ref, aim
        if ref is not None:
            self.focus = ref
            self.focus_button = None
            self.sound("click")
        self.lay_buttons()

    def confirm(self) -> bool:
        """Does what is selected."""
        if self.selected is None or self.asking is None:
            return False
        if self.aim:
            return bool(self._declare(self.selected))
        option = self.asking.things[self.selected][0]
        self.sound("flick")
        return self.answer((option,))

    def _open_menu(self, ref: Ref, options: tuple[Option, ...]) -> None:
        box = self.desk.box_of(ref) or Box(self.cursor[0], self.cursor[1], 1, 1)
        entries = [(self.session.words(option), option) for option in options]
        self.menu = Menu(entries, box, self.desk.screen, self.desk.kit)
        self.focus = ref
        self.sound("click")

    def open_list(self, entries: list[tuple[str, Callable[[], None]]], anchor: Box) -> None:
        """Opens a menu of things that are no answers."""
        self.deeds = [deed for _, deed in entries]
        options = [(words, Option(DEED, None, k)) for k, (words, _) in enumerate(entries)]
        self.menu = Menu(options, anchor, self.desk.screen, self.desk.kit)
        self.sound("click")

    def pick(self, option: Option) -> None:
        """Takes what was chosen in a menu."""
        self.menu = None
        if option.verb == DEED:
            self.deeds[option.n]()
        else:
            self.answer((option,))

    def _explain(self, ref: Ref) -> bool:
        """Says why something cannot be used or why a bot did something, or opens a pile."""
        view = self.desk.view
        if ref[0] == "player":
            words = bot_words(self.session.seats, self.session.offers.bots, ref[1], self.desk.names[ref[1]])
            if words:
                self.say(words, good=True, seconds=6.0)
            return bool(words)
        if view is not None and ref[0] == "discard":
            name = DECKS[ref[1]]
            pile = view.discards.get(name, ())
            if pile:
                self.spread(tr(DISCARD_TITLES[name]), pile)
                return True
            return False
        if ref[0] in {"card", "obj"} and view is not None and on_table(ref, view):
            reason = self.session.why_not(ref)
            if reason:
                self.deny(tr(reason))
                return True
        return False

    def spread(self, title: str, pile: tuple[str, ...]) -> None:
        """Spreads out a pile to look at."""
        self.browse = Browse(title, pile, self.desk.kit, self.desk.looks)
        self.browse.lay(self.desk.screen)
        self.sound("flick")

    def deny(self, reason: str) -> None:
        """Shows why not."""
        self.sound("deny")
        self.say(reason)

    def say(self, words: str, *, good: bool = False, seconds: float = 2.6) -> None:
        """Shows a sentence near what it is about."""
        self.toast.say(words, good=good, seconds=seconds)
        # Over the words of the bar: above it are the numbers of cards, and its buttons stay in reach.
        self.toast_at = (0.0, self.desk.zones.prompt.bottom - 1)

    def press_button(self, choice: Choice) -> None:
        """Does what a button says."""
        self.sound("click")
        if choice.verb == "cancel":
            self.select(None)
        elif choice.verb == "declare":
            self.confirm()
        elif choice.verb in DECLARED and self.begin_aiming(choice.verb):
            return
        elif choice.picks or choice.verb == "nothing":
            self.answer(choice.picks)

    def glide_home(self, drag: Drag) -> None:
        """Lets a held card go back to where it belongs."""
        sprite = self.desk.bank.sprites.get((drag.ref[0], drag.ref[1]))
        placed = self.desk.placements.get((drag.ref[0], drag.ref[1]))
        if sprite is None or placed is None:
            return
        sprite.x, sprite.y = drag.at[0] - drag.grip[0], drag.at[1] - drag.grip[1]
        sprite.go(placed.spot, 0.0 if self.desk.kit.still else 0.22, above=True)
        self.desk.bank.version += 1

    def cancel_drag(self) -> None:
        """Lets go of what is held."""
        drag, self.drag = self.drag, None
        if drag is not None and drag.active:
            self.glide_home(drag)
