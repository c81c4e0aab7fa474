"""Plays a run between bots and writes every fight and every choice down, with what a bot was offered and what it took.

For reading: `python -m tests.games.spire.bots.watching --bots hard --heroes ironclad --seed 3 [--fights boss,elite] [--choices]`.
A line of a fight shows HP, Energy and Block, the hand, what is coming, and what was played; a mark stands where Energy was left
with something to spend it on, where HP were lost with a block in hand, and where a hero died with a potion.
"""

import argparse

from soulstack.games.spire.bots.door import make_bot
from soulstack.games.spire.bots.outlook import incoming
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.wording import Words
from soulstack.games.spire.rules import door as rules
from soulstack.games.spire.rules.game import Setup, apply, new_run
from soulstack.kernel.asking import DONE
from soulstack.kernel.decisions import Answer


def watched(level, heroes, seed, kinds=("encounter", "elite", "boss"), choices=False, most=4):
    """Give a run line by line."""
    cards = catalogue()
    state = new_run(Setup(heroes=heroes, seed=seed, last_act=most), cards)
    team = tuple(range(len(heroes)))
    bots = [make_bot(level, seat, seed, cards, team) for seat in team]
    words = Words(tuple(hero.capitalize() for hero in heroes), cards)
    fought = ""
    while not state.over:
        for decision in state.pending:
            bot = bots[decision.seat]
            picks = bot.choose(rules.glance(bot, state, decision.seat), decision)
            if picks is not None:
                break
        else:
            decision, picks = state.pending[0], state.pending[0].options[: state.pending[0].low]
        fight = state.fight
        if fight is not None and fight.phase != "over" and fight.kind in kinds:
            name = f"act {state.table.act} room {state.table.rooms}"
            if name != fought:
                fought = name
                yield f"=== {name}: {fight.kind}, " + "; ".join(f"{h.hero} {h.hp} HP" for h in state.heroes)
                yield from (f"    deck of {h.hero}: {listed(state, h.deck)}" for h in state.heroes)
                yield from (f"    items: {listed(state, (*h.relics, *h.potions))}" for h in state.heroes)
            yield from told_play(state, decision, picks, words)
        elif (fight is None or fight.phase == "over") and choices and len(decision.options) > 1:
            yield from told_choice(state, decision, picks, words)
        before = [hero.hp for hero in state.heroes]
        potions = [len(hero.potions) for hero in state.heroes]
        for fact in apply(state, Answer(decision.seat, picks)):
            if fact.kind == "hero_died":
                left = potions[fact.seat]
                yield f"  !! {heroes[fact.seat]} dies" + (f" with {left} potions" if left else "")
        for hero, hp in zip(state.heroes, before, strict=True):
            if hero.hp < hp and fight is not None and fight.kind in kinds:
                yield f"    . {hero.hero} {hp} -> {hero.hp} HP"
    yield f"=== {state.result} in act {state.table.act}, room {state.table.rooms}"


def told_play(state, decision, picks, words):
    """Write an answer of a fight down."""
    seat, fight = decision.seat, state.fight
    fighter, hero = fight.fighters[seat], state.heroes[seat]
    if decision.kind == "play" and picks == (DONE,):
        spare = [o for o in decision.options if o.verb == "play"]
        mark = f"  ? {fighter.energy} Energy left" if fighter.energy and spare else ""
        blocks = [o for o in spare if any(e.op == "block" for e in state.faces[o.ref[1]].do)]
        if incoming(state, seat) > fighter.block and blocks:
            mark += "  ? no block"
        yield f"  done, {incoming(state, seat)} coming on {fighter.block} Block, {listed(state, fighter.hand)}{mark}"
        return
    said = ", ".join(words.option(pick, state, decision) for pick in picks) or "nothing"
    if decision.kind != "play":
        yield f"      -> {said}"
        return
    foes = "; ".join(
        f"{state.faces[f.id].name} {f.hp}"
        + f"+{f.block}b" * bool(f.block)
        + f" s{f.strength} v{f.vulnerable} w{f.weak} p{f.poison}"
        for f in fight.foes
        if f.lives
    )
    yield (
        f"  r{fight.round} {hero.hero} {hero.hp} HP {fighter.energy}e {fighter.block}b s{fighter.strength} "
        f"{incoming(state, seat)} coming | {foes} | {listed(state, fighter.hand)} > {said}"
    )


def told_choice(state, decision, picks, words):
    """Write a choice between fights down."""
    hero = state.heroes[decision.seat]
    offered = [words.option(option, state, decision) for option in decision.options if option not in picks]
    taken = ", ".join(words.option(pick, state, decision) for pick in picks) or "nothing"
    yield f"  {decision.kind} {hero.hero} {hero.hp}/{hero.max_hp} HP {hero.gold} gold: {taken}   (not {'; '.join(offered[:12])})"


def listed(state, cards):
    """Name cards, equal ones once."""
    names = [state.faces[card].id for card in cards]
    return ", ".join(f"{name} x{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", default="hard")
    parser.add_argument("--heroes", default="ironclad")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fights", default="encounter,elite,boss")
    parser.add_argument("--choices", action="store_true")
    args = parser.parse_args()
    for line in watched(args.bots, tuple(args.heroes.split(",")), args.seed, args.fights.split(","), args.choices):
        print(line)


if __name__ == "__main__":
    main()
