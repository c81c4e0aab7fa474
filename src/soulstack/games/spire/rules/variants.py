"""The numbers and words of a run's variants, in one place and without any rules."""

from typing import Final

ACTS: Final = (1, 4)
"""The first and the last act that a run can begin and stop in."""
ASCENSIONS: Final = (0, 13)
PRINTINGS: Final = ("early", "later")
SWITCHES: Final = ("last_stand", "sequential_turns", "choose_relic", "hidden_boss", "courtesy_hands")
"""Optional rules that can be on."""
