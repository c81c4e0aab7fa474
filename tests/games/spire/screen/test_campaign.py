"""The campaigns of a table: chosen, begun, named and let go by clicks and by keys; plaques for what is earned in play."""

import pygame
import pytest
from attrs import evolve
from tests.games.spire.screen.driving import Table

from soulstack.app import session
from soulstack.app.options import NewGame
from soulstack.app.slot import has_save
from soulstack.games.spire.play import profiles
from soulstack.games.spire.rules import achievements
from soulstack.games.spire.rules.campaign import Campaign
from soulstack.games.spire.screen.campaign.boards import Track
from soulstack.games.spire.screen.campaign.scene import PAGES, CampaignScene
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.ui.scenes.ask import AskScene


@pytest.fixture
def campaign(at_title):
    at_title.press("Campaign")
    assert isinstance(at_title.scene, CampaignScene)
    return at_title


def test_a_new_campaign_is_begun_and_named_by_keys(campaign):
    campaign.scene.form.set_focus(campaign.scene.plates[1])
    campaign.key(pygame.K_RETURN)
    campaign.type("Friday")
    campaign.wait(0.2)
    assert profiles.load().chosen.name == "Friday"
    assert len(profiles.load().all) == 2


def test_a_click_plays_on_with_another_campaign(campaign):
    profiles.create("Second")
    campaign.scene._again(profiles.load())
    campaign.wait(0.2)
    campaign.click(campaign.scene.plates[0].rect.center)
    assert profiles.load().number == 1


def test_a_campaign_is_let_go_after_a_question_and_its_run_goes_with_it(campaign):
    profiles.create("Second")
    game = session.new_session(NewGame(game="spire", seats=("human:ironclad",), names=("You",), seed=5, given={}))
    game.keep_now()
    game.close()
    campaign.scene._again(profiles.load())
    campaign.press("Delete this campaign")
    assert isinstance(campaign.scene, AskScene)
    campaign.press("Delete")
    assert list(profiles.load().all) == [1]
    profiles.create()
    assert not has_save("spire")


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_drawn(campaign, page):
    profiles.changed(1, lambda one: evolve(one, campaign=Campaign({"silent": 9}, 12, ("perfect",)), bests={"ninja": 3}))
    campaign.scene.known = profiles.load()
    campaign.click(campaign.scene.tabs.cells()[list(PAGES).index(page)].center)
    campaign.wait(0.3)
    assert campaign.scene.page == page


def test_the_switch_opens_everything_and_earns_nothing(campaign):
    campaign.scene.form.set_focus(campaign.scene.everything)
    campaign.key(pygame.K_SPACE)
    chosen = profiles.load().chosen
    assert (chosen.open, chosen.campaign) == (("all",), Campaign())


def test_a_track_names_what_opens_next_and_with_how_many_boxes():
    half = profiles.Profile(1, campaign=Campaign({"silent": 5}))
    assert Track((0, 0, 10, 10), half, "silent", Atelier()).told().startswith("4 boxes to: ")
    full = profiles.Profile(1, campaign=Campaign({"act4": 5}))
    assert Track((0, 0, 10, 10), full, "act4", Atelier()).told() == "All of it is open."


def test_the_campaign_is_reached_from_the_set_up_of_a_run(at_title):
    at_title.press("New run")
    at_title.press("Campaign 1")
    assert isinstance(at_title.scene, CampaignScene)


def test_a_feat_comes_down_as_a_plaque_when_the_pictures_are_over():
    table = Table("ironclad")
    achievements.grant(table.state, "perfect")
    table.session.view = table.session._see()
    table.scene.show(table.session.view)
    table.wait(0.3)
    assert table.scene.plaques.shown.title == "Perfect"
    table.draw()
    table.wait(5)
    assert table.scene.plaques.shown is None
    table.close()
