"""The texts of components are held against their data, and a text that says something else is found."""

import pytest
from attrs import evolve

from soulstack.games.spire.cards.agreement import check
from soulstack.games.spire.cards.catalogue import catalogue


def test_every_component_does_what_its_text_says():
    assert check(catalogue()) == []


@pytest.mark.parametrize(
    ("thing", "right", "wrong"),
    [
        ("bash", "{hit} 2", "{hit} 3"),
        ("bash", "{vulnerable}", "{weak}"),
        ("acrobatics", "Draw 3. Discard 1", "Draw 3. Discard 2"),
        ("cleave", "Row: {hit} 2", "{hit} 2"),
        ("twin_strike", "twice", "three times"),
        ("eruption", "Wrath", "Calm"),
        ("demon_form", "Start of turn", "Start of combat"),
        ("metallicize", "End of turn", "Start of turn"),
        ("battle_hymn", "Once a turn", "Once a combat"),
        ("leap", "any player", "you"),
        ("carnage", "Ethereal. ", ""),
        ("zap", "{lightning}", "{frost}"),
        ("claw", "and 1 more", "and 2 more"),
        ("blood_for_blood", "Costs 1", "Costs 2"),
        ("captains_wheel", "{die} 3", "{die} 4"),
        ("beam_cell", "1 to 3", "1 to 4"),
        ("calling_bell", "3 {relic}", "4 {relic}"),
        ("third_eye", "Scry 3", "Scry 2"),
        ("dash", "You may swap rows", "You swap rows"),
        ("block_potion", "2 {block}", "2 {block} and 1 {energy}"),
    ],
)
def test_a_text_that_says_something_else_is_found(thing, right, wrong):
    known = catalogue()[thing]
    assert right in known.text
    assert check({thing: evolve(known, text=known.text.replace(right, wrong, 1))})


def test_the_options_of_events_and_blessings_are_held_as_well():
    event, blessing = catalogue()["the_cleric"], catalogue()["neow_03"]
    dear = evolve(event.options[0], text="Pay 2 {gold}: heal 3 {hp}.")
    rich = evolve(blessing.blue[1], text="6 {gold}.")
    found = check(
        {
            "the_cleric": evolve(event, options=(dear, *event.options[1:])),
            "neow_03": evolve(blessing, blue=(blessing.blue[0], rich, blessing.blue[2])),
        }
    )
    assert {problem.path for problem in found} == {"options[0].text", "blue[1].text"}
