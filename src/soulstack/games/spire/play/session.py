"""A run at the table: several heroes by the same people, partners' bots that wait for them, words, reasons and previews."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, evolve, field

from soulstack.app.bus import Intent, Refusal, Server, When
from soulstack.app.events import Applied, AskHint
from soulstack.app.language import tr
from soulstack.app.session import Session
from soulstack.games.spire.bots.planner import is_in_fight
from soulstack.games.spire.play.act_copies import ActCopies
from soulstack.games.spire.play.asking_bots import AFTER, FREELY, WAYS, Asks
from soulstack.games.spire.play.consent import with_consent
from soulstack.games.spire.play.deck_reasons import why_not_of_deck
from soulstack.games.spire.play.grants import Grants
from soulstack.games.spire.play.hints import Advised, Adviser, Hint, came_of, choice_hint
from soulstack.games.spire.play.intents import (
    AskBot,
    EndAll,
    HoldBots,
    InSafeOrder,
    Join,
    LetBotsAct,
    PayTogether,
    Play,
    TellBot,
    TurnTo,
)
from soulstack.games.spire.play.offers import Offers
from soulstack.games.spire.play.preview import Forecast, Foresight, Preview
from soulstack.games.spire.play.reasons import why_not
from soulstack.games.spire.play.thoughts import Thought, thought_of
from soulstack.games.spire.play.wording import Words
from soulstack.games.spire.rules.climb.joining import joining, who_may_join
from soulstack.games.spire.rules.door import Sight
from soulstack.games.spire.rules.state import State
from soulstack.games.spire.rules.view import redact_for
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.batches import Batch
from soulstack.kernel.decisions import Answer, Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref


@define(eq=False)
class SpireSession(Session):
    """One run with the people at this screen, who may play several of its heroes."""

    auto_pass: bool = True
    """Nothing is passed here; what is set from the player's settings is kept."""
    wording: Words = field(init=False)
    bots_wait: bool = False
    """Whether all bots wait, because somebody wants to look first."""
    level_opened: int = 0
    """The level of ascension that this run has opened for its campaign; 0 for none."""
    bots_act: str = AFTER
    """When bots act in a fight: after the people, freely, or when they are told."""
    asks: Asks = field(init=False, factory=Asks)
    """What was asked of the bots in this round."""
    think_aloud: float = 0.0
    """For how many seconds bots show what they are about to do in a fight."""
    _thought: Thought | None = field(init=False, default=None)
    _told_to: set[tuple[int, int, int]] = field(init=False, factory=set)
    """The bots that were told to act, with the fight and the round in which they were."""
    _foresight: Foresight = field(init=False)
    _adviser: Adviser = field(init=False)
    _said: dict[int, str] = field(init=False, factory=dict)
    """What each bot has done last, in words."""
    _acting: tuple[int, State] | None = field(init=False, default=None)
    """The bot that is answering, and how things stood before."""

    def _sit_down(self) -> None:
        self.wording = Words(self.hero_names(), self.cards)
        self._foresight = Foresight()
        self._adviser = Adviser(self.words)

    def _keep(self) -> None:
        """Keep feats and levels for the campaign as they are earned as well; what was laid out by hand earns none."""
        super()._keep()
        if self.keeps and self.people:
            self.bus.listen(Applied, Grants(self).note, When.KEEP)
            self.bus.listen(Applied, ActCopies(self).note, When.KEEP)

    def _part(self) -> int:
        """Say which act is climbed."""
        return int(self.state.table.act) - 1

    def hero_names(self) -> tuple[str, ...]:
        """Name the heroes by seat."""
        return tuple(tr(self.cards[hero.hero].name, meaning="card") for hero in self.state.heroes)

    def _told_of_it(self) -> dict[str, Any]:
        """Give the heroes, the act, and the HP that each hero has left; the room is the turn of every list."""
        heroes = self.state.heroes
        return {
            "roles": [hero.hero for hero in heroes],
            "far": [self.state.table.act, *(max(0, hero.hp) for hero in heroes)],
        }

    # --- what a screen reads ---------------------------------------------------------------------------------------

    def words(self, option: Option, decision: Decision | None = None) -> str:
        """Label an option."""
        return self.wording.option(option, self.view.state, decision if decision is not None else self.decision)

    def prompt(self, decision: Decision) -> str:
        """Ask a decision's question in words."""
        return self.wording.prompt(decision, self.view.state)

    def log_line(self, fact: Fact) -> str:
        """Say a fact in words."""
        return self.wording.log_line(fact, self.view.state)

    def why_not(self, ref: Ref, seat: int = -1) -> str:
        """Say why a thing cannot be played or used now; nothing when it can."""
        whose = self.focus if seat < 0 else seat
        found = why_not(self.state, whose, ref) if whose >= 0 else None
        return tr(found) if found is not None else ""

    def why_not_of_deck(self, what: str, card: int) -> str:
        """Say why a card of a deck cannot be upgraded, removed, transformed or swapped where others can."""
        return tr(why_not_of_deck(self.state, what, card))

    @property
    def moment(self) -> int:
        """A number that no other moment of this session has, for whatever is worked out once for a moment."""
        return self._moment

    def forecast(self) -> Forecast | None:
        """Tell what the end of this turn costs every hero as things stand; None outside the Play phase."""
        return self._foresight.forecast(self.state, self._moment)

    def preview(self, seat: int, *picks: Option) -> Preview | None:
        """Tell what an answer, and answers to what it asks then, would lead to; nothing hidden is looked at."""
        return self._foresight.preview(self.state, self._moment, seat, picks)

    def unseen(self, seat: int) -> tuple[int, ...]:
        """Give the cards of a draw pile whose order nobody knows, sorted by name so that nothing can be read from it."""
        if self.state.fight is None:
            return ()
        fighter, faces = self.state.fight.fighters[seat], self.state.faces
        unknown = fighter.draw[: len(fighter.draw) - fighter.known]
        return tuple(sorted(unknown, key=lambda card: (faces[card].name, card)))

    def can_act(self, seat: int) -> bool:
        """Tell whether a seat is asked something else than whether it takes back that it is done."""
        asked = self.asked_of(seat)
        return asked is not None and asked.options != (UNDONE,)

    def hint(self) -> Hint | None:
        """Say what a sound player would do, from what everybody may know; in a fight it is told by `Advised` once it is found."""
        if self.decision is None:
            return None
        if not is_in_fight(self.state):
            return choice_hint(self.state, self.decision, self.words)
        team = tuple(seat for seat in self.people if self.can_act(seat)) or tuple(self.people)
        return self._adviser.begin(self.state, self._moment, team)

    def _go_on(self) -> None:
        """Let bots play, and think about a hint."""
        super()._go_on()
        hint = self._adviser.go_on(self._moment)
        if hint is not None:
            self.bus.publish(Advised(hint))

    def bot_reason(self, seat: int) -> str:
        """Say what a bot has done last, and what came of it."""
        return self._said.get(seat, "")

    # --- what it can be asked to do --------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers:
        """What it has beyond playing; a table that is only watched has nobody to help."""
        return Offers(undo=self if self.viewer >= 0 else None, bots=self if self._has_bots else None)

    def intents(self) -> dict[type[Intent], Server]:
        """Say what it can be asked to do, and by what it is done."""
        found = super().intents()
        found[HoldBots] = lambda intent: self.hold_bots(intent.on)
        found[LetBotsAct] = lambda intent: self.let_bots_act(intent.way)
        found[TellBot] = lambda intent: self.tell_bot(intent.seat)
        if self.viewer < 0:
            return found
        found[Play] = lambda intent: self.play(intent.seat, intent.answers)
        found[AskBot] = lambda each: self.ask_bot(each.seat, each.kind, each.by, each.foe)
        found[PayTogether] = lambda intent: self.pay_together(intent.seat, intent.option, dict(intent.gifts))
        found[TurnTo] = lambda intent: self.turn_to(intent.seat)
        found[Join] = lambda intent: self.let_join(intent.hero, intent.kind, intent.name)
        found[EndAll] = lambda _: self.end_all()
        found[InSafeOrder] = lambda _: self.go_on_in_order()
        found[AskHint] = lambda _: self.hint()
        return found

    def play(self, seat: int, answers: tuple[tuple[Option, ...], ...]) -> None:
        """Answer a question and those that it leads to; the first answer names the deed, so all is taken back with it."""
        for number, picks in enumerate(answers):
            if number == 0:
                self.answer(picks, seat)
                continue
            asked = self.asked_of(seat)
            if asked is None or any(pick not in asked.options for pick in picks):
                return  # something has come between: what is asked now is on the table
            self._apply(Answer(seat, picks))

    def pay_together(self, seat: int, option: Option, gifts: Mapping[int, int]) -> None:
        """Buy with gold of several heroes: the rules ask for one helper after another, and skip those who have no choice."""
        self.answer((option,), seat)
        while (asked := self.asked_of(seat)) is not None and asked.kind == "pay":
            ref = asked.options[0].ref
            wanted = gifts.get(ref[1], 0) if ref is not None else 0
            self._apply(Answer(seat, (min(asked.options, key=lambda each: abs(each.n - wanted)),)))

    def let_join(self, hero: str, kind: str, name: str) -> None:
        """Let another hero join between two acts (QUICK-05); the seat is there before the answer, since a save names both."""
        asked = self.decision
        if asked is None or hero not in who_may_join(self.state):
            raise Refusal(tr("Nobody can join now."))
        sitting = self.game.seats()
        self.seats = (*self.seats, sitting.bots.cast(sitting.plain(kind), len(self.seats), self.seed))
        self.names = (*self.names, name)
        self._apply(Answer(asked.seat, (joining(hero),)))
        self.wording.names = self.hero_names()
        self._ask_bots_anew()

    @property
    def thought(self) -> Thought | None:
        """What a bot is about to do now; None when nobody shows anything."""
        found = self._thought
        return found if found is not None and found.moment == self._moment and is_in_fight(self.state) else None

    def _is_time(self, decision: Decision, picks: tuple[Option, ...]) -> bool:
        if self.think_aloud and is_in_fight(self.state):
            last, now = self._thought, self.clock()
            if last is None or last.moment != self._moment or last.seat != decision.seat:
                words = self.wording.option(picks[0], self.view.state, decision) if picks else ""
                self._thought = thought_of(decision, picks, words, last, moment=self._moment, now=now)
            thought = self.thought
            free = decision.kind == "play" or self.bots_act == AFTER  # else people wait for what a bot has begun
            if free and thought is not None and now - thought.since < self.think_aloud:
                return False
        return super()._is_time(decision, picks)

    def hold_bots(self, on: bool) -> None:
        """Let all bots wait, or go on."""
        self.bots_wait = on

    def let_bots_act(self, way: str) -> None:
        """Say when bots act in a fight."""
        if way in WAYS:
            self.bots_act = way

    def tell_bot(self, seat: int) -> None:
        """Let a bot play its turn of this round now."""
        fight = self.state.fight
        if fight is None or self._is_person(seat):
            raise Refusal(tr("Bots can only be asked in a fight."))
        self._told_to.add((seat, self.state.table.fights, fight.round))
        self._waiting.clear()
        if self._thought is not None and self._thought.seat == seat:
            self._thought = evolve(self._thought, since=float("-inf"))

    def ask_bot(self, seat: int, kind: str, by: int, foe: int) -> str:
        """Ask something of a bot and give its answer; what it was about to do is thought over."""
        if self._is_person(seat):
            raise Refusal(tr("Only bots can be asked."))
        said = self.asks.ask(self.state, seat, kind, by, foe)
        self._thinker.forget()
        self._thought = None
        self._waiting.clear()
        return said

    def _may_go_first(self) -> bool:
        return any(self.can_act(seat) for seat in self.people)

    def _may_act(self, decision: Decision) -> bool:
        """Tell whether a bot may answer now, with people still at their turn or not."""
        fight = self.state.fight
        if fight is not None and decision.kind == "play":
            if (decision.seat, self.state.table.fights, fight.round) in self._told_to or self.bots_act == FREELY:
                return True
            if self.bots_act != AFTER:
                return False
        return not any(self.can_act(seat) for seat in self.people)

    def _sight(self, seat: int) -> Any:
        found = super()._sight(seat)
        asked = self.asks.of(self.state, seat)
        if not isinstance(found, Sight):
            return found
        others = [each for each in self.state.pending if each.kind == "play" and not self._is_ours(each)]
        return evolve(found, asked=asked, alone=not all(self._may_act(each) for each in others))

    def end_all(self) -> None:
        """Say for every hero here that it is done, as far as it may."""
        ready = [seat for seat in self.people if self._may_be_done(seat)]
        if not ready:
            raise Refusal(tr("Nobody can be done now."))
        for seat in ready:
            if self._may_be_done(seat):  # the last one may have ended the turn
                self.answer((DONE,), seat)

    def go_on_in_order(self) -> None:
        """Begin what comes next by rank among what waits together, whoever owns it (SA-31)."""
        batch = self.state.frames[-1] if self.state.frames else None
        if not isinstance(batch, Batch) or not batch.entries:
            raise Refusal(tr("Nothing waits for an order now."))
        label = batch.entries[0].label
        asked = next((decision for decision in self.state.pending if label in decision.options), None)
        if asked is None:
            raise Refusal(tr("Nothing waits for an order now."))
        self._apply(Answer(asked.seat, (label,)))

    def _may_be_done(self, seat: int) -> bool:
        asked = self.asked_of(seat)
        return asked is not None and DONE in asked.options

    # --- whose question it is --------------------------------------------------------------------------------------

    def _asked_of_people(self) -> Decision | None:
        """Give the question of the hero in focus, also when it is done; else the first one that is still open."""
        if self.state.over:
            return None
        asked = [decision for decision in self.state.pending if self._is_ours(decision)]
        mine = next((each for each in asked if each.seat == self.chosen_focus), None)
        still = [each for each in asked if each.options != (UNDONE,)]
        return mine or next(iter(still or asked), None)

    def _bots_question(self) -> Decision | None:
        """Let bots act in seat order, once no person has anything open; what nobody here is asked they answer at once."""
        if self.bots_wait:
            return None
        bots = [decision for decision in self.state.pending if not self._is_ours(decision)]
        asked = [decision for decision in bots if self._may_act(decision)]
        found = self._first_not_waiting([decision for decision in asked if decision.options != (UNDONE,)])
        return with_consent(self.state, found, self.people) if found is not None else None

    def _is_ours(self, decision: Decision) -> bool:
        """Whether the party climbs on is for people to say, whichever hero made the last move."""
        return super()._is_ours(decision) or (decision.kind == "go_on" and bool(self.people))

    def _are_together(self, seat: int, other: int) -> bool:
        """Tell whether both heroes are played by the people here, who share what they know."""
        return self._is_person(seat) and self._is_person(other)

    # --- inside ----------------------------------------------------------------------------------------------------

    def _deed(self, picks: tuple[Option, ...], seat: int) -> str:
        return self.wording.deed(picks, self.view.state, seat)

    def _note_bot(self, decision: Decision, picks: tuple[Option, ...]) -> None:
        if not picks or picks[0] in (DONE, UNDONE):
            return
        words, seat = self.wording.option(picks[0], self.view.state, decision), decision.seat
        inside = is_in_fight(self.state) and decision.kind != "play" and seat in self._said
        self._said[seat] = tr("{deed} ({choice})", deed=self._said[seat], choice=words) if inside else words
        self._acting = (seat, self.state.clone())

    def _apply(self, answer: Answer, *, deed: str = "") -> None:
        super()._apply(answer, deed=deed)
        acting, self._acting = self._acting, None
        if acting is not None and acting[0] == answer.seat:
            came = came_of(acting[1], self.state)
            if came:
                self._said[answer.seat] = tr("{line}: {outcome}", line=self._said[answer.seat], outcome=came)

    def _pause_for(self, decision: Decision) -> float:
        """Being done is no event: nobody should have to wait for it."""
        return self.bot_pause / 4 if DONE in decision.options and len(decision.options) == 1 else self.bot_pause

    @property
    def _eyes(self) -> int:
        """The hero in focus: its own known cards are seen."""
        return self.focus

    def _see(self) -> Any:
        """With courtesy hands the table is seen with the eyes of the hero in focus, else by all alike (SA-30)."""
        hidden = "courtesy_hands" in self.state.setup.options
        return self.game.rules().view(self.state, self.focus if hidden and self.focus in self.people else self.viewer)

    def _told(self, facts: Sequence[Fact]) -> tuple[Fact, ...]:
        return tuple(redact_for(self.state, fact, self._eyes) for fact in facts)
