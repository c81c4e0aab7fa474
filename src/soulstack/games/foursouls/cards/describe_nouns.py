"""Words for whom and what a card's data names: players, things, amounts, targets, faces of the die."""

from collections.abc import Iterable, Sequence
from typing import Final

from attrs import define, evolve, field

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.roles import AMOUNTS_OF, ITEMS_OF

YOU: Final = "you"
FACES: Final = "①②③④⑤⑥"
PLAYERS: Final = {
    "active": "the active player",
    "they": "that player",
    "attacker": "the attacker",
    "killer": "the acting player",
    "roller": "the roller",
    "each": "that player",
    "left": "the player on the active player's left",
    "right": "the player on the active player's right",
    "left_of_killer": "the player on the acting player's left",
    "random_player": "a random player",
    "each_player": "each player",
    "each_other_player": "each other player",
    "each_other_than_active": "each player but the active player",
    "each_other_than_they": "each other player",
}
OBJECTS: Final = {
    "this": "this",
    "event": "it",
    "dealer": "the monster or player that dealt the damage",
    "attacked_monster": "the attacked monster",
    "each_monster": "each monster",
    "each_other_monster": "each other monster",
    "each_unattacked_monster": "each monster not under attack",
    "each_shop_item": "each shop item",
}
MANY: Final = {
    "event_amount": "that {many}{unit}",
    "twice_event_amount": "twice that {many}{unit}",
    "roll": "as {many}{unit} as the result",
    "done": "as {many}{unit}",
    "counters": "as {many}{unit} as there are {{counter}} on this",
    "noted": "as {many}{unit} as the noted number",
    "all": "all{unit}",
    "any": "any number of{unit}",
}
MANY_OF: Final = {
    "cents_of:": "as many{unit} as {whose} ¢",
    "half_cents_of:": "as many{unit} as half of {whose} ¢",
    "hand_of:": "as many{unit} as the {{loot}} in {whose} hand",
    "half_hand_of:": "as many{unit} as half of the {{loot}} in {whose} hand",
}
KINDS: Final = {
    "monster": "monster",
    "player": "player",
    "item": "item",
    "soul": "{soul}",
    "curse": "curse",
    "roll": "roll",
    "attack_roll": "attack roll",
    "loot": "{loot} on the stack",
    "ability": "↷ or $ ability of an item on the stack",
    "damage": "damage on the stack",
    "death": "death on the stack",
    "deck": "deck",
    "discard": "discard",
    "monster_slot": "monster slot",
    "number": "number",
    "attack": "attack",
}


@define
class Names:
    """Knows what the words of one ability stand for, and which of its targets were spoken of already."""

    you: str = YOU
    """How the controller is called: the active player on cards that the game controls."""
    active: str = "the active player"
    """How the active player is called: you on an event."""
    is_monster: bool = False
    """The card is a monster, so that HP in a condition is its own."""
    deck_of_this: str = "its deck"
    subject: str = ""
    """Who was named already as the one who acts, as in "the active player may"."""
    targets: dict[str, e.TargetSpec] = field(factory=dict)
    spoken: set[str] = field(factory=set)

    def inside(self, targets: Iterable[e.TargetSpec]) -> "Names":
        """Gives the names for a part of the ability with targets of its own."""
        found = dict(self.targets)
        spoken = set(self.spoken)
        for target in targets:
            found[target.name] = target
            spoken.discard(target.name)
        return evolve(self, targets=found, spoken=spoken)

    def acting(self, who: str) -> "Names":
        """Gives the names for a clause whose subject was said already; what it speaks of counts here, too."""
        return evolve(self, subject=who, spoken=self.spoken)

    def unspoken(self) -> list[e.TargetSpec]:
        """Lists the targets that no effect has named so far."""
        return [target for name, target in self.targets.items() if name not in self.spoken]

    def who(self, word: str) -> str:
        """Names a player or a group of them."""
        if word in (YOU, "active"):
            return self.you if word == YOU else self.active
        return PLAYERS.get(word) or self.target(word)

    def whose(self, word: str) -> str:
        """Names a player as an owner."""
        found = self.who(word)
        return "your" if found == YOU else f"{found}'" if found.endswith("s") else f"{found}'s"

    def what(self, word: str) -> str:
        """Names a thing, a player or a group."""
        if word.startswith(ITEMS_OF):
            return f"all items of {self.who(word.removeprefix(ITEMS_OF))}"
        if word == "character":
            return f"{self.whose(YOU)} character"
        if word == "each_item_you_control":
            return f"each item of {'yours' if self.you == YOU else self.you}"
        if word in OBJECTS and word not in self.targets:
            return OBJECTS[word]
        return self.who(word)

    def deck(self, word: str) -> str:
        """Names a deck."""
        if word in self.targets:
            return self.target(word)
        return "each deck" if word == "each" else f"the {word} deck"

    def home(self, word: str) -> str:
        """Names the deck that something belongs to."""
        return self.deck_of_this if word == "this" else "its deck"

    def target(self, name: str) -> str:
        """Names a target: in full the first time, then shortly."""
        spec = self.targets.get(name)
        if spec is None:
            return name.replace("_", " ")
        if name in self.spoken:
            return (
                "that player" if spec.among == ("player",) else f"that {'number' if 'number' in spec.among else 'one'}"
            )
        self.spoken.add(name)
        return self.choice(spec)

    def choice(self, spec: e.TargetSpec) -> str:
        """Says what may be chosen."""
        kinds = " or ".join(KINDS[kind] for kind in spec.among)
        if "number" in spec.among:
            kinds = _number(spec)
        adjectives = [
            *(["non-eternal"] if spec.non_eternal else []),
            *(["eternal"] if spec.eternal else []),
            *(["living"] if spec.living else []),
            *(["passive"] if spec.passive else []),
            *(["deactivated"] if spec.deactivated else []),
        ]
        noun = " ".join([*adjectives, kinds])
        first = "another" if spec.other else "an" if noun.replace("{", "")[0] in "aeiou" else "a"
        return " ".join([first, noun, *self._details(spec)])

    def _details(self, spec: e.TargetSpec) -> list[str]:
        owner = {
            "you": "of yours" if self.you == YOU else f"of {self.you}",
            "other": "of another player",
            "they": "of that player",
            "player": "of a player",
        }.get(spec.controller, "")
        shop = {True: "in the shop", False: "" if owner else "outside the shop"}.get(bool(spec.in_shop), "")
        found = [
            owner,
            shop if spec.in_shop is not None and "item" in spec.among else "",
            "with a ↷ ability" if spec.has_tap else "",
            "not under attack" if spec.unattacked else "",
            "that is no attack roll" if spec.not_attack else "",
            {"souls": "with the most {soul}", "cents": "with the most ¢"}.get(spec.most, ""),
            f"named {' or '.join(spec.named)}" if spec.named else "",
            "that is aimed at an item or roll of yours" if spec.aimed_at_yours else "",
            "other than the one this is about" if spec.not_event else "",
            f"of {self.whose(spec.who)} choice" if spec.who != YOU else "",
            "if there is one" if spec.optional else "",
            f"or up to {spec.times} of them" if spec.times > 1 else "",
        ]
        return [words for words in found if words]

    def many(self, amount: e.Amount, unit: str) -> str:
        """Says how many of something; the sign ¢ stands close to its number."""
        if isinstance(amount, int):
            return f"{amount}¢" if unit == "¢" else f"{amount} {unit}".rstrip()
        if amount in self.targets:
            return f"{self.target(amount)} of {unit}" if unit else self.target(amount)
        start = next((each for each in AMOUNTS_OF if amount.startswith(each)), "")
        words = MANY_OF[start] if start else MANY.get(amount, amount)
        whose = self.whose(amount.removeprefix(start)) if start else ""
        return words.format(many="much" if unit == "damage" else "many", unit=f" {unit}" if unit else "", whose=whose)


def _number(spec: e.TargetSpec) -> str:
    if (spec.low, spec.high) == (1, 6):
        return "number"
    if spec.low == 0:
        return f"number up to {spec.high}"
    if spec.high == 0:
        return f"number down to -{-spec.low}"
    return f"number from {spec.low} to {spec.high}"


def faces(values: Sequence[int]) -> str:
    """Names faces of the die, as they stand in card texts.

    >>> faces([1]), faces([1, 6]), faces([1, 2, 3])
    ('①', '① or ⑥', '①, ② or ③')
    """
    signs = [FACES[value - 1] if 1 <= value <= 6 else str(value) for value in values]
    return " or ".join([", ".join(signs[:-1]), signs[-1]]) if len(signs) > 1 else "".join(signs)


def spans(values: Sequence[int]) -> str:
    """Names the results of a line of a roll table.

    >>> spans([1, 2]), spans([6]), spans([1, 6]), spans([1, 2, 3, 6])
    ('1-2', '6', '1, 6', '1-3, 6')
    """
    found: list[list[int]] = []
    for value in sorted(values):
        if found and value == found[-1][-1] + 1:
            found[-1].append(value)
        else:
            found.append([value])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in found)
