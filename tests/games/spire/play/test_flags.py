"""The flags of a run: what makes no sense is refused in one sentence, with exit code 2."""

import pytest

from soulstack.cli import main
from soulstack.ui import app


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ("--seats human:ironclad,human:ironclad", "every seat plays a different hero"),
        ("--seats human:batman", "Nobody plays as 'batman'"),
        ("--seats bot:genius:silent", "There is no bot 'genius'"),
        ("--seats human,human,human,human,human", "a game needs one to four seats, not 5"),
        ("--daily yesterday", "'yesterday' is no date"),
        ("--daily 2024-02-30", "'2024-02-30' is no date"),
        ("--daily 2999-01-01", "2999-01-01 is still to come"),
        ("--daily 2024-03-28 --act 2", "begins at the foot"),
        ("--daily 2024-03-28 --modifiers cursed", "are those of its day"),
        ("--ascension 13", "belongs to the later printing"),
        ("--ascension 14", "from 0 to 13"),
        ("--act 0", "from 1 to 4"),
        ("--act 3 --last-act 2", "before the first"),
        ("--modifiers nonsense", "there is no modifier 'nonsense'"),
        ("--options nonsense", "there is no rule 'nonsense'"),
        ("--heroes batman", "batman"),
        ("--heroes watcher,watcher", "every seat plays a different hero"),
        ("--encounter nobody", "nobody"),
        ("--unlocked everything", "everything"),
        ("--printing first", "first"),
    ],
)
def test_a_run_that_cannot_be_is_refused_in_one_sentence(flags, said, capsys, monkeypatch):
    monkeypatch.setattr(app, "run", lambda _: 0)
    assert main(["play", "--game", "spire", *flags.split()]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
