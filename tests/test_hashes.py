"""Equal seeds give equal games: four runs whose final states have had these digests since the rules of edition 2."""

import pytest

from soulstack.cli import main

SETS = "base,gold,plus,requiem,warp"
RUNS = {
    "--games 6 --players 3 --bots random --seed 5": "2ef537705d96836858bd0fa5c3a7fbe4",
    "--games 1 --players 4 --bots normal --seed 5": "cde9bd94a0d2a679784968781b37a2ec",
    f"--games 2 --players 3 --bots random --seed 5 --rooms --sets {SETS}": "89db961c8595081bea92deee02ebd179",
    "--games 3 --bots easy --mode coop --seed 5": "7f4751dfdcedc1027b0590f556ab93e5",
}


@pytest.mark.parametrize("run", RUNS)
def test_a_run_ends_in_the_states_that_it_always_ended_in(run, capsys):
    assert main(["simulate", *run.split()]) == 0
    assert f"state hash: {RUNS[run]}\n" in capsys.readouterr().out
