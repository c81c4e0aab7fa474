"""The pages of the second game, each as a player meets it: a position is laid out, and its table put into the window."""

from collections.abc import Callable
from typing import Any

from soulstack.app.registry import game
from soulstack.app.session import open_position
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules import achievements, verbs  # noqa: F401 - registers what effects do
from soulstack.games.spire.rules.climb import board
from soulstack.games.spire.rules.climb.acts import new_run
from soulstack.games.spire.rules.climb.camp import draft
from soulstack.games.spire.rules.climb.rewards import offer
from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.rules.items import gain_item
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.state import Setup, State
from soulstack.games.spire.screen.table_scene import TableScene
from soulstack.kernel.asking import DONE
from soulstack.kernel.frames import advance
from soulstack.ui import places
from soulstack.ui.loop import App
from soulstack.ui.scenes.title import TitleScene

Page = Callable[[], None]
Then = Callable[[State], None]
HEROES = ("ironclad", "silent", "defect", "watcher")
RUN = 3
"""The step of a run in which the party climbs."""
RELICS = ("anchor", "captains_wheel", "vajra", "happy_flower", "the_abacus", "lantern")
BOSSES = {1: "a1_hexaghost", 2: "a2_collector", 3: "a3_awakened_one_1", 4: "a4_corrupt_heart"}


def run_at(then: Then, *heroes: str, act: int = 1) -> State:
    """Begin a run and lay out where it is; the party owns what some rooms have brought."""
    state = new_run(Setup(heroes=heroes or HEROES, seed=7, act=act), catalogue())
    state.frames, state.pending = [Steps(name="run", at=RUN)], ()
    state.table.visit, state.table.rewards = None, ()
    for number, hero in enumerate(state.heroes):
        hero.gold, hero.hp = 6 + 3 * number, max(3, hero.hp - 2 * number)
        for name in RELICS[number : number + 3]:
            gain_item(state, hero.seat, state.places[name][0])
        gain_item(state, hero.seat, state.table.potions[0])
        state.table.potions = state.table.potions[1:]
    then(state)
    state.facts, state.waiting = [], []
    advance(state)
    return state


def room(kind: str) -> Then:
    """Enter a room."""
    return lambda state: board.enter_room(state, kind)


def on_the_map(state: State) -> None:
    """Stand in the middle of a board."""
    state.table.map, state.table.tokens = "act1_a", ()
    board.lay_tokens(state)
    state.table.at, state.table.walked = "3-2", ("0-3", "1-3", "2-3", "3-2")


def at_the_top(state: State) -> None:
    """Have beaten the boss of an act."""
    state.table.at = board.spaces(board.board(state))[-1]
    state.table.keys = ("ruby", "sapphire")


def with_gifts(*kinds: str, boss: int = 0) -> Then:
    """Have won a fight that gives all heroes the same, or a boss's relics."""

    def then(state: State) -> None:
        for hero in state.heroes:
            for kind in kinds:
                offer(state, hero.seat, kind, 2, show=3)
        if boss:
            draft(state, "boss_relic", boss)
        state.frames.append(Steps(name="rewards", at=1))

    return then


def ended(result: str) -> Then:
    """Have ended the run."""

    def then(state: State) -> None:
        state.over, state.result = True, result
        state.heroes[0].dead = result == "lost"

    return then


def fight(count: int, enemy: str, act: int = 1) -> State:
    """Stand in a fight with some relics and tokens."""
    state = single_fight(Setup(heroes=HEROES[:count], seed=5, act=act, encounter=enemy), catalogue())
    for number, hero in enumerate(state.heroes):
        for name in RELICS[number : number + 3]:
            gain_item(state, hero.seat, state.places[name][0])
        state.fighter(number).block = 2 * number
    for number, foe in enumerate(state.combat().foes):
        foe.vulnerable, foe.strength, foe.poison = number % 2, number % 3, 3 * (number % 4 == 1)
        foe.hp -= foe.hp // 3 * (number % 2)
    return state


def spire_pages(app: App) -> dict[str, Page]:
    """Give a way to show each page, by its name."""

    def table(make: Callable[[], State], then: Callable[[Any], None] | None = None) -> Page:
        def show() -> None:
            app.choose_game("spire")
            scene = TableScene(app, open_position(make(), 0, game("spire")))
            app.replace(scene)
            for _ in range(20):
                app.step(1 / 30)
                scene.director.skip()
            if then is not None:
                then(scene)

        return show

    def over_title(way: Any) -> Page:
        def show() -> None:
            app.choose_game("spire")
            app.replace(TitleScene(app))
            app.step(1 / 30)
            if way is not None:
                app.go(way)

        return show

    def at(then: Then, *heroes: str, act: int = 1) -> Callable[[], State]:
        return lambda: run_at(then, *heroes, act=act)

    def aim(scene: TableScene) -> None:
        """Lift the first card that can be played, and point at what it may hit."""
        stage: Any = scene.stage
        for held in stage.hand:
            option = stage.option_of(held.card)
            if option is not None and scene.desk.state.faces[held.card].kind == "attack":
                stage.hot = held.card
                stage.take(option, ("card", held.card), (held.x, held.y))
                if stage.parts.aim is not None and stage.parts.aim.targets:
                    stage.parts.aim.hover = next(iter(stage.parts.aim.targets))
                return

    def enemies_turn(scene: TableScene) -> None:
        """Let everybody be done."""
        for hero in scene.desk.state.heroes:
            scene.desk.choose(hero.seat, DONE)

    def with_log(scene: TableScene) -> None:
        """Let a round pass, and open the log."""
        enemies_turn(scene)
        scene._open_log()  # noqa: SLF001 - as its button does

    found: dict[str, Page] = {
        "spire_title": over_title(None),
        "spire_new_run": over_title("new game"),
        "spire_new_run_daily": over_title(places.NewGame(tab="daily")),
        "spire_new_run_custom": over_title(places.NewGame(tab="custom")),
        "spire_new_run_quick": over_title(places.NewGame(tab="quick")),
        "spire_campaign": over_title("campaign"),
        "spire_statistics": over_title("statistics"),
        "spire_history": over_title("replays"),
        "spire_neow": table(lambda: new_run(Setup(heroes=HEROES, seed=7), catalogue())),
        "spire_map": table(at(on_the_map)),
        "spire_event": table(at(room("event"))),
        "spire_camp": table(at(room("campfire"))),
        "spire_merchant": table(at(room("merchant"))),
        "spire_treasure": table(at(room("treasure"))),
        "spire_fight": table(lambda: fight(1, "a1_cultist_louse"), aim),
        "spire_fight_2": table(lambda: fight(2, "a1_gremlin_nob")),
        "spire_fight_3": table(lambda: fight(3, "a3_writhing_mass", 3)),
        "spire_fight_4": table(lambda: fight(4, "a1_mad_gremlin"), aim),
        "spire_fight_over": table(lambda: fight(2, "a1_cultist_louse"), enemies_turn),
        "spire_rewards": table(at(with_gifts("gold", "card", "potion", "relic"), "silent")),
        "spire_rewards_4": table(at(with_gifts("gold", "card"))),
        "spire_boss_relics": table(at(with_gifts(boss=3))),
        "spire_deck": table(at(room("campfire")), lambda scene: scene.open_deck((0,))),
        "spire_decks": table(at(room("campfire")), lambda scene: scene.open_deck((0, 1, 2, 3))),
        "spire_act_change": table(at(at_the_top)),
        "spire_defeat": table(at(ended("lost"), "silent", "watcher")),
        "spire_victory": table(at(ended("won"))),
        "spire_log": table(lambda: fight(2, "a1_cultist_louse"), with_log),
    }
    for act, boss in BOSSES.items():
        found[f"spire_boss_{act}"] = table(lambda boss=boss, act=act: fight(4, boss, act))  # type: ignore[misc]
    found["spire_boss_alone"] = table(lambda: fight(1, "a2_bronze_automaton", 2))
    found["spire_upgrade"] = table(at(room("campfire"), "ironclad"), _smith)
    return found


def _smith(scene: TableScene) -> None:
    """Choose to forge, and a card for it."""
    things = scene.things()
    box = next((box for name, box in things.items() if name.startswith("smith")), None)
    if box is not None:
        scene.stage.press(box.centre, 1)
        scene.stage.release(box.centre, 1)
    for _ in range(4):
        scene.update(0.1)
    card = next((box for name, box in scene.things().items() if name.startswith("card")), None)
    if card is not None and scene.asking is not None:
        scene.asking.press(card.centre)
