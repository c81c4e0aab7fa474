"""How Four Souls is played, in five pages; light, because the title asks for it."""

from typing import Final

from soulstack.kernel.sentences import Sentence
from soulstack.ui.primer import Cards, PrimerPage, Sign, Words

HIGH: Final = 250.0
"""How high a card of a picture is with words below it."""
PLAIN: Final = 290.0
CAPTION: Final = 256.0
"""Where the words below a card stand."""

PRIMER: Final = (
    PrimerPage(
        Sentence("Four souls win"),
        Sentence(
            "Everybody plays a character. Whoever kills a boss keeps it, and with it the soul on it. The first one with four "
            "souls wins the game."
        ),
        (
            Cards(("isaac", "cain", "judas"), 0, 4, 480, PLAIN),
            *(Sign("soul", 517 + 74 * at, 112, 70) for at in range(4)),
            Cards(("monstro",), 846, 4, 214, PLAIN),
        ),
    ),
    PrimerPage(
        Sentence("Your turn"),
        Sentence(
            "Your things recharge and you loot a card. Then, in the order you like, you may play a loot card, buy an item and "
            "attack a monster. When you have done what you want, you end your turn."
        ),
        (
            Cards(("a_dime",), 100, 0, 184, HIGH),
            Words(Sentence("One loot card"), 40, CAPTION, 304),
            Cards(("sack_of_pennies",), 438, 0, 184, HIGH),
            Words(Sentence("One item, for 10¢"), 378, CAPTION, 304),
            Cards(("fly",), 776, 0, 184, HIGH),
            Words(Sentence("One attack"), 716, CAPTION, 304),
        ),
    ),
    PrimerPage(
        Sentence("A die decides the fight"),
        Sentence(
            "You roll until one of you is dead. Roll at least the number beside the monster's die, and you hit it for your "
            "attack; roll less, and it hits you for its own. What it leaves behind is yours."
        ),
        (
            Cards(("monstro",), 30, 4, 214, PLAIN),
            Words(Sentence("Miss: it hits you"), 300, 26, 330),
            *(Sign(f"die_{1 + at}", 310 + 110 * at, 78, 90) for at in range(3)),
            Sign("cross", 435, 198, 60),
            Words(Sentence("Hit: you hit it"), 690, 26, 330),
            *(Sign(f"die_{4 + at}", 700 + 110 * at, 78, 90) for at in range(3)),
            Sign("check", 825, 198, 60),
        ),
    ),
    PrimerPage(
        Sentence("Everybody may answer"),
        Sentence(
            "Before something happens, the others may respond to it with a loot card or an item, and you may respond to them. "
            "What was laid last happens first."
        ),
        (
            Cards(("a_dime",), 90, 0, 184, HIGH),
            Words(Sentence("A loot card is played"), 10, CAPTION, 344),
            Sign("arrow_right", 350, 95, 60),
            Cards(("butter_bean",), 438, 0, 184, HIGH),
            Words(Sentence("Somebody answers"), 358, CAPTION, 344),
            Sign("arrow_right", 690, 95, 60),
            Cards(("butter_bean",), 786, 0, 184, HIGH),
            Words(Sentence("The answer to that"), 706, CAPTION, 344),
        ),
    ),
    PrimerPage(
        Sentence("Death has its price"),
        Sentence(
            "Without hearts you die, and with that your turn ends. You destroy an item, discard a loot card, lose 1¢ and "
            "deactivate your things. When the turn is over, everybody heals and you play on."
        ),
        (
            Cards(("judas",), 30, 4, 214, PLAIN),
            Sign("skull", 300, 92, 110),
            Cards(("sack_of_pennies", "butter_bean"), 470, 4, 440, PLAIN),
            Sign("coin", 940, 92, 110),
        ),
    ),
)
"""The goal, the turn, the fight, the stack, and death."""
