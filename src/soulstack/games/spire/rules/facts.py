"""What happens, in the past tense: one spec a kind, and the one function that tells it.

`tell` reports a fact and lets the abilities that listen to its kind wait (PLAY-07); `listening` decides which ones it fits.
In a fact `seat` is the hero, `obj` the enemy, `card` the card or item it is about, `amount` how much, `word` which kind.
"""

from collections.abc import Callable

from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel.facts import Fact, FactSpec
from soulstack.kernel.ids import GAME

_ALL = (
    FactSpec("combat_started", "A combat begins", animation="scene"),
    FactSpec("round_started", "amount: the number of the round"),
    FactSpec("enemy_entered", "obj; amount: its row", animation="arrive"),
    FactSpec("die_rolled", "amount: the result; word: how", animation="die"),
    FactSpec("card_drawn", "seat, card", private="card", animation="card"),
    FactSpec("deck_shuffled", "seat", animation="shuffle"),
    FactSpec("card_played", "seat, card; value: 1 for a copy; word: its type", animation="card"),
    FactSpec("attack_used", "seat, card; word: its type or shiv"),
    FactSpec("card_moved", "seat, card; word: where to", animation="card"),
    FactSpec("card_discarded", "seat, card; by a card effect", animation="card"),
    FactSpec("cards_discarded", "seat; amount"),
    FactSpec("card_thrown", "seat, card; discarded otherwise", animation="card"),
    FactSpec("card_exhausted", "seat, card", animation="burn"),
    FactSpec("card_retained", "seat, card"),
    FactSpec("power_entered", "seat, card", animation="card"),
    FactSpec("status_given", "seat, card; word: which pile", animation="card"),
    FactSpec("energy_changed", "seat; amount: by how much"),
    FactSpec("block_gained", "seat or obj; amount", animation="block"),
    FactSpec("block_lost", "seat or obj; amount"),
    FactSpec("strength_changed", "seat or obj; amount: by how much", animation="token"),
    FactSpec("token_put", "seat: by whom; obj: on which enemy; amount; word: which", animation="token"),
    FactSpec("token_gained", "seat; amount; word: which", animation="token"),
    FactSpec("token_lost", "seat or obj; amount; word: which"),
    FactSpec("cubes_changed", "seat, card or obj; amount: how many now"),
    FactSpec("hit", "seat or obj: who is hit; amount: how much; by or source: who hits", animation="hit"),
    FactSpec("damaged", "obj: the enemy; amount: HP lost to one effect; other: by which seat"),
    FactSpec("hit_damaged", "obj: the enemy; amount: HP lost to one hit"),
    FactSpec("attacked", "obj: the enemy; seat: by whom; one whole attack; value: 1 if it lost HP"),
    FactSpec("hurt", "obj: the enemy; seat: by whom; one whole attack that cost it HP"),
    FactSpec("attacked_hero", "obj: the enemy; seat: whom"),
    FactSpec("hurt_hero", "obj: the enemy; seat: whom; its action has cost that hero HP"),
    FactSpec("faced", "obj: the enemy; seat: who faces it this turn", animation="glow"),
    FactSpec("hp_lost", "seat; amount; word: how", animation="hurt"),
    FactSpec("lost_hp", "obj: the enemy; amount; word: how", animation="hurt"),
    FactSpec("loss_prevented", "seat, card; amount"),
    FactSpec("healed", "seat or obj; amount", animation="heal"),
    FactSpec("died", "obj: the enemy", animation="death"),
    FactSpec("left_combat", "obj: the enemy", animation="leave"),
    FactSpec("revived", "obj: the enemy; amount: its HP", animation="arrive"),
    FactSpec("hero_died", "seat", animation="death"),
    FactSpec("stance_switched", "seat; word: the stance entered", animation="stance"),
    FactSpec("wrath_entered", "seat"),
    FactSpec("orb_channelled", "seat; value: slot; word: which", animation="orb"),
    FactSpec("orb_evoked", "seat; value: slot; word: which", animation="orb"),
    FactSpec("orb_removed", "seat; value: slot; word: which", animation="orb"),
    FactSpec("scried", "seat; amount: how many were looked at"),
    FactSpec("ability_used", "seat, card; word: which", animation="glow"),
    FactSpec("ability_triggered", "seat or obj, card", animation="glow"),
    FactSpec("item_turned", "seat, card; value: 1 for face down"),
    FactSpec("potion_used", "seat, card", animation="potion"),
    FactSpec("item_gained", "seat, card", animation="card"),
    FactSpec("gold_changed", "seat; amount: by how much", animation="gold"),
    FactSpec("rows_swapped", "seat, other", animation="move"),
    FactSpec("enemy_acted", "obj; its action begins", animation="act"),
    FactSpec("acted", "obj; its action is done"),
    FactSpec("cube_moved", "obj; amount: its slot"),
    FactSpec("mode_entered", "obj; word: which"),
    FactSpec("turn_ended", "the Player Turn is over"),
    FactSpec("combat_ended", "the last enemy is dead or gone", animation="scene"),
    FactSpec("act_started", "amount: the act", animation="scene"),
    FactSpec("moved", "word: the space", animation="boot"),
    FactSpec("room_entered", "word: its kind", animation="scene"),
    FactSpec("token_turned", "word: the space"),
    FactSpec("event_entered", "seat"),
    FactSpec("event_drawn", "card: the event", animation="card"),
    FactSpec("event_left", "the event is over"),
    FactSpec("option_chosen", "seat; amount: which, as printed from 1"),
    FactSpec("blessing_drawn", "seat, card", animation="card"),
    FactSpec("event_rolled", "seat; amount: the result; word: how", animation="die"),
    FactSpec("reward_offered", "seat; amount: its number; word: its kind"),
    FactSpec("reward_revealed", "seat; amount: its number; word: its kind", animation="card"),
    FactSpec("reward_taken", "seat, card; amount: its number; word: its kind", animation="card"),
    FactSpec("reward_skipped", "seat; amount: its number; word: its kind"),
    FactSpec("claimed", "seat, card; value: 0 when it is given back"),
    FactSpec("deck_card_gained", "seat, card: it can be upgraded", animation="card"),
    FactSpec("card_added", "seat, card", animation="card"),
    FactSpec("card_upgraded", "seat, card", animation="glow"),
    FactSpec("card_removed", "seat, card", animation="burn"),
    FactSpec("potion_given", "seat, card; other: to whom", animation="potion"),
    FactSpec("wares_laid_out", "the Merchant has laid out its wares"),
    FactSpec("bought", "seat, card; amount: the price", animation="gold"),
    FactSpec("rested", "seat; amount: HP healed", animation="heal"),
    FactSpec("key_gained", "seat; word: which", animation="glow"),
    FactSpec("run_started", "the run begins"),
    FactSpec("boss_turned", "card", animation="scene"),
    FactSpec("hero_joined", "seat", animation="arrive"),
    FactSpec("act_beaten", "amount: the act"),
    FactSpec("run_ended", "word: won or lost", animation="scene"),
)
SPECS: dict[str, FactSpec] = {spec.kind: spec for spec in _ALL}
WATCHERS: dict[str, Callable[[State, Fact], None]] = {}
"""What looks at facts of a kind without taking part: achievements."""
FIRE: list[Callable[[State, Fact], None]] = []
"""Lets abilities wait; filled by `listening`, which stands above this module."""


def tell(
    state: State,
    kind: str,
    seat: int = GAME,
    obj: int = NOBODY,
    card: int = NOBODY,
    amount: int = 0,
    *,
    value: int = 0,
    other: int = GAME,
    source: int = NOBODY,
    word: str = "",
) -> None:
    """Report what has happened and let the abilities that wait for it wait."""
    fact = Fact(kind, seat, obj, card, amount, value, 0, other, source, GAME, word)
    state.facts.append(fact)
    if kind in WATCHERS:
        WATCHERS[kind](state, fact)
    if kind in state.index:
        FIRE[0](state, fact)
