"""Nothing that cards, facts or frames can name is without the code that carries it out.

The sources are read as syntax trees, so a name that is written but never reached in a game is found too.
"""

import ast
import re
import string
import sys
from pathlib import Path
from typing import get_args

import pytest

import soulstack
from soulstack.games.foursouls.cards import schema, vocabulary
from soulstack.games.foursouls.play import wording
from soulstack.games.foursouls.rules import game, selecting, stack
from soulstack.games.foursouls.rules.checkpoint import CurseFalls, CurseLifts
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.rules.state import State

PACKAGE = Path(soulstack.__file__).parent
ENGINE = PACKAGE / "games" / "foursouls" / "rules"
TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted((PACKAGE / "games" / "foursouls").rglob("*.py"))}
EFFECTS = get_args(schema.Effect)
ABILITIES = get_args(schema.Ability)
TRIGGERS = set(get_args(schema.Trigger))


def is_engine(path):
    """Tells whether a file plays; `facts` lists what is told, and tells nothing."""
    return ENGINE in path.parents and path.name != "facts.py"


NODES = {path: tuple(ast.walk(tree)) for path, tree in TREES.items()}
ENGINE_NODES = tuple(node for path, nodes in NODES.items() if is_engine(path) for node in nodes)
ALL_NODES = tuple(node for nodes in NODES.values() for node in nodes)


def calls(name, nodes=ALL_NODES):
    """Gives every call of a function by its plain name."""
    return [
        node
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def argument(call, position, keyword):
    """Gives an argument wherever it stands."""
    for word in call.keywords:
        if word.arg == keyword:
            return word.value
    return call.args[position] if len(call.args) > position else None


def texts(node):
    """Gives every text that an expression may be: a constant, or either side of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return set()


def assigned(function, name):
    """Gives every text that a function puts under a name or an attribute."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if name == getattr(target, "id", getattr(target, "attr", "")):
                    found |= texts(node.value)
    return found


def named(function, position, keyword, nodes=ALL_NODES):
    """Gives every text that a function is called with at a place."""
    return set().union(*(texts(argument(call, position, keyword)) for call in calls(function, nodes)))


# --- effects and abilities ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.op)
def test_every_effect_has_a_verb_and_a_sentence(effect):
    assert effect in State.tables.verbs
    assert effect.__doc__.strip().endswith(".")
    assert State.tables.verbs[effect].__doc__.strip().endswith(".")
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", effect.op)


def test_a_verb_stands_in_the_module_that_bears_the_name_of_its_effects_family():
    homes = {effect: effect.__module__.rpartition(".")[2] for effect in EFFECTS}
    assert {effect: State.tables.verbs[effect].__module__.rpartition(".")[2] for effect in EFFECTS} == homes


def test_the_door_of_the_rules_loads_every_module_of_verbs():
    modules = {path.stem for path in (ENGINE / "verbs").glob("*.py")} - {"__init__"}
    assert set(game.verbs.__all__) == modules


def test_every_effect_that_is_defined_is_in_the_union():
    modules = [module for name, module in sys.modules.items() if name.startswith(vocabulary.__name__)]
    things = [thing for module in modules for thing in vars(module).values()]
    defined = {thing for thing in things if isinstance(thing, type) and hasattr(thing, "op")}
    assert defined == set(EFFECTS)
    assert len({effect.op for effect in EFFECTS}) == len(EFFECTS)


def test_only_effects_and_the_two_sides_of_a_curse_have_verbs():
    assert set(State.tables.verbs) - set(EFFECTS) == {CurseFalls, CurseLifts}


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda ability: ability.type)
def test_every_type_of_ability_is_read_by_the_engine(ability):
    by_class = any(isinstance(node, ast.Name) and node.id == ability.__name__ for node in ENGINE_NODES)
    compared = {
        part.value
        for node in ENGINE_NODES
        if isinstance(node, ast.Compare) and getattr(node.left, "attr", "") == "type"
        for side in node.comparators
        for part in ast.walk(side)
        if isinstance(part, ast.Constant)
    }
    assert by_class or ability.type in compared


def test_every_ability_that_is_defined_is_in_the_union():
    defined = {kind for kind in vars(schema).values() if isinstance(kind, type) and "type" in vars(kind)}
    assert {kind for kind in defined if isinstance(kind.type, str)} == set(ABILITIES)
    assert len({ability.type for ability in ABILITIES}) == len(ABILITIES)


def test_every_kind_of_target_has_a_finder():
    assert set(selecting._FINDERS) == set(get_args(vocabulary.TargetKind))


def test_every_stat_is_read():
    asked = {text for node in ENGINE_NODES if isinstance(node, ast.Call) for word in node.args for text in texts(word)}
    assert {stat for stat in get_args(vocabulary.Stat) if not {stat, f"static:{stat}"} & asked} == set()


def test_every_trigger_is_fired_and_every_fired_one_can_be_listened_to():
    fired = named("fire", 1, "trigger") | named("fire_own", 2, "trigger")
    fired |= {"player_damaged", "object_damaged"}  # fire(state, fact.kind, fact): the fact's own kind
    assert fired == TRIGGERS


def test_everything_that_can_be_replaced_is_proposed():
    replaceable = set(get_args(schema.Replacement.__annotations__["replaces"]))
    proposed = named("propose", 1, "kind")
    assert proposed == set(State.tables.commits)
    assert proposed | {"death_penalty"} == replaceable  # the penalty is asked for step by step, by `PlayerDeath`


# --- facts -------------------------------------------------------------------------------------------------------------


def told_kinds():
    """Gives every kind of fact that is written anywhere, and the expressions for those that are computed."""
    kinds, computed = named("Fact", 0, "kind"), set()
    for function in (node for node in ENGINE_NODES if isinstance(node, ast.FunctionDef)):
        made = calls("Fact", ast.walk(function))
        unclear = {ast.unparse(argument(call, 0, "kind")) for call in made if not texts(argument(call, 0, "kind"))}
        computed |= unclear
        if unclear or (made and "fact.kind =" in ast.unparse(function)):
            kinds |= assigned(function, "kind")
    return kinds, computed


def test_every_fact_has_a_spec_or_only_asks_listeners():
    kinds, _ = told_kinds()
    only_asked = {"would_roll", "would_die", "would_take_damage", "turn_ending", "death_penalty"}
    assert kinds - set(FACTS) == only_asked
    assert only_asked <= TRIGGERS | {"death_penalty"}


def test_the_kind_of_a_fact_is_computed_only_where_this_test_can_follow():
    _, computed = told_kinds()
    assert computed == {"kind", "self.kind"}  # a name in the same function; a proposal that a replacement reads


def test_every_spec_is_told_by_something():
    kinds, _ = told_kinds()
    assert not set(FACTS) - kinds  # no words that nothing needs


def test_every_animation_is_a_routine_of_the_table_and_every_routine_is_used():
    from soulstack.games.foursouls.screen.routines import ROUTINES

    animations = {spec.animation for spec in FACTS.values()}
    assert animations - {"none"} == set(ROUTINES)


@pytest.mark.parametrize("spec", FACTS.values(), ids=lambda spec: spec.kind)
def test_the_words_of_a_fact_use_only_what_a_fact_has(spec):
    fields = {name for _, name, _, _ in string.Formatter().parse(spec.words) if name is not None}
    assert fields <= {"seat", "other", "obj", "source", "card", "amount", "value", "word"}
    assert spec.private in {"", "card", "both"}
    assert not spec.words or spec.words.endswith((".", "{word}"))


# --- frames ------------------------------------------------------------------------------------------------------------


def test_every_question_has_somebody_who_takes_the_answer():
    asked = named("question", 1, "purpose")
    assert len(asked) > 10
    assert asked == set(State.tables.answers)
    assert all(texts(argument(call, 1, "purpose")) for call in calls("question"))


def task_lists():
    """Gives every expression that ends up in a queue of tasks."""
    queues = {"do_tasks", "Queue", "tasks.append", "tasks.extend"}
    for node in ENGINE_NODES:
        if isinstance(node, ast.Call) and ast.unparse(node.func) in queues:
            yield node
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if getattr(target, "id", "") == "tasks":
                yield node


def task_names():
    """Gives the name in every (name, (arguments)) pair of a queue, and those that are looked up at once."""
    found = set()
    for place in task_lists():
        for node in ast.walk(place):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Tuple):
                found |= texts(node.elts[0])
    for node in ENGINE_NODES:
        if isinstance(node, ast.Subscript) and getattr(node.value, "attr", "") == "tasks":
            found |= texts(node.slice)
    return found


def test_every_task_that_is_put_in_a_queue_exists():
    found = task_names()
    assert len(found) > 10
    assert found - set(State.tables.tasks) == set()


def test_every_question_is_one_that_the_screen_can_put_in_words():
    prompts = named("question", 99, "prompt") | named("Decision", 6, "prompt") | {"destroy_item", "destroy_soul"}
    without = {call for call in calls("question") if argument(call, 99, "prompt") is None}
    prompts |= {name for call in without for name in texts(argument(call, 1, "purpose"))}
    assert len(prompts) > 20
    assert prompts - set(wording.PROMPTS) == set()


def stack_kinds():
    """Gives the kinds of things that are put on the stack."""
    return named("StackItem", 1, "kind", ENGINE_NODES)


def test_everything_on_the_stack_can_resolve():
    assert stack_kinds() == {"loot", "ability"} | set(stack.RESOLVERS)
