"""Plays a game between bots and writes down what they were asked, what they could do and what they did.

For reading decisions: `python -m tests.games.foursouls.bots.watching --bots hard,normal --seed 3 --seat 0 --most 60`.
A line that begins with `=` says what the sound player would have done where a searching bot did something else.
"""

import argparse

from soulstack.games.foursouls.bots.door import make_bot
from soulstack.games.foursouls.bots.fight_odds import odds
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.judging_bot import act_worth
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.wording import Words
from soulstack.games.foursouls.rules.determinize import sight_for
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.kernel.decisions import Answer


def watched(bots, seed, seat=0, windows=True):
    """Gives one text for each decision of a seat that had a choice."""
    cards = catalogue()
    state = new_game(GameSetup(players=len(bots), seed=seed, turn_cap=300), cards.values())
    agents = [make_bot(name, number, seed, cards) for number, name in enumerate(bots)]
    words = Words(tuple(f"P{number}" for number in range(len(bots))), cards)
    while not state.over:
        decision = state.pending[0]
        agent = agents[decision.seat]
        view = sight_for(agent, state, decision.seat)
        words.watch(view)
        picks = agent.choose(view, decision)
        sound = getattr(agent, "sound", picks)
        asked = decision.seat == seat and len(decision.options) > 1
        if asked and (windows or decision.prompt != "priority"):
            yield told(words, view, decision, picks)
            if picks != sound:
                yield "  = " + ", ".join(words.option(option, view, decision) for option in sound)
        for fact in apply(state, Answer(decision.seat, picks)):
            line = words.log_line(fact, view.printed)
            if line:
                yield f"      . {line}"


def told(words, view, decision, picks):
    """Writes one decision down."""
    judge = Judge(view, decision.seat, words.cards)
    seats = "  ".join(
        f"P{s.seat}{'*' * (s.seat == view.active)} {s.hp}/{s.max_hp}hp {s.attack}at {s.cents}c {s.souls}s {s.hand_size}h"
        for s in view.seats
    )
    lines = [
        f"--- turn {view.turn} {view.step} P{decision.seat} {decision.kind}/{decision.prompt} {decision.card}",
        seats,
    ]
    for obj in judge.monsters():
        chance = odds(judge.foe(obj), judge.fighter(decision.seat), judge.is_fresh())
        worth = judge.attack_worth(decision.seat, obj)
        lines.append(
            f"    m {obj.shown} {obj.hp}hp {obj.evasion}+ {obj.attack}at win {chance.win:.2f} worth {worth:.1f}"
        )
    own = view.seats[decision.seat]
    lines.append("    hand " + ", ".join(view.name_of(card) for card in own.hand))
    lines.append(
        "    items " + ", ".join(view.objects[item].shown + "-~"[view.objects[item].charged] for item in own.items)
    )
    lines.extend(f"    stack P{s.controller} {s.kind} {s.card} {s.text} {s.targets} v{s.value}" for s in view.stack)
    for option in decision.options:
        mark = ">" if option in picks else " "
        worth = (
            f"{act_worth(judge, option, decision.prompt == 'turn'):.1f}" if option.verb in {"play", "activate"} else ""
        )
        lines.append(f"  {mark} {words.option(option, view, decision)} {worth}")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", default="normal,normal,normal,normal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--most", type=int, default=1000)
    args = parser.parse_args()
    for number, text in enumerate(watched(args.bots.split(","), args.seed, args.seat)):
        if number >= args.most:
            return
        print(text)


if __name__ == "__main__":
    main()
