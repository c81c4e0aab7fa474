"""What the chosen boxes offer beyond their cards."""


def has_eden(sets: tuple[str, ...]) -> bool:
    """Tells whether some sets have the character that everybody can play at once."""
    from soulstack.app.packs import packs
    from soulstack.games.foursouls.rules.setup import eden_of

    return eden_of(card for card in packs().cards.values() if card.set in sets) is not None
