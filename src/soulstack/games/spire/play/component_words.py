"""What kinds of components, icons and keywords are called, what each means, and which rule says so."""

from collections.abc import Mapping
from typing import Final

from attrs import frozen

from soulstack.kernel.sentences import Sentence


@frozen
class Term:
    """A keyword or an icon: what it is called, what it means, where the rules speak of it."""

    name: Sentence
    meaning: Sentence
    rule: str


KEYWORDS: Final[Mapping[str, Term]] = {
    "exhaust": Term(Sentence("Exhaust"), Sentence("When it is played it leaves the fight."), "KEYWORD-01"),
    "ethereal": Term(
        Sentence("Ethereal"),
        Sentence("At the end of your turn it is Exhausted if it is still in your hand."),
        "KEYWORD-03",
    ),
    "retain": Term(Sentence("Retain"), Sentence("It stays in your hand at the end of your turn."), "KEYWORD-04"),
    "unplayable": Term(Sentence("Unplayable"), Sentence("It cannot be played."), "PLAY-10"),
}
"""What stands on a card as a keyword."""
SIGNS: Final[Mapping[str, Term]] = {
    "hit": Term(
        Sentence("Hit"), Sentence("Damage that Strength raises, Weak lowers and Vulnerable doubles."), "HIT-01"
    ),
    "damage": Term(Sentence("Damage"), Sentence("Block takes it first; no token changes it."), "HIT-10"),
    "block": Term(Sentence("Block"), Sentence("Each takes 1 damage; it is gone with your next turn."), "TOKEN-03"),
    "strength": Term(Sentence("Strength"), Sentence("Each hit deals 1 more for each."), "TOKEN-04"),
    "weak": Term(Sentence("Weak"), Sentence("Each hit of the next attack deals 1 less."), "HIT-02"),
    "vulnerable": Term(Sentence("Vulnerable"), Sentence("The next attack deals double."), "HIT-02"),
    "poison": Term(Sentence("Poison"), Sentence("At the end of the turn, 1 HP is lost for each."), "SILENT-03"),
    "shiv": Term(Sentence("Shiv"), Sentence("A token that hits for 1 when it is used."), "SILENT-04"),
    "miracle": Term(Sentence("Miracle"), Sentence("A token that is spent for 1 Energy."), "WATCHER-07"),
    "energy": Term(Sentence("Energy"), Sentence("What cards cost."), "TOKEN-02"),
    "row": Term(Sentence("Any row"), Sentence("All enemies of one row that you choose, and the boss."), "TARGET-02"),
    "all_foes": Term(Sentence("All enemies"), Sentence("Every enemy in every row, and the boss."), "TARGET-04"),
    "lightning": Term(
        Sentence("Lightning"), Sentence("An orb: 1 damage at the end of the turn, 2 when it is Evoked."), "DEFECT-05"
    ),
    "frost": Term(
        Sentence("Frost"), Sentence("An orb: 1 Block at the end of the turn, 1 when it is Evoked."), "DEFECT-05"
    ),
    "dark": Term(
        Sentence("Dark"),
        Sentence("An orb: 3 damage when it is Evoked, and 1 more for each Power in play."),
        "DEFECT-05",
    ),
    "wrath": Term(
        Sentence("Wrath"),
        Sentence("A stance: each of your hits deals 1 more, and the end of your turn costs 1 damage."),
        "WATCHER-05",
    ),
    "calm": Term(Sentence("Calm"), Sentence("A stance: leaving it gives 2 Energy."), "WATCHER-04"),
    "daze": Term(Sentence("Daze"), Sentence("A card that does nothing; it is Unplayable and Ethereal."), "KEYWORD-08"),
    "burn": Term(Sentence("Burn"), Sentence("A card that burns who holds it for 1 damage."), "KEYWORD-10"),
    "slimed": Term(Sentence("Slimed"), Sentence("A card that costs 1, does nothing and Exhausts."), "KEYWORD-10"),
    "scry": Term(
        Sentence("Scry"), Sentence("Look at so many cards of your draw pile and discard what you like."), "KEYWORD-06"
    ),
    "curse": Term(Sentence("Curse"), Sentence("The top card of the Curse deck."), "DECK-07"),
    "die": Term(Sentence("Die"), Sentence("One roll holds for everybody, once a round."), "COMBAT-P-07"),
}
"""What stands in texts as an icon."""
SPOKEN: Final[Mapping[str, Term]] = {
    "Channel": Term(Sentence("Channel"), Sentence("Put an orb into a slot of yours."), "DEFECT-02"),
    "Evoke": Term(Sentence("Evoke"), Sentence("Take an orb away for its effect."), "DEFECT-05"),
    "Transform": Term(Sentence("Transform"), Sentence("Remove it and add the top card of your rewards."), "DECK-03"),
}
"""What stands in texts as a word."""
OWNERS: Final[Mapping[str, Sentence]] = {
    "ironclad": Sentence("Ironclad"),
    "silent": Sentence("Silent"),
    "defect": Sentence("Defect"),
    "watcher": Sentence("Watcher"),
    "colorless": Sentence("Colorless"),
    "curse": Sentence("Curse"),
    "status": Sentence("Status"),
}
TYPES: Final[Mapping[str, Sentence]] = {
    "attack": Sentence("Attack"),
    "skill": Sentence("Skill"),
    "power": Sentence("Power"),
    "curse": Sentence("Curse"),
    "status": Sentence("Status"),
    "ticket": Sentence("Ticket"),
}
RARITIES: Final[Mapping[str, Sentence]] = {
    "starter": Sentence("Starter"),
    "common": Sentence("Common"),
    "uncommon": Sentence("Uncommon"),
    "rare": Sentence("Rare"),
}
KINDS: Final[Mapping[str, Sentence]] = {
    "card": Sentence("Cards"),
    "relic": Sentence("Relics"),
    "boss_relic": Sentence("Boss relics"),
    "potion": Sentence("Potions"),
    "first_encounter": Sentence("First encounters"),
    "encounter": Sentence("Encounters"),
    "elite": Sentence("Elites"),
    "boss": Sentence("Bosses"),
    "summon": Sentence("Summons"),
    "event": Sentence("Events"),
    "neow": Sentence("Blessings"),
    "modifier": Sentence("Modifiers"),
    "hero": Sentence("Heroes"),
    "map": Sentence("Boards"),
    "token": Sentence("Map tokens"),
}
"""What several of a kind are called, in the order in which they lie."""
ONE: Final[Mapping[str, Sentence]] = {
    "relic": Sentence("Relic"),
    "boss_relic": Sentence("Boss relic"),
    "special": Sentence("Special relic"),
    "board": Sentence("Starting ability"),
    "potion": Sentence("Potion"),
    "first_encounter": Sentence("First encounter"),
    "encounter": Sentence("Encounter"),
    "elite": Sentence("Elite"),
    "boss": Sentence("Boss"),
    "summon": Sentence("Summon"),
    "event": Sentence("Event"),
    "neow": Sentence("Blessing"),
    "modifier": Sentence("Modifier"),
    "hero": Sentence("Hero"),
    "map": Sentence("Board"),
    "token": Sentence("Map token"),
}
"""What one of a kind is called."""
