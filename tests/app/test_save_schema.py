import json

import pytest
from tests.app.recorded import recorded

from soulstack import paths
from soulstack.app import session as sessions
from soulstack.app.replay_session import describe, watch_save
from soulstack.app.save_schema import OddSaveError, read_game, read_meta
from soulstack.app.saves import Save, SaveError, encode, write_save
from soulstack.app.slot import meta_of_save, save_file
from soulstack.app.tools.replay import verify

SURROGATE = json.loads('"\\ud800"')


def changed(save, way, value):
    """Gives a save with one value in place of another; a way that ends in nothing takes the value away."""
    content = json.loads(json.dumps({"meta": save.meta, "record": save.record}))
    place = content
    for step in way[:-1]:
        place = place[step]
    if value is None:
        del place[way[-1]]
    else:
        place[way[-1]] = value
    return Save(content["record"], None, content["meta"])


ODD = {
    "seats are a number": (("meta", "seats"), 5),
    "seats are too few": (("meta", "seats"), ["human"]),
    "seats are too many": (("meta", "seats"), ["human"] * 3),
    "nobody sits there": (("meta", "seats"), []),
    "seats are missing": (("meta", "seats"), None),
    "a bot nobody knows": (("meta", "seats"), ["human", "bot:clever"]),
    "a temper nobody knows": (("meta", "seats"), ["human", "bot:easy:jolly"]),
    "names are missing": (("meta", "names"), None),
    "a name is a number": (("meta", "names"), ["You", 5]),
    "a name with a control sign": (("meta", "names"), ["You", "As\x00h"]),
    "a name that cannot be seen": (("meta", "names"), ["You", "As\u200bh"]),
    "half a character": (("meta", "names"), ["You", SURROGATE]),
    "a name without end": (("meta", "names"), ["You", "A" * 4000]),
    "a role without end": (("meta", "roles"), ["A" * 4000]),
    "roles are a number": (("meta", "roles"), 3),
    "further than anything": (("meta", "far"), [10**9]),
    "a long way": (("meta", "far"), [1] * 9),
    "a turn below nothing": (("meta", "turn"), -1),
    "a turn that is yes": (("meta", "turn"), True),
    "a winner who is not there": (("meta", "winners"), [7]),
    "sets are a number": (("record", "setup", "sets"), 5),
    "a set is a list": (("record", "setup", "sets"), [["base"]]),
    "a bad cap": (("record", "setup", "turn_cap"), "never"),
    "a cap below nothing": (("record", "setup", "turn_cap"), -4),
    "a seat that begins and is not there": (("record", "setup", "first"), 9),
    "a hundred players": (("record", "setup", "players"), 100),
    "half a player": (("record", "setup", "players"), 2.5),
    "a seed in words": (("record", "setup", "seed"), "lucky"),
    "a seed beyond all numbers": (("record", "setup", "seed"), 10**40),
    "an unknown setting": (("record", "setup", "gravity"), 9),
    "answers are a number": (("record", "answers"), 5),
    "an answer is a text": (("record", "answers", 0), "pass"),
    "a seat in words": (("record", "answers", 0), ["0", []]),
    "a digest that is no text": (("record", "checkpoints"), {"1": 5}),
    "a digest after no number": (("record", "checkpoints"), {"one": "5"}),
    "rules without a name": (("record", "meta"), {"rules": 7}),
    "a game nobody knows": (("record", "game"), "chess"),
    "another format": (("record", "schema"), 2),
}


def is_one_sentence(error):
    text = str(error)
    return text.endswith(".") and "\n" not in text and "Traceback" not in text


@pytest.fixture(scope="module")
def sound():
    save = recorded()
    return Save({**save.record, "answers": save.record["answers"][:40], "checkpoints": {}}, None, save.meta)


@pytest.mark.parametrize("case", ODD)
def test_odd_content_is_refused_in_one_sentence_and_the_file_is_kept(sound, case):
    odd = changed(sound, *ODD[case])
    save_file().parent.mkdir(parents=True)
    save_file().write_bytes(bytes_of(odd))
    with pytest.raises(SaveError) as caught:
        sessions.resume()
    assert is_one_sentence(caught.value)
    assert save_file().read_bytes() == bytes_of(odd)


@pytest.mark.parametrize("case", ODD)
def test_the_title_and_the_list_of_replays_survive_odd_content(sound, case):
    odd = changed(sound, *ODD[case])
    for file in (save_file(), paths.replays("foursouls") / "odd.save"):
        file.parent.mkdir(parents=True)
        file.write_bytes(bytes_of(odd))
    meta_of_save()
    found = describe(paths.replays("foursouls") / "odd.save")
    assert not found.problem or is_one_sentence(found.problem)


@pytest.mark.parametrize("case", [case for case, (way, _) in ODD.items() if way[0] == "record"])
def test_a_replay_of_odd_content_is_refused_in_one_sentence(sound, case):
    with pytest.raises(SaveError) as caught:
        watch_save(changed(sound, *ODD[case]))
    assert is_one_sentence(caught.value)


def test_a_replay_that_names_odd_seats_can_be_watched_all_the_same(sound):
    watched = watch_save(changed(sound, ("meta", "seats"), ["human", "bot:clever"]))
    assert watched.seats == ("human", "bot:random")


def bytes_of(save):
    """Gives the bytes of a file with a sound checksum, whatever it says."""
    from tests.app.test_saves import of_schema

    return of_schema(1, {"meta": save.meta, "record": save.record, "snapshot": None})


def test_what_is_sound_is_read_whole(sound):
    record, meta = read_game(sound)
    assert record.to_json() == sound.record
    assert list(meta.seats) == sound.meta["seats"]


def test_a_list_reads_no_record(sound):
    assert read_meta(Save({}, None, sound.meta)).names == ("You", "Ash")
    with pytest.raises(OddSaveError):
        read_game(Save({}, None, sound.meta))


def test_the_command_line_says_what_is_odd_about_a_replay(sound, tmp_path, capsys):
    file = tmp_path / "odd.save"
    write_save(file, changed(sound, ("record", "setup", "sets"), 5))
    assert verify(file) == 2
    assert is_one_sentence(capsys.readouterr().err.strip())


def test_what_a_newer_build_adds_to_the_list_is_no_fault(sound):
    more = Save(sound.record, None, {**sound.meta, "mood": "fine"})
    assert read_game(more)
    assert encode(more)
