"""Bots say why, and what they say to everybody tells nothing that only they know."""

import pytest
from tests.games.foursouls.bots.tables import decisions, fresh_view

from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.normal import NormalBot
from soulstack.games.foursouls.bots.reasons import Reason, reason_for
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.reasons import Reasons, in_sight, reason_words
from soulstack.games.foursouls.play.wording import Words
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.kernel.decisions import Answer

CARDS = catalogue()


def played(seed, players=3, most=900):
    """Gives each answer of a game between sound bots with the table as a watcher saw it before and after."""
    state = new_game(GameSetup(players=players, seed=seed, turn_cap=200), CARDS.values())
    bots = [NormalBot(seed, seat, CARDS) for seat in range(players)]
    for _ in range(most):
        if state.over:
            return
        decision = state.pending[0]
        before = view_for(state, -1)
        picks = bots[decision.seat].choose(view_for(state, decision.seat), decision)
        apply(state, Answer(decision.seat, picks))
        yield before, decision, picks, view_for(state, -1)


def test_a_public_reason_names_only_what_everybody_sees():
    words = Words(("A", "B", "C"), CARDS)
    kinds = set()
    silent = 0
    for seed in (4, 5):
        told = Reasons(CARDS)
        for before, decision, picks, after in played(seed):
            told.note(before, decision, picks)
            reason = reason_for(Judge(before, decision.seat, CARDS), decision, picks)
            if reason is None or reason.kind in {"pass", "end"} or decision.kind in {"cards", "order"}:
                continue
            kinds.add(reason.kind)
            if reason.card and reason.card not in in_sight(before) | in_sight(after):
                silent += 1
                assert told.words(decision.seat, words, after) == ""
            else:
                assert told.words(decision.seat, words, after)
    assert kinds >= {"attack", "attack_deck", "buy_any", "use"}, kinds
    assert silent, "no card was hidden while its target was chosen"


def test_every_reason_is_a_sentence():
    words = Words(("A", "B", "C"), CARDS)
    for before, decision, picks, _ in played(6):
        said = reason_words(reason_for(Judge(before, decision.seat, CARDS), decision, picks), words)
        assert not said or ((said[0].isupper() or said[0].isdecimal()) and said.endswith("."))
    said = reason_words(Reason("attack", "pin", chance=0.71, souls=1), words)
    assert said == "Attacks Pin: 71 % to win a soul."


def test_the_last_thing_of_note_is_remembered():
    told = Reasons(CARDS)
    words = Words(("A", "B"), CARDS)
    assert told.words(0, words, fresh_view()) == ""
    for state, decision in decisions(2, players=2, most=300):
        told.note(view_for(state, -1), decision, decision.options[:1])
    for seat, (_, decision, picks) in told.last.items():
        assert decision.seat == seat
        assert picks[0].verb not in {"pass", "end"}


@pytest.mark.parametrize("temper", ["greedy", "vengeful", "careful", "chaotic"])
def test_every_temper_plays_a_whole_game_the_same_way_twice(temper):
    def ending():
        state = new_game(GameSetup(players=2, seed=8, turn_cap=40), CARDS.values())
        bots = [NormalBot(8, seat, CARDS, temper) for seat in range(2)]
        answers = []
        while not state.over and len(answers) < 500:
            decision = state.pending[0]
            answers.append(bots[decision.seat].choose(view_for(state, decision.seat), decision))
            apply(state, Answer(decision.seat, answers[-1]))
        return answers

    assert ending() == ending()
