"""What is painted keeps to its place at every size: no panel spills over, no words lie on words."""

import itertools

import pygame
import pytest
from attrs import evolve
from tests.games.foursouls.screen.conftest import FACES
from tests.games.foursouls.screen.fake import PlainBook

from soulstack.app.language import speak, tr
from soulstack.games.foursouls.rules.view import StackView
from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.card_looks import BARE, Look
from soulstack.games.foursouls.screen.dice import DiceTray
from soulstack.games.foursouls.screen.furniture import draw_furniture
from soulstack.games.foursouls.screen.header import StopMarks, draw_header
from soulstack.games.foursouls.screen.labels import STEPS
from soulstack.games.foursouls.screen.overlays import Browse
from soulstack.games.foursouls.screen.passing import WORDS, Tool, ToolRow
from soulstack.games.foursouls.screen.placing import deck_boxes, order_of, soul_spots, zones_for
from soulstack.games.foursouls.screen.seats import draw_seat
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.arrows import FAINT, strength_at
from soulstack.ui.tabletop.choice import Choice
from soulstack.ui.tabletop.prompt import key_width, label_size
from soulstack.ui.tabletop.toast import Toast

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1280, 800), (1600, 720), (1024, 768))
HEART = "icon heart"
"""Many hearts may lie over each other, as cards in a hand do."""
NAMES = ("Konstantin Alexander", "Bartholomew the Great", "Maximiliane-Charlotte", "Wolfeschlegelstein")


class Watcher(Kit):
    """Notes where everything is put, and which pictures are words or icons."""

    def __init__(self, scale, text_scale):
        super().__init__(scale, text_scale)
        self.words = {}
        self.put_at = []

    def text(self, words, *args, **values):
        image = super().text(words, *args, **values)
        self.words[image] = words
        return image

    def outlined(self, words, *args, **values):
        image = super().outlined(words, *args, **values)
        self.words[image] = words
        return image

    def icon(self, name, size):
        image = super().icon(name, size)
        self.words[image] = f"icon {name}"
        return image

    def put(self, target, image, x, y, ax=0.0, ay=0.0):
        wide, high = image.get_size()
        place = pygame.Rect(round(x * self.u - ax * wide), round(y * self.u - ay * high), wide, high)
        self.put_at.append((self.words.get(image, ""), place))
        super().put(target, image, x, y, ax, ay)

    def drain(self):
        found, self.put_at = self.put_at, []
        return found


def lay(size, text, seats, **crowd):
    pygame.display.init()
    pygame.font.init()
    view = sample.crowded(seats, **crowd)
    view.seats = tuple(evolve(seat, counters={"counter": 12}, cents=88, max_hp=5, hp=3) for seat in view.seats)
    desk = Desk(FACES, PlainBook(), NAMES[:seats])
    scale = min(size[0] / 1280, size[1] / 720)
    desk.use(size, scale, text / 100)
    desk.kit = desk.looks.kit = Watcher(scale, text / 100)
    desk.show(view, fresh=True)
    return desk, view, pygame.Surface(size)


def check(desk, box, found, name):
    """Hold what was put to its box, and words off words."""
    rect = desk.kit.rect(box.inset(-1.5))
    for words, place in found:
        assert rect.contains(place), (name, words, place, rect)
    written = [(words, place.inflate(-4, -round(place.h * 0.5))) for words, place in found if words.strip()]
    for (one, a), (other, b) in itertools.combinations(written, 2):
        assert one == other == HEART or not a.colliderect(b), (name, one, other)


@pytest.mark.parametrize("text", [100, 140])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_every_seat_keeps_to_its_panel(size, seats, text):
    desk, view, surface = lay(size, text, seats, rooms=1)
    for seat, zone in zip(order_of(view), desk.zones.seats, strict=True):
        draw_seat(surface, desk.kit, desk.looks, view, zone=zone, seat=seat, name=NAMES[seat])
        found = desk.kit.drain()
        check(desk, zone.panel, found, zone.side)
        tally = next(place for words, place in found if words == "3/4")
        for spot in soul_spots(zone, [1, 1, 1], 4):
            assert not desk.kit.rect(spot.box).inflate(-2, -2).colliderect(tally), zone.side


@pytest.mark.parametrize("text", [100, 140])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_middle_and_the_strip_keep_to_theirs(size, seats, text):
    desk, view, surface = lay(size, text, seats, rooms=2, slots=5)
    draw_furniture(surface, desk.kit, view, desk.zones)
    check(desk, desk.zones.centre, desk.kit.drain(), "middle")
    everything = frozenset({"start", "loot", "action", "attack", "end"})
    draw_header(surface, desk.kit, view, desk.zones.header, NAMES, StopMarks(everything, everything))
    check(desk, desk.zones.header, desk.kit.drain(), "header")


@pytest.mark.parametrize("text", [100, 140])
@pytest.mark.parametrize("size", SIZES)
def test_six_things_on_the_stack_can_all_be_read(size, text):
    desk, view, _ = lay(size, text, 4)
    desk.stack.kit = desk.kit
    desk.stack.image(view, desk.zones.stack)
    entries = desk.stack.entries(view, desk.zones.stack)
    assert len(entries) == 6
    local = desk.zones.stack._replace(x=0, y=0)
    check(desk, local, desk.kit.drain(), "stack")


LONG = "↷: Choose a monster or player. The next time they would take damage this turn, prevent 1 of that damage."


@pytest.mark.parametrize("text", [100, 140])
@pytest.mark.parametrize("size", SIZES)
def test_what_resolves_next_is_told_to_its_end_where_there_is_room(size, text):
    desk, view, _ = lay(size, text, 4)
    entry = StackView(9, "ability", 1, "the_d6", 0, LONG, (("player", 0),))
    view = evolve(view, stack=(*view.stack[:1], entry), lasting=())
    desk.stack.kit = desk.kit
    desk.show(view, fresh=True)
    desk.stack.image(view, desk.zones.stack)
    found = desk.kit.drain()
    check(desk, desk.zones.stack._replace(x=0, y=0), found, "stack")
    said = " ".join(words for words, _ in found)
    assert all(word in said for word in LONG.split())


def test_a_title_of_the_stack_is_not_said_twice():
    desk, view, _ = lay((1280, 720), 100, 4)
    roll = StackView(9, "attack_roll", 0, "fatty", 0, "Attack roll", (), 3, 4)
    death = StackView(10, "death", -1, "", 0, "Death", (("player", 0),))
    view = evolve(view, stack=(roll, death), lasting=())
    desk.stack.kit = desk.kit
    desk.show(view, fresh=True)
    desk.stack.image(view, desk.zones.stack)
    words = [words for words, _ in desk.kit.drain()]
    assert words.count("Attack roll") == words.count("Death") == 1
    assert "Fatty" in words


def test_a_small_stack_leaves_the_log_more_room():
    few, many = (lay((1280, 720), 100, 4, stack=count)[0].zones for count in (2, 6))
    assert few.log.h > many.log.h * 1.3
    assert few.stack.bottom < few.log.y
    assert many.stack.bottom < many.log.y


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("foot", [0.0, 16.0])
def test_the_words_of_a_roll_stay_on_the_felt_of_the_tray(size, seats, foot):
    desk, _, surface = lay(size, 140, seats, rooms=1)
    box = desk.zones.dice
    rolls = (DiceTray(value=3, needs=5, seat=0, left=1.0), DiceTray(value=3, seat=0, outcome="miss", left=1.0))
    for tray in (*rolls, DiceTray(value=6, seat=0, left=1.0)):
        tray.draw(surface, desk.kit, box, foot)
        felt = desk.kit.rect(box.inset(5)._replace(h=box.h - 10 - foot))
        for words, place in desk.kit.drain():
            if words:
                assert felt.contains(place.inflate(0, -round(place.h * 0.3))), (words, place, felt)


@pytest.mark.parametrize("size", SIZES)
def test_few_cards_are_large_and_many_fit(size):
    few, _, _ = lay(size, 100, 3, items=2, hand=3, curses=0)
    many, _, _ = lay(size, 100, 3, items=12, hand=10)
    for desk in (few, many):
        widths = [placed.spot.w for key, placed in desk.placements.items() if key[0] == "card"]
        assert min(widths) > (105 if desk is few else 62), size


def test_no_two_labels_of_the_middle_say_the_same():
    desk, view, surface = lay((1280, 720), 100, 4, rooms=1)
    draw_furniture(surface, desk.kit, view, desk.zones)
    words = [words for words, _ in desk.kit.drain() if words]
    titles = [each for each in words if not each.startswith("icon ")]
    assert len(titles) == len(set(titles)) == 4 + 3 + 1
    assert len(deck_boxes(desk.zones, view)) == 4


@pytest.mark.parametrize("angle", [-9.0, -3.0, 0.0, 6.0])
@pytest.mark.parametrize("size", [(79.0, 110.0), (138.0, 193.0)])
def test_a_halo_fades_before_it_ends_and_leaves_its_card_free(size, angle):
    pygame.display.init()
    kit = Kit(1.5)
    box = Box(100, 100, *size)
    whole = pygame.Surface((700, 700), pygame.SRCALPHA)
    parts = kit.ring_parts(box, (120, 232, 255), angle=angle)
    whole.fblits(parts, pygame.BLEND_PREMULTIPLIED)
    covered = pygame.Rect(parts[0][1], parts[0][0].get_size()).unionall(
        [pygame.Rect(place, image.get_size()) for image, place in parts]
    )
    rim = [(x, y) for x in range(covered.left, covered.right) for y in (covered.top, covered.bottom - 1)]
    rim += [(x, y) for y in range(covered.top, covered.bottom) for x in (covered.left, covered.right - 1)]
    assert max(whole.get_at(at).a for at in rim) < 24
    assert whole.get_at(covered.center).a == 0
    assert max(whole.get_at((x, covered.centery)).a for x in range(covered.left, covered.centerx)) > 200


def test_a_card_too_small_for_its_name_shows_only_its_picture():
    desk, _, _ = lay((1280, 720), 100, 4)
    looks = desk.looks
    card = sample.LOOT[0]
    while not (looks.ready(card) and looks.thumb_ready(card)):
        looks.want(card)
        FACES.work(50.0)
    small, named = Look(card=card, bare=BARE), Look(card=card)

    def picture(look, wide):
        return pygame.image.tobytes(looks.sprite(look, wide), "RGBA")

    assert picture(small, BARE - 20) != picture(named, BARE - 20)
    assert picture(small, BARE + 20) == picture(named, BARE + 20)
    assert looks.is_final(small, BARE - 20)


def test_only_cards_of_the_rows_and_the_hand_insist_on_their_names():
    _, view, _ = lay((1280, 720), 100, 4)
    desk, _, _ = lay((1280, 720), 100, 4)
    rows = {("obj", slot.top) for slot in (*view.monsters, *view.shop)}
    characters = {("obj", seat.character) for seat in view.seats}
    for key, placed in desk.placements.items():
        named = key in rows or key in characters or key[0] in {"card", "deck"}
        assert bool(placed.look.bare) != named, key


def test_a_final_boss_and_a_minion_are_named_above_their_slots():
    desk, view, surface = lay((1280, 720), 100, 3, slots=4)
    rows = ("monster", "monster", "final_boss", "minion")
    slots = tuple(evolve(slot, row=row) for slot, row in zip(view.monsters, rows, strict=True))
    draw_furniture(surface, desk.kit, evolve(view, monsters=slots), desk.zones)
    found = {words: place for words, place in desk.kit.drain() if words}
    spots = [desk.kit.rect(desk.placements["obj", slot.top].spot.box) for slot in slots]
    for words, spot in (("Final boss", spots[2]), ("Minion", spots[3])):
        assert spot.left - 8 <= found[words].left
        assert found[words].right <= spot.right + 8
        assert found[words].bottom <= spot.top + 4
    assert found["Monsters"].right < found["Final boss"].left


@pytest.mark.parametrize("text", [100, 140])
def test_the_timer_is_named_and_leaves_the_name_its_place(text):
    desk, view, surface = lay((1280, 720), text, 2)
    view = evolve(view, timer=12, turn=34)
    draw_header(surface, desk.kit, view, desk.zones.header, NAMES, StopMarks())
    found = desk.kit.drain()
    check(desk, desk.zones.header, found, "header")
    assert "Timer 12" in [words for words, _ in found]


def test_buttons_follow_the_size_of_the_text_and_keep_to_their_bar():
    for text in (100, 140):
        desk, _, _ = lay((1280, 720), text, 4)
        desk.prompt.kit = desk.kit
        choices = tuple(
            Choice(words, "Space", (), primary=words == "Zug beenden", verb=words)
            for words in ("Angreifen", "Kaufen", "Zug beenden")
        )
        desk.prompt.lay(desk.zones.prompt, choices)
        boxes = [button.box for button in desk.prompt.buttons]
        assert all(box.inside(desk.zones.prompt) for box in boxes)
        assert not any(a.overlaps(b) for a, b in itertools.combinations(boxes, 2))
    assert label_size(Kit(1.0, 1.4)) > label_size(Kit(1.0, 1.0))


@pytest.mark.parametrize("text", [100, 140])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_word_for_the_dead_meets_no_figure_and_no_figure_reaches_the_items(size, seats, text):
    desk, view, surface = lay(size, text, seats)
    view.seats = tuple(evolve(seat, dead=True, hp=0, loot_plays=2) for seat in view.seats)
    for seat, zone in zip(order_of(view), desk.zones.seats, strict=True):
        draw_seat(surface, desk.kit, desk.looks, view, zone=zone, seat=seat, name=NAMES[seat])
        found = desk.kit.drain()
        check(desk, zone.panel, found, zone.side)
        edge = desk.kit.rect(zone.stats.inset(-2)).right
        figures = [place for words, place in found if words in {"dead", "2 plays", "88", "1", "2"}]
        assert len(figures) >= 3
        limit = desk.kit.rect(zone.items).left if zone.side == "own" else desk.kit.rect(zone.panel).right
        assert max(place.right for place in figures if desk.kit.rect(zone.stats).colliderect(place)) <= limit
        if zone.side == "own":
            assert max(place.right for place in figures) <= edge


def test_a_sentence_that_ends_with_an_ellipsis_is_written_as_large_as_any():
    desk, _, _ = lay((1280, 720), 100, 4)
    desk.prompt.kit = desk.kit
    heights = []
    for question in ("Ash is thinking…", "Ash is thinking."):
        desk.prompt.image(desk.zones.prompt, question, "", 1, waiting=True)
        heights += [place.h for words, place in desk.kit.drain() if words == question]
    assert heights[0] == heights[1]


@pytest.mark.parametrize("size", SIZES)
def test_large_words_on_the_stack_get_smaller_before_they_are_cut(size):
    desk, view, _ = lay(size, 140, 4)
    desk.stack.kit = desk.kit
    desk.stack.image(view, desk.zones.stack)
    said = [words for words, _ in desk.kit.drain()]
    assert "…" not in "".join(said)
    assert all(word in " ".join(said) for word in ("Cancel", "ability", "loot", "Deal", "monster", "player"))


@pytest.mark.parametrize("text", [100, 140])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_an_entry_of_the_stack_touches_its_edges(size, text):
    desk, view, _ = lay(size, text, 4)
    desk.stack.kit = desk.kit
    desk.stack.image(view, desk.zones.stack)
    stack = desk.zones.stack
    boxes = [
        desk.kit.rect(box._replace(x=box.x - stack.x, y=box.y - stack.y)) for _, box in desk.stack.entries(view, stack)
    ]
    for words, place in desk.kit.drain():
        home = next((box for box in boxes if box.collidepoint(place.center)), None)
        if home is not None and words and not words.startswith("icon "):
            # The letters themselves are lower than the line that they stand on.
            letters = place.inflate(0, -round(place.h * 0.3))
            assert home.top + 3 <= letters.top, words
            assert letters.bottom <= home.bottom - 3, words


def test_the_dice_tray_stands_in_the_middle_of_its_edge_when_there_are_no_bonus_souls():
    _, view, _ = lay((1280, 720), 100, 2)
    with_souls = zones_for(view, (1280, 720))
    without = zones_for(evolve(view, bonus_souls=()), (1280, 720))
    assert without.dice.h >= with_souls.dice.h
    assert abs(without.dice.cy - without.centre.cy) < 1
    assert without.bonus.h == 0


@pytest.mark.parametrize("text", [100, 140])
@pytest.mark.parametrize(
    ("names", "has_room"),
    [
        (("Undo", "Hint", "Give", "Auto"), True),
        (("Undo", "Hint", "Give", "Auto", "Menu"), False),
        (("Widerruf", "Tipp", "Geben", "Auto", "Menü"), False),
    ],
)
def test_the_words_of_a_small_button_grow_and_keep_off_its_key(names, has_room, text):
    desk, _, _ = lay((1280, 720), text, 4)
    has_caps = has_room and text == 100  # larger words come before keys
    row, box = ToolRow(desk.kit), desk.zones.tools
    row.lay(box, tuple(Tool(words, words, words[0]) for words in names))
    places = [place for _, place in row.places]
    assert not any(a.overlaps(b) for a, b in itertools.combinations(places, 2))
    assert all(place.inside(box) for place in places)
    row.image(box, "")
    written = desk.kit.drain()
    caps = [place for words, place in written if words and words in {name[0] for name in names}]
    assert (row.size > WORDS) == (text > 100)
    assert row.has_caps == has_caps
    assert len(caps) == has_caps * len(names)
    for (_, place), words in zip(row.places, names, strict=True):
        width = desk.kit.text(words, row.size, face=theme.BOLD_FONT, scaled=False).get_width() / desk.kit.u
        assert width + has_caps * key_width(desk.kit, words[0]) + 6 <= place.w + 0.01


@pytest.mark.parametrize("text", [1.0, 1.4])
def test_a_long_sentence_above_the_bar_covers_nothing_of_it(text):
    pygame.display.init()
    kit, screen = Kit(1.0, text), Box(0, 0, 1280, 720)
    toast = Toast()
    for words in ("No.", "A sound player would end the turn. " * 4):
        toast.say(words)
        toast.draw(pygame.Surface((1280, 720)), kit, (520.0, 398.0), screen)
        assert toast.box.bottom <= 398.5
        assert toast.box.y > 200


def test_a_large_card_in_a_question_is_not_named_twice():
    desk, _, surface = lay((1280, 720), 100, 2)
    for count, labelled in ((2, False), (16, True)):
        cards = sample.LOOT[:count]
        pile = Browse("A pile", cards, desk.kit, desk.looks)
        pile.lay(desk.screen)
        pile.draw(surface, (0.0, 0.0))
        words = [words for words, _ in desk.kit.drain()]
        assert (desk.looks.book.name(cards[0]) in words) == labelled


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 5, 8, 10])
def test_as_many_cards_as_a_hand_holds_can_be_read_in_a_question(size, count):
    desk, _, _ = lay(size, 100, 4)
    pile = Browse("A pile", sample.LOOT[:count], desk.kit, desk.looks)
    pile.lay(desk.screen)
    boxes = [place.box for place in pile.places]
    assert min(box.w for box in boxes) >= 150
    assert all(box.inside(pile.panel) for box in boxes)
    assert pile.panel.inside(desk.screen)
    assert not any(a.overlaps(b) for a, b in itertools.combinations(boxes, 2))
    # No line has more than one card more than another.
    rows = [sum(1 for box in boxes if box.y == y) for y in {box.y for box in boxes}]
    assert max(rows) - min(rows) <= 1


def test_a_long_arrow_is_faint_between_its_ends():
    assert strength_at(0.0) == strength_at(1.0) == 1.0
    assert all(strength_at(t / 100) == FAINT for t in range(30, 70))
    assert all(FAINT <= strength_at(t / 100) <= 1.0 for t in range(101))


@pytest.mark.parametrize("text", [100, 140])
def test_what_lasts_is_told_whole_or_not_at_all(text):
    for stack in range(7):
        desk, view, _ = lay((1280, 720), text, 4, stack=stack)
        desk.stack.kit = desk.kit
        desk.stack.image(view, desk.zones.stack)
        said = " ".join(words for words, _ in desk.kit.drain())
        told = [word in said for word in ("Attack rolls of Maggy", "For a while")]
        assert all(told) or not any(told)
        if any(told):
            assert all(word in said for word in view.lasting[0].split())


def test_small_words_of_the_table_grow_where_there_is_room():
    def heights(text):
        desk, view, surface = lay((1280, 720), text, 4)
        draw_furniture(surface, desk.kit, view, desk.zones)
        zone = desk.zones.seats[0]
        draw_seat(surface, desk.kit, desk.looks, view, zone=zone, seat=order_of(view)[0], name="Ash")
        return {words: place.h for words, place in desk.kit.drain()}

    usual, large = heights(100), heights(140)
    for words in ("Monster deck", "Loot deck", "Treasure deck", "Monsters", "Shop", "Bonus souls"):
        assert large[words] >= usual[words] + 2, words
    assert large["Ash"] >= 1.3 * usual["Ash"]


def test_words_that_share_a_size_grow_as_far_as_the_narrowest_place_allows():
    pygame.font.init()
    kit = Kit(1.0, 1.4)
    words = ["Loot", "Treasure"]
    assert kit.common_size(words, 10, rooms=[(200, 50), (200, 50)]) == 14
    assert kit.common_size(words, 10, rooms=[(200, 50), (200, 12)]) == 12
    narrow = kit.font(12, scaled=False).size("Treasure")[0]
    assert 10 < kit.common_size(words, 10, rooms=[(200, 50), (narrow, 50)]) < 14
    assert kit.common_size(words, 10, rooms=[(200, 50), (5, 50)]) == 10
    assert Kit(1.0, 1.0).common_size(words, 10, rooms=[(200, 50), (200, 50)]) == 10


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", ["en", "de"])
def test_the_words_of_the_steps_grow_with_the_text(size, code):
    speak(code)
    try:
        found = []
        for text in (100, 140):
            desk, view, surface = lay(size, text, 4)
            draw_header(surface, desk.kit, view, desk.zones.header, NAMES, StopMarks())
            put = desk.kit.drain()
            check(desk, desk.zones.header, put, "header")
            found.append({words: place.h for words, place in put})
        for _, words, _ in STEPS:
            assert found[1][tr(words)] >= 1.25 * found[0][tr(words)]
    finally:
        speak("en")
