"""Every verb of the cards is known to all who must know it: rules, words, rules of thumb and judgement."""

from typing import get_args

import pytest

from soulstack.games.foursouls.bots import card_worth, effect_worth
from soulstack.games.foursouls.bots.judge import APPRAISERS
from soulstack.games.foursouls.cards.describe_effects import WORDS
from soulstack.games.foursouls.cards.vocabulary import Effect
from soulstack.games.foursouls.rules import verbs
from soulstack.games.foursouls.rules.state import State

EFFECTS = get_args(Effect)


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.op)
def test_a_verb_is_carried_out_told_valued_and_judged(effect):
    assert verbs
    assert effect_worth
    assert effect in State.tables.verbs
    assert effect in WORDS
    assert (effect in card_worth._WORTHS) != (effect in card_worth._FLAT)  # one of them: the other would never be read
    assert effect in APPRAISERS


def test_nothing_else_has_a_row():
    known = {*card_worth._WORTHS, *card_worth._FLAT, *APPRAISERS, *WORDS}
    assert sorted(each.__name__ for each in known - set(EFFECTS)) == []
