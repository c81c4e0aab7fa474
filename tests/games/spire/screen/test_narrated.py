"""A narrated run: what is shown and asked as plain lines, and never more than the viewer knows."""

from tests.games.spire.screen.driving import Table

from soulstack.app.events import Choose
from soulstack.games.spire.cards.lint import ICONS
from soulstack.games.spire.play.signs import SIGNS

BEGUN = """\
Ironclad: Play cards, then end your turn. You may: Play Defend (1); Play Strike (1); End turn.
A fight begins.
Jaw Worm enters row 1.
Cultist enters row 2.
Round 1
Ironclad draws Defend.
Ironclad draws Strike.
Ironclad draws Strike.
Ironclad draws Defend.
Ironclad draws Strike.
Silent draws a card.
Silent draws a card.
Silent draws a card.
Silent draws a card.
Silent draws a card.
The die shows 2.
Ring of the Snake
Silent draws a card.
Silent draws a card."""
PLAYED = """\
Ironclad plays Defend.
Ironclad gains 1 Block.
Ironclad: Play cards, then end your turn. You may: Play Strike (1); Play Defend (1); End turn."""


def test_facts_and_questions_are_told_as_they_come_and_hidden_hands_stay_hidden():
    dealt = []
    table = Table("ironclad", "silent", options=("courtesy_hands",), prepare=lambda state: dealt.extend(state.facts))
    try:
        table.state.facts = dealt
        table.session.begin()
        table.settle()
        table.session.bus.send(Choose((table.session.decision.options[0],)))
        table.settle()
        assert "\n".join(table.told) == f"{BEGUN}\n{PLAYED}"
        table.told.clear()
        table.session.bus.send(Choose(()))
        assert table.told == ["Choose exactly 1."]
    finally:
        table.close()


def test_every_icon_of_a_text_has_a_word():
    assert set(SIGNS) == {f"{{{icon}}}" for icon in ICONS}
