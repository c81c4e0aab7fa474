"""The launcher that starts the game from a checkout."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = (ROOT / "play.py").read_text("utf-8")


@pytest.fixture
def play(tmp_path, monkeypatch):
    """Gives the launcher as it would be in an empty checkout of its own."""
    spec = importlib.util.spec_from_file_location("play", ROOT / "play.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "pyproject.toml").write_text("[project]")
    monkeypatch.setattr(module, "ROOT", str(tmp_path))
    monkeypatch.setattr(module, "VENV", str(tmp_path / ".venv"))
    relative = "Scripts/python.exe" if module.WINDOWS else "bin/python"
    monkeypatch.setattr(module, "PYTHON", str(tmp_path / ".venv" / relative))
    return module


@pytest.fixture
def calls(play, monkeypatch):
    """Records what the launcher would install and start, without doing either."""
    made = []
    monkeypatch.setattr(play, "install", lambda project: made.append(("install", project)))
    monkeypatch.setattr(play, "hand_over", lambda command: made.append(("run", command[1:])) or 7)
    return made


def test_the_first_start_sets_up_and_the_second_only_starts(play, calls, tmp_path):
    assert play.main([]) == 7
    assert play.main(["simulate", "--games", "3"]) == 7
    assert calls == [
        ("install", str(tmp_path)),
        ("run", ["-m", "soulstack"]),
        ("run", ["-m", "soulstack", "simulate", "--games", "3"]),
    ]


def test_tests_need_more_than_playing_and_include_it(play, calls, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    play.main([])
    play.main(["--test", "tests/test_x.py::test_y"])
    play.main(["--test", "-n0"])
    play.main([])
    assert [what for what in calls if what[0] == "install"] == [
        ("install", str(tmp_path)),
        ("install", f"{tmp_path}[test]"),
    ]
    assert ("run", ["-m", "pytest", "tests/test_x.py::test_y"]) in calls


def test_a_changed_pyproject_sets_up_again(play, calls, tmp_path):
    play.main([])
    (tmp_path / "pyproject.toml").write_text("[project]\ndependencies = []")
    play.main([])
    assert [what[0] for what in calls] == ["install", "run", "install", "run"]


def test_another_python_behind_the_environment_sets_up_again(play, calls):
    play.main([])
    with Path(play.VENV, "pyvenv.cfg").open("a", encoding="utf-8") as file:
        file.write("version = 3.99\n")
    play.main([])
    assert [what[0] for what in calls] == ["install", "run", "install", "run"]


def test_an_environment_that_is_already_there_is_kept(play, calls):
    play.create()
    kept = Path(play.VENV, "kept")
    kept.write_text("")
    play.main([])
    assert kept.exists()


def test_an_environment_whose_python_is_gone_is_made_anew(play, calls):
    play.main([])
    Path(play.PYTHON).unlink()
    play.main([])
    assert [what[0] for what in calls] == ["install", "run", "install", "run"]
    assert play.is_usable()


def test_a_failed_installation_is_one_sentence_and_is_tried_again(play, monkeypatch, capsys):
    tried = []
    monkeypatch.setattr(play, "pip", lambda: [sys.executable, "-c", "raise SystemExit(3)"])
    monkeypatch.setattr(play, "hand_over", tried.append)
    for _ in range(2):
        assert play.main([]) == 1
        assert "Installing what Soulstack needs failed" in capsys.readouterr().err
    assert tried == []


def test_without_any_pip_the_sentence_says_what_to_install(play, monkeypatch, capsys):
    monkeypatch.setattr(play, "answers", lambda command: False)
    assert play.main([]) == 1
    assert "no pip" in capsys.readouterr().err.splitlines()[-1]


def test_a_place_that_cannot_be_written_is_one_sentence(play, monkeypatch, capsys, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(play, "VENV", str(tmp_path / "file" / ".venv"))
    assert play.main([]) == 1
    assert ".venv could not be made" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 10, 13)])
def test_an_old_python_is_told_so_and_nothing_is_made(play, calls, monkeypatch, capsys, version):
    monkeypatch.setattr(sys, "version_info", version)
    assert play.main([]) == 1
    assert f"this is Python {version[0]}.{version[1]}" in capsys.readouterr().err
    assert calls == []
    assert not Path(play.VENV).exists()


def test_an_old_python_can_read_the_launcher():
    young = (ast.JoinedStr, ast.NamedExpr, ast.AnnAssign, ast.AsyncFunctionDef, ast.Starred, ast.Match, ast.Nonlocal)
    for node in ast.walk(ast.parse(SOURCE)):
        assert not isinstance(node, young), f"line {node.lineno}"
        if isinstance(node, ast.arguments):
            assert node.kwonlyargs + node.posonlyargs == []
            assert not any(argument.annotation for argument in node.args)
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None
        if isinstance(node, ast.Raise):
            assert node.cause is None
    assert SOURCE.isascii()


def test_the_launcher_needs_only_the_standard_library():
    names = {alias.name for node in ast.walk(ast.parse(SOURCE)) if isinstance(node, ast.Import) for alias in node.names}
    assert names <= sys.stdlib_module_names


def test_a_whole_run_is_spread_over_the_processors_and_a_named_test_is_not(play, tmp_path):
    (tmp_path / "tests").mkdir()
    assert play.test_words([])[:2] == ["-n", "auto"]
    assert play.test_words(["-k", "save"])[:2] == ["-n", "auto"]
    for words in (["tests"], ["a.py::b"], ["-n", "3"], ["--pdb"]):
        assert play.test_words(words) == words


def test_the_exit_code_and_the_words_pass_through(tmp_path):
    package = tmp_path / "soulstack"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "__main__.py").write_text("import sys\nprint(sys.argv[1:])\nsys.exit(42)\n")
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); import play; play.make_ready = lambda purpose: None; "
        "play.PYTHON = sys.executable; sys.exit(play.main(sys.argv[1:]))"
    )
    words = ["cards", "show", "two words"]
    done = subprocess.run(
        [sys.executable, "-c", program, *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 42
    assert done.stdout.strip() == str(words)
