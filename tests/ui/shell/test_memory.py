"""Memory is fetched before it is needed, a little in each frame."""

from soulstack.ui import memory


def test_a_reserve_is_fetched_in_small_parts_and_then_left_to_others(monkeypatch):
    monkeypatch.setattr(memory, "RESERVE", 3 * memory.CHUNK)
    reserve = memory.Reserve(1.0)
    held = []
    for _ in range(5):
        reserve.fetch()
        held.append(len(reserve._held))
    assert held == [1, 2, 0, 0, 0]


def test_a_reserve_can_be_renewed_but_not_where_none_was_wanted(monkeypatch):
    monkeypatch.setattr(memory, "RESERVE", 0)
    for share, wanted in ((1.0, memory.AGAIN), (0.0, 0)):
        reserve = memory.Reserve(share)
        reserve.renew()
        assert reserve.size == wanted


def test_a_larger_window_plans_for_more_within_bounds():
    sizes = [memory.Reserve(share).size for share in (0.0, 0.5, 1.0, 2.0, 9.0)]
    assert sizes == [0, memory.RESERVE // 2, memory.RESERVE, 2 * memory.RESERVE, 2 * memory.RESERVE]


def test_asking_the_c_library_to_keep_memory_does_no_harm_anywhere(monkeypatch):
    memory.keep_freed()
    monkeypatch.setattr(memory.sys, "platform", "win32")
    monkeypatch.setattr(memory.ctypes, "CDLL", None)
    memory.keep_freed()
