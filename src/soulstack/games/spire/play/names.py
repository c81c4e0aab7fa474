"""What heroes and acts are called; light, because the title says it."""

from typing import Final

from soulstack.kernel.sentences import Sentence

ROMAN: Final = ("", "I", "II", "III", "IV")
"""The numbers of the acts."""
HEROES: Final = {
    "ironclad": Sentence("Ironclad"),
    "silent": Sentence("Silent"),
    "defect": Sentence("Defect"),
    "watcher": Sentence("Watcher"),
}
