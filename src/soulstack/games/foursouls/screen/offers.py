"""What the chosen boxes offer beyond their cards."""


def has_eden(sets: tuple[str, ...]) -> bool:
    """Tells whether some sets have the character that everybody can play at once."""
    from soulstack.app.packs import packs
    from soulstack.games.foursouls.rules.setup import eden_of

    return eden_of(card for card in packs().cards.values() if card.set in sets) is not None


def monsters(categories: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """Lists id and name of the monsters of some categories, by their names."""
    from soulstack.app.packs import packs

    found = (c for c in packs().cards.values() if c.kind == "monster" and c.category in categories and c.implemented)
    return tuple(sorted(((card.id, card.name) for card in found), key=lambda each: each[1]))


def has_rooms() -> bool:
    """Tells whether there are rooms to play with."""
    from soulstack.app.packs import packs

    return any(card.kind == "room" and card.implemented for card in packs().cards.values())
