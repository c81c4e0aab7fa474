"""What holds in every state of every run, whatever is answered."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from soulstack.games.spire.bots.random import RandomBot
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules import conserved
from soulstack.games.spire.rules import door as rules
from soulstack.games.spire.rules.checker import shown
from soulstack.games.spire.rules.facts import SPECS
from soulstack.games.spire.rules.invariants import problems
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.rules.view import dealt
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.decisions import Answer, check
from soulstack.kernel.record import digest

HEROES = ("ironclad", "silent", "defect", "watcher")
MODIFIERS = (
    "all_star", "shiny", "heirloom", "transformed", "vintage", "prismatic_shard_mod", "terminal", "fragile", "uncertain_future",
    "cursed", "deadly_events", "night_terrors",
)  # fmt: skip
OPTIONS = ("last_stand", "sequential_turns", "choose_relic", "hidden_boss", "courtesy_hands")


class WholeRuns(RuleBasedStateMachine):
    """Answers whatever is asked with any legal answer, and lets chance climb on for a while to get deep into a run."""

    def __init__(self):
        super().__init__()
        self.state = None

    @initialize(
        heroes=st.lists(st.sampled_from(HEROES), min_size=1, max_size=4, unique=True),
        seed=st.integers(0, 10_000),
        act=st.integers(1, 4),
        ascension=st.sampled_from((0, 5, 12)),
        modifiers=st.lists(st.sampled_from(MODIFIERS), max_size=2, unique=True),
        options=st.lists(st.sampled_from(OPTIONS), max_size=2, unique=True),
    )
    def set_out(self, heroes, seed, act, ascension, modifiers, options):
        setup = Setup(tuple(heroes), seed, act, ascension, tuple(modifiers), tuple(options))
        self.state = rules.new(setup, catalogue())
        self.state.facts = []
        self.bots = [RandomBot.seeded(seed, seat) for seat in range(len(heroes))]

    def is_asked(self):
        return self.state is not None and not self.state.over

    def questions(self):
        return [decision for decision in self.state.pending if decision.options != (UNDONE,)] or list(
            self.state.pending
        )

    @precondition(lambda self: not self.is_asked())
    @rule(hero=st.sampled_from(HEROES), seed=st.integers(0, 10_000))
    def set_out_again(self, hero, seed):
        self.set_out([hero], seed, 1, 0, [], [])

    @precondition(is_asked)
    @rule(data=st.data())
    def answer(self, data):
        decision = data.draw(st.sampled_from(self.questions()))
        count = data.draw(st.integers(decision.low, decision.high))
        left = list(decision.options)
        picks = tuple(left.pop(data.draw(st.integers(0, len(left) - 1))) for _ in range(count))
        given = Answer(decision.seat, picks)
        assert check(decision, given) is None
        assert all(fact.kind in SPECS for fact in rules.apply(self.state, given))

    @precondition(is_asked)
    @rule(count=st.integers(1, 40))
    def chance_climbs_on(self, count):
        for _ in range(count):
            if self.is_asked():
                decision = self.questions()[0]
                rules.apply(self.state, Answer(decision.seat, self.bots[decision.seat].choose(None, decision)))

    @precondition(is_asked)
    @rule(data=st.data())
    def a_clone_accepts_every_option(self, data):
        decision = self.questions()[0]
        if decision.low <= 1 <= decision.high:
            option = data.draw(st.sampled_from(decision.options))
            before = digest(self.state)
            rules.apply(self.state.clone(), Answer(decision.seat, (option,)))
            assert digest(self.state) == before

    @precondition(is_asked)
    @rule(luck=st.integers(0, 10_000))
    def what_is_hidden_changes_no_view(self, luck):
        other = dealt(self.state, luck)
        for hero in self.state.heroes:
            assert shown(rules.view(self.state, hero.seat)) == shown(rules.view(other, hero.seat))

    @invariant()
    def the_table_is_in_order(self):
        if self.state is not None:
            assert problems(self.state) == []
            assert list(conserved.problems(self.state)) == []
            assert self.state.over == (self.state.result in {"won", "lost"})
            assert self.state.over or self.state.pending


# The same runs on every try: a change is judged by its own effect. `soulstack simulate --game spire --check` looks further.
WholeRuns.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
test_any_legal_answers_keep_the_table_in_order = WholeRuns.TestCase
