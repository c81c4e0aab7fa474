"""Rewards as they are seen, wherever they are given.

`Gifts` is all of it for one hero: the `Column` of its rewards, the `Offer` that lays one of them out large, the `DeckSummary`
beside it and the `PartyFoot` below. A stage that has something of its own to show makes one with `apart=True` and lays it over
itself while it is `open`. `panel_for` gives the panel of a question that belongs to no place: potions above the limit, a key,
decks to draw from. `pedestal` puts a relic or a potion on stone and writes its text, `draw_banner` the words above it all.
"""
