"""The crowded fight that the frame budget is measured on."""

from soulstack.games.spire.screen.benchmark import frame_times


def test_the_fight_that_frames_are_measured_on_can_be_drawn():
    times = frame_times((640, 360), 4)
    assert len(times) == 4
    assert all(seconds > 0 for seconds in times)
