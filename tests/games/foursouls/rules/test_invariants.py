"""Every invariant finds the fault that it is there for: the engine or the table is broken on purpose."""

import attrs
import pytest
from tests.games.foursouls.rules.random_games import RandomGame

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules import build_view, dice, facts, invariants, priority, secrecy
from soulstack.games.foursouls.rules.invariants import Checker, InvariantError
from soulstack.games.foursouls.rules.state import State
from soulstack.kernel import frames, record
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option


def watched(steps=150, seed=71):
    """Plays a game for a while with the checks on, and gives both."""
    played = RandomGame(3, seed=seed)
    checker = Checker(played.setup, catalogue())
    watch_on(played, checker, steps)
    return played, checker


def watch_on(played, checker, steps):
    """Plays on with the checks on."""
    for _ in range(steps):
        checker.before(played.state, played.decision)
        checker.after(played.state, *played.play_one())


def lose_a_card(state):
    state.decks[0].pop()


def double_a_card(state):
    state.discards[0].append(state.decks[0][0])


def mint_a_cent(state):
    state.players[0].cents += 1


def owe_a_cent(state):
    state.players[0].cents -= 99
    state.pool += 99


def forget_a_listener(state):
    state.index.pop(min(state.index))


def forget_an_ability(state):
    state.usable[0] = state.usable[0][1:]


def offer_nothing(state):
    state.pending = (Decision(0, "choice", ()),)


def ask_for_more_than_there_is(state):
    state.pending = (attrs.evolve(state.pending[0], low=9, high=9),)


def ask_nobody(state):
    state.pending = ()


def offer_a_hidden_card(state):
    unknown = next(card for card in state.decks[1] if not state.known.get(card))
    state.pending = (Decision(0, "cards", (Option("pick", ("card", unknown)), Option("no"))),)


def offer_what_cannot_be_done(state):
    decision = state.pending[0]
    state.pending = (attrs.evolve(decision, options=(*decision.options, Option("activate", ("obj", 10**6), 1))),)


def slip_away_from_the_record(state):
    state.rigged.append(6)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lose_a_card, "not conserved"),
        (double_a_card, "not conserved"),
        (mint_a_cent, "101 cents"),
        (owe_a_cent, "a negative number"),
        (forget_a_listener, "an index that differs"),
        (forget_an_ability, "usable abilities that differ"),
        (offer_nothing, "without options"),
        (ask_for_more_than_there_is, "limits that cannot be met"),
        (ask_nobody, "nobody is asked"),
        (offer_a_hidden_card, "a hidden card"),
        (slip_away_from_the_record, "a replay that stands elsewhere"),
    ],
)
def test_a_damaged_table_is_found_after_the_next_decision(damage, words):
    played, checker = watched()
    decision = played.decision
    checker.before(played.state, decision)
    damage(played.state)
    with pytest.raises(InvariantError, match=words):
        checker.before(played.state, played.decision or decision)


def test_an_option_that_cannot_be_carried_out_is_found():
    state = watched()[0].state
    offer_what_cannot_be_done(state)
    with pytest.raises(InvariantError, match="not accepted"):
        invariants.check_options(state, state.pending[0])


def test_an_illegal_answer_that_is_accepted_is_found(monkeypatch):
    monkeypatch.setattr(frames, "check", lambda decision, answer: None)
    with pytest.raises(InvariantError, match="an illegal answer was accepted"):
        watched()


def test_an_illegal_answer_that_changes_something_is_found(monkeypatch):
    real = invariants.apply

    def careless(state, answer):
        try:
            return real(state, answer)
        except IllegalAnswerError:
            state.next_id += 1
            raise

    monkeypatch.setattr(invariants, "apply", careless)
    with pytest.raises(InvariantError, match="an illegal answer changed the state"):
        watched()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda clone, state: setattr(clone, "turn_began_at", 0),
        lambda clone, state: clone.decks[0].reverse(),
        lambda clone, state: setattr(clone, "players", state.players),
        lambda clone, state: setattr(clone, "frames", state.frames),
        lambda clone, state: setattr(clone, "objects", state.objects),
    ],
    ids=["forgets", "reorders", "shares players", "shares frames", "shares objects"],
)
def test_a_clone_that_differs_or_shares_is_found(monkeypatch, spoil):
    real = State.clone

    def clone(state):
        copy = real(state)
        spoil(copy, state)
        return copy

    played, checker = watched()
    monkeypatch.setattr(State, "clone", clone)
    with pytest.raises(InvariantError, match=r"clone|not accepted"):
        checker.before(played.state, played.decision)


def test_a_saved_answer_that_loses_something_is_found(monkeypatch):
    def lossy(answer):
        return [answer.seat, [[pick.verb, list(pick.ref) if pick.ref else None, 0] for pick in answer.picks]]

    monkeypatch.setattr(record, "_row", lossy)
    with pytest.raises(InvariantError, match=r"a saved answer|stands elsewhere"):
        watched()


def test_luck_from_outside_the_state_is_found(monkeypatch):
    thrown = iter(range(10**6))
    monkeypatch.setattr(dice, "throw", lambda state: next(thrown) % 6 + 1)
    with pytest.raises(InvariantError, match="a replay that stands elsewhere"):
        watched()


def test_a_view_that_tells_everybody_a_hidden_card_is_found(monkeypatch):
    monkeypatch.setattr(build_view, "step_of", lambda state: state.printed[state.decks[1][-1]].id)
    with pytest.raises(InvariantError, match="a view that tells"):
        watched()


def test_a_view_that_tells_one_seat_a_hidden_card_is_found(monkeypatch):
    monkeypatch.setattr(build_view, "hand_of", lambda state, number, viewer, known: tuple(state.players[number].hand))
    with pytest.raises(InvariantError, match="a view that tells"):
        watched()


def test_options_that_depend_on_a_hidden_card_are_found(monkeypatch):
    real = priority.actions

    def clairvoyant(state, seat):
        return real(state, seat) if state.decks[0][-1] % 2 else []

    monkeypatch.setattr(secrecy, "actions", clairvoyant)
    with pytest.raises(InvariantError, match="options that tell"):
        watched()


@pytest.mark.parametrize("kind", ["card_drawn", "cards_seen"])
def test_a_fact_that_tells_others_what_was_drawn_is_found(monkeypatch, kind):
    monkeypatch.setitem(facts.FACTS, kind, attrs.evolve(facts.FACTS[kind], private=""))
    with pytest.raises(InvariantError, match=f"{kind} tells seat"):
        watched()


def test_a_fact_without_words_is_found(monkeypatch):
    monkeypatch.delitem(facts.FACTS, "cents_gained")
    with pytest.raises(InvariantError, match="a fact without words"):
        watched()


def test_a_quicker_check_still_makes_every_check():
    played = RandomGame(2, seed=5)
    checker = Checker(played.setup, catalogue(), every=7)
    for _ in range(6):
        checker.before(played.state, played.decision)
        checker.after(played.state, *played.play_one())
    played.state.rigged.append(3)
    with pytest.raises(InvariantError, match="a replay that stands elsewhere"):
        checker.before(played.state, played.decision)


def test_an_answer_that_is_saved_comes_back_as_it_was():
    answer = Answer(2, (Option("pick", ("obj", 7), 3), Option("pass")))
    assert invariants.saved(answer) == answer


# --- what was verified and is the same need not be verified again ------------------------------------------------------


def looked(monkeypatch):
    """Counts how often private views are compared."""
    calls = []
    real = secrecy.compare_in_private
    monkeypatch.setattr(secrecy, "compare_in_private", lambda *args: (calls.append(args), real(*args)))
    return calls


def test_private_views_are_compared_once_while_nothing_changes_that_they_are_made_of(monkeypatch):
    state = watched()[0].state
    secrets = secrecy.Secrets()
    calls = looked(monkeypatch)
    for _ in range(3):
        secrets.check(state, state.clone())
        state.players[0].cents += 1
        state.turn += 1
    assert len(calls) == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.decks[2].reverse(),
        lambda state: state.players[1].hand.append(state.decks[0].pop()),
        lambda state: state.known.update({state.decks[1][-1]: 1}),
        lambda state: state.index.update({"on:nothing": ((1, 0),)}),
        lambda state: setattr(state, "printed", (*state.printed[1:], state.printed[0])),
    ],
    ids=["deck", "hand", "known", "index", "printed"],
)
def test_private_views_are_compared_again_when_a_part_changes_that_they_are_made_of(monkeypatch, change):
    state = watched()[0].state
    secrets = secrecy.Secrets()
    secrets.check(state, state.clone())
    calls = looked(monkeypatch)
    change(state)
    secrets.check(state, state.clone())
    assert len(calls) == 1


def test_a_private_view_that_begins_to_tell_when_something_else_changes_is_found(monkeypatch):
    state = watched(steps=5)[0].state
    assert all(player.hand for player in state.players)
    real = build_view.hand_of

    def indiscreet(state, number, viewer, known):
        if viewer >= 0 and state.turn > 1000:
            return tuple(state.players[number].hand)
        return real(state, number, viewer, known)

    monkeypatch.setattr(build_view, "hand_of", indiscreet)
    secrets = secrecy.Secrets()
    secrets.check(state, state.clone())
    secrets.check(state, state.clone())
    state.turn = 1001
    with pytest.raises(InvariantError, match="a view that tells"):
        secrets.check(state, state.clone())


def test_whoever_looks_at_a_hidden_card_without_telling_it_is_compared_and_not_blamed(monkeypatch):
    state = watched()[0].state
    real = build_view.step_of
    monkeypatch.setattr(build_view, "step_of", lambda state: real(state) if state.decks[1][-1] >= 0 else "never")
    secrecy.Secrets().check(state, state.clone())


def test_a_view_that_hands_out_a_hidden_pile_unopened_is_found(monkeypatch):
    state = watched()[0].state
    monkeypatch.setattr(build_view, "step_of", lambda state: state.decks[1])
    with pytest.raises(InvariantError, match="a view that tells"):
        secrecy.Secrets().check(state, state.clone())


@pytest.mark.parametrize("ask", [list, hash, repr, str, lambda cards: cards == [], lambda cards: cards[0], sorted])
def test_of_unseen_cards_nothing_can_be_found_out_but_their_number(ask):
    cards = secrecy.Unseen([4, 5])
    assert len(cards) == 2
    with pytest.raises(TypeError):
        ask(cards)


@pytest.mark.parametrize(
    "change",
    [
        lambda state: setattr(state.objects[state.players[0].items[0]], "zone", "shop"),
        lambda state: setattr(state.objects[state.players[0].items[0]], "controller", 1),
        lambda state: state.objects.pop(state.players[0].items[0]),
    ],
    ids=["zone", "controller", "gone"],
)
def test_the_index_is_rebuilt_again_when_an_object_changes(monkeypatch, change):
    played, checker = watched(steps=5)
    checker.before(played.state, played.decision)
    monkeypatch.setattr(invariants, "check_cards", lambda state: None)
    change(played.state)
    with pytest.raises(InvariantError, match="differ"):
        checker.before(played.state, played.decision)


def test_the_index_is_rebuilt_once_while_objects_and_index_stay_as_they_are(monkeypatch):
    played, checker = watched(steps=5)
    checker.before(played.state, played.decision)
    monkeypatch.setattr(invariants, "rebuild_index", lambda state: pytest.fail("it was rebuilt"))
    checker.before(played.state, played.decision)


def test_a_clone_that_changes_its_original_is_found_after_the_next_answer_by_its_effect_too(monkeypatch):
    real = State.clone

    def clone(state):
        copy = real(state)
        copy.players = state.players
        return copy

    played, checker = watched(steps=5)
    monkeypatch.setattr(State, "clone", clone)
    monkeypatch.setattr(State, "shares", lambda state, other: False)
    monkeypatch.setattr(secrecy.Secrets, "check", lambda secrets, state, other: None)
    with pytest.raises(InvariantError, match=r"stands elsewhere|not accepted|clone"):
        watch_on(played, checker, steps=20)


def fail_at(monkeypatch, wrong):
    """Lets the engine break down over some picks."""
    real = invariants.apply

    def fragile(state, answer):
        if answer.picks == wrong:
            raise KeyError("broken")
        return real(state, answer)

    monkeypatch.setattr(invariants, "apply", fragile)


def test_an_option_that_is_not_accepted_is_found_whether_it_is_taken_or_not(monkeypatch):
    played, checker = watched(steps=5)
    decision = played.decision
    assert len(decision.options) > 1
    taken, other = decision.options[:1], decision.options[1:2]
    checker.before(played.state, decision)
    fail_at(monkeypatch, other)
    with pytest.raises(InvariantError, match="not accepted"):
        checker.play(played.state.clone(), Answer(decision.seat, taken))
    with pytest.raises(InvariantError, match="not accepted"):
        checker.play(played.state.clone(), Answer(decision.seat, other))


def test_an_answer_that_was_never_offered_is_the_fault_of_whoever_gave_it():
    played, checker = watched(steps=5)
    with pytest.raises(IllegalAnswerError):
        checker.play(played.state, Answer(played.decision.seat, (Option("nonsense"),)))


def test_what_was_saved_before_and_gets_lost_later_is_found_in_the_end(monkeypatch):
    def lossy(answer):
        return [answer.seat, [[pick.verb, None, 0] for pick in answer.picks]]

    played, checker = watched(steps=5)
    monkeypatch.setattr(record, "_row", lossy)
    monkeypatch.setattr(invariants, "saved", lambda answer: answer)
    while played.decision is not None:
        checker.after(played.state, *played.play_one())
    with pytest.raises(InvariantError, match="a saved record of another game"):
        checker.finish(played.state)


def test_a_setting_that_gets_lost_on_the_way_to_a_file_is_found(monkeypatch):
    played, checker = watched(steps=5)
    while played.decision is not None:
        checker.after(played.state, *played.play_one())
    checker.record.setup["turn_cap"] += 1
    with pytest.raises(InvariantError, match="a saved record of another game"):
        checker.finish(played.state)
