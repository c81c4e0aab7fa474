"""What is written on a card is what happens: the comparison finds what differs and is silent where nothing does."""

import attrs
import pytest
from tests.games.foursouls.rules.mutants import changed, numbers

from soulstack.games.foursouls.cards import schema as s
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.agreement import check, faults
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.cards.claims import read

BASE = [card for card in catalogue().values() if card.set == "base" and card.implemented and card.text]


def loot(text, *do, targets=(), modes=()):
    return s.CardDef("toy", "Toy", "loot", text, "bomb", abilities=(s.LootAbility(do, targets, modes),))


def errors(card):
    return [words for _, words, is_warning in faults(card) if not is_warning]


def warnings(card):
    return [words for _, words, is_warning in faults(card) if is_warning]


def test_the_texts_of_all_shipped_cards_agree_with_their_data():
    assert [str(problem) for problem in check(catalogue())] == []


@pytest.mark.parametrize(
    ("text", "do", "sentence"),
    [
        ("Gain 3¢.", e.GainCents(2), "the text says 3¢, but the abilities do not; they say 2¢"),
        ("Gain a 7¢ coin.", e.GainCents(1), "the text says 7¢, but the abilities do not; they say 1¢"),
        ("Gain ¢.", e.GainCents(2), "the abilities say 2¢, but the text does not"),
        ("Loot 2.", e.GainCents(2), "the text says 2 {loot}, but the abilities do not; they say 2¢"),
        ("Attack the monster deck twice.", e.GrantAttack(1), "the text says 2, but the abilities do not; they say 1"),
        (
            "You have +1 {atk}.",
            e.Modify("attack", -1),
            "the text says +1 {atk}, but the abilities do not; they say -1 {atk}",
        ),
        (
            "Roll. On a 6, loot 1.",
            e.Roll((e.RollResult((5,), (e.Loot(1),)),)),
            "a roll of the abilities has a result 5",
        ),
        ("Roll: 1-2: loot 1.", e.Roll((e.RollResult((1,), (e.Loot(1),)),)), "the text has a result 1-2 of a roll"),
        ("Roll: 1-2: loot 3.", e.Roll((e.RollResult((1, 2), (e.Loot(2),)),)), "the text says 3 {loot} for 1-2"),
        ("Turn a roll into a ⑥.", e.ChangeRoll("die", to=5), "the text speaks of a roll of 6"),
    ],
)
def test_a_number_that_differs_is_an_error(text, do, sentence):
    found = errors(loot(text, do, targets=(e.TargetSpec("die", ("roll",)),)))
    assert any(sentence in words for words in found), found


def test_the_numbers_of_two_lines_of_a_roll_are_not_mixed_up():
    table = e.Roll((e.RollResult((1, 2, 3), (e.Loot(1),)), e.RollResult((4, 5, 6), (e.Loot(2),))))
    assert errors(loot("Roll: 1-3: loot 1. 4-6: loot 2.", table)) == []
    assert len(errors(loot("Roll: 1-3: loot 2. 4-6: loot 1.", table))) > 0


@pytest.mark.parametrize(
    ("text", "do"),
    [
        ("Gain a cent.", e.GainCents(1)),
        ("Attack the monster deck twice this turn.", e.GrantAttack(2, on="deck", must=True)),
        ("Look at the top card of the loot deck.", e.Look("loot")),
        ("Roll: 1-2: loot 1. 3-6: nothing.", e.Roll((e.RollResult((1, 2), (e.Loot(1),)),))),
        ("Roll. ① or ⑥ ends the turn.", e.Roll((e.RollResult((1, 6), (e.EndTurn(),)),))),
        ("Gain as many ¢ as you have.", e.GainCents("cents_of:you")),
    ],
)
def test_other_words_for_the_same_are_no_fault(text, do):
    assert faults(loot(text, do)) == []


@pytest.mark.parametrize(
    ("text", "do", "targets", "sentence"),
    [
        ("Deal 1 damage to a monster.", e.DealDamage(1, "prey"), ("player",), "a player can be chosen"),
        ("Deal 1 damage to a monster or player.", e.DealDamage(1, "prey"), ("player",), "speaks of a monster"),
        ("You may loot 1.", e.Loot(1), (), "the text says may"),
        ("Loot 1.", e.May((e.Loot(1),)), (), "the text does not say may"),
        ("You have +1 {atk}.", e.Modify("attack", 1), (), "something lasts until end of turn"),
        ("Loot 1 until end of turn.", e.Loot(1), (), "nothing ends then"),
        ("Each player loots 1.", e.Loot(1), (), "the text is about every player"),
        ("Loot 1.", e.Loot(1, "each_player"), (), "the abilities are about every player"),
        ("1 damage to each monster.", e.DealDamage(1, "this"), (), "the text is about every monster"),
    ],
)
def test_the_rest_is_a_warning(text, do, targets, sentence):
    specs = (e.TargetSpec("prey", targets),) if targets else ()
    found = warnings(loot(text, do, targets=specs))
    assert any(sentence in words for words in found), found


def test_a_choice_must_not_say_what_it_does_not_do():
    modes = (s.Mode("Loot 2.", (e.Loot(3),)), s.Mode("Gain 1¢.", (e.GainCents(1),)))
    found = faults(loot("Choose one:\n• Loot 3.\n• Gain 1¢.", modes=modes))
    assert found == [
        ("abilities[0].modes[0].text", "the choice says 2 {loot}, but it does not do that", False),
    ]


def test_a_card_that_does_not_run_yet_claims_nothing():
    card = attrs.evolve(loot("Gain 9¢.", e.GainCents(1)), implemented=False)
    assert faults(card) == []


def test_the_other_face_is_compared_with_its_own_text():
    back = loot("Gain 2¢.", e.GainCents(1))
    card = attrs.evolve(loot("Gain 5¢.", e.GainCents(5)), back=back)
    assert [path for path, _, _ in faults(card)] == ["back.text"]


def test_a_sentence_after_a_table_is_no_part_of_its_last_line():
    found = read("Roll: 1-3: loot 1. 4-6: loot 2. Then gain 5¢.")
    assert [str(claim) for claim in found.claims] == ["5¢"]
    assert [line.words for line in found.lines] == ["loot 1.", "loot 2."]


def test_nearly_every_changed_number_in_the_data_of_a_base_card_is_noticed():
    noticed, missed, cards = 0, [], set()
    for card in BASE:
        for path, value in numbers(card.abilities):
            cards.add(card.id)
            mutant = attrs.evolve(card, abilities=changed(card.abilities, path, value))
            if errors(mutant):
                noticed += 1
            else:
                missed.append((card.id, path, value))
    assert len(cards) >= 200
    assert noticed >= 0.95 * (noticed + len(missed)), missed


def test_most_swapped_targets_are_noticed():
    noticed, missed = 0, []
    for card in BASE:
        for index, ability in enumerate(card.abilities):
            for place, spec in enumerate(getattr(ability, "targets", ())):
                other = {"player": "curse", "monster": "curse", "item": "curse", "roll": "deck", "deck": "curse"}
                if spec.among[0] not in other:
                    continue
                swapped = changed(card.abilities, (index, "targets", place, "among"), (other[spec.among[0]],))
                if faults(attrs.evolve(card, abilities=swapped)):
                    noticed += 1
                else:
                    missed.append(card.id)
    assert noticed > 40
    assert missed == []


MOMENT = s.Triggered("turn_ending", (e.GainCents(1),), e.Where("you"))


@pytest.mark.parametrize(
    ("text", "ability", "sentence"),
    [
        ("As your turn ends, gain 1¢.", MOMENT, 'the text says "as", which replaces what happens'),
        ("Gain 1¢ when you like.", MOMENT, "something triggers at the end of a turn, but the text does not say so"),
        (
            "At the start of your turn, gain 1¢.",
            MOMENT,
            "the text speaks of the start of a turn, but nothing triggers then",
        ),
    ],
)
def test_words_of_timing_that_do_not_fit_the_kind_of_ability_are_named(text, ability, sentence):
    found = errors(s.CardDef("toy", "Toy", "treasure", text, "passive", abilities=(ability,)))
    assert any(words.startswith(sentence) for words in found)


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("At the end of your turn, gain 1¢.", MOMENT),
        ("As a roll of yours resolves, you may add 1 to it or subtract 1 from it.", s.Adjusts()),
        ("As long as it is your turn, you have +1 {atk}.", s.Static("attack", 1, when=e.When(your_turn=True))),
    ],
)
def test_words_of_timing_that_fit_are_fine(text, ability):
    assert errors(s.CardDef("toy", "Toy", "treasure", text, "passive", abilities=(ability,))) == []
