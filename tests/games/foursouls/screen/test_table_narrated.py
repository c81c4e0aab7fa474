"""A narrated table: what is shown and asked as plain lines, and never more than the viewer knows."""

import re

from tests.app.tables import option, sit
from tests.games.foursouls.screen.test_table_shared import open_table

from soulstack.app.events import Choose, Shown
from soulstack.app.language import ENGLISH, speak
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.signs import SIGNS
from soulstack.games.foursouls.screen.faces import FourSoulsBook
from soulstack.kernel.facts import Fact
from soulstack.ui.tabletop.narrator import Teller

RUNE = """\
You play Blank Rune.
You roll a 2.
Blank Rune goes to the loot discard.
Your roll shows 2. Respond, or pass. You may: Pass; Use Isaac.
The roll stands at 2.
Blank Rune triggers.
You loot 2.
Seat 2 loots 2.
Your turn: attack or end it. You may: Use Isaac; Attack; Buy; End turn.
"""


def test_facts_and_questions_are_told_as_they_come_and_the_cards_of_others_stay_hidden(capsys):
    session = sit(hand=["blank_rune"], dice=[2])
    hands = open_table(session)
    hands.wait(0.1)
    assert not capsys.readouterr().out, "nobody wants it yet"
    hands.app.change(narrate=True)
    hands.scene.narrator.teller.name = FourSoulsBook().name
    hands.wait(0.1)
    first = "Your turn: play loot, attack or end it. You may: Play Blank Rune; Use Isaac; Attack; Buy; End turn.\n"
    assert capsys.readouterr().out == first
    session.bus.send(Choose((option(session, "play"),)))
    hands.wait(0.1)
    session.bus.send(Choose((option(session, "pass"),)))
    hands.wait(0.2)
    told = capsys.readouterr().out
    hidden = [session.state.printed[card].name for card in session.state.players[1].hand]
    assert len(hidden) == 2
    # What was looted is named only once it can be played, and then only to the seat that holds it.
    assert not any(name in told for name in hidden)
    assert told == RUNE
    hands.scene.leave()
    session.bus.publish(Shown(Fact("turn_started", seat=0, amount=2), session.view))
    assert not capsys.readouterr().out, "nothing is told of a table that was left"


def test_signs_are_spoken_as_words():
    speak(ENGLISH)
    aloud = Teller(None, str.upper, SIGNS).aloud
    assert aloud("↷: Gain 1¢ or 12¢, then [[bomb]]. ③") == "activate: Gain 1 cent or 12 cents, then BOMB. 3"


def test_every_icon_of_a_card_has_a_word():
    icons = {icon for card in catalogue().values() for icon in re.findall(r"\{\w+\}|[↷$¢]", card.text)}
    assert icons <= set(SIGNS)
