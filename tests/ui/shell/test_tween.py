import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulstack.ui import tween
from soulstack.ui.tween import Glide, ManualClock, RealClock, Tween, Tweens

EASES = [tween.linear, tween.ease_in_cubic, tween.ease_in_out, tween.ease_out_cubic, tween.ease_out_back]


@pytest.mark.parametrize("ease", EASES)
def test_every_curve_starts_at_nothing_and_ends_at_all(ease):
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


@pytest.mark.parametrize("ease", [ease for ease in EASES if ease is not tween.ease_out_back])
@given(a=st.floats(0, 1), b=st.floats(0, 1))
def test_a_curve_never_goes_back(ease, a, b):
    low, high = sorted((a, b))
    assert ease(low) <= ease(high) + 1e-9


def test_only_the_overshooting_curve_passes_its_end():
    assert max(tween.ease_out_back(step / 50) for step in range(51)) > 1.05
    assert max(tween.ease_out_cubic(step / 50) for step in range(51)) <= 1.0


def test_a_tween_arrives_exactly_and_says_so_once():
    calls = []
    move = Tween(10.0, 20.0, 0.2, on_done=lambda: calls.append("done"))
    assert move.value == 10.0
    move.update(0.1)
    assert 10.0 < move.value < 20.0
    move.update(0.3)
    move.update(0.3)
    assert move.value == 20.0
    assert calls == ["done"]


def test_a_delayed_tween_waits_before_it_moves():
    move = Tween(0.0, 1.0, 0.2, tween.linear, delay=0.5)
    move.update(0.5)
    assert move.value == 0.0
    move.update(0.1)
    assert move.value == pytest.approx(0.5)
    assert not move.done


def test_a_tween_without_a_duration_is_at_its_end_at_once():
    assert Tween(0.0, 7.0, 0.0).value == 7.0


@given(steps=st.lists(st.floats(0.001, 0.4), min_size=1, max_size=30))
def test_the_steps_of_the_clock_do_not_change_where_a_tween_is(steps):
    in_steps, at_once = Tween(0.0, 1.0, 1.0), Tween(0.0, 1.0, 1.0)
    for step in steps:
        in_steps.update(step)
    at_once.update(sum(steps))
    assert in_steps.value == pytest.approx(at_once.value, abs=1e-6)


def test_finishing_a_set_also_finishes_what_its_ends_start():
    tweens = Tweens()
    second = Tween(0.0, 1.0, 1.0)
    tweens.add(Tween(0.0, 1.0, 1.0, on_done=lambda: tweens.add(second)))
    tweens.finish()
    assert second.done
    assert not tweens.busy


def test_a_set_forgets_what_has_arrived():
    tweens = Tweens()
    tweens.add(Tween(0.0, 1.0, 0.1))
    tweens.add(Tween(0.0, 1.0, 0.3))
    tweens.update(0.2)
    assert len(tweens.running) == 1
    assert tweens.busy


def test_a_glide_comes_near_in_its_time_and_never_passes_its_target():
    glide = Glide(0.0, 1.0, seconds=0.09)
    values = []
    for _ in range(60):
        glide.update(1 / 60)
        values.append(glide.value)
    assert values[5] > 0.9
    assert values == sorted(values)
    assert values[-1] == 1.0


def test_a_glide_without_a_duration_jumps():
    glide = Glide(0.0, 1.0, seconds=0.0)
    glide.update(0.001)
    assert glide.value == 1.0


def test_the_manual_clock_moves_only_when_told():
    clock = ManualClock()
    assert clock.now() == clock.now() == 0.0
    clock.advance(2.5)
    assert clock.now() == 2.5


def test_the_real_clock_never_goes_back():
    clock = RealClock()
    assert clock.now() <= clock.now()
