"""Words for what the engine says in data: questions, options and facts of a run.

Card names in log lines stand as `[[id]]`, so that a screen can make links of them. A hero is called by its name: people may play
several of them, so nobody in particular is "you".
"""

from collections.abc import Mapping
from typing import Any, Final

from attrs import define

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.cards.faces import Face
from soulstack.games.spire.play import names
from soulstack.games.spire.play.fact_words import LINES, QUIET, TOKEN_WORDS
from soulstack.games.spire.rules.climb.board import is_hidden, room_at, space
from soulstack.games.spire.rules.costs import cost_of
from soulstack.games.spire.rules.facing import OF_OTHERS
from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.kernel.sentences import Sentence

ROMAN: Final = names.ROMAN

PROMPTS: Final[Mapping[str, Sentence]] = {
    "play": Sentence("Play cards, then end your turn."),
    "roll_window": Sentence("Change the roll, or keep it."),
    "facing": Sentence("Whom do you face?"),
    "keep_block": Sentence("Keep your Block?"),
    "neow": Sentence("Choose a blessing."),
    "between": Sentence("Go on when all are ready."),
    "map": Sentence("Where does the party go?"),
    "event": Sentence("What do you do?"),
    "camp": Sentence("What do you do at the fire?"),
    "merchant": Sentence("What do you buy?"),
    "reward": Sentence("Take what you want."),
    "target": Sentence("Choose a target."),
    "row": Sentence("Choose a row."),
    "rows": Sentence("With whom do you change rows?"),
    "items": Sentence("What do you use or give away?"),
    "player": Sentence("Choose a hero."),
    "x": Sentence("How much Energy do you spend?"),
    "orb": Sentence("Which orb?"),
    "shiv": Sentence("A Shiv too many: whom does it hit?"),
    "choose": Sentence("Choose one."),
    "may": Sentence("Do you want to?"),
    "die": Sentence("Which face does the die show?"),
    "die_ability": Sentence("Which relic of the die is used?"),
    "cards": Sentence("Choose a card."),
    "discard": Sentence("What is discarded?"),
    "discards": Sentence("In which order do you discard? The last lies on top."),
    "exhaust": Sentence("What is Exhausted?"),
    "retain": Sentence("What is Retained?"),
    "scry": Sentence("What of it is discarded?"),
    "upgrade": Sentence("Which card is upgraded?"),
    "remove": Sentence("Which card is removed?"),
    "transform": Sentence("Which card is transformed?"),
    "order": Sentence("What happens next?"),
    "go_on": Sentence("Climb on? Otherwise the run ends here, won."),
    "key": Sentence("Take the key?"),
    "pay": Sentence("Who helps to pay?"),
    "decks": Sentence("From which decks?"),
    "swap": Sentence("What is given?"),
    "partner": Sentence("With whom?"),
    "stake": Sentence("What do you stake?"),
    "courier": Sentence("From which deck?"),
    "buy": Sentence("Buy it?"),
    "overflow": Sentence("One potion too many: which of them goes?"),
    "done": Sentence("Done. You can take that back until all are."),
}
VERBS: Final[Mapping[str, Sentence]] = {
    "yes": Sentence("Yes"),
    "no": Sentence("No"),
    "rest": Sentence("Rest"),
    "nothing": Sentence("Do nothing"),
    "leave": Sentence("Leave"),
    "skip": Sentence("Skip"),
    "agree": Sentence("Agree"),
    "undone": Sentence("Not yet done"),
}
WITH_CARD: Final[Mapping[str, Sentence]] = {
    "play": Sentence("Play {card}"),
    "use": Sentence("Use {card}"),
    "take": Sentence("Take {card}"),
    "smith": Sentence("Upgrade {card}"),
    "buy": Sentence("Buy {card}"),
    "remove": Sentence("Remove {card}"),
    "drink": Sentence("Drink {card}"),
    "discard": Sentence("Throw {card} away"),
    "decline": Sentence("Leave {card}"),
}
DONE_WORDS: Final[Mapping[str, Sentence]] = {
    "play": Sentence("End turn"),
    "roll_window": Sentence("Keep the roll"),
    "merchant": Sentence("Leave the Merchant"),
    "reward": Sentence("Done with the rewards"),
}
DEEDS: Final[Mapping[str, Sentence]] = {
    "play": Sentence("playing {card}"),
    "use": Sentence("using {card}"),
    "take": Sentence("taking {card}"),
    "smith": Sentence("upgrading {card}"),
    "buy": Sentence("buying {card}"),
    "remove": Sentence("removing {card}"),
    "nothing": Sentence("doing nothing"),
    "go": Sentence("choosing the way"),
    "rest": Sentence("resting"),
    "swap": Sentence("changing rows"),
    "give": Sentence("giving {card}"),
    "done": Sentence("being done"),
    "undone": Sentence("not being done"),
    "yes": Sentence("saying yes"),
    "no": Sentence("saying no"),
    "x": Sentence("choosing {n}"),
    "die": Sentence("choosing {n}"),
}
TOKENS: Final[tuple[Sentence, Sentence]] = (Sentence("Shiv"), Sentence("Miracle"))
ORB_WORDS: Final[Mapping[str, Sentence]] = {
    "lightning": Sentence("Lightning"),
    "frost": Sentence("Frost"),
    "dark": Sentence("Dark"),
    "": Sentence("empty slot"),
}
SPACES: Final[Mapping[str, Sentence]] = {
    "encounter": Sentence("Encounter"),
    "elite": Sentence("Elite"),
    "burning_elite": Sentence("Burning Elite"),
    "boss": Sentence("Boss"),
    "event": Sentence("Event"),
    "merchant": Sentence("Merchant"),
    "campfire": Sentence("Campfire"),
    "treasure": Sentence("Treasure"),
    "neow": Sentence("Neow"),
}
REWARDS: Final[Mapping[str, Sentence]] = {
    "gold": Sentence("{n} gold"),
    "card": Sentence("A card"),
    "rare": Sentence("A rare card"),
    "colorless": Sentence("A colorless card"),
    "relic": Sentence("A relic"),
    "potion": Sentence("A potion"),
    "boss_relic": Sentence("A boss relic"),
    "transform": Sentence("A transformation"),
}


def named(face: Face) -> str:
    """Give the name of a component, with the plus of its upgraded side."""
    return tr(face.card.name, meaning="card") + ("+" if face.upgraded else "")


@define
class Words:
    """Knows the names at one table."""

    names: tuple[str, ...]
    """What the heroes are called, by seat."""
    cards: Mapping[str, Any]

    def hero(self, seat: int) -> str:
        """Give the name of a hero, or of the game."""
        return self.names[seat] if 0 <= seat < len(self.names) else tr("The game")

    def card(self, state: State, index: int) -> str:
        """Give the name of a component, or say that it is hidden."""
        return named(state.faces[index]) if 0 <= index < len(state.faces) else tr("a card")

    def by_id(self, card_id: str) -> str:
        """Give the name of a component by the id of its side."""
        found = self.cards.get(card_id.removesuffix("+"))
        if found is None:
            return tr("a card")
        return tr(found.name, meaning="card") + ("+" if card_id.endswith("+") else "")

    def thing(self, state: State, ref: Ref) -> str:
        """Name what an option is about."""
        kind, number = ref
        if kind in {"card", "foe", "event"}:
            return self.card(state, number)
        if kind == "seat":
            return self.hero(number)
        if kind == "row":
            return tr("row {n}", n=number)
        if kind == "token":
            return tr(TOKENS[number])
        if kind == "wrath":
            return tr("Wrath")
        if kind == "poison":
            return tr("Poison")
        if kind == "reward":
            return self.reward(state, number)
        return f"{kind} {number}"

    def reward(self, state: State, number: int) -> str:
        """Name a reward that lies open."""
        item = next((item for item in state.table.rewards if item.id == number), None)
        if item is None:
            return tr("that reward")
        if item.shown is not None and len(item.shown) == 1 and item.shown[0] != NOBODY:
            return self.card(state, item.shown[0])
        found = REWARDS.get(item.kind)
        return tr(found.pattern, n=item.n) if found is not None else item.kind

    def prompt(self, decision: Decision, state: State) -> str:
        """Ask a decision's question in one sentence."""
        template = PROMPTS.get(decision.kind) or PROMPTS.get(decision.prompt)
        said = tr(template.pattern) if template is not None else tr("Choose.")
        if decision.source is not None and decision.source[0] == "card":
            said = tr("{card}: {question}", card=self.card(state, decision.source[1]), question=said)
        return said

    def option(self, option: Option, state: State, decision: Decision | None) -> str:
        """Label an option in a few words."""
        verb, ref = option.verb, option.ref
        if option == DONE:
            kind = decision.kind if decision is not None else ""
            return tr(DONE_WORDS[kind].pattern) if kind in DONE_WORDS else tr("Done")
        if option == UNDONE:
            return tr(VERBS["undone"].pattern)
        if verb in {"x", "die"}:
            return str(option.n)
        if verb == "go" and ref is not None:
            return self.way(state, ref[1], option.n)
        if verb == "give" and ref is not None:
            return tr("Give {card} to {name}", card=self.thing(state, ref), name=self.hero(option.n))
        if verb == "swap" and ref is not None and option.n:
            one, other = self.hero(option.n - OF_OTHERS), self.thing(state, ref)
            return tr("Let {one} and {other} change rows", one=one, other=other)
        if verb == "swap" and ref is not None:
            return tr("Change rows with {name}", name=self.thing(state, ref))
        if verb == "gold":
            return tr("{n} gold", n=option.n)
        if verb == "pay" and ref is not None:
            return tr("{name} adds {n} gold", name=self.thing(state, ref), n=option.n)
        if verb == "deck" and ref is not None:
            return tr("Colorless") if ref[0] == "colorless" else self.by_id(ref[0])
        if verb == "option":
            return self._line(state, option, decision)
        if verb == "mode":
            return self._mode(option.n, decision)
        if verb == "reveal" and ref is not None:
            return tr("Turn up: {what}", what=self.thing(state, ref))
        if verb == "skip" and ref is not None:
            return tr("Skip: {what}", what=self.thing(state, ref))
        if verb in WITH_CARD and ref is not None:
            return tr(WITH_CARD[verb].pattern, card=self.thing(state, ref))
        if verb in VERBS and ref is None:
            return tr(VERBS[verb].pattern)
        if ref is None:
            return verb.replace("_", " ").capitalize() if not option.n else f"{verb} {option.n}"
        if ref[0] == "orb" and decision is not None:
            orbs = state.fighter(decision.seat).orbs if state.fight is not None else ()
            return tr(ORB_WORDS[orbs[ref[1]]]) if ref[1] < len(orbs) else tr("orb")
        return self.thing(state, ref)

    def way(self, state: State, row: int, column: int) -> str:
        """Name a space of the map that the party can go to."""
        name = space(row, column)
        kind = "" if is_hidden(state, name) else room_at(state, name)
        return tr(SPACES[kind].pattern) if kind in SPACES else tr("a covered space")

    def _line(self, state: State, option: Option, decision: Decision | None) -> str:
        visit = state.table.visit
        card: Any = None
        if visit is not None and visit.event != NOBODY:
            card = state.faces[visit.event].card
            lines = card.options
        elif visit is not None and decision is not None:
            shown = dict(visit.revealed).get(decision.seat)
            lines = state.faces[shown].card.blue if shown is not None else ()
        else:
            lines = ()
        if 0 < option.n <= len(lines):
            line = lines[option.n - 1]
            return " ".join(filter(None, (tr(line.name, meaning="event"), tr(line.text))))
        return tr("Option {n}", n=option.n)

    def _mode(self, number: int, decision: Decision | None) -> str:
        found = self.cards.get(decision.card.removesuffix("+")) if decision is not None else None
        if found is not None and decision is not None:
            up = getattr(found, "up", None)
            side = up if decision.card.endswith("+") and up is not None and up.do is not None else found
            for effect in (*(getattr(side, "do", ()) or ()), *_programs(found)):
                modes = getattr(effect, "modes", ())
                if number < len(modes):
                    return tr(modes[number].text)
        return tr("Option {n}", n=number + 1)

    def deed(self, picks: tuple[Option, ...], state: State, seat: int) -> str:
        """Name an answer as something that was done, for taking it back."""
        del seat
        if not picks:
            return tr("choosing nothing")
        first = picks[0]
        what = self.thing(state, first.ref) if first.ref is not None else ""
        if len(picks) > 1:
            what = tr_n(len(picks), "{n} card", "{n} cards")
        if first.verb in DEEDS:
            return tr(DEEDS[first.verb].pattern, card=what, n=first.n)
        return tr("choosing {what}", what=what) if what else tr("that choice")

    def log_line(self, fact: Fact, state: State) -> str:
        """Say a fact in words; nothing for what is no news."""
        if fact.kind in QUIET or fact.kind not in LINES:
            return ""
        template = LINES[fact.kind]
        found = template(fact) if callable(template) else template
        if found is None:
            return ""
        foe = state.faces[fact.obj].id if 0 <= fact.obj < len(state.faces) else ""
        card = state.faces[fact.card].id if 0 <= fact.card < len(state.faces) else ""
        return tr(
            found.pattern,
            hero=self.hero(fact.seat),
            other=self.hero(fact.other),
            foe=f"[[{foe}]]" if foe else tr("an enemy"),
            card=f"[[{card}]]" if card else tr("a card"),
            n=abs(fact.amount),
            word=self._word(fact.word),
        )

    def _word(self, word: str) -> str:
        if word in TOKEN_WORDS:
            return tr(TOKEN_WORDS[word].pattern)
        if word in SPACES:
            return tr(SPACES[word].pattern)
        return word.replace("_", " ")


def _programs(thing: Any) -> list[Any]:
    found: list[Any] = []
    for ability in getattr(thing, "abilities", ()):
        found += getattr(ability, "do", ())
    return found


def price(state: State, seat: int, card: int) -> int:
    """Give what a card in hand costs now; -1 is X and -2 none."""
    return cost_of(state, seat, card)
