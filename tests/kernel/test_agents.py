"""A script answers in order and refuses to be asked for more."""

import pytest

from soulstack.kernel.agents import Script, ScriptError
from soulstack.kernel.decisions import Decision, Option

PASS, END = Option("pass"), Option("end")
DECISION = Decision(0, "priority", (PASS, END))


def test_a_script_gives_its_answers_in_order():
    script = Script([(END,), (PASS,)])
    assert [script.choose(None, DECISION) for _ in range(2)] == [(END,), (PASS,)]


def test_a_script_without_an_answer_left_says_what_it_was_asked():
    script = Script([(PASS,)])
    script.choose(None, DECISION)
    with pytest.raises(ScriptError, match=r"no answer left for Decision\(seat=0, kind='priority'"):
        script.choose(None, DECISION)


def test_what_is_left_of_a_script_can_be_seen():
    script = Script([(PASS,), (PASS,)])
    script.choose(None, DECISION)
    assert (script.used, len(script.answers)) == (1, 2)


def test_a_script_needs_no_view():
    assert Script.looks is False
