"""Keeps for the campaign what a run earns, at the moment it earns it, by a thread that nobody waits for (ACH-00, ASC-16)."""

import threading
from typing import TYPE_CHECKING

from attrs import define, field

from soulstack.app.events import Applied
from soulstack.games.spire.play import profiles
from soulstack.games.spire.play.campaign_book import beat, grant_now
from soulstack.games.spire.rules.campaign import Campaign

if TYPE_CHECKING:
    from soulstack.games.spire.play.session import SpireSession


@define(eq=False)
class Grants:
    """Watches one run."""

    run: "SpireSession"
    profile: int = field(init=False, factory=lambda: profiles.load().number)
    """The campaign that the run is played for."""
    known: tuple[str, ...] = field(init=False)
    """The feats that are kept already."""

    def __attrs_post_init__(self) -> None:
        self.known = self.run.state.table.achievements

    def note(self, news: Applied) -> None:
        """Take in what an answer has brought."""
        state = self.run.state
        for fact in news.facts:
            if fact.kind == "event_drawn" and fact.card >= 0:
                event = state.faces[fact.card].id
                threading.Thread(target=profiles.meet, args=(self.profile, event), name="campaign").start()
        feats = tuple(name for name in state.table.achievements if name not in self.known)
        beaten = next((fact.amount for fact in news.facts if fact.kind == "act_beaten"), 0)
        if not feats and not beaten:
            return
        self.known = state.table.achievements
        if beaten:
            reached = profiles.load().all[self.profile].campaign if self.profile in profiles.load().all else Campaign()
            after = beat(reached, state.setup, beaten, len(state.heroes)).ascension
            self.run.level_opened = after if after > reached.ascension else 0
        # Not a daemon: the program ends when it is written.
        words = (self.profile, state.setup, feats, beaten, len(state.heroes))
        threading.Thread(target=grant_now, args=words, name="campaign").start()
