"""What a button of the table says and does."""

from attrs import frozen

from soulstack.kernel.decisions import Option


@frozen
class Choice:
    """A button: its words, its key, and the options it answers with."""

    words: str
    key: str
    picks: tuple[Option, ...]
    primary: bool = False
    verb: str = ""
