import pytest

from soulstack.content.tables import TableError
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read

SEATS = "[[seat]]\n[[seat]]\n"


def refusal(text):
    with pytest.raises(TableError) as caught:
        build(read(text, catalogue()), catalogue())
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("title = ", "no TOML"),
        ("titel = 'x'\n" + SEATS, 'titel: there is no such key; did you mean "title"?'),
        ("game = 'chess'\n" + SEATS, 'game: "chess" is unknown'),
        ("mode = 'solo'\n" + SEATS, 'mode: "solo" is unknown; it can be "coop" or "versus"'),
        ("sets = ['bsae']\n" + SEATS, 'sets: there is no set "bsae"; did you mean "base"?'),
        ("active = 2\n" + SEATS, 'active: this is a whole number from 0 to 1, not "2"'),
        ("seed = true\n" + SEATS, "seed: this is a whole number"),
        ("[[seat]]", "a table has two to four seats, not 1"),
        ("[[seat]]\n" * 5, "a table has two to four seats, not 5"),
        ("seat = 3", "seat: this is a list"),
        (SEATS + "cent = 3", 'seat 1, cent: there is no such key; did you mean "cents"?'),
        (SEATS + "cents = -1", "seat 1, cents"),
        (SEATS + "items = ['brimstne']", 'seat 1, items: there is no card "brimstne"; the nearest are "brimstone"'),
        (SEATS + "items = 'brimstone'", "seat 1, items: this is a list"),
        (SEATS + "items = [3]", "is no card id"),
        (SEATS + "counters = { fyl = 1 }", '"fly"'),
        (SEATS + "[table]\nmonster = ['fly']", 'table, monster: there is no such key; did you mean "monsters"?'),
        (SEATS + "[table]\nmonsters = [[]]", "a pile has at least one card"),
        (SEATS + "[table]\ndice = [7]", "a die shows 1 to 6"),
        (SEATS + "[[step]]\ndo = 'atack'\nseat = 0", 'step 1, do: "atack" is unknown; did you mean "attack"?'),
        (SEATS + "[[step]]\ndo = 'attack'", "step 1: attack needs a seat"),
        (SEATS + "[[step]]\ndo = 'attack'\nseat = 2", "step 1, seat"),
        (SEATS + "[[step]]\ndo = 'settle'\nseat = 0", "step 1, seat: there is no such key"),
        (SEATS + "[[step]]\ndo = 'play'\nseat = 0", "step 1: play needs card"),
        (SEATS + "[[step]]\ndo = 'play'\nseat = 0\ncard = 'bmob'", '"bomb"'),
        (SEATS + "[[step]]\ndo = 'play'\nseat = 0\ncard = 'bomb'\npick = 'fly'", "step 1, pick: this is a list"),
        (SEATS + "[[step]]\ndo = 'play'\nseat = 0\ncard = 'bomb'\npick = ['flyy']", 'no card "flyy"'),
        (SEATS + "[[step]]\ndo = 'give_cents'\nseat = 0\namount = 1\nto = '1'", "is no seat"),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect = { turns = 1 }", "step 1, expect, turns: there is no such key"),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.seat.2.hp = 1", 'there is no seat "2"'),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.seat.0.health = 1", "there is no such key"),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.seat.0.hp = '1'", "this is a whole number"),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.seat.0.dead = 1", "this is true or false"),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.seat.0.hand = ['bmob']", '"bomb"'),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.monster.flyy.hp = 1", 'no card "flyy"'),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.monster.fly.cents = 1", "there is no such key"),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.stack = ['bomb']", "names nothing that lies on a stack"),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.phase = 'middle'", '"middle" is unknown'),
        (SEATS + "[[step]]\ndo = 'settle'\nexpect.winner = 'me'", "this is a whole number"),
    ],
)
def test_a_faulty_file_is_refused_with_place_and_reason(text, words):
    assert words in refusal(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (SEATS + "hand = ['a_dime', 'a_dime']", 'there is only 1 copy of "a_dime"'),
        (
            (
                "[[seat]]\nhand = ['dagaz', 'butter_bean', 'butter_bean', 'butter_bean']\n"
                "[[seat]]\nhand = ['butter_bean', 'butter_bean']"
            ),
            "there are only 4 copies",
        ),
        (
            "[[seat]]\ncharacter = 'isaac'\n[[seat]]\ncharacter = 'isaac'",
            'seat 1, character: there is only 1 copy of "isaac"',
        ),
        ("[[seat]]\ncharacter = 'isaac'\n[[seat]]\nitems = ['the_d6']", 'only 1 copy of "the_d6"'),
        (SEATS + "character = 'the_d6'", '"the_d6" is no character'),
        (SEATS + "items = ['bomb']", '"bomb" is no item'),
        (SEATS + "hand = ['fly']", '"fly" is no loot card'),
        (SEATS + "souls = ['fly']", '"fly" is no soul'),
        (SEATS + "curses = ['fly']", '"fly" is no curse'),
        ("bonus_souls = ['monstro']\n" + SEATS, '"monstro" is no bonus soul'),
        ("rooms = ['monstro']\n" + SEATS, '"monstro" is no room'),
        (SEATS + "[table]\nmonsters = ['bomb']", '"bomb" is no monster'),
        (SEATS + "[table]\nmonsters = ['troll_bombs']", "an event does not stay in a slot"),
        (SEATS + "[table]\nshop = ['fly']", '"fly" is no treasure'),
        (SEATS + "[table]\nloot_deck = ['fly']", "does not belong to the loot cards"),
        (SEATS + "[table]\nmonsters = ['fly']\nmonster_damage = { clotty = 1 }", '"clotty" is no monster in play'),
        (SEATS + "[table]\nmonsters = ['fly']\nmonster_damage = { fly = 1 }", "would be dead"),
        (SEATS + "damage = 9", "would be dead"),
        (SEATS + "cents = 101", "101¢"),
        (SEATS + "deactivated = ['meat']", 'seat 1, deactivated: this seat has no "meat" in play'),
        (SEATS + "counters = { meat = 1 }", 'seat 1, counters: this seat has no "meat" in play'),
        ("sets = []\n" + SEATS, "there is no character left"),
        ("mode = 'coop'\n[[seat]]\n" + SEATS, "co-op is played by two seats"),
    ],
)
def test_an_impossible_position_is_refused(text, words):
    assert words in refusal(text)


def test_nested_and_quoted_keys_mean_the_same():
    nested = read(SEATS + "[[step]]\n[step.expect]\nseat.0.cents = 4", catalogue())
    quoted = read(SEATS + '[[step]]\n[step.expect]\n"seat.0.cents" = 4', catalogue())
    assert nested.steps[0].expect == quoted.steps[0].expect == (("seat.0.cents", 4),)
