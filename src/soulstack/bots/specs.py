"""How a bot is written: `bot:normal`, or `bot:normal:greedy` with a temper. Nothing here knows how bots think."""

from typing import Final

from soulstack.kernel.rng import below, named_seed

BOTS: Final = ("random", "easy", "normal", "hard")
"""The levels that there are, the weakest first."""
TEMPERS: Final = ("plain", "greedy", "vengeful", "careful", "chaotic")
"""What a bot may be like, whatever its level."""
PREFIX: Final = "bot:"


class UnknownBotError(ValueError):
    """A bot that does not exist, with what does in one sentence."""


def bot_name(spec: str) -> str:
    """Give the plain name of a bot, whether it was written with or without `bot:`, or raise.

    >>> bot_name("bot:easy"), bot_name("random"), bot_name("bot:normal:greedy")
    ('easy', 'random', 'normal:greedy')
    """
    name = spec.strip().removeprefix(PREFIX)
    level, _, temper = name.partition(":")
    known = ", ".join(BOTS)
    if level not in BOTS:
        raise UnknownBotError(f"There is no bot {level!r}; choose one of {known}.")
    if temper and temper not in TEMPERS:
        raise UnknownBotError(f"No bot is {temper!r}; choose one of {', '.join(TEMPERS)}.")
    return name


def level_of(spec: str) -> str:
    """Give the level of a bot.

    >>> level_of("bot:normal:greedy")
    'normal'
    """
    return bot_name(spec).partition(":")[0]


def temper_of(spec: str) -> str:
    """Give the temper that a bot was written with; nothing when none was.

    >>> temper_of("bot:normal:greedy"), temper_of("easy")
    ('greedy', '')
    """
    return bot_name(spec).partition(":")[2]


def cast(spec: str, seat: int, seed: int) -> str:
    """Give a bot without a temper the one that the game's seed has for its seat; chance has none.

    >>> cast("bot:normal:plain", 0, 7), cast("human", 0, 7), cast("bot:random", 1, 7)
    ('bot:normal:plain', 'human', 'bot:random')
    """
    if spec == "human" or temper_of(spec) or level_of(spec) == "random":
        return spec
    luck = {"temper": named_seed(seed, f"temper:{seat}")}
    return f"{PREFIX}{level_of(spec)}:{TEMPERS[below(luck, 'temper', len(TEMPERS))]}"
