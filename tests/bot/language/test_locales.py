"""Languages: each has everything that English has, with the same values, within the same limits."""

import ast
import re
from pathlib import Path

import pytest

from bot.language.wording import ENGLISH, Translator, best_language, languages, word_files
from tests.bot.language.sentences import sentences

OTHERS = [language for language in languages() if language != ENGLISH]
ROOT = Path(__file__).parents[3]
MAX_BUTTON_LENGTH = 30
"""The most characters that a phone shows; Discord would accept 80."""


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def test_the_readme_says_how_many_languages_there_are() -> None:
    assert f"in {NUMBERS[len(languages())]} languages" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_sentences_as_english(language: str) -> None:
    english, other = set(sentences(ENGLISH)), set(sentences(language))
    assert sorted(english - other) == [], "missing"
    assert sorted(other - english) == [], "no longer said"


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_uses_the_values_that_it_is_given(language: str) -> None:
    english = sentences(ENGLISH)
    surplus = {
        key: extra
        for key, sentence in sentences(language).items()
        if key in english and (extra := sentence.values - english[key].values)
    }
    assert surplus == {}


@pytest.mark.parametrize("language", languages())
def test_labels_fit_on_a_button(language: str) -> None:
    bare = {key for key, sentence in sentences(ENGLISH).items() if not sentence.values}
    say = Translator(language)
    labels = {key: say(key) for key in sentences(language) if "button-" in key and key in bare}
    assert {key: label for key, label in labels.items() if len(label) > MAX_BUTTON_LENGTH} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_names_a_button_as_that_is_called(language: str) -> None:
    """Where the English one does: in bold letters that open no paragraph, or after *press*."""
    buttons = [key for key, sentence in sentences(ENGLISH).items() if "button-" in key and not sentence.values]
    called: dict[str, set[str]] = {}
    for key in buttons:
        called.setdefault(_letters(Translator(ENGLISH)(key)), set()).add(_letters(Translator(language)(key)))
    wrong = []
    for key in sentences(ENGLISH).keys() & sentences(language).keys():  # another test names those that are missing
        text, other = (" ".join(sentences(each)[key].words) for each in (ENGLISH, language))
        names = {*re.findall(r"\*\*([^*]+)\*\*(?!:)", text), *re.findall(r"(?:press(?:es)?|with) ([A-Z]\w+)", text)}
        wrong += [(key, name) for name in names & called.keys() if not any(label in other for label in called[name])]
    assert wrong == []


def _letters(label: str) -> str:
    return re.sub(r"^\W+", "", label)


def lines_of(language: str) -> list[str]:
    return [line for file in word_files(language) for line in file.read_text("utf-8").splitlines()]


def test_french_punctuation_stays_on_its_line() -> None:
    """They are preceded by a non-breaking space, and « » contain one on each side."""
    lines = lines_of("fr")
    assert [line for line in lines if re.search(r'\S [;:!?»](\W|$)|« |" "}[;:!?»]', line)] == []


def test_french_says_tu() -> None:
    """As German uses du and Spanish tú: the same bot speaks to the same people."""
    lines = lines_of("fr")
    assert [line for line in lines if re.search(r"\b(vous|votre|vos|vôtres?)\b", line, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", languages())
def test_no_sentence_becomes_a_markdown_list(language: str) -> None:
    """Two who share the first place would stand on the first and the second, and the lines below would belong to it."""
    lines = lines_of(language)
    assert [line for line in lines if re.match(r"(?:[a-z-]+ =|   ) (?:\{ \$\w+ \}\.|\d+\.|-|\*) ", line)] == []


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("fr", "fr"), ("es-ES", "es-ES"), ("es-419", "es-ES"), ("pt-BR", "pt-BR"), ("ja", "en")],
)
def test_a_reader_is_answered_in_their_language_or_the_nearest(locale: str, language: str) -> None:
    assert best_language(locale) == language


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [("en", "1 point", "2 points"), ("de", "1 Punkt", "2 Punkte"), ("es-ES", "1 punto", "2 puntos")],
)
def test_singular_and_plural_differ(language: str, one: str, several: str) -> None:
    say = Translator(language)
    assert one in say("standing", place=1, who="Ana", total=1)
    assert several in say("standing", place=1, who="Ana", total=2)


def test_a_sign_stays_with_its_number() -> None:
    lines = [line for language in languages() for line in lines_of(language)]
    assert [line for line in lines if "± " in line or "} %" in line] == []
    assert lines


def test_every_sentence_is_said_somewhere() -> None:
    """In the program or on the page of the rules as a string, or as one with gaps, where a refusal has no prefix; or in
    another sentence."""
    nodes = [
        node
        for path in (ROOT / "tests" / "rules_page.py", *(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    ]
    said = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    said |= {reference for sentence in sentences(ENGLISH).values() for reference in sentence.references}
    with_gaps = {
        "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
        for node in nodes
        if isinstance(node, ast.JoinedStr)
    }
    patterns = [
        re.compile(text) for text in with_gaps if re.search("[a-z]{2}", text) and not text.startswith("refusal")
    ]

    def is_said(key: str) -> bool:
        return key in said or any(pattern.fullmatch(key) for pattern in patterns)

    keys = {
        key.partition(".")[0] for key in sentences(ENGLISH) if not key.startswith(("help-", "privacy-"))
    }  # found so
    assert {key for key in keys if not is_said(key) and not is_said(key.removeprefix("refusal-"))} == set()
