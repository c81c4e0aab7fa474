"""What is written beside a large card about the object that it is at this moment."""

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import ObjView
from soulstack.ui.cards.book import CardBook
from soulstack.ui.tabletop.zoom import Note


def notes_on(obj: ObjView, book: CardBook) -> tuple[Note, ...]:
    """Lists what is not printed: numbers of now, counters, what it copies, and what lies below it."""
    found: list[Note] = []
    now = []
    if obj.max_hp is not None:
        now.append(tr("HP {hp} of {max_hp}", hp=obj.hp, max_hp=obj.max_hp))
    if obj.evasion is not None:
        now.append(tr("evasion {evasion}+", evasion=obj.evasion))
    if obj.attack is not None:
        now.append(tr("attack {attack}", attack=obj.attack))
    if obj.price is not None:
        now.append(tr("costs {price}¢", price=obj.price))
    if now:
        found.append((tr("Now"), ", ".join(now)))
    if obj.counters:
        found.append((tr("Counters"), ", ".join(f"{number} {name}" for name, number in sorted(obj.counters.items()))))
    if not obj.charged and obj.zone in {"item", "character", "room"}:
        found.append((tr("Deactivated"), tr("It recharges at the start of its player's turn.")))
    if obj.shown != obj.card:
        found.append((tr("Copy"), tr("This is {name}, a copy for now.", name=book.name(obj.card))))
    if obj.covered:
        found.append((tr("Below it"), ", ".join(book.name(card) for card in reversed(obj.covered))))
    return tuple(found)
