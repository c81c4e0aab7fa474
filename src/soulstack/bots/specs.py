"""How a bot is written: `bot:normal`, or `bot:normal:greedy` with a temper. Nothing here knows how bots think.

>>> specs = BotSpecs(("random", "normal"), ("plain", "greedy"))
>>> specs.name("bot:normal"), specs.name("random"), specs.name("bot:normal:greedy")
('normal', 'random', 'normal:greedy')
>>> specs.level("bot:normal:greedy"), specs.temper("bot:normal:greedy"), specs.temper("normal")
('normal', 'greedy', '')
>>> specs.cast("bot:normal:plain", 0, 7), specs.cast("human", 0, 7), specs.cast("bot:random", 1, 7)
('bot:normal:plain', 'human', 'bot:random')
"""

from typing import Final

from attrs import frozen

from soulstack.kernel.rng import below, named_seed

PREFIX: Final = "bot:"
CHANCE: Final = "random"
"""The level that every game has; chance has no temper."""


class UnknownBotError(ValueError):
    """A bot that does not exist, with what does in one sentence."""


@frozen
class BotSpecs:
    """The bots that a game has."""

    levels: tuple[str, ...]
    """The weakest first."""
    tempers: tuple[str, ...] = ()
    """What a bot may be like, whatever its level."""

    def name(self, spec: str) -> str:
        """Give the plain name of a bot, whether it was written with or without `bot:`, or raise."""
        name = spec.strip().removeprefix(PREFIX)
        level, _, temper = name.partition(":")
        if level not in self.levels:
            raise UnknownBotError(f"There is no bot {level!r}; choose one of {', '.join(self.levels)}.")
        if temper and temper not in self.tempers:
            raise UnknownBotError(f"No bot is {temper!r}; choose one of {', '.join(self.tempers)}.")
        return name

    def level(self, spec: str) -> str:
        """Give the level of a bot."""
        return self.name(spec).partition(":")[0]

    def temper(self, spec: str) -> str:
        """Give the temper that a bot was written with; nothing when none was."""
        return self.name(spec).partition(":")[2]

    def cast(self, spec: str, seat: int, seed: int) -> str:
        """Give a bot without a temper the one that the game's seed has for its seat; chance has none."""
        if spec == "human" or not self.tempers or self.temper(spec) or self.level(spec) == CHANCE:
            return spec
        luck = {"temper": named_seed(seed, f"temper:{seat}")}
        return f"{PREFIX}{self.level(spec)}:{self.tempers[below(luck, 'temper', len(self.tempers))]}"
