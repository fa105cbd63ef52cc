"""Wording: every sentence that the code uses exists, with the values that it needs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.language.wording import (
    ENGLISH,
    MARKS,
    MissingWording,
    Translator,
    _read,
    _template,
    languages,
    word_files,
)
from hearts import Reason
from hearts.chips import CHIP_STEPS
from hearts.options import OPTIONS
from hearts.restrictions import RESTRICTIONS
from hearts.scoring import POINT_STEPS
from tests.bot.language.sentences import sentences

ROOT = Path(__file__).parents[3]
SOURCES = sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")])
SPEAKERS = {"say", "translator"}


def speaks(call: ast.Call) -> bool:
    """Whether a call is like ``say("key")``, ``self.say("key")`` or ``translator(person)("key")``."""
    function = call.func
    if isinstance(function, ast.Call):
        function = function.func
    name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
    return name in SPEAKERS


def calls(matches: Any) -> Iterator[tuple[str, ast.Call]]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and matches(node):
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def keys(node: ast.expr) -> Iterator[str]:
    """The possible keys of an expression, with unknown parts as ``*``."""
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from keys(one)
            yield from keys(other)


def test_every_sentence_that_the_code_uses_exists() -> None:
    missing = []
    for place, call in calls(speaks):
        for key in keys(call.args[0]):
            pattern = re.compile(re.escape(key).replace(r"\*", ".+"))
            if not any(pattern.fullmatch(sentence) for sentence in sentences(ENGLISH)):
                missing.append(f"{place}: {key}")
    assert not missing


def test_every_sentence_is_given_the_values_that_it_uses() -> None:
    missing = []
    for place, call in calls(speaks):
        given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        if len(given) < len(call.keywords) or not isinstance(call.args[0], ast.Constant):
            continue  # **values are known only at run time
        sentence = sentences(ENGLISH).get(str(call.args[0].value))
        lacking = sentence.values - given if sentence else set()
        if lacking:
            missing.append(f"{place}: {call.args[0].value!s} lacks {sorted(lacking)}")
    assert not missing


def test_every_refusal_has_its_sentence_and_its_values() -> None:
    missing, english = [], sentences(ENGLISH)
    for place, call in calls(lambda call: isinstance(call.func, ast.Name) and call.func.id == "NotAllowed"):
        for key in keys(call.args[0]):
            pattern = re.compile("refusal-" + re.escape(key).replace(r"\*", ".+"))
            found = [sentence for sentence in english if pattern.fullmatch(sentence)]
            if not found:
                missing.append(f"{place}: refusal-{key}")
            given = {keyword.arg for keyword in call.keywords}
            if None not in given and "*" not in key:
                missing += [
                    f"{place}: {one} lacks {lacking}" for one in found if (lacking := english[one].values - given)
                ]
    assert not missing


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_its_sentence(reason: Reason) -> None:
    assert (key := f"reason-{reason}") in sentences(ENGLISH), f"no file of words has {key}"


@pytest.mark.parametrize("reason", [*(reason for reason, _ in RESTRICTIONS), Reason.QUEEN_LOCKED])
def test_every_rule_that_greys_cards_says_why(reason: Reason) -> None:
    assert (key := f"why-{reason}") in sentences(ENGLISH), f"no file of words has {key}"


@pytest.mark.parametrize("step", [step.name for step in (*POINT_STEPS, *CHIP_STEPS)])
def test_every_step_of_the_scoring_has_a_name_on_the_score_sheet(step: str) -> None:
    assert (key := f"step-{step}") in sentences(ENGLISH), f"no file of words has {key}"


@pytest.mark.parametrize("language", languages())
def test_all_sentences_about_rules_are_in_one_file(language: str) -> None:
    of_rules = re.compile(rf"(step|why|conflict|section|rule)-.*|(field|hint|value)-({'|'.join(OPTIONS)})")
    elsewhere = [
        f"{key} in {file.name}"
        for file in word_files(language)
        for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
        if file.name != "rules.ftl" and of_rules.fullmatch(key)
    ]
    assert elsewhere == []


def test_a_sentence_that_a_language_lacks_is_said_in_english() -> None:
    assert Translator("xx")("button-join") == Translator("en-GB")("button-join")
    with pytest.raises(MissingWording):
        Translator("de")("no-such-sentence")


def test_booleans_are_yes_or_no_in_a_sentence() -> None:
    say = Translator("en-US")
    for value, word in ((True, "yes"), (False, "no")):
        assert say("button-switch", on=value) == say("button-switch", on=word)
    assert say("button-switch", on=True) != say("button-switch", on=False)


def test_a_sentence_without_its_values_is_an_error() -> None:
    with pytest.raises(ValueError, match="refusal-table-full"):
        Translator("en")("refusal-table-full")


def test_the_sources_are_found() -> None:
    assert len(list(calls(speaks))) > 100


def test_a_cached_sentence_is_used_only_for_the_same_values() -> None:
    say = Translator("en")
    assert say("due", due="1") == Translator("en")("due", due="1")
    assert say("due", due="2") != say("due", due="1")
    with pytest.raises(ValueError, match="due"):
        say("due")


def test_a_sentence_is_kept_once_for_all_names_in_it() -> None:
    say = Translator("en")
    said = say("news-left", who="Ana", other="Ben")
    kept = _template.cache_info().currsize
    assert say("news-left", who="Chidi", other="Dana") == said.replace("Ana", "Chidi").replace("Ben", "Dana")
    assert _template.cache_info().currsize == kept


def test_a_name_may_be_anything() -> None:
    for name in (MARKS[1] + MARKS[0], "{ $other }", "", "none", "a" * 5_000):
        assert Translator("en")("news-back", who=name) == f"{name} is back."


def test_braces_in_a_value_that_is_no_plain_text_stay_as_they_are() -> None:
    class Name(str):
        """A text of another type, which is part of the cached sentence."""

    assert Translator("en")("news-back", who=Name("{0} {")) == "{0} { is back."


@pytest.mark.parametrize("language", languages())
def test_a_text_that_names_a_variant_chooses_it(language: str) -> None:
    say = Translator(language)
    assert say("due", due="none") == ""
    assert say("due", due="<t:1:R>").endswith("<t:1:R>")
    assert len({say("suit-group", suit=suit, ranks="2") for suit in "CDSHX"}) == 5


def test_each_language_keeps_its_own_sentences() -> None:
    said = {language: Translator(language)("button-hand") for language in languages()}
    assert len(set(said.values())) == len(said)
    assert {language: Translator(language)("button-hand") for language in languages()} == said


def test_sentences_do_not_keep_their_places_in_the_files() -> None:
    """They would take half as much memory again, in each language."""
    messages = _read(ENGLISH)[0]._messages
    assert messages
    assert not [name for name, message in messages.items() if message.span is not None]


def test_a_negative_number_has_a_minus_sign_in_every_language() -> None:
    for language in languages():
        say = Translator(language)
        assert "· −3 " in say("standing", place=1, who="A-1 -2", total=-3)
        assert "A-1 -2" in say("standing", place=1, who="A-1 -2", total=-3), "a name stays as it is"


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Inés", "e"),
        ("**Íñigo**", "e"),
        ("🤖 **Hilda**", "e"),
        ("yves", "e"),
        ("Ana", "y"),
        ("Yolanda", "y"),
        ("Hiele", "y"),
        ("Ian", "y"),
        ("3", "y"),
        ("", "y"),
    ],
)
def test_and_is_another_word_in_spanish_before_a_name_that_begins_with_its_sound(name: str, word: str) -> None:
    say = Translator("es-ES")
    assert say("list-and", first="Ben", last=name) == f"Ben {word} {name}"
    assert Translator("pt-BR")("list-and", first="Ben", last=name) == f"Ben e {name}"


def test_what_somebody_is_called_stays_as_it_is() -> None:
    assert Translator("es-ES")("list-and", first="Ben y Inés", last="{0} y {1}") == "Ben y Inés y {0} y {1}"
