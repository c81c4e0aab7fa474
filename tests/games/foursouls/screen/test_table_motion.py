"""Facts become pictures, and the settled table never depends on them."""

import random

import pygame
import pytest
from attrs import evolve
from tests.games.foursouls.screen.fake import hand_refs, priority, small

from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.routines import ROUTINES
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.ui.tabletop.effects import Coins, Flight, Shake
from soulstack.ui.tabletop.sprites import Bank
from soulstack.ui.tween import FADE


def fresh(table):
    desk = table.scene.desk
    bank = Bank(desk.looks)
    bank.fresh(desk.placements)
    return bank.resting()


def test_every_animation_has_a_routine_or_is_none():
    names = {spec.animation for spec in FACTS.values()}
    assert names - {"none"} == set(ROUTINES)


@pytest.mark.parametrize("reduced", [False, True])
def test_every_fact_can_be_played_whatever_it_carries(sit, reduced):
    view = small(stack=2)
    table = sit(view, reduced_motion=reduced)
    seat = view.seats[0]
    values = {"obj": seat.items[0], "card": seat.hand[0], "sid": 1, "word": "loot", "cards": seat.hand[:2]}
    for kind in FACTS:
        full = Fact(kind, seat=0, amount=2, value=4, other=1, **values)
        table.session.push(Fact(kind), full, evolve(full, card=-1, cards=(-1, -1), obj=9999, sid=99, word="monster"))
        table.wait(0.2)
        table.wait(6.0)
        assert not table.scene.director.busy, kind
        assert table.scene.desk.bank.resting() == fresh(table), kind


def test_sprites_settle_like_a_fresh_table_after_random_facts(sit):
    chance = random.Random(5)
    table = sit(sample.crowded(3, items=5, hand=5, stack=2))
    kinds = list(FACTS)
    for round_number in range(12):
        view = sample.crowded(
            3,
            items=chance.randrange(0, 9),
            hand=chance.randrange(0, 9),
            stack=chance.randrange(0, 6),
            slots=chance.randrange(1, 5),
            souls=chance.randrange(0, 4),
        )
        facts = [
            Fact(
                chance.choice(kinds),
                seat=chance.randrange(-1, 3),
                obj=chance.randrange(0, 60),
                card=chance.randrange(-1, len(view.printed)),
                amount=chance.randrange(0, 4),
                value=chance.randrange(0, 7),
                sid=chance.randrange(0, 6),
                other=chance.randrange(-1, 3),
                word=chance.choice(["", "loot", "treasure", "monster", "words"]),
            )
            for _ in range(6)
        ]
        table.session.push(*facts, view=view)
        table.wait(0.1)
        if round_number % 3 == 0:
            table.key(pygame.K_F8)
        else:
            table.wait(12)
        table.wait(1.0)
        assert table.scene.desk.view is view
        assert not table.scene.director.busy
        assert table.scene.desk.bank.resting() == fresh(table)


def test_a_click_during_an_animation_skips_it_and_still_acts(sit):
    view = small()
    table = sit(view)
    decision = priority(view, "end")
    table.session.push(Fact("die_rolled", seat=0, value=3), Fact("turn_started", seat=0, amount=3), decision=decision)
    table.wait(0.1)
    assert table.scene.director.busy
    assert table.control.asking is None
    table.click(table.at(hand_refs(view)[0]))
    assert not table.scene.director.busy
    assert table.control.selected == hand_refs(view)[0]


def test_space_during_an_animation_only_skips(sit):
    view = small()
    table = sit(view)
    table.session.push(Fact("die_rolled", seat=0, value=3), decision=priority(view, "pass"))
    table.wait(0.1)
    table.key(pygame.K_SPACE)
    assert not table.scene.director.busy
    assert table.session.answers == []
    table.key(pygame.K_SPACE)
    assert table.session.answers == [(Option("pass"),)]


def test_held_space_fast_forwards_and_its_repeats_answer_nothing(sit):
    view = small()
    table = sit(view)
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    table.session.push(Fact("die_rolled", seat=0, value=3), decision=priority(view, "pass"))
    table.wait(0.1)
    for _ in range(5):
        table.send(held)
    assert table.session.answers == []
    assert table.scene.director.speed > 2
    table.send(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    assert table.scene.director.speed == 1


@pytest.mark.parametrize(("speed", "least", "most"), [("1", 0.9, 1.3), ("4", 0.2, 0.4), ("instant", 0.0, 0.02)])
def test_speed_changes_how_long_a_roll_takes(sit, speed, least, most):
    view = small()
    table = sit(view, speed=speed)
    table.session.push(Fact("die_rolled", seat=0, value=3))
    took = 0.0
    table.wait(1 / 60)
    while table.scene.director.busy:
        table.wait(1 / 60)
        took += 1 / 60
        assert took < 5
    assert least <= took <= most


def test_with_reduced_motion_nothing_flies(sit):
    view = small()
    table = sit(view, reduced_motion=True)
    after = evolve(view, seats=(evolve(view.seats[0], hand=view.seats[0].hand[1:], hand_size=3), view.seats[1]))
    table.session.push(Fact("loot_played", seat=0, card=view.seats[0].hand[0]), view=after)
    table.wait(1 / 60)
    flights = [effect for effect in table.scene.stage.effects if isinstance(effect, Flight)]
    assert flights
    assert all(flight.still and flight.seconds <= 0.12 for flight in flights)
    for _ in range(30):
        places = {key: (sprite.x, sprite.y) for key, sprite in table.scene.desk.bank.sprites.items()}
        table.wait(1 / 60)
        for key, sprite in table.scene.desk.bank.sprites.items():
            placed = table.scene.desk.placements.get(key)
            at_home = placed is not None and (sprite.x, sprite.y) == (placed.spot.x, placed.spot.y)
            assert at_home or (sprite.x, sprite.y) == places.get(key)


def picture(table, effect, passed):
    """Draws an effect alone, as it is some seconds after it has begun."""
    out = pygame.Surface((1280, 720), pygame.SRCALPHA)
    effect.passed = effect.delay + passed
    effect.draw(out, table.scene.desk.kit, table.scene.desk.looks)
    return out.get_buffer().raw


def test_with_reduced_motion_everything_stands_still_and_fades_in_a_moment(sit):
    view = small(stack=2)
    table = sit(view, reduced_motion=True)
    seat = view.seats[0]
    seen = {}
    for kind in FACTS:
        values = {"obj": seat.items[0], "card": seat.hand[0], "sid": 1, "cards": seat.hand[:2]}
        table.scene.stage.play(Fact(kind, seat=0, amount=4, value=4, other=1, word="loot", **values))
        assert not table.scene.dice.rolling, kind
        for effect in table.scene.stage.effects:
            seen.setdefault(type(effect), effect)
        table.scene.stage.effects.clear()
    assert len(seen) >= 6
    assert not {Shake, Coins} & set(seen)
    for effect in seen.values():
        if effect.seconds > 2 * FADE:
            begun, half, ending = (
                picture(table, effect, at) for at in (FADE, effect.seconds / 2, effect.seconds - FADE)
            )
            assert begun == half == ending, type(effect)


def test_the_table_does_not_tremble_when_that_is_switched_off(sit):
    table = sit(small())
    table.app.change(screenshake=False)
    table.wait(0.05)
    table.scene.stage.shake(4.0)
    assert not table.scene.stage.effects
    table.app.change(screenshake=True)
    table.wait(0.05)
    table.scene.stage.shake(4.0)
    assert [type(effect) for effect in table.scene.stage.effects] == [Shake]


def test_a_drawn_card_flies_into_the_hand(sit):
    view = small(hand=4)
    before = evolve(view, seats=(evolve(view.seats[0], hand=view.seats[0].hand[:3], hand_size=3), view.seats[1]))
    table = sit(before)
    card = view.seats[0].hand[3]
    table.session.push(Fact("loot_gained", seat=0, amount=1, cards=(card,)), view=view)
    table.wait(0.1)
    sprite = table.scene.desk.bank.sprites["card", card]
    assert sprite.moving
    table.wait(1.0)
    assert sprite.home == table.scene.desk.placements["card", card].spot


def test_a_hidden_draw_shows_a_back(sit):
    view = small()
    table = sit(view)
    table.session.push(Fact("loot_gained", seat=1, amount=1, cards=(-1,)))
    table.wait(0.05)
    flights = [effect for effect in table.scene.stage.effects if isinstance(effect, Flight)]
    assert [flight.look.card for flight in flights] == [""]


def test_facts_are_logged_once_even_when_skipped(sit):
    table = sit(small())
    table.session.push(Fact("turn_started", seat=1, amount=8), Fact("cents_gained", seat=1, amount=3))
    table.wait(0.1)
    table.key(pygame.K_F8)
    table.wait(2)
    words = [entry.words for entry in table.scene.desk.log.entries]
    assert [entry.heading for entry in table.scene.desk.log.entries] == [True, False]
    assert words[1] == "cents gained 3"


def test_the_die_rolls_and_shows_what_is_needed(sit):
    view = small(stack=1)
    table = sit(view)
    table.session.push(Fact("die_rolled", seat=0, value=5, sid=1))
    table.wait(0.1)
    assert table.scene.dice.rolling
    assert table.scene.dice.needs == 3
    table.session.push(Fact("die_changed", value=6, sid=1), Fact("attack_hit", seat=0, value=6))
    table.wait(3.0)
    assert table.scene.dice.value in {3, 6}
    assert "die" in table.app.sound.history
    assert "hit" in table.app.sound.history


def test_the_first_heading_of_the_log_names_the_turn_whatever_the_first_fact_counts(sit):
    view = small()
    table = sit(view, speed="instant")
    table.session.push(Fact("player_damaged", seat=0, amount=1))
    table.wait(0.1)
    assert view.turn == 7
    assert table.scene.desk.log.entries[0].words == "Turn 7: You"


def test_the_sign_in_the_bar_is_that_of_whoever_did_what_it_tells(sit, monkeypatch):
    view = small(stack=1)
    table = sit(evolve(view, priority=1), None)
    table.session.decision = None
    shown = []
    bar = table.scene.desk.prompt
    paint = bar.image
    monkeypatch.setattr(
        bar,
        "image",
        lambda box, words, card, seat, **k: shown.append((words, seat)) or paint(box, words, card, seat, **k),
    )
    table.session.push(Fact("die_rolled", seat=0, value=4, sid=1), view=evolve(view, priority=1))
    table.wait(0.1)
    told = [seat for words, seat in shown if words == table.scene.chronicle.caption]
    assert table.scene.chronicle.caption
    assert told
    assert set(told) == {0}
