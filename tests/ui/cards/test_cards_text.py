import pytest

from soulstack.ui.cards import TOKENS, layout, wrap
from soulstack.ui.cards.textlay import SCRAP, fit, split_rows, words

LONG = "When this enters play every player but the one who owns it gives a card of their own choice to the next player."


@pytest.mark.parametrize("token", sorted(TOKENS))
def test_a_token_becomes_an_icon_that_sticks_to_the_full_stop(token):
    last = words(f"gain 3{token}.")[-1]
    assert [piece.text for piece in last] == ["3", TOKENS[token], "."]
    assert [piece.is_icon for piece in last] == [False, True, False]


def test_an_unknown_token_stays_text():
    assert not any(piece.is_icon for word in words("a {nonsense} word") for piece in word)


def test_lines_are_balanced_and_never_wider_than_the_box():
    lines = wrap(LONG, 240, 16)
    greedy = wrap(LONG, 240, 16, balance=False)
    assert len(lines) == len(greedy) > 2
    assert max(line.width for line in lines) <= 240
    assert min(line.width for line in lines) >= min(line.width for line in greedy)


def test_a_page_of_a_book_has_full_lines_and_no_scrap_below_them():
    for width in range(200, 500, 13):
        (block,) = layout([LONG], width, 15, as_book=True).blocks
        full = wrap(LONG, width, 15, balance=False)
        assert len(block.lines) == len(full)
        assert max(line.width for line in block.lines) <= width
        if full[-1].width >= SCRAP * width:
            assert block.lines == full
        assert block.lines[-1].width >= min(full[-1].width, SCRAP * width)


def test_no_word_is_left_alone_on_the_last_line():
    for width in range(140, 300, 7):
        lines = wrap(LONG, width, 15)
        assert len(lines[-1].words) > 1


def test_wrapping_keeps_every_word_in_order():
    assert [word for line in wrap(LONG, 150, 14) for word in line.words] == list(words(LONG))


def test_a_roll_becomes_an_introduction_and_one_row_for_each_result():
    rows = split_rows("↷ Roll: 1-2: loot 1. 3-4: gain 4¢. 5-6: nothing.")
    assert rows == (("", "↷ Roll:"), ("1–2:", "loot 1."), ("3–4:", "gain 4¢."), ("5–6:", "nothing."))


def test_a_plain_paragraph_is_one_row():
    assert split_rows("Deal 1 damage to a player.") == (("", "Deal 1 damage to a player."),)


def test_words_before_a_colon_are_bold_and_the_rest_is_not():
    marks = [word[0].bold for word in words("On death: gain 3¢.")]
    assert marks == [True, True, False, False]


def test_a_colon_late_in_the_text_makes_nothing_bold():
    text = "Choose a player who has more than two items in front of them now: they lose one."
    assert not any(piece.bold for word in words(text) for piece in word)


def test_text_that_does_not_fit_is_reported():
    assert fit((LONG,) * 6, 120, 60, 20, 12).overflow
    assert layout(("Unbreakablyverylongword",), 60, 20).overflow


def test_the_largest_size_that_fits_is_chosen():
    chosen = fit((LONG,), 220, 90, 30, 8)
    assert not chosen.overflow
    assert layout((LONG,), 220, chosen.px + 1, max_height=90).overflow
