"""Every effect in every surroundings: what cannot act there does nothing, and nothing raises."""

from typing import get_args

import attrs
import pytest

from soulstack.games.foursouls.cards import schema as s
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.cards.roles import role_of
from soulstack.games.foursouls.rules.checkpoint import enter_slot
from soulstack.games.foursouls.rules.damage import place_damage
from soulstack.games.foursouls.rules.dice import roll
from soulstack.games.foursouls.rules.frames import propose
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.games.foursouls.rules.invariants import check_cards, check_index, check_numbers
from soulstack.games.foursouls.rules.stack import announce_ability, announce_loot
from soulstack.games.foursouls.rules.triggers import fire
from soulstack.games.foursouls.rules.zones import change_face, enter_play
from soulstack.kernel.decisions import Answer, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import advance
from soulstack.kernel.rng import below

TARGETS = (
    e.TargetSpec("victim", ("player",)),
    e.TargetSpec("foe", ("monster",), optional=True),
    e.TargetSpec("goods", ("item",), optional=True),
    e.TargetSpec("die", ("roll",), optional=True),
    e.TargetSpec("pile", ("deck",)),
    e.TargetSpec("n", ("number",)),
    e.TargetSpec("place", ("monster_slot",)),
)
WORDS = {
    "player": ("you", "they", "killer", "attacker", "each_player", "each", "victim"),
    "object": ("this", "event", "each_item", "attacked_monster", "goods"),
    "anyone": ("this", "they", "dealer", "everyone", "event", "foe"),
    "stack": ("event", "die"),
    "roll": ("event", "die"),
    "deck": ("loot", "each", "pile"),
    "slot": ("place",),
    "amount": (2, "event_amount", "all", "any", "noted", "done"),
    "number": ("n",),
    "doer": ("", "killer"),
    "attack": ("any", "deck"),
}
SAMPLES = {
    "named": ("bomb",),
    "name": ("",),
    "find": ("event", "boss", "curse"),
    "do": ((e.GainCents(1),),),
    "on": ("roll_resolved",),
}
TRIGGERS = get_args(e.Trigger)
REPLACED = ("gain_cents", "take_damage", "loot", "gain_treasure", "destroy", "attack_target")
OPS = get_args(e.Effect)


def variants(op):
    """Give effects of a kind with several words under each key, one changed at a time."""
    choices = {}
    for each in attrs.fields(op):
        if not each.init:
            continue
        role = role_of(op, each.name)
        if each.type is int or each.type == (int | None):
            choices[each.name] = (1, 2)
        elif get_args(each.type) and isinstance(get_args(each.type)[0], str):
            choices[each.name] = get_args(each.type)
        elif role:
            choices[each.name] = WORDS[role]
        elif each.name in SAMPLES:
            choices[each.name] = SAMPLES[each.name]
        elif each.default is attrs.NOTHING:
            values = get_args(each.type)
            choices[each.name] = values or ((e.When(),) if each.type is e.When else (1,))
    base = {key: words[0] for key, words in choices.items()}
    found = [op(**base)]
    found += [op(**{**base, key: word}) for key, words in choices.items() for word in words[1:]]
    return found


def table(seed=3):
    """Give a game of three at somebody's first free action, with a roll, damage and cents about."""
    sets = ("base", "gold", "plus", "requiem", "warp")
    state = new_game(GameSetup(players=3, seed=seed, sets=sets, rooms=True, bonus_souls=True), catalogue().values())
    while state.pending[0].prompt != "turn":
        answer(state, {"x": 1})
    return state


def answer(state, luck):
    """Answer by chance."""
    decision = state.pending[0]
    most = max(decision.low, min(decision.high, 2))
    options = list(decision.options)
    picks = []
    for _ in range(most):
        picks.append(options.pop(below(luck, "x", len(options))))
    apply(state, Answer(decision.seat, tuple(picks)))


def play_on(state, luck, most=40):
    """Let the game go on by chance."""
    state.pending = ()
    state.dirty = True
    advance(state)
    for _ in range(most):
        if state.over:
            return
        answer(state, luck)


def card(kind, *abilities, **more):
    return s.CardDef("odd", "Odd", kind, "Odd.", abilities=abilities, **more)


def printed(state, face):
    """Add a card to the game, held by nobody yet."""
    state.printed = (*state.printed, face)
    return len(state.printed) - 1


def own(state, face, seat=0):
    return enter_play(state, printed(state, face), "item", seat)


def as_loot(state, program):
    index = printed(state, card("loot", s.LootAbility(program, TARGETS)))
    state.players[0].hand.append(index)
    announce_loot(state, 0, index)


def as_turned(state, program):
    obj = own(state, card("treasure", s.Activated(program, TARGETS)))
    announce_ability(state, 0, obj.id, 0)


def as_paid(state, program):
    obj = own(state, card("treasure", s.Paid(s.Cost(discard=1), program, TARGETS)))
    announce_ability(state, 0, obj.id, 0)


def as_character(state, program):
    obj = state.objects[state.players[0].character]
    index = printed(state, card("character", s.Activated(program, TARGETS), hp=2, attack=1))
    state.outside.append(obj.card)
    obj.card = index
    change_face(state, obj, state.printed[index])
    obj.charged = True
    announce_ability(state, 0, obj.id, 0)


def as_event(state, program):
    enter_slot(state, 0, printed(state, card("monster", s.EventAbility(program, TARGETS))))


def as_rolled(state, program):
    obj = own(state, card("treasure"))
    lines = (e.RollResult((1, 2, 3, 4, 5, 6), program, TARGETS),)
    roll(state, 1, source=obj.id, face=obj.face, controller=0, linked=lines)


def facts(state, kind):
    """Give facts that say everything, and that say nothing."""
    monster = state.monsters()[0]
    place_damage(state, ("player", 1), 2, source=monster.id, by=1)
    sid = state.stack[-1].id
    full = Fact(kind, seat=1, obj=monster.id, amount=2, value=3, sid=sid, source=monster.id, by=1, other=2)
    return full, Fact(kind)


def as_trigger(word, *, at_once=False, empty=False, zone="item"):
    def arrange(state, program):
        ability = s.Triggered(word, program, targets=() if at_once else TARGETS, at_once=at_once)
        obj = own(state, card("treasure", ability)) if zone == "item" else None
        if obj is None:
            enter_slot(state, 0, printed(state, card("monster", ability, hp=2, evasion=3, attack=1)))
        fire(state, word, facts(state, word)[empty])

    return arrange


def as_replacement(kind, key):
    def arrange(state, program):
        ability = s.Replacement(kind, **{key: program})
        own(state, card("treasure", ability))
        monster = state.monsters()[0]
        if kind == "attack_target":
            apply(state, Answer(state.active, (Option("attack"),)))
            while state.pending[0].prompt != "attack":
                apply(state, Answer(state.pending[0].seat, (Option("pass"),)))
            apply(state, Answer(state.active, (Option("pick", ("obj", monster.id)),)))
        elif kind == "destroy":
            obj = own(state, card("treasure"), 1)
            propose(state, kind, seat=1, obj=obj.id, amount=1, by=0)
        else:
            propose(state, kind, seat=1, amount=2)

    return arrange


def in_a_death(state, program):
    ability = s.Triggered("monster_died", program, e.Where(what="this"), targets=TARGETS)
    obj = enter_slot(state, 0, printed(state, card("monster", ability, hp=1, evasion=3, attack=1)))
    place_damage(state, ("obj", obj.id), 1, by=1)


def lent(state, program):
    as_turned(state, (e.ThisTurn("die_rolled", program, at_once=True), e.Roll((e.RollResult((1,)),))))


def watched(state, program):
    as_turned(state, (e.WatchNextRoll("n", program), e.Roll((e.RollResult((1,)),))))


def shielded(state, program):
    as_turned(state, (e.Shield("victim", 1, then=program, then_targets=TARGETS), e.DealDamage(1, "victim")))


def one_by_one(state, program):
    as_turned(state, (e.OneByOne(program),))


def copied(state, program):
    model = own(state, card("treasure", s.Activated(program, TARGETS)), 1)
    copier = s.LootAbility((e.CopyAbility("model"),), (e.TargetSpec("model", ("item",)),))
    index = printed(state, card("loot", copier))
    state.players[0].hand.append(index)
    announce_loot(state, 0, index)
    assert model.id in state.objects


PLACES = {
    "loot": as_loot,
    "a turned ability": as_turned,
    "a paid ability": as_paid,
    "a character": as_character,
    "an event": as_event,
    "a roll": as_rolled,
    "a death": in_a_death,
    "what is lent": lent,
    "a watched roll": watched,
    "a shield": shielded,
    "one by one": one_by_one,
    "a copy": copied,
    **{f"on {word}": as_trigger(word) for word in TRIGGERS},
    **{f"on {word}, of nothing": as_trigger(word, empty=True) for word in TRIGGERS},
    **{f"on {word}, on a monster": as_trigger(word, zone="monster") for word in TRIGGERS[::4]},
    **{f"at once on {word}": as_trigger(word, at_once=True) for word in ("would_die", "die_rolled", "would_roll")},
    **{f"instead of {kind}": as_replacement(kind, "do") for kind in REPLACED},
    **{f"in addition to {kind}": as_replacement(kind, "also") for kind in REPLACED},
}
TABLE = table()


def plays(place, effect, luck):
    state = TABLE.clone()
    PLACES[place](state, (e.GainCents(1), effect))
    play_on(state, luck)
    check_cards(state)
    check_numbers(state)
    check_index(state)


@pytest.mark.parametrize("place", PLACES)
def test_every_op_can_stand_in_these_surroundings(place):
    for number, op in enumerate(OPS):
        plays(place, variants(op)[0], {"x": number + 1})


@pytest.mark.parametrize("op", OPS, ids=[op.op for op in OPS])
def test_an_op_with_any_words_can_stand_anywhere(op):
    for number, effect in enumerate(variants(op)):
        for place in (
            "a turned ability",
            "a character",
            "on player_damaged, of nothing",
            "on monster_died",
            "instead of loot",
        ):
            plays(place, effect, {"x": number + 1})
