"""Equal seeds give equal games: four runs whose final states have had these digests since the first release."""

import pytest

from soulstack.cli import main

SETS = "base,gold,plus,requiem,warp"
RUNS = {
    "--games 6 --players 3 --bots random --seed 5": "f395a49c18c100cbeb625b77c73f6fb4",
    "--games 1 --players 4 --bots normal --seed 5": "e20cdcfb57ac0c2d3db77a34b25eb437",
    f"--games 2 --players 3 --bots random --seed 5 --rooms --sets {SETS}": "bfce0a691b93e2a85861b54b71dbb8c7",
    "--games 3 --bots easy --mode coop --seed 5": "4e509971cf6cc42d495b1126217b1a7a",
}


@pytest.mark.parametrize("run", RUNS)
def test_a_run_ends_in_the_states_that_it_always_ended_in(run, capsys):
    assert main(["simulate", *run.split()]) == 0
    assert f"state hash: {RUNS[run]}\n" in capsys.readouterr().out
