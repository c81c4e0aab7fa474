import pytest
from attrs import evolve

from soulstack.games.foursouls.bots.estimates import aura, habits, help_of, printed_foe
from soulstack.games.foursouls.bots.fight_odds import Fighter, Foe, after_roll, odds
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.kernel.rng import below, named_seed


def played(foe, fighter, times=4000):
    """Plays plain fights with dice and counts the wins."""
    luck = {"dice": named_seed(1, "fight")}
    wins = 0
    for _ in range(times):
        foe_hp, hp = foe.hp, fighter.hp
        while foe_hp > 0 and hp > 0:
            if below(luck, "dice", 6) + 1 + fighter.bonus >= foe.evasion:
                foe_hp -= fighter.attack
            else:
                hp -= foe.attack
        wins += foe_hp <= 0
    return wins / times


@pytest.mark.parametrize("evasion", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("foe_hp", [1, 3, 5])
def test_the_odds_agree_with_dice(evasion, foe_hp):
    foe, fighter = Foe(hp=foe_hp, evasion=evasion, attack=1), Fighter(hp=3, attack=1)
    assert odds(foe, fighter).win == pytest.approx(played(foe, fighter), abs=0.03)


def test_a_roll_that_can_be_thrown_again_is_thrown_again_when_it_misses():
    foe, fighter = Foe(hp=1, evasion=4, attack=1), Fighter(hp=1, attack=1)
    assert odds(foe, evolve(fighter, again=1)) == pytest.approx((0.75, 0.25))
    assert odds(foe, evolve(fighter, again=2)) == pytest.approx((0.875, 0.125))


def test_a_miss_that_costs_nothing_is_not_thrown_again():
    foe = Foe(hp=2, evasion=5, attack=0)
    assert odds(foe, Fighter(hp=2, attack=1, again=1)) == pytest.approx((1.0, 0.0))


@pytest.mark.parametrize(
    ("card", "helps"),
    [
        ("the_d6", (1, 0)),
        ("dice_shard", (1, 0)),
        ("book_of_belial", (1, 0)),
        ("soul_heart", (0, 1)),
        ("a_penny", (0, 0)),
    ],
)
def test_a_card_says_what_it_does_for_a_fight(card, helps):
    assert help_of(catalogue()[card]) == helps


def test_one_hit_against_one_miss_is_the_chance_of_the_first_roll():
    assert odds(Foe(hp=1, evasion=4, attack=1), Fighter(hp=1, attack=1)) == pytest.approx((0.5, 0.5))


def test_a_monster_that_cannot_hurt_is_always_beaten():
    assert odds(Foe(hp=2, evasion=5, attack=0), Fighter(hp=2, attack=1)) == pytest.approx((1.0, 0.0))


def test_more_attack_hp_or_luck_never_hurts():
    foe = Foe(hp=4, evasion=4, attack=1)
    base = Fighter(hp=2, attack=1)
    win = odds(foe, base).win
    for better in (evolve(base, hp=3), evolve(base, attack=2), evolve(base, bonus=1), evolve(base, first=1)):
        assert odds(foe, better).win > win


def test_the_first_roll_bonus_counts_only_once():
    foe = Foe(hp=2, evasion=4, attack=1)
    fighter = Fighter(hp=2, attack=1, first_bonus=6)
    assert odds(foe, fighter, fresh=True).win > odds(foe, fighter, fresh=False).win
    assert odds(foe, fighter, fresh=False) == odds(foe, Fighter(hp=2, attack=1))


def test_armour_and_frailty_change_what_a_miss_costs():
    foe = Foe(hp=2, evasion=4, attack=3)
    assert odds(foe, Fighter(hp=3, attack=1, armour=1)).win > odds(foe, Fighter(hp=3, attack=1)).win
    weak = Foe(hp=2, evasion=4, attack=1)
    assert odds(weak, Fighter(hp=2, attack=1, frail=1)).win < odds(weak, Fighter(hp=2, attack=1)).win


def test_a_roll_on_the_stack_decides_like_the_fight_after_it():
    foe, fighter = Foe(hp=1, evasion=4, attack=2), Fighter(hp=2, attack=1)
    assert after_roll(foe, fighter, 4, True).win == pytest.approx(1.0)
    assert after_roll(foe, fighter, 3, True).die == pytest.approx(1.0)
    mean = sum(after_roll(foe, fighter, roll, True).win for roll in range(1, 7)) / 6
    assert mean == pytest.approx(odds(foe, fighter).win)


def test_a_guard_makes_a_fight_longer_but_not_endless():
    foe = Foe(hp=4, evasion=3, attack=1)
    assert odds(evolve(foe, guard=1 / 6), Fighter(hp=2, attack=1)).win < odds(foe, Fighter(hp=2, attack=1)).win


def test_a_fight_that_goes_round_in_circles_is_won_by_nobody():
    assert odds(Foe(hp=2, evasion=7, attack=0, immune=(6,)), Fighter(hp=2, attack=1)) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("hopper", "immune", (6,)),
        ("horf", "harsh", ((2, 1, 1),)),
        ("leaper", "harsh", ((1, 0, 2),)),
        ("swarm_of_flies", "hurts", ((5, 1),)),
        ("chub", "heals", ((1, 2),)),
        ("moms_hand", "ends", (6,)),
        ("lust", "thorns", 1),
        ("mega_fatty", "drain", 1),
        ("war", "rage", 1),
        ("the_duke_of_flies", "guard", 1 / 6),
        ("mask_of_infamy", "at_hp", ((1, 2, 0),)),
    ],
)
def test_what_a_monster_does_in_a_fight_is_read_from_its_card(name, field, value):
    assert getattr(habits(catalogue()[name]), field) == value


def test_monsters_beside_the_fight_count_too():
    assert aura(catalogue()["cursed_horf"]).hurts == ((2, 2),)
    assert aura(catalogue()["swarm_of_flies"]).hurts == ()


def test_every_monster_has_sound_odds():
    for card in catalogue().values():
        if card.kind == "monster" and not card.is_event:
            found = odds(printed_foe(card), Fighter(hp=2, attack=1))
            assert -1e-9 <= found.win <= 1 + 1e-9, card.id
            assert -1e-9 <= found.die <= 1 + 1e-9, card.id
