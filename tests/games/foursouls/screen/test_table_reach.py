"""Whatever the mouse can press at the table, the keys can reach and press."""

import pygame
import pytest
from tests.games.foursouls.screen.fake import priority, small

from soulstack.games.foursouls.screen.header import step_cells
from soulstack.games.foursouls.screen.sample import LOOT, crowded
from soulstack.kernel.decisions import Option
from soulstack.ui.tabletop.walking import ARROWS, toward

VIEWS = {"small": small, "crowded": crowded}


def clickable(scene):
    """Gives everything that some point of the screen belongs to, found as the mouse finds it."""
    desk, found = scene.desk, set()
    for x in range(2, 1280, 6):
        for y in range(2, 720, 6):
            point = (float(x), float(y))
            button = desk.prompt.at(point)
            tool = desk.tools.at(point)
            step = next((k for k, (_, box) in enumerate(step_cells(desk.zones.header)) if box.has(point)), None)
            hit = desk.at(point)
            if button is not None:
                found.add(("button", desk.prompt.buttons.index(button)))
            elif tool is not None:
                found.add(("tool", [each for each, _ in desk.tools.places].index(tool)))
            elif step is not None:
                found.add(("step", step))
            elif hit is not None and hit.ref[0] == "link":
                found |= {("link", k) for k, (box, _) in enumerate(desk.log.links) if box.has(point)}
            elif hit is not None and hit.ref[0] != "hidden":
                found.add(hit.ref)
    return found


@pytest.fixture(params=VIEWS)
def table(sit, request):
    view = VIEWS[request.param]()
    hands = sit(view, priority(view, "attack", "buy", "end"))
    for k in range(3):
        hands.scene.desk.log.add(f"Somebody plays [[{LOOT[k]}]].", seat=0)
    hands.wait(0.1)
    return hands


def test_everything_that_can_be_clicked_is_a_stop_of_the_arrow_keys(table):
    stops = {stop.ref for stop in table.scene.explorer.stops()}
    missing = clickable(table.scene) - stops
    slots = {ref for ref in missing if ref[0] == "slot"}
    assert missing == slots  # the edge of a slot is the monster's that lies in it


def test_the_arrow_keys_lead_from_any_stop_to_any_other(table):
    stops = {stop.ref: stop for stop in table.scene.explorer.stops()}
    reached, edge = set(), [next(iter(stops))]
    while edge:
        here = edge.pop()
        if here in reached:
            continue
        reached.add(here)
        others = [stop for stop in stops.values() if stop.ref != here]
        for across in ARROWS.values():
            found = toward(stops[here].box, others, across)
            if found is not None:
                edge.append(found.ref)
    assert reached == set(stops)


def focus(table, ref):
    """Walks to a stop with the arrow keys alone."""
    explorer = table.scene.explorer
    table.key(pygame.K_UP)
    begin = explorer.here.ref
    queue, trail = [begin], {begin: ()}
    stops = {stop.ref: stop for stop in explorer.stops()}
    while queue:
        here = queue.pop(0)
        for key, across in ARROWS.items():
            found = toward(stops[here].box, [s for s in stops.values() if s.ref != here], across)
            if found is not None and found.ref not in trail:
                trail[found.ref] = (*trail[here], key)
                queue.append(found.ref)
    table.key(*trail[ref])
    assert explorer.here.ref == ref


def test_a_step_is_stopped_at_by_keys(sit):
    view = small()
    table = sit(view, priority(view, "end"))
    focus(table, ("step", 2))
    table.key(pygame.K_RETURN)
    table.key(pygame.K_m)
    assert (table.session.stops.others, table.session.stops.own) == ({"action"}, {"action"})
    assert table.session.answers == []


def test_what_lies_on_the_stack_can_be_passed_for_always_by_keys(sit):
    view = crowded()
    table = sit(view, priority(view, "pass"))
    entry = next(entry for entry in reversed(view.stack) if entry.card)
    focus(table, ("stack", entry.id))
    table.key(pygame.K_m)
    assert table.control.menu is not None
    table.key(pygame.K_RETURN)
    assert table.session.stops.always_pass == {entry.card}


def test_a_discard_is_opened_and_closed_by_keys(sit):
    view = crowded()
    table = sit(view, priority(view, "end"))
    pile = next(k for k, name in enumerate(("loot", "treasure", "monster")) if view.discards.get(name))
    focus(table, ("discard", pile))
    table.key(pygame.K_RETURN)
    assert table.control.browse is not None
    table.key(pygame.K_ESCAPE)
    assert table.control.browse is None
    assert table.session.answers == []


def test_a_card_of_anybody_is_looked_at_closely_by_keys(sit):
    view = crowded()
    table = sit(view, priority(view, "end"))
    other = next(obj for obj in view.objects.values() if obj.zone == "item" and obj.controller == 1)
    focus(table, ("obj", other.id))
    table.send(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z", scancode=0))
    assert table.scene.closeup.subject().card == other.shown


def test_a_name_in_the_log_is_looked_at_by_keys(sit):
    view = small()
    table = sit(view, priority(view, "end"))
    card = next(iter(view.objects.values())).card
    table.scene.desk.log.add(f"Somebody plays [[{card}]].", seat=0)
    table.wait(0.1)
    focus(table, ("link", 0))
    table.send(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z", scancode=0))
    assert table.scene.closeup.subject().card == card


def test_a_rule_that_a_sentence_names_is_opened_by_keys(sit):
    view = small()
    table = sit(view, priority(view, "end"))
    opened = []
    table.scene.helper.open_rule = opened.append
    table.control.say("That is too dear (SHOP-03).")
    table.wait(0.1)
    focus(table, ("toast", 0))
    table.key(pygame.K_RETURN)
    assert opened == ["SHOP-03"]


def test_every_button_and_tool_is_pressed_by_keys(sit):
    view = small()
    table = sit(view, priority(view, "attack", "end"))
    focus(table, ("button", 0))
    table.key(pygame.K_RETURN)
    assert table.session.answers == [(Option("end"),)] or table.control.aim == "attack"


def test_the_focus_can_be_seen_wherever_it_goes(table):
    """Each stop looks different with the focus on it."""
    table.app.step(0)
    explorer, control = table.scene.explorer, table.control
    table.app.settings = table.app.settings.__class__(reduced_motion=True)
    for stop in explorer.stops()[::3]:
        control.focus = control.focus_button = None
        table.scene.draw(table.app.screen)
        before = table.app.screen.copy()
        if stop.ref[0] == "button":
            control.focus_button = table.scene.desk.prompt.buttons[stop.ref[1]].choice
        else:
            control.focus = stop.ref
        table.scene.draw(table.app.screen)
        assert before.get_buffer().raw != table.app.screen.get_buffer().raw, stop.ref


def test_a_page_key_scrolls_the_log(sit):
    table = sit(small(), None)
    for k in range(80):
        table.scene.desk.log.add(f"Line {k}.")
    table.wait(0.1)
    table.key(pygame.K_PAGEUP)
    assert table.scene.desk.log.scroll > 0
    table.key(pygame.K_PAGEDOWN)
    assert table.scene.desk.log.scroll == 0
