"""The chances of a fight are shown where one needs them, and only there."""

from tests.games.foursouls.screen.fake import priority, small

from soulstack.games.foursouls.play.odds import Chances
from soulstack.games.foursouls.screen.odds_plates import plate, strip
from soulstack.kernel.decisions import Decision, Option


def monsters(view):
    return [("obj", slot.top) for slot in view.monsters]


def shown(hands):
    return hands.scene.plates.targets()


def test_every_target_has_a_plate_while_one_is_chosen(sit):
    view = small()
    targets = monsters(view)
    options = tuple(Option("pick", ref) for ref in (*targets, ("deck", 2)))
    hands = sit(view, Decision(0, "target", options, prompt="attack"))
    assert shown(hands) == [*targets, ("deck", 2)]


def test_a_hovered_monster_tells_its_chances_on_the_own_turn(sit):
    view = small()
    hands = sit(view, priority(view, "attack", "end"))
    assert shown(hands) == []
    target = monsters(view)[1]
    hands.move(hands.at(target))
    assert shown(hands) == [target]


def test_a_dragged_character_shows_the_chances_of_everything(sit):
    view = small()
    hands = sit(view, priority(view, "attack", "end"))
    own = ("obj", view.seats[0].character)
    hands.move(hands.at(own))
    hands.down(hands.at(own))
    hands.move((640, 300))
    hands.move((640, 290))
    assert set(shown(hands)) == {*monsters(view), ("deck", 2)}


def test_nothing_is_shown_when_no_attack_may_be_made(sit):
    view = small()
    hands = sit(view, priority(view, "end"))
    hands.move(hands.at(monsters(view)[0]))
    assert shown(hands) == []


def test_the_plate_is_drawn_once_and_then_only_copied(sit):
    view = small()
    hands = sit(view, priority(view, "attack", "end"))
    target = monsters(view)[0]
    hands.session.chances[target] = Chances(0.62, 0.24, cents=1.0)
    before = hands.app.screen.copy()
    hands.move(hands.at(target))
    made = hands.scene.desk.kit.texts.made
    hands.wait(0.2)
    assert hands.scene.desk.kit.texts.made == made
    assert hands.app.screen.get_buffer().raw != before.get_buffer().raw


def test_the_large_card_says_what_is_left_out(sit):
    view = small()
    hands = sit(view, priority(view, "attack", "end"))
    target = monsters(view)[0]
    hands.session.chances[target] = Chances(0.62, 0.24, cents=1.0)
    hands.move(hands.at(target))
    words = " ".join(hands.scene.closeup.subject().extra)
    assert "62 % win" in words
    assert "+1.0¢" in words
    assert "own rerolls" in words


def test_a_guess_looks_different_from_a_sure_number(sit):
    kit = sit().scene.desk.kit
    sure, guess = Chances(0.5, 0.5), Chances(0.5, 0.5, exact=False)
    assert plate(kit, sure) is plate(kit, Chances(0.5, 0.5))
    assert plate(kit, sure) is not plate(kit, guess)
    assert strip(kit, sure, 120) is not strip(kit, guess, 120)
