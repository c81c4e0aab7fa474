"""What runs add to the campaign that they are played for: each run is counted once, feats and levels at their moment."""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from soulstack.games.spire.play import profiles
from soulstack.games.spire.play.profiles import Granted, Profile
from soulstack.games.spire.play.tally import Tally
from soulstack.games.spire.rules.campaign import Campaign, beat_boss, boxes_of, check_boxes, grant, unlocked, win_daily
from soulstack.games.spire.rules.state import Setup


@frozen
class Earned:
    """What one run has added to a campaign."""

    before: Campaign
    after: Campaign

    @property
    def locks(self) -> tuple[str, ...]:
        """The locks that it has opened."""
        known = unlocked(self.before)
        return tuple(name for name in unlocked(self.after) if name not in known)

    @property
    def achievements(self) -> tuple[str, ...]:
        """The achievements that were new."""
        return tuple(name for name in self.after.achievements if name not in self.before.achievements)


def earned(campaign: Campaign, setup: Setup, tally: Tally, first: str = "") -> Campaign:
    """Add what a run has brought: boxes for each hero, the next level, achievements (UNLOCK-01, ASC-13, ACH-00)."""
    after = campaign
    then = (first,) if first else ()
    for hero, joined in tally.climbers or [(hero, 0) for hero in setup.heroes]:
        after = check_boxes(after, hero, boxes_of(max(0, tally.bosses - joined)), then)  # SA-98
    for beaten in range(tally.bosses):
        after = beat(after, setup, setup.act + beaten, tally.party_at(beaten) or len(setup.heroes))
    after = grant(after, tally.achievements)
    return win_daily(after) if setup.daily and tally.result == "won" else after


def beat(campaign: Campaign, setup: Setup, act: int, seats: int) -> Campaign:
    """Add what the boss of an act opens (ASC-13)."""
    return beat_boss(campaign, act, seats=seats, level=setup.ascension, printing=setup.printing)


def run_mark(setup: Setup) -> str:
    """Tell a run that is played from others of the same profile."""
    return f"{setup.seed}:{','.join(setup.heroes)}:{setup.ascension}"


def grant_now(number: int, setup: Setup, feats: Sequence[str], act_beaten: int = 0, seats: int = 0) -> None:
    """Keep feats and a level as they are earned, whatever becomes of the run (ACH-00, ASC-16); a single fight earns none."""
    if setup.encounter:
        return

    def add(one: Profile) -> Profile:
        after = grant(one.campaign, feats)
        mark = run_mark(setup)
        so_far = one.granted if one.granted.run == mark else Granted(mark, (), one.campaign.ascension)
        if act_beaten:  # seen from before this run: one that is taken back and beaten again opens no more
            before = evolve(after, ascension=min(after.ascension, so_far.level))
            opened = beat(before, setup, act_beaten, seats).ascension
            after = evolve(after, ascension=max(after.ascension, opened))
        new = tuple(name for name in after.achievements if name not in one.campaign.achievements)
        return evolve(one, campaign=after, granted=evolve(so_far, feats=(*so_far.feats, *new)))

    profiles.changed(number, add)


def count_run(setup: Setup, tally: Tally, mark: str, number: int = 0) -> Earned | None:
    """Add a run to its campaign, once; a single fight is none."""
    if setup.encounter:
        return None
    found: list[Earned] = []

    def add(one: Profile) -> Profile:
        if mark in one.counted:
            found.append(Earned(one.campaign, one.campaign))
            return one
        before = without(one, run_mark(setup))
        after = grant(earned(before, setup, tally, one.first), one.campaign.achievements)
        after = evolve(after, ascension=max(after.ascension, one.campaign.ascension))
        found.append(Earned(before, after))
        return evolve(
            one,
            campaign=after,
            counted=(*one.counted, mark)[-profiles.REMEMBERED :],
            bests=better(one.bests, tally.bests),
            granted=Granted(),
            runs=one.runs + 1,
            won=one.won + (tally.result == "won"),
        )

    profiles.changed(number or profiles.load().number, add)
    return found[0] if found else None


def without(one: Profile, mark: str) -> Campaign:
    """Give a campaign as it was before a run that has been granted something already."""
    if one.granted.run != mark:
        return one.campaign
    kept = tuple(name for name in one.campaign.achievements if name not in one.granted.feats)
    return evolve(one.campaign, achievements=kept, ascension=min(one.campaign.ascension, one.granted.level))


def better(known: Mapping[str, int], new: Mapping[str, int]) -> dict[str, int]:
    """Give the larger of two numbers for every feat.

    >>> better({"ninja": 3}, {"ninja": 2, "jaxxed": 5})
    {'ninja': 3, 'jaxxed': 5}
    """
    return {name: max(known.get(name, 0), new.get(name, 0)) for name in (*known, *(n for n in new if n not in known))}
