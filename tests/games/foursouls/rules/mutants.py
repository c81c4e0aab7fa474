"""Cards with one number changed, for holding the comparison of text and data to account."""

import attrs

from soulstack.games.foursouls.cards import vocabulary as e


def numbers(record, path=()):
    """Walks every number that decides something, as the path to it and the changed value."""
    if isinstance(record, tuple):
        if record and all(type(each) is int for each in record):
            other = next(value for value in (*range(record[-1] + 1, 7), *range(1, 7)) if value not in (*record,))
            yield path, (*record[:-1], other)
            return
        for index, each in enumerate(record):
            yield from numbers(each, (*path, index))
        return
    if not attrs.has(type(record)):
        return
    for each in attrs.fields(type(record)):
        value = getattr(record, each.name)
        if not each.init:
            continue
        if type(value) is int:
            if is_used(record, each, value):
                yield (*path, each.name), value + 1 if value >= 0 else value - 1
        elif len(value) < 6 if isinstance(value, tuple) else True:
            yield from numbers(value, (*path, each.name))


def is_used(record, key, value):
    """Tells whether a number is more than the mark of an unused key."""
    if isinstance(record, e.TargetSpec):
        return "number" in record.among and value != 0
    if isinstance(record, e.When):
        return True
    return value != 0 and not (key.name == "times" and value == 1)


def changed(record, path, value):
    """Gives a copy of a record with another value at a path."""
    if not path:
        return value
    first, rest = path[0], path[1:]
    if isinstance(record, tuple):
        return (*record[:first], changed(record[first], rest, value), *record[first + 1 :])
    return attrs.evolve(record, **{first: changed(getattr(record, first), rest, value)})
