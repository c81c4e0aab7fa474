"""The page with plots on many games: what it says, and that a browser shows it."""

import json
import re
import shutil
import subprocess
import sys

import pytest

from soulstack.app.game import Side, Story
from soulstack.app.tools.report_page import PageError, Stories
from soulstack.app.tools.simulate import Where, run_simulate, simulate

BROWSER = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)


def story(won, *names, kind="", reached=0.0):
    return Story((Side(kind, won, reached, tuple(("card", name) for name in names)),), (("act", "1", 1),))


def test_with_and_without_are_sides_of_the_same_kind():
    stories = Stories()
    for one in (
        story(1.0, "bash", kind="ironclad", reached=9), story(0.0, kind="ironclad", reached=3),
        story(1.0, "bash", kind="ironclad", reached=5), story(1.0, kind="silent", reached=50),
    ):  # fmt: skip
        stories.add(one)
    row = stories.balance(["card"])["bash"]
    assert (row["taken"], row["rate"], row["rate_without"]) == (2, 1.0, 0.0)
    assert (row["reached"], row["reached_without"]) == (7.0, 3.0)
    assert row["low"] < 1.0 == row["high"]


def test_what_comes_up_is_counted_over_all_games():
    stories = Stories()
    for _ in range(3):
        stories.add(story(0.0))
    assert stories.counts["act"] == {"1": 3}


def test_without_the_extra_nothing_is_played(monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(sys.modules, "plotly", None)
    assert run_simulate(1, 2, ["random"], page=tmp_path / "page.html") == 2
    assert "soulstack[report]" in capsys.readouterr().err


def test_a_page_that_cannot_be_written_is_told_in_one_sentence(tmp_path):
    with pytest.raises(PageError, match="cannot be written"):
        simulate(1, 2, ["random"], page=tmp_path / "nowhere" / "page.html")


def test_the_games_that_a_page_tells_are_the_same_games(tmp_path):
    plain = simulate(3, 2, ["random"], seed=9)
    told = simulate(3, 2, ["random"], seed=9, page=tmp_path / "page.html", where=Where(resume=tmp_path / "run.jsonl"))
    again = simulate(3, 2, ["random"], seed=9, page=tmp_path / "again.html", where=Where(resume=tmp_path / "run.jsonl"))
    assert plain.state_hash == told.state_hash == again.state_hash
    assert _words(tmp_path / "page.html") == _words(tmp_path / "again.html")


def _words(page):
    text = re.sub(r"<script.*?</script>|<div.*?>", "", page.read_text("utf-8"), flags=re.DOTALL)
    return re.sub(r"<[^>]+>", " ", text)


@pytest.mark.parametrize(
    ("game", "players", "sections"),
    [
        ("foursouls", 3, ["seat", "character", "treasure", "turns", "die"]),
        ("spire", 2, ["hero", "act", "room", "card"]),
    ],
)
def test_the_page_of_each_game_has_its_sections(tmp_path, game, players, sections):
    page = tmp_path / "page.html"
    simulate(12 if game == "foursouls" else 60, players, ["random"], game=game, page=page)
    text = page.read_text("utf-8")
    assert [name for name in sections if f"<section id='{name}'>" not in text] == []
    assert text.count("Plotly.newPlot(") >= 2


@pytest.mark.slow
@pytest.mark.skipif(BROWSER is None, reason="no browser is installed here")
def test_a_real_browser_draws_the_plots(tmp_path):
    page, picture = tmp_path / "page.html", tmp_path / "page.png"
    simulate(12, 2, ["random"], game="spire", page=page)
    quiet = (
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--window-size=1100,1400",
    )  # fmt: skip
    words = [BROWSER, *quiet, f"--user-data-dir={tmp_path / 'profile'}", "--virtual-time-budget=8000"]
    shown = subprocess.run(
        [*words, "--dump-dom", page.as_uri()], capture_output=True, text=True, timeout=120, check=True
    ).stdout
    assert shown.count('class="main-svg"') >= 4
    assert len(re.findall(r'class="point"', shown)) >= 3
    subprocess.run([*words, f"--screenshot={picture}", page.as_uri()], capture_output=True, timeout=120, check=True)
    assert len(_colours(picture)) > 200


def _colours(picture):
    import pygame

    surface = pygame.image.load(picture)
    width, height = surface.get_size()
    return {tuple(surface.get_at((x, y))) for x in range(0, width, 3) for y in range(0, height, 3)}


def test_results_with_stories_are_plain_data(tmp_path):
    file = tmp_path / "run.jsonl"
    simulate(1, 2, ["random"], page=tmp_path / "page.html", where=Where(resume=file))
    line = json.loads(file.read_text("utf-8").splitlines()[1])
    assert {side["won"] for side in line["story"]["sides"]} <= {0.0, 0.5, 1.0}
