"""The examples in the guide to the engine are run as they stand."""

import doctest
from pathlib import Path

GUIDE = Path(__file__).parents[1] / "docs" / "engine.md"


def test_the_guide_to_the_engine_is_true():
    found = doctest.DocTestParser().get_doctest(
        GUIDE.read_text("utf-8").replace("\n```", "\n"), {}, "engine.md", str(GUIDE), 0
    )
    told = []
    result = doctest.DocTestRunner(verbose=False).run(found, out=told.append)
    assert result.attempted >= 15
    assert result.failed == 0, "".join(told)
