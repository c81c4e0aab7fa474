"""The index that is changed step by step equals one that is built anew."""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import Bundle as Drawer
from hypothesis.stateful import RuleBasedStateMachine, consumes, invariant, rule

from soulstack.kernel.listeners import add, remove

KEYS = ("on:roll", "on:death", "static:attack")


def rebuilt(entries):
    """Builds the index from nothing, whatever the order of the entries."""
    index = {}
    for key, obj, ability in sorted(entries):
        index[key] = (*index.get(key, ()), (obj, ability))
    return index


class IndexMachine(RuleBasedStateMachine):
    """Adds and removes listeners in every order."""

    entries = Drawer("entries")

    def __init__(self):
        super().__init__()
        self.index = {}
        self.present = set()

    @rule(target=entries, key=st.sampled_from(KEYS), obj=st.integers(1, 9), ability=st.integers(0, 3))
    def listens(self, key, obj, ability):
        entry = (key, obj, ability)
        if entry not in self.present:
            self.present.add(entry)
            add(self.index, *entry)
        return entry

    @rule(entry=consumes(entries))
    def listens_no_more(self, entry):
        if entry in self.present:
            self.present.remove(entry)
            remove(self.index, *entry)

    @invariant()
    def equals_a_rebuild(self):
        assert self.index == rebuilt(self.present)
        assert all(list(found) == sorted(found) for found in self.index.values())


test_an_index_kept_step_by_step_equals_its_rebuild = IndexMachine.TestCase


def test_a_key_without_listeners_is_not_kept():
    index = {}
    add(index, "on:roll", 4, 0)
    remove(index, "on:roll", 4, 0)
    assert index == {}


def test_values_are_replaced_and_never_changed_so_a_flat_copy_is_a_clone():
    index = {}
    add(index, "on:roll", 4, 0)
    copy = index.copy()
    add(index, "on:roll", 2, 0)
    remove(index, "on:roll", 4, 0)
    assert copy == {"on:roll": ((4, 0),)}
    assert index == {"on:roll": ((2, 0),)}


def test_removing_under_an_unknown_key_is_an_error():
    with pytest.raises(KeyError):
        remove({}, "on:roll", 1, 0)
