"""Every kind of fact in Four Souls: what it means, who may see its card, which words and which animation it gets.

The words are a template over the fact's fields: `{seat}` and `{other}` are players, `{obj}` and `{source}` objects, `{card}`
a card, `{amount}` and `{value}` numbers. `play.wording` fills them in. The animation names a routine of the screen's
director; `none` says that the settled table is enough.
"""

from typing import Final

from soulstack.kernel.facts import FactSpec

_ALL: Final = (
    # the course of the game
    FactSpec("game_started", "The game begins; {seat} goes first.", animation="banner"),
    FactSpec("turn_started", "{seat} begins turn {amount}.", animation="banner"),
    FactSpec("phase_began", "", animation="none"),
    FactSpec("turn_ended", "The turn of {seat} is over.", animation="none"),
    FactSpec("turn_cut_short", "The turn of {seat} is ended.", animation="banner"),
    FactSpec("turn_skipped", "{seat} skips a turn.", animation="banner"),
    FactSpec("extra_turn_granted", "{seat} will take another turn.", animation="float"),
    FactSpec("team_won", "Together you have won.", animation="banner"),
    FactSpec("game_lost", "The game is lost.", animation="banner"),
    FactSpec("game_won", "{seat} wins the game.", animation="banner"),
    # declarations
    FactSpec("attack_declared", "{seat} declares an attack.", animation="float"),
    FactSpec("attack_target_chosen", "{seat} attacks {obj}.", animation="arrow"),
    FactSpec("deck_attacked", "{seat} attacks the monster deck and reveals {card}.", animation="reveal"),
    FactSpec("attack_ended", "The attack is over.", animation="none"),
    FactSpec("attack_cancelled", "The attack is cancelled.", animation="float"),
    FactSpec("purchase_declared", "{seat} goes shopping.", animation="float"),
    FactSpec("purchase_target_chosen", "{seat} wants to buy {obj}.", animation="arrow"),
    FactSpec("purchase_failed", "{seat} cannot pay {amount}¢ and buys nothing.", animation="float"),
    FactSpec("item_bought", "{seat} buys {obj} for {amount}¢.", animation="none"),
    FactSpec("end_declared", "{seat} wants to end the turn.", animation="none"),
    FactSpec("attack_granted", "{seat} may attack once more.", animation="float"),
    FactSpec("attack_owed", "{seat} has to attack once more.", animation="float"),
    FactSpec("purchase_granted", "{seat} may buy once more.", animation="float"),
    FactSpec("loot_play_granted", "{seat} may play {amount} more loot.", animation="float"),
    # the stack
    FactSpec("loot_played", "{seat} plays {card}.", animation="to_stack"),
    FactSpec("ability_activated", "{seat} uses {obj}.", animation="to_stack"),
    FactSpec("ability_triggered", "{obj} triggers.", animation="to_stack"),
    FactSpec("ability_copied", "{seat} uses {obj} to copy an ability.", animation="to_stack"),
    FactSpec("copy_placed", "{seat} copies {card}.", animation="to_stack"),
    FactSpec("damage_placed", "{amount} damage is on its way.", animation="to_stack"),
    FactSpec("death_placed", "A death waits on the stack.", animation="to_stack"),
    FactSpec("stack_resolved", "", animation="resolve"),
    FactSpec("fizzled", "{card} fizzles.", animation="fizzle"),
    FactSpec("cancelled", "{card} is cancelled.", animation="fizzle"),
    FactSpec("targets_chosen", "", animation="arrow"),
    FactSpec("mode_chosen", "{seat} chooses: {word}.", animation="none"),
    # dice
    FactSpec("die_rolled", "{seat} rolls a {value}.", animation="roll"),
    FactSpec("die_rerolled", "{seat} rerolls: {value}.", animation="roll"),
    FactSpec("die_changed", "The roll becomes {value}.", animation="die_change"),
    FactSpec("roll_resolved", "The roll stands at {value}.", animation="die_settle"),
    FactSpec("attack_hit", "{value} hits.", animation="hit"),
    FactSpec("attack_missed", "{value} misses.", animation="miss"),
    # damage, healing, death
    FactSpec("player_damaged", "{seat} takes {amount} damage.", animation="damage"),
    FactSpec("object_damaged", "{obj} takes {amount} damage.", animation="damage"),
    FactSpec("damage_prevented", "{amount} damage is prevented.", animation="float"),
    FactSpec("player_healed", "{seat} heals {amount}.", animation="float"),
    FactSpec("object_healed", "{obj} heals {amount}.", animation="float"),
    FactSpec("hp_paid", "{seat} pays {amount} HP.", animation="damage"),
    FactSpec("player_died", "{seat} dies.", animation="death"),
    FactSpec("penalty_paid", "{seat} has paid for dying.", animation="none"),
    FactSpec("monster_died", "{obj} dies.", animation="death"),
    FactSpec("object_died", "{obj} dies.", animation="death"),
    FactSpec("rewarded", "{obj} has paid its reward.", animation="none"),
    FactSpec("death_prevented", "The death is prevented.", animation="float"),
    FactSpec("killed", "", animation="none"),
    # cents
    FactSpec("cents_gained", "{seat} gains {amount}¢.", animation="coins"),
    FactSpec("cents_lost", "{seat} loses {amount}¢.", animation="coins"),
    FactSpec("cents_paid", "{seat} pays {amount}¢.", animation="coins"),
    FactSpec("cents_given", "{seat} gives {other} {amount}¢.", animation="coins"),
    # cards
    FactSpec("loot_gained", "{seat} loots {amount}.", private="card", animation="draw"),
    FactSpec("card_drawn", "", private="card", animation="draw"),
    FactSpec("loot_discarded", "{seat} discards {card}.", animation="discard"),
    FactSpec("loot_given", "{seat} gives {other} a loot card.", private="both", animation="give"),
    FactSpec("hand_passed", "{seat} passes the whole hand to {other}.", private="both", animation="give"),
    FactSpec("hand_seen", "{seat} looks at the hand of {other}.", private="card", animation="peek"),
    FactSpec("cards_seen", "{seat} looks at the top of the {word} deck.", private="card", animation="peek"),
    FactSpec("deck_ordered", "{seat} puts cards back on the {word} deck.", private="card", animation="none"),
    FactSpec("card_revealed", "{card} is revealed.", animation="reveal"),
    FactSpec("card_put_on_deck", "{card} goes on the {word} deck.", animation="discard"),
    FactSpec("hand_card_put_on_deck", "{seat} puts a card on the {word} deck.", private="card", animation="discard"),
    FactSpec("card_put_under_deck", "{card} goes under the {word} deck.", animation="discard"),
    FactSpec(
        "hidden_card_put_under_deck", "{seat} puts a card under the {word} deck.", private="card", animation="none"
    ),
    FactSpec("card_discarded", "{card} goes to the {word} discard.", animation="discard"),
    FactSpec("deck_shuffled", "The {word} deck is shuffled.", animation="shuffle"),
    # objects
    FactSpec("entered_play", "{obj} enters play.", animation="enter"),
    FactSpec("left_play", "", animation="none"),
    FactSpec("covered", "{card} is covered.", animation="none"),
    FactSpec("item_gained", "{seat} gains {obj}.", animation="move"),
    FactSpec("treasure_gained", "", animation="none"),
    FactSpec("item_given", "{seat} gives {other} {obj}.", animation="move"),
    FactSpec("item_destroyed", "{card} is destroyed.", animation="destroy"),
    FactSpec("goal_reached", "{seat} completes a goal of {card}.", animation="float"),
    FactSpec("soul_gained", "{seat} gains a soul: {obj}.", animation="soul"),
    FactSpec("soul_given", "{seat} gives {other} a soul: {obj}.", animation="soul"),
    FactSpec("soul_lost", "{seat} loses a soul: {card}.", animation="destroy"),
    FactSpec("curse_gained", "{seat} is cursed: {obj}.", animation="move"),
    FactSpec("became_soul", "{card} becomes a soul.", animation="soul"),
    FactSpec("became_copy", "{obj} becomes a copy of {card}.", animation="flip"),
    FactSpec("copy_ended", "{obj} is itself again.", animation="flip"),
    FactSpec("flipped", "{obj} is flipped.", animation="flip"),
    FactSpec("ambushed", "{obj} jumps out of the loot.", animation="enter"),
    FactSpec("recharged", "{obj} recharges.", animation="turn"),
    FactSpec("deactivated", "{obj} is deactivated.", animation="turn"),
    FactSpec("counters_changed", "{obj} has {amount} counters.", animation="float"),
    FactSpec("slots_expanded", "The {word} row grows by {amount}.", animation="none"),
    FactSpec("effect_began", "{word}", animation="float"),
    FactSpec("votes_counted", "{word}", animation="float"),
    FactSpec("number_named", "{seat} names {value}.", animation="float"),
    FactSpec("timer_changed", "The timer stands at {amount}.", animation="float"),
)

FACTS: Final = {spec.kind: spec for spec in _ALL}
