"""Clones are made from the fields: none can be forgotten, none can be shared by accident."""

import attrs
import pytest
from attrs import define, field, frozen

from soulstack.kernel import clone
from soulstack.kernel.clone import cloneable, copied, each, fresh, maybe, rows, shared, values


@cloneable
@define(eq=False)
class Leaf:
    number: int
    marks: list[int] = copied(list)


@cloneable
@define(eq=False)
class Tree:
    name: str
    definition: object = shared()
    flat: list[int] = copied(list)
    table: dict[str, int] = copied(dict)
    leaves: list[Leaf] = each()
    piles: list[list[int]] = rows()
    named: dict[int, Leaf] = values()
    told: list[str] = fresh()
    best: Leaf | None = maybe()
    pair: tuple[int, int] = (0, 0)


def make_tree():
    return Tree(
        "oak",
        definition=object(),
        flat=[1],
        table={"a": 1},
        leaves=[Leaf(1, [1]), Leaf(2)],
        piles=[[1], [2, 3]],
        named={7: Leaf(7)},
        told=["news"],
        best=Leaf(9),
        pair=(4, 5),
    )


def test_a_clone_has_equal_values_in_every_field():
    tree = make_tree()
    copy = tree.clone()
    seen = attrs.asdict(copy)
    assert seen.pop("told") == []
    expected = attrs.asdict(tree)
    del expected["told"]
    assert seen == expected


def test_a_clone_shares_only_what_it_declares_as_shared():
    tree = make_tree()
    copy = tree.clone()
    assert copy.definition is tree.definition
    for name in ("flat", "table", "leaves", "piles", "named", "told", "best"):
        assert getattr(copy, name) is not getattr(tree, name)
    assert copy.leaves[0] is not tree.leaves[0]
    assert copy.leaves[0].marks is not tree.leaves[0].marks
    assert copy.piles[0] is not tree.piles[0]
    assert copy.named[7] is not tree.named[7]


def test_what_was_reported_is_not_reported_by_a_clone_again():
    tree = make_tree()
    assert tree.clone().told == []
    assert tree.told == ["news"]


def test_an_absent_record_stays_absent():
    tree = make_tree()
    tree.best = None
    assert tree.clone().best is None


@pytest.mark.parametrize("kind", [list, dict, set, bytearray, list[int], dict[str, int], set[int]])
def test_an_undeclared_mutable_field_is_an_error_when_the_class_is_made(kind):
    loose = attrs.make_class("Loose", {"pile": field(type=kind)})
    with pytest.raises(TypeError, match=r"Loose\.pile is mutable and does not say how it is cloned"):
        cloneable(loose)


def test_a_field_of_a_parent_is_cloned_by_the_child():
    @cloneable
    @define(eq=False)
    class Branch(Leaf):
        length: int = 3

    branch = Branch(1, [2], 5)
    copy = branch.clone()
    assert type(copy) is Branch
    assert (copy.number, copy.marks, copy.length) == (1, [2], 5)
    assert copy.marks is not branch.marks


def test_a_child_that_generates_no_clone_of_its_own_would_come_out_as_its_parent():
    # This is why tests/games/foursouls/rules/test_clone.py asks every frame for a clone of its own.
    @define(eq=False)
    class Twig(Leaf):
        length: int = 3

    assert type(Twig(1).clone()) is Leaf


def test_every_way_to_clone_has_a_helper_that_declares_it():
    declared = {shared(default=0), copied(list), each(), rows(), values(), fresh(), maybe()}
    assert {helper.metadata["clone"] for helper in declared} == set(clone._HOW)


def test_an_immutable_field_needs_no_word():
    @cloneable
    @define(eq=False)
    class Plain:
        number: int
        word: str
        pair: tuple[int, ...]

    plain = Plain(1, "a", (1, 2))
    assert attrs.astuple(plain.clone()) == attrs.astuple(plain)


def test_a_frozen_definition_is_shared_and_not_copied():
    @frozen
    class Definition:
        id: str

    @cloneable
    @define(eq=False)
    class Holder:
        face: Definition = shared()

    holder = Holder(Definition("bomb"))
    assert holder.clone().face is holder.face


def share(change):
    """Tells whether a tree and its clone are found to share a part after a change to the clone."""
    tree = make_tree()
    copy = tree.clone()
    change(copy, tree)
    return tree.shares(copy)


def test_a_clone_is_not_found_to_share():
    assert not share(lambda copy, tree: None)


@pytest.mark.parametrize("name", ["flat", "table", "leaves", "piles", "named", "told", "best"])
def test_a_field_that_is_shared_is_found(name):
    assert share(lambda copy, tree: setattr(copy, name, getattr(tree, name)))


@pytest.mark.parametrize(
    "change",
    [
        lambda copy, tree: copy.leaves.__setitem__(1, tree.leaves[1]),
        lambda copy, tree: copy.piles.__setitem__(1, tree.piles[1]),
        lambda copy, tree: copy.named.__setitem__(7, tree.named[7]),
        lambda copy, tree: setattr(copy.leaves[0], "marks", tree.leaves[0].marks),
        lambda copy, tree: setattr(copy.named[7], "marks", tree.named[7].marks),
        lambda copy, tree: setattr(copy.best, "marks", tree.best.marks),
    ],
    ids=["each", "row", "value", "in each", "in a value", "in a record that may be absent"],
)
def test_a_part_of_a_field_that_is_shared_is_found(change):
    assert share(change)
