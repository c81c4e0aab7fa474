import pytest

from soulstack.bots.specs import UnknownBotError
from soulstack.games.foursouls.bots.door import SPECS, make_bot
from soulstack.games.foursouls.bots.easy import EasyBot
from soulstack.games.foursouls.bots.patient_bot import PatientBot


def test_bots_are_made_by_name_with_or_without_the_prefix():
    assert isinstance(make_bot("bot:random", 0, 1), PatientBot)
    assert isinstance(make_bot("easy", 0, 1), EasyBot)


def test_every_listed_bot_exists():
    assert [type(make_bot(name, 0, 1)).__name__ for name in SPECS.levels] == [
        "PatientBot",
        "EasyBot",
        "NormalBot",
        "HardBot",
    ]


def test_an_unknown_bot_is_refused_with_the_ones_there_are():
    with pytest.raises(UnknownBotError, match="no bot 'clever'; choose one of random, easy"):
        make_bot("bot:clever", 0, 1)
