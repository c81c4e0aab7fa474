"""The rulebook of Slay the Spire is whole, and what scenarios name is in it."""

import json
import re
import tomllib
from pathlib import Path

from tests.scenario_names import FOLDER

from soulstack.app.language import load_language
from soulstack.app.tools.rules import ID, decisions, named_ids, rules, untestable
from soulstack.cli import main

KEY = "spire"
TESTS = Path(__file__).parents[2]


def test_every_rule_and_every_decision_has_its_place():
    assert len(rules(KEY)) == 453
    assert list(decisions(KEY)) == [f"SA-{n:02}" for n in range(1, 175)]


def test_a_rule_is_settled_by_decisions_that_exist():
    named = {name for entry in rules(KEY).values() for name in entry.get("decisions", ())}
    assert named <= set(decisions(KEY))


def test_an_entry_is_a_sentence_in_a_section():
    for entry in (*rules(KEY).values(), *decisions(KEY).values()):
        text = entry["text"]
        assert text[0].isupper() or text[0] in '0123456789"+'
        assert text[-1] in ".)*"
        assert "→" not in text
        assert re.search(r"\(C\)|\(L\)|hieu|LuaViper", text) is None


def test_references_lead_somewhere():
    book = {**rules(KEY), **decisions(KEY)}
    for entry in book.values():
        assert [name for name in ID.findall(entry["text"]) if name not in book] == []


def test_scenarios_name_rules_of_the_book():
    book = {**rules(KEY), **decisions(KEY)}
    named = {
        name.removeprefix("spire:")
        for path in (FOLDER / KEY).rglob("*.toml")
        for name in tomllib.loads(path.read_text("utf-8"))["rules"]
    }
    assert sorted(named - set(book)) == []


def test_what_cannot_be_tested_is_in_the_book_and_says_why():
    for name, why in untestable(KEY).items():
        assert name in rules(KEY) or name in decisions(KEY)
        assert len(why) > 20


def test_ids_of_the_other_game_do_not_count():
    assert "MECH-" + "LOSE-01" not in named_ids(TESTS, KEY)
    assert "HIT-02" in named_ids(TESTS, KEY)


def test_coverage_counts_rules_and_decisions(capsys):
    main(["rules", "coverage", "--game", KEY, "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["total"] == 453
    assert report["decisions"] == 174
    assert (
        report["covered"] + len(report["missing"]) + sum(1 for u in report["untestable"] if u["id"] in rules(KEY))
        >= 453
    )
    assert report["missing"] == []
    assert report["decisions_missing"] == []


def test_a_rule_is_found_by_id_and_by_word(capsys):
    assert main(["rules", "--game", KEY, "ACT4-01"]) == 0
    assert "Act III boss" in capsys.readouterr().out
    assert main(["rules", "--game", KEY, "--search", "golden ticket"]) == 0
    assert "REWARD-05" in capsys.readouterr().out
    assert main(["rules", "--game", KEY, "HIT-2"]) == 2
    assert "HIT-02" in capsys.readouterr().err


def test_the_rulebook_is_german_with_the_same_rules_numbers_and_icons():
    texts = load_language("de").texts
    english = [text for entry in rules("spire").values() for text in (entry["section"], entry["text"])]
    english += [text for entry in decisions("spire").values() for text in (entry["question"], entry["text"])]
    parts = re.compile(rf"{ID.pattern}|\d+|\{{[a-z_]+\}}")
    for text in english:
        assert text in texts, text
        assert sorted(parts.findall(str(texts[text]))) == sorted(parts.findall(text)), text
