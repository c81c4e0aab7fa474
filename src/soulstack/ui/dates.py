"""A moment as the list of saved games and that of replays say it."""

import time
from typing import Final

from soulstack.app.language import tr

MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def said_date(when: float) -> str:
    """Says when something was, by the clock of this computer."""
    local = time.localtime(when)
    return tr(
        "{day} {month} {year}, {time}",
        day=local.tm_mday,
        month=tr(MONTHS[local.tm_mon - 1]),
        year=local.tm_year,
        time=time.strftime("%H:%M", local),
    )
