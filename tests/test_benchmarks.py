"""The benchmarks: their help lists them all, and says which of them need what only the tests need."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.players import needlessly, takes_queen
from hearts import Card
from tests.players.situations import table

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "benchmarks"
OF_THE_EXTRA = ("asyncpg", "hypothesis", "pyspiel", "playwright", "pytest", "simcord", "zxingcpp")
"""The modules that only the extra `test` installs."""
WITHOUT_THE_EXTRA = f"""
import importlib, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {OF_THE_EXTRA!r}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Missing())
for name in sys.argv[1:]:
    try:
        importlib.import_module(f"benchmarks.{{name}}")
    except ModuleNotFoundError:
        print(name)
"""


@pytest.fixture(scope="module")
def listed() -> dict[str, bool]:
    """The benchmarks that the help lists with a sentence each, and whether they have a star."""
    shown = subprocess.check_output([sys.executable, "-m", "benchmarks", "--help"], cwd=ROOT, text=True)
    return {name: star == "*" for star, name in re.findall(r"^([* ]) (\w+) +[A-Z].+[.:,]$", shown, re.MULTILINE)}


def test_the_help_lists_every_benchmark_with_what_it_measures(listed: dict[str, bool]) -> None:
    assert listed.keys() == {file.stem for file in FOLDER.glob("[!_]*.py")}


@pytest.mark.slow
def test_a_benchmark_has_a_star_if_it_needs_the_extra_of_the_tests(listed: dict[str, bool]) -> None:
    tried = [sys.executable, "-c", WITHOUT_THE_EXTRA, *listed]
    cannot = set(subprocess.check_output(tried, cwd=ROOT, text=True).split())
    of_the_extra = re.compile(rf"^ *(import|from) ({'|'.join(OF_THE_EXTRA)})\b", re.MULTILINE)
    import_later = {name for name in listed if of_the_extra.search((FOLDER / f"{name}.py").read_text("utf-8"))}
    assert cannot | import_later == {name for name, star in listed.items() if star}


def test_a_benchmark_that_lacks_the_extra_says_what_installs_it() -> None:
    run = WITHOUT_THE_EXTRA.partition("for name")[0] + "import benchmarks.__main__ as all\nsys.exit(all.main())"
    tried = subprocess.run([sys.executable, "-c", run, "parsing"], cwd=ROOT, capture_output=True, text=True)
    assert 'hypothesis is missing: pip install -e ".[test]"' in tried.stdout
    assert tried.stderr == "Missed: parsing\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("commands", "--games 2 --repeats 1 --made-up 5"),
        ("commits", "--tables 5 --moves 2 --repeats 1"),
        ("engine", "--rounds 2"),
        ("leaderboard", "--results 2000 --guilds 4"),
        ("parsing", "--texts 100"),
    ],
)
def test_a_small_benchmark_runs_to_its_end(name: str, options: str) -> None:
    """Whether it reaches its bars says nothing: they are for its usual size, on a quiet machine."""
    run = subprocess.run([sys.executable, "-m", "benchmarks", name, *options.split()], cwd=ROOT, capture_output=True)
    assert f"-- {name}: ".encode() in run.stdout, run.stderr.decode()


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(
    ("hand", "needless"), [("KS 2S 4C 5C 6C 7D 3H", True), ("KS 2S KH QH JH KD 7D", False)], ids=["low", "for the moon"]
)
def test_a_queen_is_taken_needlessly_unless_a_moon_makes_up_for_her(hand: str, needless: bool) -> None:
    others = ("3S 2C 3C 2D 3D 4H 8H", "4S 7C 8C 4D 5D 5H 7H", "QS TC JC 8D 9D 6H 9H")
    view = table(hand, *others, dealer=0).play("3S 4S QS").game.view(0)
    king = Card.parse("KS")
    assert takes_queen(view, king)
    assert needlessly(view, king) is needless
