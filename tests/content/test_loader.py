"""All or nothing, on cards that have nothing to do with any game."""

import pytest
from attrs import frozen

from soulstack.content.errors import ContentError, Problem
from soulstack.content.lint import digest, id_problems, records
from soulstack.content.loader import CardGame, load, load_folder
from soulstack.content.reader import Source


@frozen
class Step:
    far: int = 1


@frozen
class Toy:
    id: str
    name: str
    friend: str = ""
    shelf: str = "lower"
    steps: tuple[Step, ...] = ()


def check(new, known):
    for toy in new.values():
        if toy.friend and toy.friend not in known:
            yield Problem("", toy.id, "friend", "is nobody")
        if toy.name.isupper():
            yield Problem("", toy.id, "name", "is loud", is_warning=True)


GAME = CardGame("toys", Toy, check, lambda file: {"shelf": "upper"} if file.startswith("up/") else {})


def toys(text, name="toys.toml", beside=None):
    return load(GAME, [Source(name, text.encode())], beside)


def refusal(*texts, beside=None):
    with pytest.raises(ContentError) as caught:
        load(GAME, [Source(f"{number}.toml", text.encode()) for number, text in enumerate(texts)], beside)
    return [str(problem) for problem in caught.value.problems]


def test_cards_are_sorted_and_know_their_files():
    found = toys("[duck]\nname='Duck'\n[bear]\nname='Bear'\nfriend='duck'\n")
    assert list(found.cards.items()) == [("bear", Toy("bear", "Bear", "duck")), ("duck", Toy("duck", "Duck"))]
    assert found.files == {"duck": "toys.toml", "bear": "toys.toml"}
    assert found.warnings == ()


def test_a_file_gives_its_cards_defaults_that_a_card_may_change():
    found = toys("[a]\nname='A1'\n[b]\nname='b'\nshelf='floor'\n", "up/a.toml")
    assert (found.cards["a"].shelf, found.cards["b"].shelf) == ("upper", "floor")


def test_a_warning_refuses_nothing():
    found = toys("[duck]\nname='DUCK'")
    assert [str(warning) for warning in found.warnings] == ["warning: toys.toml:2: [duck] name: is loud"]


def test_every_problem_of_every_file_is_told():
    found = refusal("[a]\nname=1\n[b]\nname='b'\nfriend='x'", "[c", "[d]\nid='e'\nname='d'")
    assert found[0] == '0.toml:2: [a] name: text is wanted, not a whole number ("1")'
    assert found[1].startswith("1.toml: this is not TOML")
    assert found[2:] == [
        "2.toml:2: [d] id: the id is the name of the table; leave this key out",
        "0.toml:5: [b] friend: is nobody",
    ]


def test_an_id_is_taken_once():
    assert refusal("[a]\nname='a'", "[a]\nname='a'") == [
        "1.toml:1: [a]: there is a card with this id already, in 0.toml"
    ]
    beside = {"a": Toy("a", "A")}
    assert refusal("[a]\nname='a'", beside=beside) == [
        "0.toml:1: [a]: there is a card with this id already, among the cards of the game"
    ]


def test_new_cards_may_refer_to_those_that_are_there():
    found = toys("[bear]\nname='Bear'\nfriend='duck'", beside={"duck": Toy("duck", "Duck")})
    assert list(found.cards) == ["bear"]


def test_an_empty_folder_is_no_pack(tmp_path):
    with pytest.raises(ContentError, match="there is no card file in this folder"):
        load_folder(GAME, tmp_path)


@pytest.mark.parametrize("bad", ["Bomb", "bomb!", "a__b", "_a", "a_", "ä", "", "a b", "../a", "x" * 61])
def test_ids_are_snake_case(bad):
    assert [problem.card for problem in id_problems(["bomb", "0_the_fool", bad, "x2"])] == [bad]


def test_records_are_walked_with_their_paths():
    toy = Toy("a", "A", steps=(Step(1), Step(2)))
    assert list(records(toy)) == [("", toy), ("steps[0]", Step(1)), ("steps[1]", Step(2))]


def test_a_digest_sees_every_change_but_the_left_out_words():
    one = {"a": Toy("a", "A", steps=(Step(2),)), "b": Toy("b", "B")}
    other_order = {"b": Toy("b", "B"), "a": Toy("a", "A", steps=(Step(2),))}
    assert digest(one) == digest(other_order)
    assert digest(one) != digest({**one, "a": Toy("a", "A", steps=(Step(3),))})
    renamed = {**one, "b": Toy("b", "Bee")}
    assert digest(one) != digest(renamed)
    assert digest(one, frozenset({"name"})) == digest(renamed, frozenset({"name"}))
