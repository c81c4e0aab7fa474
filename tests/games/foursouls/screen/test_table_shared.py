"""At a shared screen nobody sees what is not theirs: not in a picture, not in a button, not in a word."""

import pygame
import pytest
from tests.app.tables import new_game
from tests.games.foursouls.play.test_shared_screen import FOUR, MIXED, TWO, walk
from tests.games.foursouls.screen.conftest import FACES, Hands
from tests.games.foursouls.screen.fake import PlainBook

from soulstack.app.settings import Settings
from soulstack.games.foursouls.play.shared_screen import WINDOW
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.kernel.decisions import Option
from soulstack.kernel.rng import shuffle
from soulstack.ui import loop
from soulstack.ui.scenes.curtain import HOLD, CurtainScene
from soulstack.ui.scenes.pause import PauseScene
from soulstack.ui.tween import ManualClock


def open_table(session, size=(1280, 720)):
    """Shows a session's table without motion."""
    pygame.display.init()
    pygame.font.init()
    clock = ManualClock()
    settings = Settings(speed="instant", reduced_motion=True, bot_pause_ms=0)
    app = loop.App(settings, size=size, clock=clock, keep_settings=False)
    app._faces = FACES
    app.sound.clock = clock.now
    scene = TableScene(app, session, PlainBook())
    app.push(scene)
    return Hands(app, scene, session, clock)


def picture(hands):
    """Gives the pixels once every face is drawn."""
    hands.wait(0.1)
    for _ in range(500):
        while FACES.waiting:
            FACES.work(50.0)
        hands.scene.desk.show(hands.scene.desk.view, fresh=True)
        hands.app.stack.draw(hands.app.screen)
        if not FACES.waiting:  # what is drawn may ask for a better face than it has
            break
    return hands.app.screen.get_buffer().raw


def deal_anew(state, seed):
    """Deals everything anew that lies face down: all hands and all decks, with what was known of them forgotten."""
    luck = {"deal": seed}
    hidden = [card for player in state.players for card in player.hand] + state.decks[0]
    shuffle(luck, "deal", hidden)
    state.known.clear()
    for player in state.players:
        player.hand[:] = [hidden.pop() for _ in player.hand]
        state.known.update(dict.fromkeys(player.hand, 1 << player.seat))
    state.decks[0][:] = hidden
    for deck in state.decks[1:]:
        shuffle(luck, "deal", deck)


def look_again(session):
    session._find_question()
    session._look(())
    session._updates.clear()


@pytest.mark.parametrize("seats", [TWO, MIXED, FOUR], ids=["two", "mixed", "four"])
def test_public_pictures_do_not_depend_on_hidden_cards(monkeypatch, seats):
    session = new_game(monkeypatch, seats, 31)
    compared = set()
    for found in walk(session):
        moment = found if found == "curtain" else len(session.view.stack)
        if found not in (WINDOW, "curtain") or moment in compared or not any(p.hand for p in session.state.players):
            continue
        compared.add(moment)
        session._updates.clear()
        state = session.state
        first = picture(open_table(session))
        session.state = state.clone()
        deal_anew(session.state, 5)
        assert [p.hand for p in session.state.players] != [p.hand for p in state.players]
        look_again(session)
        assert picture(open_table(session)) == first
        session.state = state
        look_again(session)
        if len(compared) >= 3:
            break
    assert len(compared) >= 2
    session.close()


def told(hands):
    """Lists every word and picture beside the table: title, prompt, log, stack, and what hovering anything tells."""
    scene, desk = hands.scene, hands.scene.desk
    found = [
        pygame.display.get_caption(),
        scene.chronicle.caption,
        hands.session.undo_words(),
        hands.session.passing_words(),
    ]
    found.append([entry.words for entry in desk.log.entries])
    found.append(desk.stack.image(desk.view, desk.zones.stack).get_buffer().raw)
    found.append(scene._prompt_panel()[0].get_buffer().raw)
    found.append([button.choice.words for button in desk.prompt.buttons])
    boxes = [placed.spot.box for placed in desk.placements.values()]
    boxes += [box for _, box in desk.tools.places] + [box for _, box in desk.stack.entries(desk.view, desk.zones.stack)]
    boxes += [zone.panel for zone in desk.zones.seats] + [desk.zones.header, desk.zones.log]
    for box in boxes:
        hands.control.move(box.centre)
        hover = hands.control.hover
        subject = scene.closeup.subject() if hover is not None else None
        shown = (subject.card, subject.extra) if subject is not None else None
        notes = scene._notes(hover.ref) if hover is not None else ()
        found.append((hover and hover.ref, hover and hover.card, shown, notes, scene.helper.tip()))
    return found


@pytest.mark.parametrize("seats", [TWO, FOUR], ids=["two", "four"])
def test_no_word_beside_the_table_depends_on_hidden_cards(monkeypatch, seats):
    session = new_game(monkeypatch, seats, 31)
    compared = 0
    for found in walk(session):
        if found not in (WINDOW, "curtain") or not any(p.hand for p in session.state.players):
            continue
        compared += 1
        session._updates.clear()
        state = session.state
        hands = open_table(session)
        hands.app.stack.scenes[:] = [hands.scene]  # what lies behind a curtain, too
        first = told(hands)
        session.state = state.clone()
        deal_anew(session.state, 5)
        look_again(session)
        hands = open_table(session)
        hands.app.stack.scenes[:] = [hands.scene]
        assert told(hands) == first
        session.state = state
        look_again(session)
        if compared >= 12:
            break
    assert compared >= 6
    session.close()


def test_the_pictures_would_differ_if_a_hand_were_shown(monkeypatch):
    session = new_game(monkeypatch, TWO, 31)
    for found in walk(session):
        if found == "curtain":
            break
    session.uncover()
    session._updates.clear()
    first = picture(open_table(session))
    session.state = session.state.clone()
    deal_anew(session.state, 5)
    look_again(session)
    assert session.hand_shown >= 0
    assert picture(open_table(session)) != first
    session.close()


@pytest.fixture
def table(monkeypatch):
    session = new_game(monkeypatch, TWO, 21)
    hands = open_table(session)
    hands.wait(0.5)
    yield hands
    session.close()


def hold(hands, seconds=HOLD + 0.1):
    hands.send(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    hands.wait(seconds)
    hands.send(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))


def test_the_first_thing_seen_is_the_curtain_of_whoever_begins(table):
    top = table.app.stack.top
    assert isinstance(top, CurtainScene)
    assert top.seat == table.session.curtain
    assert table.app.stack.visible() == [top]


def test_a_short_press_lifts_nothing(table):
    hold(table, 0.3)
    assert isinstance(table.app.stack.top, CurtainScene)
    hold(table, 0.3)
    assert isinstance(table.app.stack.top, CurtainScene)
    assert table.session.hand_shown == -1


def test_a_held_key_lifts_the_curtain_and_shows_the_hand(table):
    seat = table.session.curtain
    hold(table)
    assert table.app.stack.top is table.scene
    assert table.session.hand_shown == seat
    assert any(key[0] == "card" for key in table.scene.desk.hand_keys())
    assert table.control.asking is not None


def test_the_held_key_answers_nothing(table):
    count = len(table.session.record.answers)
    hold(table, 2.0)
    assert len(table.session.record.answers) == count


def test_a_held_button_lifts_the_curtain_and_a_click_does_not(table):
    scene = table.app.stack.top
    table.down(scene.button.centre)
    table.up(scene.button.centre)
    table.wait(1.0)
    assert table.app.stack.top is scene
    table.down(scene.button.centre)
    table.wait(HOLD + 0.1)
    assert table.app.stack.top is table.scene
    table.up(scene.button.centre)


def test_a_button_held_elsewhere_lifts_nothing(table):
    table.down((30, 30))
    table.wait(1.5)
    assert isinstance(table.app.stack.top, CurtainScene)


@pytest.mark.parametrize("event", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_window_that_is_left_hides_the_hand(table, event):
    hold(table)
    table.send(pygame.event.Event(event))
    table.wait(0.2)
    assert isinstance(table.app.stack.top, CurtainScene)
    assert all(key[0] == "hidden" for key in table.scene.desk.hand_keys())


def test_the_break_hides_the_hand_before_it_opens(table):
    hold(table)
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.app.stack.top, PauseScene)
    assert all(key[0] == "hidden" for key in table.scene.desk.hand_keys())
    table.app.pop()
    table.wait(0.2)
    assert isinstance(table.app.stack.top, CurtainScene)


def test_a_break_can_be_taken_at_the_curtain(table):
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.app.stack.top, PauseScene)
    table.app.pop()
    assert isinstance(table.app.stack.top, CurtainScene)


def to_window(hands):
    """Plays on until everybody is asked."""
    hold(hands)
    for _ in range(400):
        if isinstance(hands.app.stack.top, CurtainScene):
            hold(hands)
        decision = hands.session.decision
        if decision is not None:
            if decision.kind == WINDOW:
                hands.wait(0.1)
                return
            wanted = [o for o in decision.options if o.verb in {"play", "activate"}] or list(decision.options)
            hands.session.answer(tuple(wanted[: max(1, decision.low)]))
        hands.wait(0.05)
    raise AssertionError("nobody was asked")


def test_every_person_has_a_button_and_space_resolves_for_all(table):
    to_window(table)
    verbs = [button.choice.verb for button in table.scene.desk.prompt.buttons]
    assert verbs == ["respond", "respond", "resolve"]
    top = table.session.view.stack[-1].id
    table.key(pygame.K_SPACE)
    table.wait(0.3)
    assert all(entry.id != top for entry in table.session.view.stack)


def test_a_number_opens_the_hand_of_that_person_and_space_leaves_it(table):
    to_window(table)
    count = len(table.session.record.answers)
    other = 1 - table.session.viewer
    table.key(pygame.K_1 + other)
    table.wait(0.2)
    assert table.app.stack.top.seat == other
    hold(table)
    assert table.session.hand_shown == other
    table.key(pygame.K_SPACE)
    table.wait(0.1)
    assert table.session.decision.kind == WINDOW
    assert len(table.session.record.answers) == count


def test_there_is_no_hint_and_no_gift_where_everybody_is_asked(table):
    to_window(table)
    tools = {tool.name: tool.able for tool, _ in table.scene.desk.tools.places}
    assert not tools["hint"]
    assert not tools["give"]
    assert Option("resolve") in table.session.decision.options
