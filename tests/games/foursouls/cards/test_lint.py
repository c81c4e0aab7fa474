"""What a Four Souls card must fulfil beyond its shape: one wrong card a rule, and the sentence it gets."""

from typing import get_args

import attrs
import pytest

from soulstack.content.errors import ContentError
from soulstack.content.loader import load
from soulstack.content.reader import Source
from soulstack.games.foursouls.cards import roles, vocabulary
from soulstack.games.foursouls.cards.catalogue import game

HEAD = '[toy]\nname = "Toy"\nkind = "loot"\ncategory = "bomb"\ntext = "Gain 2¢."\n'
LOOT = '[[toy.abilities]]\ntype = "loot"\n'
VICTIM = 'targets = [{ name = "victim", among = ["player"] }]\n'


def told(text):
    """Gives the sentences about a card file; their lines are tested with the loader."""
    try:
        found = load(game(), [Source("pack.toml", text.encode())])
    except ContentError as error:
        return [str(attrs.evolve(problem, line=0)) for problem in error.problems]
    return [str(attrs.evolve(warning, line=0)) for warning in found.warnings]


def loot(do, text="Do it.", more=""):
    return HEAD.replace("Gain 2¢.", text) + LOOT + more + f"do = [{do}]\n"


def test_a_right_card_gets_no_sentence():
    assert told(loot('{ op = "gain_cents", amount = 2 }', "Gain 2¢.")) == []


@pytest.mark.parametrize(
    ("do", "sentence"),
    [
        (
            '{ op = "gain_cents", ammount = 2 }',
            'abilities[0].do[0].ammount: unknown key; did you mean "amount"?',
        ),
        (
            '{ op = "gain_cent", amount = 2 }',
            'abilities[0].do[0].op: unknown word "gain_cent"; did you mean "gain_cents"?',
        ),
        (
            '{ op = "loot", amount = 1.7 }',
            'abilities[0].do[0].amount: a whole number or text is wanted, not a number with a point ("1.7")',
        ),
        (
            '{ op = "loot", amount = 1, who = "each_players" }',
            'abilities[0].do[0].who: unknown word "each_players"; did you mean "each_player"?',
        ),
        (
            '{ op = "deal_damage", amount = 1, to = "victm" }',
            'abilities[0].do[0].to: unknown word "victm"; did you mean "victim"?',
        ),
        (
            '{ op = "recharge", what = "items_of:victm" }',
            'abilities[0].do[0].what: unknown word "victm"; did you mean "victim"?',
        ),
        ('{ op = "loot", amount = "rol" }', 'abilities[0].do[0].amount: unknown word "rol"; did you mean "roll"?'),
        (
            '{ op = "look", deck = "lot" }',
            'abilities[0].do[0].deck: unknown word "lot"; did you mean "loot"?',
        ),
        ('{ op = "reroll" }', 'abilities[0].do[0].roll: "event" needs a trigger that it is about'),
        (
            '{ op = "loot", amount = 1, who = "they" }',
            'abilities[0].do[0].who: "they" needs a trigger that it is about',
        ),
        ('{ op = "if_done", do = [{ op = "end_turn" }] }', "abilities[0].do[0]: there is no verb before this one"),
        ('{ op = "roll" }', "abilities[0].do[0].results: a roll needs at least one result"),
        (
            '{ op = "roll", results = [{ on = [6, 7], do = [{ op = "end_turn" }] }] }',
            "abilities[0].do[0].results[0].on: a die shows 1 to 6, never 7",
        ),
        (
            '{ op = "roll", results = [{ on = [], do = [{ op = "end_turn" }] }] }',
            "abilities[0].do[0].results[0].on: the list of results is empty",
        ),
        (
            '{ op = "roll", results = [{ on = [1, 2] }, { on = [2, 3] }] }',
            "abilities[0].do[0].results[1].on: 2 is there already, in results[0]",
        ),
        (
            '{ op = "may", do = [{ op = "may", do = [{ op = "may", do = [{ op = "end_turn" }] }] }] }',
            "abilities[0].do[0].do[0].do[0].do: effects are nested more than 3 deep",
        ),
        (
            '{ op = "search", deck = "monster", card = "nobody_at_all" }',
            'abilities[0].do[0].card: there is no card "nobody_at_all"; it can be "toy"',
        ),
        (
            '{ op = "search", deck = "treasure", keyword = "gupy" }',
            'abilities[0].do[0].keyword: unknown keyword "gupy"; did you mean "guppy"?',
        ),
    ],
)
def test_a_wrong_effect_is_named(do, sentence):
    assert told(loot(do, more=VICTIM)) == [f"pack.toml: [toy] {sentence}"]


@pytest.mark.parametrize(
    ("targets", "sentence"),
    [
        (
            '{ name = "a", among = ["player"] }, { name = "a", among = ["item"] }',
            '[1].name: there is a target "a" already',
        ),
        ('{ name = "active", among = ["player"] }', '[0].name: "active" means something already; choose another name'),
        (
            '{ name = "A b", among = ["player"] }',
            '[0].name: "A b" is no name; use small letters, digits and underscores',
        ),
        ('{ name = "a", among = [] }', "[0].among: the list of what may be chosen is empty"),
        ('{ name = "a", among = ["number"], low = 4, high = 3 }', "[0].low: no number lies between 4 and 3"),
        ('{ name = "a", among = ["montser"] }', '[0].among[0]: unknown word "montser"; did you mean "monster"?'),
        ('{ name = "a", among = ["item"], who = "yuo" }', '[0].who: unknown word "yuo"; did you mean "you"?'),
    ],
)
def test_a_wrong_target_is_named(targets, sentence):
    assert told(loot('{ op = "end_turn" }', more=f"targets = [{targets}]\n")) == [
        f"pack.toml: [toy] abilities[0].targets{sentence}"
    ]


def test_a_target_of_the_wrong_kind_is_a_warning():
    found = told(loot('{ op = "reroll", roll = "victim" }', more=VICTIM))
    assert found == ['warning: pack.toml: [toy] abilities[0].do[0].roll: the target "victim" is of the wrong kind here']


def test_targets_of_a_mode_or_result_end_with_it():
    mode = '[[toy.abilities.modes]]\ntext = "M"\n'
    bound = mode + VICTIM + 'do = [{ op = "kill", what = "victim" }]\n'
    unbound = mode + 'do = [{ op = "kill", what = "victim" }]\n'
    assert told(HEAD.replace("2", "1") + LOOT + bound + bound) == []
    (sentence,) = told(HEAD.replace("2", "1") + LOOT + bound + unbound)
    assert sentence.startswith('pack.toml: [toy] abilities[0].modes[1].do[0].what: unknown word "victim"')


def test_words_about_the_trigger_are_right_in_a_triggered_ability():
    head = HEAD.replace('"bomb"', '"trinket"\nkeywords = ["trinket"]').replace("Gain 2¢.", "Do it.")
    ability = '[[toy.abilities]]\ntype = "triggered"\non = "die_rolled"\ndo = [{ op = "reroll" }]\n'
    assert told(head + ability) == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"bomb"', '"bom"', 'category: unknown category "bom" for loot; did you mean "bomb"?'),
        ('"bomb"', '"trinket"', 'keywords: a trinket needs the keyword "trinket"'),
        ('"bomb"', '"bomb"\ncopies = 0', "copies: 0 copies are impossible; it can be 1 to 99"),
        ('"bomb"', '"bomb"\nsouls = -1', "souls: -1 is impossible; it can be 0 to 9"),
        ('"bomb"', '"bomb"\nstarting_item = "the_d6"', "starting_item: only a character has a starting item"),
        ('"bomb"', '"bomb"\nkeywords = ["guppy", "guppy"]', "keywords: a keyword is there twice"),
        ('"bomb"', '"bomb"\nreward = { cents = 1 }', "reward: only what can die pays a reward"),
        ('"Toy"', '" "', "name: a card needs a name"),
        ("Gain 2¢.", "", "text: a card with abilities needs text that tells them"),
        ("Gain 2¢.", "Gain ¢.", "abilities[0].do[0].amount: the text does not speak of 2"),
        ("Gain 2¢.", "2 {ark}", 'text: unknown icon "{ark}"; did you mean "atk"?'),
        ("Gain 2¢.", "2 {", "text: a single brace; icons are written like {atk}"),
        ("Gain 2¢.", "2 <b>", 'text: the sign "<" cannot be on a card'),
        ("Gain 2¢.", "2 &amp;", 'text: the sign "&" cannot be on a card'),
        ("Gain 2¢.", "2\\tx", 'text: the sign "?" cannot be on a card'),
    ],
)
def test_a_wrong_card_is_named(old, new, sentence):
    text = (HEAD + LOOT + 'do = [{ op = "gain_cents", amount = 2 }]\n').replace(old, new)
    assert f"pack.toml: [toy] {sentence}" in told(text)


def test_the_text_has_to_tell_the_numbers_of_the_abilities():
    assert told(loot('{ op = "gain_cents", amount = 3 }', "Gain 2¢.")) == [
        "pack.toml: [toy] abilities[0].do[0].amount: the text does not speak of 3"
    ]
    assert told(loot('{ op = "loot", amount = 2 }', "Loot twice.")) == []


MONSTER = '[toy]\nname = "Toy"\nkind = "monster"\ncategory = "basic"\ntext = ""\nhp = 1\nevasion = 2\nattack = 1\n'


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hp = 1\n", "", "hp: a monster that is no event needs hp"),
        ("attack = 1\n", "", 'attack: the key "attack" is missing'),
        ("evasion = 2", "evasion = 7", "evasion: 7 is impossible; it can be 0 to 6"),
        ("basic", "bad_event", "hp: an event has no HP"),
        ('"basic"', '"curse"', 'keywords: a curse needs the keyword "curse"'),
        (
            "attack = 1",
            'attack = 1\nabilities = [{ type = "loot" }]',
            "abilities[0].type: only a loot can have this ability, not a monster",
        ),
        (
            "attack = 1",
            'attack = 1\nabilities = [{ type = "event" }]',
            "abilities[0].type: only an event can have this ability",
        ),
        (
            "attack = 1",
            'attack = 1\nabilities = [{ type = "activated" }]',
            'abilities[0]: the ability does nothing; it needs "do" or "modes"',
        ),
    ],
)
def test_a_wrong_monster_is_named(old, new, sentence):
    assert told(MONSTER) == []
    assert f"pack.toml: [toy] {sentence}" in told(MONSTER.replace(old, new))


def test_a_character_needs_an_item_that_is_there():
    text = '[toy]\nname = "Toy"\nkind = "character"\nhp = 2\nattack = 1\ntext = ""\nstarting_item = "the_d7"\n'
    item = '[the_d6]\nname = "The D6"\nkind = "starting_item"\ncategory = "active"\nkeywords = ["eternal"]\ntext = ""\n'
    assert told(text + item) == ['pack.toml: [toy] starting_item: there is no card "the_d7"; did you mean "the_d6"?']
    assert told(text.replace("the_d7", "the_d6") + item) == []
    assert told(text.replace("the_d7", "toy") + item) == [
        'pack.toml: [toy] starting_item: "toy" is a character, not a starting_item'
    ]
    assert told(item.replace('keywords = ["eternal"]\n', "")) == [
        'pack.toml: [the_d6] keywords: a starting item needs the keyword "eternal"'
    ]


def test_too_many_effects_are_refused():
    many = ", ".join(['{ op = "end_turn" }'] * 21)
    assert told(loot(many)) == ["pack.toml: [toy] abilities: 21 effects are more than the 20 that a card may have"]


def test_every_word_of_every_effect_has_a_role():
    """A new verb whose words nobody checks would let typing errors through."""
    unchecked = [
        f"{record.__name__}.{each.name}"
        for record in (*get_args(vocabulary.Effect), vocabulary.When)
        for each in attrs.fields(record)
        if each.type in {str, vocabulary.Amount}
        and not roles.role_of(record, each.name)
        and (record, each.name) not in roles.FREE
    ]
    assert unchecked == []


def test_every_role_has_its_words_and_kinds():
    used = {*roles.ROLES.values(), *roles.ODD_ROLES.values()}
    assert used == set(roles.WORDS) == set(roles.KINDS)
    kinds = set(get_args(vocabulary.TargetKind))
    assert all(found <= kinds for found in roles.KINDS.values())


def treasure(head, do):
    return "\n".join(
        [
            '[toy]\nname = "Toy"\nkind = "treasure"\ncategory = "passive"\ntext = "At the start of your turn, it plays."',
            f"[[toy.abilities]]\n{head}\n{do}",
        ]
    )


OUT_OF_PLACE = [
    ('{ op = "redirect_attack" }', "turn_started", 'an attack can be redirected only by what replaces "attack_target"'),
    (
        '{ op = "prevent_damage" }',
        "player_damaged",
        'only what triggers on "would_take_damage" is about damage to prevent',
    ),
    ('{ op = "prevent_death" }', "player_died", 'only what triggers on "would_die" is about a death to prevent'),
    ('{ op = "double_rewards" }', "player_died", 'rewards are doubled only by what triggers on "monster_died"'),
    (
        '{ op = "if_discarded", named = "bomb", do = [{ op = "end_turn" }] }',
        "turn_started",
        "only what is paid for by discarding knows what was discarded",
    ),
    (
        '{ op = "may", do = [{ op = "prevent_death" }] }',
        "player_died",
        'only what triggers on "would_die" is about a death to prevent',
    ),
]


@pytest.mark.parametrize(("effect", "on", "sentence"), OUT_OF_PLACE)
def test_an_effect_in_surroundings_where_it_can_do_nothing_is_named(effect, on, sentence):
    found = told(treasure(f'type = "triggered"\non = "{on}"', f"do = [{effect}]"))
    assert any(sentence in line for line in found)


def test_an_effect_on_an_object_is_refused_on_a_loot_that_resolves():
    assert any("no object in play" in line for line in told(loot('{ op = "add_counters" }')))


@pytest.mark.parametrize(
    ("head", "key", "effect"),
    [
        ('type = "triggered"\non = "would_die"', "do", '{ op = "prevent_death" }'),
        (
            'type = "triggered"\non = "would_take_damage"',
            "do",
            '{ op = "roll", results = [{ on = [6], do = [{ op = "prevent_damage" }] }] }',
        ),
        ('type = "replacement"\nreplaces = "attack_target"', "do", '{ op = "may", do = [{ op = "redirect_attack" }] }'),
        ('type = "triggered"\non = "would_roll"', "do", '{ op = "reroll" }'),
        ('type = "replacement"\nreplaces = "take_damage"', "also", '{ op = "loot", amount = 1 }'),
    ],
)
def test_an_effect_in_its_surroundings_is_fine(head, key, effect):
    found = told(treasure(head, f"{key} = [{effect}]"))
    assert [line for line in found if ".do" in line or ".also" in line] == []


@pytest.mark.parametrize("when", ["hp = 1", "hp_at_most = 1", "only_living = true"])
def test_what_changes_hp_cannot_wait_for_some_hp(when):
    about_hp = treasure(f'type = "static"\nstat = "hp"\nplus = 1\nwhen = {{ {when} }}', "")
    assert any("each would depend on the other" in line for line in told(about_hp))
    attack = treasure(f'type = "static"\nstat = "attack"\nplus = 1\nwhen = {{ {when} }}', "")
    assert not any("each would depend" in line for line in told(attack))
