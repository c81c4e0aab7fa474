import attrs
import pygame

from soulstack.ui.cards import FaceCache, face


def test_a_face_is_drawn_once(monster):
    faces = FaceCache()
    assert faces.table(monster, 90) is faces.table(monster, 90)


def test_a_requested_face_is_ready_after_work(monster, treasure):
    faces = FaceCache()
    faces.request(monster, "table", 90)
    faces.request(monster, "table", 90)
    faces.request(treasure, "full", 240)
    assert not faces.ready(monster, "table", 90)
    assert faces.waiting == 8  # each with the two steps of its frame, and the large one with its text and its picture
    assert faces.work(10_000) == 8
    assert faces.ready(monster, "table", 90)
    assert faces.ready(treasure, "full", 240)
    assert faces.work(10) == 0


def test_work_stops_when_the_time_is_used_up(monster):
    faces = FaceCache()
    for number in range(5):
        faces.request(attrs.evolve(monster, title=f"Fly {number}"), "table", 90)
    assert faces.work(0) == 1
    assert faces.waiting == 6


def test_asking_for_a_face_takes_it_off_the_list(monster):
    faces = FaceCache()
    faces.request(monster, "table", 90)
    faces.table(monster, 90)
    assert faces.waiting == 0


def test_the_text_scale_belongs_to_the_full_face_only(monster):
    faces = FaceCache()
    full, table = faces.full(monster, 240), faces.table(monster, 90)
    faces.text_scale = 1.3
    assert faces.full(monster, 240) is not full
    assert faces.table(monster, 90) is table


def test_the_oldest_faces_go_when_memory_is_short(monster):
    faces = FaceCache(limit_bytes=3 * 90 * 126 * 4)
    specs = [attrs.evolve(monster, title=f"Fly {number}") for number in range(6)]
    for spec in specs:
        faces.table(spec, 90)
    assert not faces.ready(specs[0], "table", 90)
    assert faces.ready(specs[-1], "table", 90)


def test_a_face_comes_back_from_the_disk_unchanged(monster, tmp_path, monkeypatch):
    first = FaceCache(tmp_path / "faces").table(monster, 90)
    monkeypatch.setattr(face, "render_table", None)
    second = FaceCache(tmp_path / "faces").table(monster, 90)
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


def test_a_broken_file_on_the_disk_is_drawn_again(monster, tmp_path):
    folder = tmp_path / "faces"
    FaceCache(folder).table(monster, 90)
    for path in folder.glob("*.face"):
        path.write_bytes(b"not a face")
    assert FaceCache(folder).table(monster, 90).get_width() == 90


def test_a_folder_that_cannot_be_made_is_ignored(monster, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    faces = FaceCache(blocked / "faces")
    assert faces.table(monster, 90).get_width() == 90
    faces.prune()


def test_clearing_forgets_every_surface(monster):
    faces = FaceCache()
    before = faces.table(monster, 90)
    faces.clear()
    assert not faces.ready(monster, "table", 90)
    assert faces.table(monster, 90) is not before


def test_the_frame_of_a_card_is_two_steps_of_its_own(monster):
    faces = FaceCache()
    faces.request(monster, "table", 77)
    for _ in range(2):
        assert faces.work(0) == 1
        assert not faces.ready(monster, "table", 77)
    assert faces.work(0) == 1
    assert faces.ready(monster, "table", 77)


def test_the_text_and_the_picture_of_a_large_face_are_steps_of_their_own(monster, monkeypatch):
    faces, broken = FaceCache(), []
    fit = face.textlay.fit
    monkeypatch.setattr(face.textlay, "fit", lambda *words: broken.append(1) or fit(*words))
    spec = attrs.evolve(monster, title="Slow Fly", text=("Deal 1 damage to another player.",))
    faces.request(spec, "full", 244)
    steps = 0
    while not faces.ready(spec, "full", 244):
        before = len(broken)
        assert faces.work(0) == 1
        steps += 1
        assert len(broken) == before or steps == 3
    assert steps == 5
    assert pygame.image.tobytes(faces.full(spec, 244), "RGBA") == pygame.image.tobytes(
        FaceCache().full(spec, 244), "RGBA"
    )


def test_asking_for_a_large_face_takes_all_its_steps_off_the_list(monster):
    faces = FaceCache()
    faces.request(monster, "full", 243)
    faces.full(monster, 243)
    assert faces.waiting == 0


def test_a_face_drawn_by_work_is_stored_in_a_later_step(monster, tmp_path):
    folder = tmp_path / "faces"
    faces = FaceCache(folder)
    faces.request(monster, "table", 77)
    faces.work(10_000)
    assert not list(folder.glob("*.face"))
    faces.store()
    assert len(list(folder.glob("*.face"))) == 1
    again = FaceCache(folder)
    again.request(monster, "table", 77)
    assert again.waiting == 1  # no frame is needed for what is stored


class Slips:
    """Draws every card as a slip of one colour."""

    def __init__(self):
        self.steps = []

    def height_of(self, width):
        return 2 * width

    def face(self, spec, name, width, text_scale):
        slip = pygame.Surface((width, self.height_of(width)), pygame.SRCALPHA)
        slip.fill((len(spec), len(name), 0, 255))
        return slip

    def back(self, deck, width):
        return self.face(deck, "back", width, 1.0)

    def ahead(self, spec, name, width, text_scale):
        yield ("ink", spec, width), lambda: self.steps.append("ink")

    def source(self, spec):
        return b""

    def forget(self):
        pass


def test_a_game_can_draw_its_faces_itself(tmp_path):
    painter = Slips()
    faces = FaceCache(tmp_path, painter=painter)
    faces.request("card", "table", 30)
    while faces.waiting:
        faces.work(100.0)
    assert painter.steps == ["ink"]
    assert faces.ready("card", "table", 30)
    assert faces.table("card", 30).get_size() == (30, 60)
    assert faces.table("card", 30).get_at((0, 0))[:2] == (4, 5)
    again = FaceCache(tmp_path, painter=painter).table("card", 30)
    assert again.get_size() == (30, 60)
