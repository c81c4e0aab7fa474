"""Words for the end of a run: the last blow, feats, what was unlocked, and the whole run as a text to be passed on."""

from collections.abc import Mapping
from typing import Any

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.play.feats import feat
from soulstack.games.spire.play.tally import Blow, Tally
from soulstack.games.spire.play.wording import ROMAN, Words
from soulstack.games.spire.rules.state import Setup, State

COLORLESS, ACT_FOUR = "unlock_colorless", "unlock_act4"


def lock_words(name: str, cards: Mapping[str, Any]) -> str:
    """Say what a lock has kept closed."""
    if name == COLORLESS:
        return tr("Colorless cards and more blessings")
    if name == ACT_FOUR:
        return tr("The three keys, and Act IV")
    hero, _, tier = name.removeprefix("unlock_").rpartition("_")
    known = cards.get(hero)
    words = tr(known.name, meaning="card") if known is not None else hero
    return tr("New cards and relics of the {hero} ({n} of 3)", hero=words, n=tier)


def ending(state: State) -> str:
    """Say in a few words how the run has ended."""
    act = ROMAN[min(4, state.table.act)]
    if state.result == "won":
        return tr("The spire is climbed") if state.table.act > 2 else tr("Won, and home after Act {act}", act=act)
    return tr("The climb ends in Act {act}", act=act)


def blow_words(blow: Blow, words: Words) -> str:
    """Name a blow that has killed."""
    hero = words.hero(blow.seat)
    if not blow.foe:
        return tr_n(blow.lost, "{hero} lost the last HP.", "{hero} lost the last {n} HP.", hero=hero)
    foe = words.by_id(blow.foe)
    if blow.block:
        return tr(
            "{foe} hit {hero} for {n}: {block} Block was not enough.",
            foe=foe,
            hero=hero,
            n=blow.amount,
            block=blow.block,
        )
    return tr("{foe} hit {hero} for {n}, and there was no Block.", foe=foe, hero=hero, n=blow.amount)


def clock(seconds: float) -> str:
    """Write a span of time as hours, minutes and seconds.

    >>> clock(75), clock(3661)
    ('1:15', '1:01:01')
    """
    whole = int(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


def as_text(state: State, tally: Tally | None, words: Words, played: float) -> str:
    """Tell the whole run in plain lines."""
    setup, table = state.setup, state.table
    lines = [f"Slay the Spire: {ending(state)}"]
    if tally is not None:
        lines += [blow_words(blow, words) for blow in tally.blows]
    lines.append(_course(setup, state, played))
    if setup.modifiers:
        named = ", ".join(words.by_id(name) for name in setup.modifiers)
        lines.append(tr("Modifiers: {names}", names=named))
    for hero in state.heroes:
        lines += ["", f"{words.hero(hero.seat)}  {hero.hp}/{hero.max_hp}"]
        if tally is not None:
            done = tally.heroes[hero.seat]
            lines.append(
                tr(
                    "Damage {damage}, Block {block}, cards played {played}, best hit {best}",
                    damage=done.damage,
                    block=done.block,
                    played=done.played,
                    best=done.best,
                )
            )
        lines.append(tr("Deck: {cards}", cards=_counted([words.card(state, card) for card in hero.deck])))
        lines.append(tr("Relics: {relics}", relics=_counted([words.card(state, card) for card in hero.relics])))
    if table.achievements:
        lines += ["", tr("Achievements: {names}", names=", ".join(feat(name)[0] for name in table.achievements))]
    return "\n".join(lines)


def _course(setup: Setup, state: State, played: float) -> str:
    table = state.table
    parts = [
        tr("Seed {seed}", seed=setup.seed),
        tr("Ascension {n}", n=setup.ascension),
        tr_n(table.rooms, "{n} room", "{n} rooms"),
        tr_n(table.fights, "{n} fight", "{n} fights"),
        tr_n(table.rounds, "{n} round", "{n} rounds"),
        clock(played),
    ]
    return "  ·  ".join(parts)


def _counted(names: list[str]) -> str:
    """List names once each, with how often they stand there.

    >>> _counted(["Strike", "Bash", "Strike"])
    'Strike x2, Bash'
    """
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return ", ".join(name if n == 1 else f"{name} x{n}" for name, n in found.items())
