"""A run at the table: several heroes by one person, bots that wait for people, undo, save and resume, previews."""

import random

import pytest
from attrs import evolve
from tests.games.spire.play.at_hand import BotAtHand

from soulstack.app import registry, session
from soulstack.app.bus import Refusal
from soulstack.app.events import Undo
from soulstack.app.options import NewGame
from soulstack.app.playback import replay
from soulstack.app.save_schema import read_game
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.hints import Advised
from soulstack.games.spire.play.intents import EndAll, Play, TurnTo
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.screen.telling import TELLING
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Answer, IllegalAnswerError, Option
from soulstack.kernel.record import digest


@pytest.fixture
def deal(monkeypatch):
    """Deals a single fight to some seats."""
    monkeypatch.setattr(session, "Thinker", BotAtHand)
    opened = []

    def make(*seats, encounter="a1_first_jaw_worm", seed=7, **given):
        new = NewGame(
            game="spire", seats=seats, names=("",) * len(seats), seed=seed, given={"encounter": encounter, **given}
        )
        game = session.new_session(new)
        game.bot_pause = 0.0
        opened.append(game)
        game.poll()
        return game

    yield make
    for game in opened:
        game.close()


def sent(game, intent):
    return game.intents()[type(intent)](intent)


def first(game, seat, verb="play"):
    return next(option for option in game.asked_of(seat).options if option.verb == verb)


def playable(game, seat, name):
    faces = game.state.faces
    options = (o for o in game.asked_of(seat).options if o.verb == "play")
    return next(option for option in options if faces[option.ref[1]].id.endswith(name))


def test_seats_name_heroes_and_the_session_calls_them_by_their_names(deal):
    game = deal("human:silent", "bot:easy:watcher")
    assert (game.seats, game.wording.names) == (("human", "bot:easy"), ("Silent", "Watcher"))


def test_one_person_plays_two_heroes_and_the_focus_stays_with_the_chosen_one(deal):
    game = deal("human:ironclad", "human:silent")
    assert (game.people, game.focus) == ((0, 1), 0)
    sent(game, TurnTo(1))
    assert (game.focus, game.decision.seat) == (1, 1)
    game.answer((playable(game, 1, "defend"),))
    assert game.focus == 1


def test_bots_wait_until_no_person_can_act(deal):
    game = deal("human:ironclad", "bot:easy:silent")
    for _ in range(5):
        assert game.poll() == []
    game.answer((DONE,))
    assert game.poll()
    assert game.record.answers[-1].seat in {0, 1}


def test_a_card_and_its_target_are_taken_back_as_one(deal):
    game = deal("human:ironclad")
    before = digest(game.state)
    strike = playable(game, 0, "strike")
    foe = game.state.fight.foes[0]
    sent(game, Play(0, ((strike,), (Option("pick", ("foe", foe.id)),))))
    assert foe.hp < foe.full or foe.block >= 0
    assert game.undo_words() == "Undo playing Strike"
    assert sent(game, Undo()) == "playing Strike"
    assert digest(game.state) == before


def test_what_was_dealt_is_not_told_with_a_later_answer(deal):
    def kinds(table):
        return {fact.kind for update in table.poll() for fact in update.facts}

    state = single_fight(Setup(heroes=("ironclad",), seed=7, encounter="a1_first_jaw_worm"), catalogue())
    laid_out = session.open_position(state, 0, registry.game("spire"))
    for table in (laid_out, deal("human:ironclad")):
        defend = playable(table, 0, "defend")
        for _ in range(2):
            table.answer((defend,))
            assert "card_played" in (told := kinds(table))
            assert "combat_started" not in told
            assert table.undo()
    laid_out.close()


def test_nothing_is_taken_back_past_the_roll_of_the_next_round(deal):
    game = deal("human:ironclad")
    game.answer((playable(game, 0, "defend"),))
    game.answer((DONE,))
    assert game.state.fight.round == 2
    with pytest.raises(Refusal, match=r"roll|drawn"):
        sent(game, Undo())


def test_being_done_is_taken_back_until_the_last_hero_is(deal):
    game = deal("human:ironclad", "human:silent")
    game.answer((DONE,), 0)
    assert not game.can_act(0)
    assert game.can_act(1)
    game.answer((UNDONE,), 0)
    assert game.can_act(0)


def test_all_heroes_here_end_their_turns_at_once(deal):
    game = deal("human:ironclad", "human:silent", "human:defect")
    sent(game, EndAll())
    assert game.state.fight.phase != "play" or game.state.fight.round == 2


def test_what_cannot_be_played_says_why_with_its_rule(deal):
    game = deal("human:ironclad")
    faces = game.state.faces
    while first_of(game, "play") is not None:
        game.answer((first_of(game, "play"),))
        if game.decision.kind == "target":
            game.answer(game.decision.options[:1])
    left = [card for card in game.state.fighter(0).hand if faces[card].cost > 0]
    assert "PLAY-01" in game.why_not(("card", left[0]))


def first_of(game, verb):
    return next((o for o in game.decision.options if o.verb == verb), None)


def test_an_answer_for_a_bot_is_refused(deal):
    game = deal("human:ironclad", "bot:easy:silent")
    with pytest.raises(IllegalAnswerError):
        game.answer((DONE,), 1)


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_every_option_and_question_of_a_run_has_words(deal, seed):
    game = deal("human:ironclad", "human:silent", encounter="", seed=seed)
    chance = random.Random(seed)
    said = 0
    for _ in range(160):
        game.poll()
        if game.over:
            break
        asked = next(d for d in game.state.pending if d.options != (UNDONE,))
        assert game.prompt(asked)
        for option in asked.options:
            words = game.words(option, asked)
            assert words
            assert "_" not in words
            said += 1
        count = max(asked.low, min(1, asked.high))
        game.answer(tuple(chance.sample(asked.options, count)), asked.seat)
    assert said > 100


def test_a_killed_game_goes_on_in_the_same_question(deal):
    game = deal("human:ironclad", "human:silent")
    game.answer((playable(game, 1, "defend"),), 1)
    game.answer((playable(game, 0, "strike"),), 0)
    asked, mark = game.state.pending, digest(game.state)
    game.close()
    again = session.resume("spire")
    try:
        assert digest(again.state) == mark
        assert [d.seat for d in again.state.pending] == [d.seat for d in asked]
        assert again.state.pending[0].options == asked[0].options
    finally:
        again.close()


def test_a_save_tells_which_hp_each_hero_has_left(deal):
    game = deal("human:ironclad", "human:silent")
    game.state.heroes[1].hp = 4
    meta = read_game(game.to_save())[1]
    assert (TELLING.who(meta), TELLING.state(meta)) == ("Ironclad and Silent", "Ironclad 10 HP and Silent 4 HP")
    assert TELLING.state(evolve(meta, far=(1,))) == "Ironclad and Silent"


def test_the_record_plays_to_the_same_state(deal):
    game = deal("human:ironclad", "bot:easy:silent")
    for _ in range(12):
        game.poll()
        if game.decision is not None and game.can_act(game.decision.seat):
            game.answer(game.decision.options[-1:])
    rules = registry.game("spire").rules()
    assert digest(replay(rules, game.record, game.cards)) == digest(game.state)


def test_a_forecast_is_what_the_end_of_the_turn_then_costs(deal):
    differences = []
    for seed in range(25):
        game = deal("human:ironclad", "human:silent", encounter="a1_cultist_louse", seed=seed)
        chance = random.Random(seed)
        for _ in range(4):
            if game.over or game.state.fight is None:
                break
            play_some(game, chance)
            if game.over or game.state.fight is None or game.state.fight.phase != "play":
                break
            told = game.forecast()
            before = [hero.hp for hero in game.state.heroes]
            seen = [0, 0]
            for seat in (0, 1):
                if DONE in game.asked_of(seat).options:
                    game.answer((DONE,), seat)
            for update in game.poll():
                for fact in update.facts:
                    if fact.kind == "hp_lost":
                        seen[fact.seat] += fact.amount
            if told.sure and not game.over:
                differences += [
                    (seed, told)
                    for seat in (0, 1)
                    if before[seat] - game.state.heroes[seat].hp != told.heroes[seat].lost
                ]
        game.close()
    assert differences == []


def play_some(game, chance):
    """Play a few cards at random."""
    for _ in range(chance.randint(0, 4)):
        if game.state.fight is None or game.over:
            return
        asked = game.decision
        options = [o for o in asked.options if o.verb in {"play", "pick"}]
        if not options:
            return
        game.answer((chance.choice(options),))
    while game.decision is not None and game.decision.kind not in {"play", "done"} and not game.over:
        game.answer(game.decision.options[: max(1, game.decision.low)])
    game.poll()


def test_a_preview_is_what_the_answer_then_leads_to(deal):
    compared = 0
    for seed in range(30):
        game = deal("human:ironclad", "human:silent", encounter="a1_cultist_louse", seed=seed)
        chance = random.Random(seed)
        for _ in range(6):
            if game.over or game.state.fight is None or game.decision.kind != "play":
                break
            plays = [o for o in game.decision.options if o.verb == "play"]
            if not plays:
                break
            seat, card = game.decision.seat, chance.choice(plays)
            shown = game.preview(seat, card)
            picks = [(card,)]
            if shown.asks is not None:
                if shown.asks.kind not in {"target", "row", "player"}:
                    break
                target = chance.choice(shown.asks.options)
                shown = game.preview(seat, card, target)
                picks.append((target,))
            hp = [hero.hp for hero in game.state.heroes]
            sent(game, Play(seat, tuple(picks)))
            if game.state.fight is None:
                break
            for foe in game.state.fight.foes:
                if foe.id in shown.foes:
                    then = shown.foes[foe.id]
                    assert (foe.hp, foe.dead) == (then.hp, then.dies)
                    compared += 1
            for hero, change in zip(game.state.heroes, shown.heroes, strict=True):
                assert hero.hp - hp[hero.seat] == change.hp
        game.close()
    assert compared > 60


def test_a_preview_tells_nothing_that_lies_face_down(deal):
    game = deal("human:ironclad", encounter="a1_first_jaw_worm")
    card = playable(game, 0, "strike")
    foe = Option("pick", ("foe", game.state.fight.foes[0].id))
    told = game.preview(0, card, foe)
    twin = game.state.clone()
    twin.fighter(0).draw.reverse()
    game._foresight._moment = -1
    game.state = twin
    assert game.preview(0, card, foe) == told


# --- hints ---------------------------------------------------------------------------------------------------------


def advice(game):
    """Asks for a hint and waits for it."""
    heard = []
    game.bus.listen(Advised, lambda news: heard.append(news.hint))
    found = game.hint()
    while found is None and not heard:
        game.poll()
    return found or heard[0]


def test_a_hint_is_a_whole_line_that_comes_out_as_it_says(deal):
    game = deal("human:ironclad", seed=11)
    first = game.hint()
    hint = advice(game)
    assert first is None
    assert game.hint() is hint
    foe = game.state.fight.foes[0]
    before, health = foe.hp, game.state.heroes[0].hp
    forecast = f"{before - _after(game, hint)} HP"
    assert forecast in hint.outcome
    lost = next((part for part in hint.outcome.split(", ") if part.startswith(("you lose", "no HP"))), "")
    game.play(0, tuple(picks for _, picks in hint.line))
    if DONE in game.decision.options:
        game.answer((DONE,))
    gone = health - game.state.heroes[0].hp
    assert lost == (f"you lose {gone} HP" if gone else "no HP are lost")


def _after(game, hint):
    world = game.state.clone()
    for seat, picks in hint.line:
        apply(world, Answer(seat, picks))
    return world.fight.foes[0].hp


def test_a_hint_of_another_moment_is_forgotten(deal):
    game = deal("human:ironclad", seed=11)
    heard = []
    game.bus.listen(Advised, lambda news: heard.append(news.hint))
    game.hint()
    game.answer((DONE,))
    for _ in range(5):
        game.poll()
    assert heard == []


# --- what bots are asked ---------------------------------------------------------------------------------------------


def test_a_bot_answers_what_it_is_asked_in_one_line_and_keeps_it_for_the_round(deal):
    game = deal("human:ironclad", "bot:normal:silent")
    assert game.asks.ask(game.state, 1, "set_up", 0) == "Yes, you go first."
    assert game.asks.ask(game.state, 1, "save", 0) == "No, there is no potion to save."
    assert [each.kind for each in game.asks.of(game.state, 1)] == ["set_up"]
    game.state.fight.round += 1
    assert game.asks.of(game.state, 1) == ()


@pytest.mark.parametrize("way", ["freely", "told"])
def test_bots_act_freely_or_when_they_are_told(deal, way):
    game = deal("human:ironclad", "bot:normal:silent")
    for _ in range(3):
        game.poll()
    assert not game.state.fight.played
    game.let_bots_act(way)
    if way == "told":
        game.poll()
        assert not game.state.fight.played
        game.tell_bot(1)
    for _ in range(3):
        game.poll()
    assert {seat for seat, *_ in game.state.fight.played} == {1}
    assert game.can_act(0)


def test_a_bot_that_promised_to_wait_plays_nothing_before_the_other_even_when_it_acts_freely(deal):
    game = deal("human:ironclad", "bot:normal:silent")
    assert game.ask_bot(1, "set_up", 0, -1) == "Yes, you go first."
    game.let_bots_act("freely")
    for _ in range(4):
        game.poll()
    assert not game.state.fight.played
    game.answer((DONE,), 0)
    for _ in range(3):
        game.poll()
    assert game.state.fight.played


def test_a_bot_that_is_told_to_act_does_not_wait_for_one_that_is_not(deal):
    for told in (1, 2):
        game = deal("human:ironclad", "bot:normal:silent", "bot:normal:defect")
        game.let_bots_act("told")
        game.tell_bot(told)
        for _ in range(12):
            game.poll()
        assert {seat for seat, *_ in game.state.fight.played} == {told}
        game.close()


def test_what_a_bot_was_about_to_do_is_thought_over_when_it_is_asked_for_something(deal):
    game = deal("human:ironclad", "bot:normal:silent")
    game.bot_pause = 1000.0
    game.let_bots_act("freely")
    game.poll()
    before = game._thinker.token
    game.ask_bot(1, "set_up", 0, -1)
    assert not game._thinker.is_asked(before)
    with pytest.raises(Refusal, match="Only bots"):
        game.ask_bot(0, "set_up", 0, -1)


def test_a_bot_says_in_one_line_what_it_has_done_and_what_came_of_it(deal):
    game = deal("human:ironclad", "bot:normal:silent")
    game.tell_bot(1)
    for _ in range(6):
        before = {foe.id: foe.hp for foe in game.state.fight.foes}
        game.poll()
        hurt = [foe for foe in game.state.fight.foes if foe.lives and foe.hp < before[foe.id]]
        if hurt:
            lost = before[hurt[0].id] - hurt[0].hp
            assert f"loses {lost} HP" in game.bot_reason(1)
            return
    pytest.fail("the bot hurts nobody")


def test_people_say_whether_the_party_climbs_on_even_if_a_bot_made_the_last_move(deal):
    game = deal("human:ironclad", "bot:easy:silent")
    asked = evolve(game.asked_of(0), seat=1, kind="go_on")
    game.state.pending = (asked,)
    assert game._asked_of_people() == asked
    assert game._bots_question() is None
    game.close()
    alone = deal("bot:easy:ironclad", "bot:easy:silent")
    alone.state.pending = (asked,)
    assert alone._asked_of_people() is None
