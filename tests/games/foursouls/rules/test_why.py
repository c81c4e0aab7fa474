import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.games.foursouls.rules.why import why_not
from soulstack.games.foursouls.scenario.moves import Play
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read
from soulstack.kernel.decisions import Answer, Option
from soulstack.kernel.rng import shuffle

HEAD = """
[[seat]]
character = "isaac"
items = ["mr_boom", "tech_x", "meat", "golden_razor_blade", "smelter", "bum_bo_item", "crystal_ball"]
hand = ["butter_bean", "a_penny"]
cents = 3
deactivated = ["mr_boom"]
[[seat]]
character = "cain"
starting_item = false
items = ["jawbone"]
hand = ["bomb"]
souls = ["gurdy"]
[table]
monsters = ["stoney", "clotty"]
shop = ["breakfast", "dinner"]
dice = [3]
"""


def table(*steps):
    scenario = read(HEAD + "\n".join(steps), catalogue())
    play = Play(build(scenario, catalogue()))
    for step in scenario.steps:
        play.carry_out(step)
    return play.state


def ref(state, card):
    for obj in state.objects.values():
        if state.printed[obj.card].id == card:
            return ("obj", obj.id)
    for player in state.players:
        for index in player.hand:
            if state.printed[index].id == card:
                return ("card", index)
    raise LookupError(card)


ATTACK = "[[step]]\ndo = 'attack'\nseat = 0\n"
PENNY = "[[step]]\ndo = 'play'\nseat = 0\ncard = 'a_penny'\n"


@pytest.mark.parametrize(
    ("seat", "card", "steps", "words"),
    [
        (0, "mr_boom", (), "Mr. Boom is deactivated (ABIL-08)."),
        (0, "tech_x", (), ""),
        (0, "meat", (), "Meat! has no ability that can be activated (ABIL-06)."),
        (0, "golden_razor_blade", (), "It costs 5¢ and you have 3¢ (MECH-PAY-01)."),
        (0, "butter_bean", (), "There is nothing that Butter Bean! could be aimed at (A-37)."),
        (0, "a_penny", (), ""),
        (1, "jawbone", (), "Another player has priority now (PRIO-01)."),
        (0, "jawbone", (), "Only its controller may use Jawbone (ABIL-07)."),
        (0, "stoney", (), "Stoney cannot be attacked (ATK-03)."),
        (0, "clotty", (), "Declare an attack first (ATK-02)."),
        (0, "breakfast", (), "It costs 10¢ and you have 3¢ (PUR-05)."),
        (
            1,
            "gurdy",
            (ATTACK, "[[step]]\ndo = 'pass'\nseat = 0\n"),
            "Gurdy is a soul and has no abilities (CARD-M-03).",
        ),
        (1, "bomb", (ATTACK, "[[step]]\ndo = 'pass'\nseat = 0\n"), "On another player's turn you need an ability"),
        (0, "butter_bean", (PENNY,), "You have no loot play left (TURN-05)."),
        (0, "clotty", (PENNY,), "Something still lies on the stack (ATK-01)."),
        (0, "clotty", (ATTACK,), "You have declared something already; that comes first (A-12, ATK-01)."),
    ],
)
def test_the_window_can_say_why_something_cannot_be_used(seat, card, steps, words):
    state = table(*steps)
    reason = why_not(state, seat, ref(state, card))
    assert reason.startswith(words)
    assert bool(reason) == bool(words)


@pytest.mark.parametrize(
    ("seat", "option", "steps", "words"),
    [
        (0, Option("attack"), (), ""),
        (1, Option("attack"), (), "Only the active player may attack (ATK-01)."),
        (1, Option("end"), (), "Only the active player may end the turn (PRIO-05)."),
        (0, Option("pass"), (), "With nothing to answer you cannot pass: act, or end your turn (A-13)."),
        (0, Option("buy"), (PENNY,), "Something still lies on the stack (PUR-01)."),
        (
            0,
            Option("buy"),
            ("[[step]]\ndo = 'buy'\nseat = 0\ntarget = 'deck'\n",),
            "You have no purchase left this turn (PUR-07).",
        ),
    ],
)
def test_declarations_are_refused_with_their_rule(seat, option, steps, words):
    assert why_not(table(*steps), seat, option) == words


def test_the_second_ability_has_its_own_reason():
    state = table()
    assert (
        why_not(state, 0, Option("activate", ref(state, "tech_x"), 2))
        == "It takes 3 counters and there are 0 (MECH-CNT-01)."
    )


def test_what_is_offered_is_never_refused():
    state = table()
    for option in state.pending[0].options:
        assert why_not(state, 0, option) == ""


def test_nothing_can_be_done_after_the_end():
    state = table()
    state.over = True
    assert why_not(state, 0, Option("end")) == "The game is over."


def test_whatever_is_not_offered_has_a_reason():
    for seed in range(3):
        for state in states_of(seed, players=2 + seed, count=150):
            decision = state.pending[0]
            offered = set(decision.options)
            for option in every_option(state, decision.seat):
                assert bool(why_not(state, decision.seat, option)) == (option not in offered), option


def every_option(state, seat):
    player = state.players[seat]
    yield from (Option("attack"), Option("buy"), Option("end"))
    yield from (Option("play", ("card", card)) for card in player.hand)
    for oid in (player.character, *player.items):
        uses = [ability for ability in state.objects[oid].face.abilities if ability.type in ("activated", "paid")]
        yield from (Option("activate", ("obj", oid), number) for number in range(1, len(uses) + 1))
        if not uses:
            yield Option("activate", ("obj", oid), 1)


def states_of(seed, players, count):
    settings = GameSetup(players=players, seed=seed, sets=catalogue().sets(), rooms=True)
    state = new_game(settings, catalogue().values())
    luck = {"test": seed}
    for _ in range(count):
        if state.over:
            return
        yield state
        decision = state.pending[0]
        options = list(decision.options)
        shuffle(luck, "test", options)
        apply(state, Answer(decision.seat, tuple(options[: max(1, decision.low)])))
