"""Past runs in words: one line of the history, a room with what was chosen there, and the whole as a text to be passed on."""

from typing import Any, Final

from soulstack.app.language import joined, tr, tr_n
from soulstack.app.seat_names import shown_name
from soulstack.bots.specs import PREFIX
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.annals import GIVEN_UP, Entry
from soulstack.games.spire.play.chronicle import Choice, Chronicle, Room
from soulstack.games.spire.play.names import HEROES, ROMAN
from soulstack.games.spire.play.run_words import clock
from soulstack.games.spire.play.wording import REWARDS, SPACES

MET: Final = 2
"""So many of those who were met in a room are named."""


def name_of(card_id: str) -> str:
    """Give the name of a component by the id of its side."""
    found: Any = catalogue().get(card_id.removesuffix("+"))
    return (tr(found.name, meaning="card") + ("+" if card_id.endswith("+") else "")) if found is not None else card_id


def party(entry: Entry) -> str:
    """Name the heroes of a run."""
    return joined([tr(HEROES[one.hero]) for one in entry.heroes if one.hero in HEROES])


def leader(kind: str, name: str) -> str:
    """Say who led a hero."""
    if kind.startswith(PREFIX):
        levels = {"easy": tr("Easy bot"), "normal": tr("Normal bot"), "hard": tr("Hard bot")}
        return levels.get(kind.split(":")[1], tr("Bot"))
    return shown_name(name) if name else tr("Somebody")


def leaders(entry: Entry) -> str:
    """Say who led the heroes, each once."""
    return joined(list(dict.fromkeys(leader(one.kind, one.name) for one in entry.heroes)))


def ending(entry: Entry) -> str:
    """Say how a run has ended, in a few words."""
    act = ROMAN[max(1, min(4, entry.act))]
    if entry.won:
        return tr("Won in Act {act}", act=act)
    if entry.result == GIVEN_UP or not entry.result:
        return tr("Given up in Act {act}", act=act)
    return tr("Lost in Act {act}", act=act)


def killer(entry: Entry) -> str:
    """Say what ended a run; nothing when it was won or given up."""
    if entry.won or entry.result != "lost":
        return ""
    return tr("Ended by {foe}", foe=name_of(entry.killer)) if entry.killer else tr("Ended by lost HP")


def course(entry: Entry) -> list[str]:
    """Say how a run went, in numbers."""
    return [
        tr("Ascension {n}", n=entry.ascension),
        tr_n(entry.rooms, "{n} room", "{n} rooms"),
        tr_n(entry.fights, "{n} fight", "{n} fights"),
        tr_n(entry.rounds, "{n} round", "{n} rounds"),
        clock(entry.seconds),
    ]


def modifiers(entry: Entry) -> str:
    """Name the modifiers of a run; nothing where it had none."""
    names = ", ".join(name_of(name) for name in entry.modifiers)
    return tr("Daily Climb: {names}", names=names) if entry.daily else names


# --- rooms -------------------------------------------------------------------------------------------------------------


def room_title(room: Room) -> str:
    """Say which room it was."""
    if room.kind == "stairs":
        return tr("The stairs")
    kind = tr(SPACES[room.kind]) if room.kind in SPACES else room.kind
    what = list(dict.fromkeys(name_of(card) for card in (*room.events, *room.foes)))
    more = " …" if len(what) > MET else ""
    return f"{kind}: {', '.join(what[:MET])}{more}" if what else kind


def room_cost(room: Room, heroes: list[str]) -> str:
    """Say what a room cost the heroes."""
    lost = [f"{tr(HEROES[hero])} -{n}" for hero, n in zip(heroes, room.lost, strict=False) if n]
    return ", ".join(lost) if lost else tr("Nobody was hurt.")


def choice_words(choice: Choice, room: Room) -> str:
    """Say what was chosen, and what was left for it."""
    left = ", ".join(name_of(card) for card in choice.left)
    picked = name_of(choice.picked) if choice.picked else ""
    if choice.verb == "take":
        if not picked:
            kind = REWARDS.get(choice.what)
            picked = tr(kind.pattern, n=choice.n) if kind is not None else choice.what
        return (
            tr("takes {card}, leaves {others}", card=picked, others=left) if left else tr("takes {card}", card=picked)
        )
    if choice.verb == "skip":
        kind = REWARDS.get(choice.what)
        what = left or (tr(kind.pattern, n=choice.n) if kind is not None else choice.what)
        return tr("leaves {others}", others=what)
    if choice.verb == "option":
        return tr("chooses: {text}", text=option_words(choice, room))
    words = {
        "buy": tr("buys {card}", card=picked),
        "remove": tr("has {card} removed", card=picked),
        "smith": tr("upgrades {card}", card=picked),
        "rest": tr("rests"),
    }
    return words[choice.verb]


def option_words(choice: Choice, room: Room) -> str:
    """Give the words of an option of an event or a blessing."""
    for card_id in (choice.what, *room.events):
        found: Any = catalogue().get(card_id)
        options = getattr(found, "options", None) or getattr(found, "blue", None) or ()
        if 1 <= choice.n <= len(options):
            text = getattr(options[choice.n - 1], "text", "")
            if text:
                return tr(text)
    return tr("option {n}", n=choice.n)


# --- the whole -----------------------------------------------------------------------------------------------------------


def as_text(entry: Entry, chronicle: Chronicle | None = None) -> str:
    """Tell a whole run in plain lines."""
    lines = [f"Slay the Spire: {ending(entry)}", *filter(None, [killer(entry)]), "  ·  ".join(course(entry))]
    lines += filter(None, [modifiers(entry)])
    lines.append(tr("Seed {seed}", seed=entry.seed))
    for one in entry.heroes:
        done = tr(
            "Damage {damage}, Block {block}, cards played {played}, best hit {best}",
            damage=one.damage, block=one.block, played=one.played, best=one.best,
        )  # fmt: skip
        lines += ["", f"{tr(HEROES[one.hero])} ({leader(one.kind, one.name)})", done]
        lines.append(tr("Deck: {cards}", cards=_counted(one.deck)))
        lines.append(tr("Relics: {relics}", relics=_counted(one.relics)))
    if chronicle is not None:
        lines.append("")
        for room in chronicle.rooms:
            lines.append(
                f"{ROMAN[min(4, room.act)]} {room.space}  {room_title(room)}: {room_cost(room, chronicle.heroes)}"
            )
            for choice in room.choices:
                who = tr(HEROES[chronicle.heroes[choice.seat]]) if choice.seat < len(chronicle.heroes) else ""
                lines.append(f"    {who} {choice_words(choice, room)}")
    return "\n".join(lines)


def _counted(ids: tuple[str, ...]) -> str:
    found: dict[str, int] = {}
    for card in ids:
        found[name_of(card)] = found.get(name_of(card), 0) + 1
    return ", ".join(name if n == 1 else f"{name} x{n}" for name, n in found.items())
