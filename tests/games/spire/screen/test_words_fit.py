"""What surrounds a run in a language that is longer than any: nothing is cut on any page, with normal and with large text."""

import pytest
from attrs import evolve
from tests.app.pseudo import pseudo
from tests.games.spire.play.test_annals import play
from tests.ui.test_room_for_words import look_everywhere, make_app

from soulstack.app.language import speak, speak_this
from soulstack.games.spire.play import annals, profiles
from soulstack.games.spire.rules.campaign import Campaign
from soulstack.games.spire.screen.campaign.scene import PAGES as CAMPAIGN_PAGES
from soulstack.games.spire.screen.past.statistics import PAGES as STATISTICS_PAGES
from soulstack.ui import paint, text_fit

SCREENS = [
    *(("campaign", page) for page in CAMPAIGN_PAGES),
    *(("statistics", page) for page in STATISTICS_PAGES),
    ("replays", ""),
    ("past run", ""),
]


@pytest.mark.parametrize("scale", [100, 140])
@pytest.mark.parametrize(("name", "page"), SCREENS)
def test_nothing_is_cut(name, page, scale):
    game = play(("ironclad", "silent"), seed=5)
    game._count.found.wait()
    game.close()
    annals.add(evolve(annals.load()[0], mark="won", result="won", daily=20240328, modifiers=("cursed", "shiny")))
    profiles.changed(1, lambda one: evolve(one, campaign=Campaign({"silent": 5}, 3, ("perfect",)), bests={"ninja": 4}))
    speak_this(pseudo())
    app = make_app(scale)
    paint.forget()
    app.choose_game("spire")
    app.go("replays" if name == "past run" else name, alone=True)
    for _ in range(4):
        app.step(1 / 20)
    if page:
        app.stack.top._turn_to(page)
    if name == "past run":
        scene = app.stack.top
        scene._choose(next(at for at, past in enumerate(scene.history.runs) if past.file is not None))
        scene.open()
        app.stack.top.reading.wait()
    with text_fit.watching() as cut:
        look_everywhere(app)
    speak("en")
    assert sorted(cut) == []
