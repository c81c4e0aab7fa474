"""A page with plots on many games, for a browser: one file that needs nothing else, made with plotly."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from attrs import define, field

from soulstack import __version__
from soulstack.app.game import Chart, Game, Story
from soulstack.app.tools.intervals import Z, wilson
from soulstack.app.tools.reports import GamesReport

LEAST: Final = 5
"""A name that fewer sides had says nothing."""
COLUMNS: Final = 16
"""More values than this lie on their side, the most frequent first."""
BARS: Final = 40
"""More bars than this are a table."""
INK, PAPER, BRASS, TEAL, PALE = "#2a1530", "#f7f1e3", "#c98a3a", "#2c8078", "#8a7a8e"


class PageError(ValueError):
    """A page that cannot be made, in one sentence."""


@define
class Sum:
    """How some sides did."""

    sides: int = 0
    won: float = 0.0
    reached: float = 0.0
    squares: float = 0.0

    def add(self, won: float, reached: float) -> None:
        """Count one more side."""
        self.sides += 1
        self.won += won
        self.reached += reached
        self.squares += reached * reached

    def take_in(self, other: "Sum", sign: int = 1) -> None:
        """Add other sides, or take them off."""
        self.sides += sign * other.sides
        self.won += sign * other.won
        self.reached += sign * other.reached
        self.squares += sign * other.squares

    @property
    def rate(self) -> float:
        """The share that won."""
        return self.won / self.sides if self.sides else 0.0

    @property
    def mean(self) -> float:
        """How far they came on average."""
        return self.reached / self.sides if self.sides else 0.0

    @property
    def spread(self) -> float:
        """Half the width of the mean's 95 % interval."""
        if self.sides < 2:
            return 0.0
        variance = max(0.0, (self.squares - self.reached * self.reached / self.sides) / (self.sides - 1))
        return Z * math.sqrt(variance / self.sides)


@define
class Stories:
    """All games together, by what sides had."""

    games: int = 0
    of_kind: dict[str, Sum] = field(factory=dict)
    of_name: dict[tuple[str, str], dict[str, Sum]] = field(factory=dict)
    """By group and name, then by the kind of side."""
    counts: dict[str, Counter[str]] = field(factory=dict)

    def add(self, story: Story) -> None:
        """Take a game in."""
        self.games += 1
        for side in story.sides:
            self.of_kind.setdefault(side.kind, Sum()).add(side.won, side.reached)
            for key in side.has:
                self.of_name.setdefault(key, {}).setdefault(side.kind, Sum()).add(side.won, side.reached)
        for group, value, count in story.counts:
            self.counts.setdefault(group, Counter())[value] += count

    def rows(self, group: str) -> dict[str, tuple[Sum, Sum]]:
        """Give for each name of a group how sides did with it, and those of the same kinds without it."""
        found: dict[str, tuple[Sum, Sum]] = {}
        for (kind_of_thing, name), sums in self.of_name.items():
            if kind_of_thing != group:
                continue
            having, lacking = Sum(), Sum()
            for kind, part in sums.items():
                having.take_in(part)
                lacking.take_in(self.of_kind[kind])
                lacking.take_in(part, -1)
            found[name] = having, lacking
        return found

    def balance(self, groups: Sequence[str]) -> dict[str, dict[str, Any]]:
        """Give the same as plain data, for `--json`."""
        found: dict[str, dict[str, Any]] = {}
        for group in groups:
            for name, (having, lacking) in sorted(self.rows(group).items()):
                low, high = wilson(having.won, having.sides)
                found[name] = {
                    "group": group, "taken": having.sides, "rate": round(having.rate, 4), "low": round(low, 4),
                    "high": round(high, 4), "rate_without": round(lacking.rate, 4), "reached": round(having.mean, 3),
                    "reached_without": round(lacking.mean, 3),
                }  # fmt: skip
        return found


def refuse_without_plots() -> None:
    """Say before any game is played that the library is missing; raises PageError."""
    try:
        import plotly  # noqa: F401 - only whether it is there
    except ImportError:
        raise PageError("A report needs the extra soulstack[report] (pip install 'soulstack[report]').") from None


def write(file: Path, game: Game, report: GamesReport, stories: Stories, options: Sequence[tuple[str, Any]]) -> None:
    """Write the page; raises PageError when the disk says no."""
    text = "\n".join(_page(game, report, stories, options))
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise PageError(f"{file} cannot be written: {error.strerror or error}.") from None


def _page(game: Game, report: GamesReport, stories: Stories, options: Sequence[tuple[str, Any]]) -> Iterator[str]:
    yield f"<!doctype html><html lang='en'><head><meta charset='utf-8'><title>{escape(str(game.title))}: report</title>"
    yield f"<style>{_STYLE}</style></head><body><main>"
    yield f"<h1>{escape(str(game.title))}</h1>"
    chosen = ", ".join(f"{name} {_plain(value)}" for name, value in options)
    seats = ", ".join(report.seats)
    yield f"<p>{stories.games} games of {escape(seats)}{'; ' + escape(chosen) if chosen else ''}. Soulstack {__version__}.</p>"
    yield (
        "<dl>"
        + "".join(f"<div><dt>{escape(dt)}</dt><dd>{escape(dd)}</dd></div>" for dt, dd in _facts(report))
        + "</dl>"
    )
    script = True
    tools = game.tools()
    for chart in tools.CHARTS:
        body = _chart(game, chart, stories, with_script=script)
        if body:
            script = script and "plotly" not in body
            yield f"<section id='{chart.group}'><h2>{escape(chart.title)}</h2>{body}</section>"
    yield "</main></body></html>"


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {count}" for name, count in value.items())
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _facts(report: GamesReport) -> Iterator[tuple[str, str]]:
    data = report.to_json()
    yield "finished", f"{report.finished} of {report.games}"
    for key, value in {**report.own(), "decisions_per_game": data["decisions_per_game"]}.items():
        yield key.replace("_", " "), _plain(value)
    if report.errors:
        yield "errors", str(len(report.errors))
    yield "state hash", report.state_hash


def _chart(game: Game, chart: Chart, stories: Stories, *, with_script: bool) -> str:
    if chart.kind == "counts":
        counts = stories.counts.get(chart.group)
        return _counts(game, chart, counts, with_script=with_script) if counts else ""
    rows = {name: pair for name, pair in stories.rows(chart.group).items() if pair[0].sides >= LEAST}
    if not rows:
        return ""
    if chart.kind == "table":
        return _table(game, chart, rows)
    if len(rows) == 1:
        return ""  # nothing to compare
    return _rates(game, chart, rows, with_script=with_script)


def _figure(data: Mapping[str, Any], height: int, *, with_script: bool, title: str) -> str:
    import plotly.graph_objects as go

    figure = go.Figure(go.Bar(**data))
    axis = {"gridcolor": "#e4d9c4", "zeroline": False, "automargin": True}
    figure.update_layout(
        height=height, margin={"l": 10, "r": 20, "t": 10, "b": 44}, paper_bgcolor=PAPER, plot_bgcolor=PAPER,
        font={"family": "Fira Sans, Segoe UI, sans-serif", "size": 14, "color": INK}, bargap=0.28, xaxis=axis, yaxis=axis,
        showlegend=False,
    )  # fmt: skip
    if data.get("orientation") == "h":
        figure.update_xaxes(title=title, rangemode="tozero")
    else:
        figure.update_yaxes(title=title, rangemode="tozero")
        figure.update_xaxes(type="category")
    config = {"displayModeBar": False, "responsive": True}
    text: str = figure.to_html(full_html=False, include_plotlyjs="inline" if with_script else False, config=config)
    return text


def _counts(game: Game, chart: Chart, counts: Counter[str], *, with_script: bool) -> str:
    named = game.tools().named
    bars: dict[str, Any] = {"marker": {"color": TEAL}}
    if len(counts) > COLUMNS:
        order = [name for name, _ in counts.most_common(BARS)][::-1]
        bars |= {
            "x": [counts[name] for name in order],
            "y": [named(chart.group, name) for name in order],
            "orientation": "h",
        }
        return _figure(bars, 90 + 26 * len(order), with_script=with_script, title="how often")
    order = sorted(counts)
    bars |= {"x": [named(chart.group, name) for name in order], "y": [counts[name] for name in order]}
    return _figure(bars, 320, with_script=with_script, title="how often")


def _rates(game: Game, chart: Chart, rows: Mapping[str, tuple[Sum, Sum]], *, with_script: bool) -> str:
    tools = game.tools()
    measure = tools.MEASURE
    won = any(pair[0].won for pair in rows.values())
    order = sorted(rows, key=lambda name: (rows[name][0].rate if won else rows[name][0].mean, name))[-BARS:]
    values, up, down, hover = [], [], [], []
    for name in order:
        sums = rows[name][0]
        low, high = wilson(sums.won, sums.sides)
        if won:
            values.append(100 * sums.rate)
            up.append(100 * (high - sums.rate))
            down.append(100 * (sums.rate - low))
        else:
            values.append(sums.mean)
            up.append(sums.spread)
            down.append(sums.spread)
        hover.append(f"{sums.sides} sides, {100 * sums.rate:.1f} % won, {sums.mean:.2f} {measure}")
    data = {
        "x": values, "y": [tools.named(chart.group, name) for name in order], "orientation": "h", "hovertext": hover,
        "marker": {"color": BRASS}, "error_x": {"array": up, "arrayminus": down, "color": INK, "thickness": 1.4},
    }  # fmt: skip
    title = "won, in % (with 95 % intervals)" if won else f"{measure} (with 95 % intervals)"
    return _figure(data, 90 + 26 * len(order), with_script=with_script, title=title)


def _table(game: Game, chart: Chart, rows: Mapping[str, tuple[Sum, Sum]]) -> str:
    tools = game.tools()
    won = any(pair[0].won for pair in rows.values())

    def gain(name: str) -> float:
        having, lacking = rows[name]
        return having.rate - lacking.rate if won else having.mean - lacking.mean

    head = ("", "sides", "won with", "without", f"{tools.MEASURE} with", "without", "difference")
    lines = ["<table><thead><tr>" + "".join(f"<th>{escape(word)}</th>" for word in head) + "</tr></thead><tbody>"]
    most = max((abs(gain(name)) for name in rows), default=0.0) or 1.0
    for name in sorted(rows, key=gain, reverse=True):
        having, lacking = rows[name]
        low, high = wilson(having.won, having.sides)
        difference = gain(name)
        colour = TEAL if difference >= 0 else BRASS
        text = f"{100 * difference:+.1f} %" if won else f"{difference:+.2f}"
        bar = f"<i style='width:{60 * abs(difference) / most:.0f}px;background:{colour}'></i>"
        cells = (
            escape(tools.named(chart.group, name)), str(having.sides),
            f"{100 * having.rate:.1f} % <small>{100 * low:.0f} to {100 * high:.0f}</small>", f"{100 * lacking.rate:.1f} %",
            f"{having.mean:.2f}", f"{lacking.mean:.2f}", f"{text} {bar}",
        )  # fmt: skip
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "".join(lines) + "</tbody></table>"


_STYLE: Final = f"""
body {{ background: {PAPER}; color: {INK}; font: 16px/1.5 "Fira Sans", "Segoe UI", sans-serif; margin: 0; }}
main {{ max-width: 1080px; margin: 0 auto; padding: 24px; }}
h1 {{ font-size: 34px; margin: 0 0 4px; }}
h2 {{ font-size: 22px; margin: 32px 0 8px; border-bottom: 2px solid {BRASS}; }}
dl {{ display: flex; flex-wrap: wrap; gap: 8px 32px; }}
dt {{ color: {PALE}; font-size: 13px; }}
dd {{ margin: 0; font-weight: 600; overflow-wrap: anywhere; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ text-align: right; padding: 3px 10px; border-bottom: 1px solid #e4d9c4; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }}
td:last-child {{ text-align: left; }}
small {{ color: {PALE}; }}
td i {{ display: inline-block; height: 10px; border-radius: 3px; vertical-align: middle; }}
"""
