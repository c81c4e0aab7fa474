"""What a sound partner would do here: in a fight a whole line of play with what it leads to, elsewhere one choice.

A line is planned in small slices between two frames. It goes as far as can be known: where a card is drawn or something rolled on
the way, it stops, and what it leads to is told up to there. Nothing hidden is looked at.
"""

import time
from collections.abc import Callable, Generator, Iterator
from itertools import groupby
from operator import itemgetter

from attrs import define, frozen

from soulstack.app.bus import News
from soulstack.app.language import tr
from soulstack.games.spire.bots.climbing import choose_between_fights
from soulstack.games.spire.bots.planner import NORMAL, Plan, Step, is_in_fight, planning, signature
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.preview import WORLDS, Forecast, foretold
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.state import State
from soulstack.games.spire.rules.view import dealt
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option

SLICE = 0.004
"""The seconds that may be spent on a plan between two frames."""

Naming = Callable[[Option, Decision], str]
"""Says what an option of a question is."""


@frozen
class Hint:
    """An answer, and in words what it is, what follows it and what comes of it."""

    seat: int
    picks: tuple[Option, ...]
    words: str
    line: tuple[Step, ...] = ()
    """The whole line of play that the answer begins."""
    outcome: str = ""

    @property
    def sentence(self) -> str:
        """Say the hint in one line."""
        if self.outcome:
            return tr("{line}: {outcome}", line=self.words, outcome=self.outcome)
        return tr("A sound player would choose: {words}", words=self.words)


@frozen
class Advised(News):
    """A hint that was asked for is ready."""

    hint: Hint


@define(eq=False)
class Adviser:
    """Plans the turn that a hint is asked for, a little at a time."""

    words: Naming
    _moment: int = -1
    _run: Generator[None, None, Plan] | None = None
    _found: Hint | None = None
    _state: State | None = None

    def begin(self, state: State, moment: int, team: tuple[int, ...]) -> Hint | None:
        """Begin to think about a moment; give the hint when it is known already."""
        if moment != self._moment:
            self._moment, self._found, self._state = moment, None, state
            self._run = planning(dealt(state, WORLDS[0]), team, NORMAL)
        return self._found

    def go_on(self, moment: int) -> Hint | None:
        """Think on for a moment of time; give the hint when it has become known."""
        if self._run is None or self._state is None:
            return None
        if moment != self._moment:
            self._run = None
            return None
        until = time.perf_counter() + SLICE
        try:
            while time.perf_counter() < until:
                next(self._run)
        except StopIteration as done:
            self._run = None
            self._found = line_hint(self._state, done.value.steps, self.words)
            return self._found
        return None


def choice_hint(state: State, decision: Decision, words: Naming) -> Hint:
    """Give the choice of a sound bot outside fights."""
    picks = choose_between_fights(dealt(state, WORLDS[0]), decision.seat, decision)
    return Hint(decision.seat, picks, ", ".join(words(pick, decision) for pick in picks) or tr("nothing"))


def line_hint(state: State, steps: tuple[Step, ...], words: Naming) -> Hint | None:
    """Say a line of play in words, as far as it is the same in two worlds, and what it leads to in both."""
    worlds = [dealt(state, world) for world in WORLDS]
    said: list[tuple[int, str]] = []
    kept: list[Step] = []
    known = True
    for seat, picks in steps:
        asked = next((each for each in worlds[0].pending if each.seat == seat), None)
        if not known or asked is None or not all(_carried_out(world, seat, picks) for world in worlds):
            break
        choice = ", ".join(_named(state, pick, asked, words) for pick in picks) or tr("nothing")
        if asked.kind != "play" and said:
            said[-1] = (said[-1][0], tr("{deed} ({choice})", deed=said[-1][1], choice=choice))
        else:
            said.append((seat, choice))
        kept.append((seat, picks))
        known = _agree(worlds)
    if not kept:
        return _ending(state, words)
    return Hint(*kept[0], _line(state, said), tuple(kept), _outcome(state, worlds[0], look_again=not known))


def _named(state: State, pick: Option, asked: Decision, words: Naming) -> str:
    """Name a choice: a card that is played by its name alone."""
    if pick.verb == "play" and pick.ref is not None:
        return tr(state.faces[pick.ref[1]].name, meaning="card")
    return words(pick, asked)


def _line(state: State, said: list[tuple[int, str]]) -> str:
    """Put deeds in a row: those of one hero together, equal ones counted."""
    parts = []
    for seat, deeds in groupby(said, key=itemgetter(0)):
        counted = [(deed, len(list(same))) for deed, same in groupby(deed for _, deed in deeds)]
        what = ", ".join(deed if n == 1 else tr("{n} x {deed}", n=n, deed=deed) for deed, n in counted)
        parts.append(what if len(state.heroes) == 1 else tr("{name}: {what}", name=_hero_name(state, seat), what=what))
    return "; ".join(parts)


def _ending(state: State, words: Naming) -> Hint | None:
    """Give the hint to be done."""
    asked = next((each for each in state.pending if DONE in each.options and each.options != (UNDONE,)), None)
    if asked is None:
        return None
    return Hint(asked.seat, (DONE,), words(DONE, asked), ((asked.seat, (DONE,)),), _outcome(state, state))


def _carried_out(world: State, seat: int, picks: tuple[Option, ...]) -> bool:
    try:
        apply(world, Answer(seat, picks))
    except (IllegalAnswerError, LookupError):
        return False
    return True


def _agree(worlds: list[State]) -> bool:
    """Tell whether what is known is the same in both worlds."""
    if not all(is_in_fight(world) for world in worlds):
        return not any(is_in_fight(world) for world in worlds)
    return signature(worlds[0]) == signature(worlds[1])


def _outcome(state: State, after: State, *, look_again: bool = False) -> str:
    """Say what a line leads to: who dies, what the others lose, and what the end of the turn then costs each hero."""
    if not is_in_fight(after):
        return tr("this ends in defeat") if after.result == "lost" else tr("this wins the fight")
    parts = list(_losses(state, after))
    coming = None if look_again else foretold(after)
    if look_again:
        parts.append(tr("then look again"))
    elif coming is not None:
        parts += _costs(state, coming)
    return ", ".join(parts)


def came_of(before: State, after: State) -> str:
    """Say what an answer in a fight has led to: what the enemies lost, and who gained Block."""
    if not is_in_fight(before):
        return ""
    if not is_in_fight(after):
        return _outcome(before, after)
    parts = list(_losses(before, after))
    for hero in after.heroes:
        gained = after.fighter(hero.seat).block - before.fighter(hero.seat).block
        if gained > 0:
            parts.append(tr("{n} Block for {hero}", n=gained, hero=_hero_name(after, hero.seat)))
    return ", ".join(parts)


def _losses(state: State, after: State) -> Iterator[str]:
    then = {foe.id: foe for foe in after.combat().foes}
    for foe in state.combat().foes:
        if not foe.lives or foe.id not in then:
            continue
        name, later = tr(state.faces[foe.id].name, meaning="card"), then[foe.id]
        if not later.lives:
            yield tr("kills {foe}", foe=name)
        elif later.hp < foe.hp:
            yield tr("{foe} loses {n} HP", foe=name, n=foe.hp - later.hp)


def _costs(state: State, coming: Forecast) -> Iterator[str]:
    hurt = [(hero, cost.lost) for hero, cost in zip(state.heroes, coming.heroes, strict=True) if cost.lost]
    if not hurt:
        yield tr("no HP are lost")
    for hero, lost in hurt:
        alone = len(state.heroes) == 1
        yield (
            tr("you lose {n} HP", n=lost)
            if alone
            else tr("{foe} loses {n} HP", foe=_hero_name(state, hero.seat), n=lost)
        )
    if not coming.sure:
        yield tr("if luck agrees")


def _hero_name(state: State, seat: int) -> str:
    return tr(catalogue()[state.heroes[seat].hero].name, meaning="card")
