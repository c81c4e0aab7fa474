"""What a card face shows, without any tie to the rules engine."""

from attrs import frozen

EVENT_CATEGORIES = frozenset({"good_event", "bad_event", "curse"})


@frozen
class FaceSpec:
    """Everything that is written on one card."""

    card_id: str
    title: str
    kind: str
    category: str = ""
    text: tuple[str, ...] = ()
    hp: int | None = None
    evasion: int | None = None
    attack: int | None = None
    souls: int = 0
    keywords: tuple[str, ...] = ()
    reward: str = ""
    set_mark: str = ""

    @property
    def style(self) -> str:
        """Names the look: the kind, except that events, curses and bosses have looks of their own."""
        if self.kind == "monster":
            if self.category in EVENT_CATEGORIES or self.category in {"boss", "epic_boss"}:
                return self.category
            if self.category in {"cursed", "holy_charmed"}:
                return self.category
        return self.kind

    @property
    def stats(self) -> tuple[tuple[str, str], ...]:
        """Lists the printed stats as icon name and number."""
        rows = (
            ("heart", self.hp, ""),
            ("evasion", self.evasion, "+"),
            ("sword", self.attack, ""),
        )
        return tuple((name, f"{value}{sign}") for name, value, sign in rows if value is not None)
