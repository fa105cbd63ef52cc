"""Rules in words: every rule, value, preset and conflict has its sentence, and all rules fit on a screen."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.language.wording import Translator, languages
from bot.tables.views import TableView
from bot.ui.items import MAX_OPTIONS
from bot.ui.rules import (
    STANDARD,
    TOLD_TOGETHER,
    WHOLE,
    changed,
    differ,
    differ_in_lines,
    differences,
    explained,
    in_play,
    phrase,
    value_in_words,
)
from bot.ui.rules import rules as rules_screen
from bot.ui.words import LINES, capital, cards_in_words, pass_in_words, penalties_in_words, reasons
from hearts import PRESETS, Card, Game, Rules, parse_cards
from hearts.cards import ALL_CARDS
from hearts.options import BY_SEATS, LARGE_TABLE, OPTIONS, SECTIONS, Options
from hearts.passing import HOLD
from hearts.rows import Option
from hearts.rules import checked, conflicts_in
from tests.bot.language.sentences import sentences
from tests.bot.test_past import table
from tests.bot.ui.claims import CLAIMS, Listener
from tests.bot.ui.drawn import Drawn
from tests.hearts.strategies import longest, rules
from tests.hearts.test_conflicts import REFUSED
from tests.payloads import texts

say = Translator("en-US")
EACH = pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
QUICK = settings(
    max_examples=150, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize(("key", "fields"), [(key, fields) for key, _, fields in REFUSED])
def test_every_conflict_has_a_sentence(key: str, fields: dict[str, Any]) -> None:
    _, conflicts = checked(fields)
    assert key in [conflict.key for conflict in conflicts]
    sentences = reasons(conflicts, say)
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)


def test_what_rules_change_is_worked_out_once_for_all_tables_that_play_by_them() -> None:
    again = Rules.model_validate_json(Rules(queen_points=5).model_dump_json())
    assert changed(STANDARD, again) is changed(STANDARD, Rules(queen_points=5)), "every panel asks"


@EACH
@pytest.mark.parametrize("language", languages())
def test_a_rule_is_said_in_every_language(language: str, option: Option) -> None:
    words = [f"value-{option.name}"]
    if not option.switch:
        words.append(f"field-{option.name}")
        if len(option.values) not in range(1, MAX_OPTIONS + 1):
            words.append(f"hint-{option.name}")
    assert [key for key in words if key not in sentences(language)] == [], f"missing in {language}/rules.ftl"


@EACH
@pytest.mark.parametrize("language", languages())
def test_every_value_has_a_phrase_that_fits_into_a_form(language: str, option: Option) -> None:
    values = option.values if len(option.values) <= MAX_OPTIONS else (option.usual, *option.unusual)
    phrases = {
        value: phrase(option.name, value, 4, Translator(language)) for value in values if isinstance(value, Hashable)
    }
    assert all(0 < len(words) <= 100 for words in phrases.values())
    assert len(set(phrases.values())) == len(phrases), f"two values of {option.name} are called the same"


@EACH
def test_rules_show_describes_every_unusual_value(option: Option) -> None:
    """Otherwise people would join a table without learning how it plays."""
    usual = explained(checked({**option.beside, option.name: option.usual})[0] or Rules(), say)
    played = [checked({**option.beside, option.name: value})[0] for value in option.unusual]
    told = [explained(rules, say) != usual for rules in played if rules is not None]
    assert any(told), f"write rule-{option.name} in en/rules.ftl"
    assert all(told) or option.type is int, f"a value of {option.name} is not told"


@pytest.mark.parametrize("section", SECTIONS)
def test_a_form_has_places_for_all_rules_of_its_section(section: str) -> None:
    """Its switches have one together, the last."""
    switches = [option.switch for option in SECTIONS[section]]
    assert switches.count(False) + any(switches) <= 5, f"the form of {section} is full: take another section"
    assert say(f"section-{section}")


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_name_and_a_line(name: str) -> None:
    assert 0 < len(say(f"preset-{name}")) <= 40
    assert 0 < len(say(f"about-{name}")) <= 90


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_says_what_makes_it_another_game(name: str) -> None:
    others = {tuple(explained(rules, say)) for other, rules in PRESETS.items() if other != name}
    assert tuple(explained(PRESETS[name], say)) not in others
    assert (differ(PRESETS[name], say) == say("rules-same")) == (name == "standard")


def test_rules_without_effect_are_left_out() -> None:
    standard = "\n".join(explained(Rules(), say))
    for word in ("joker", "kitty", "chips", "cancel", "Bonus", "sun", "deck with", "nose", "Floor"):
        assert word not in standard
    chips = "\n".join(explained(PRESETS["chips"], say))
    for word in ("moon", "points or more"):
        assert word not in chips
    assert "3 of clubs" in "\n".join(explained(PRESETS["three"], say))


def test_every_sentence_of_the_rules_screen_has_a_check() -> None:
    """A sentence that no position proves may be false."""
    assert {key for key in sentences("en") if key.startswith("rule-")} == CLAIMS.keys()


@given(rules() | st.sampled_from([*PRESETS.values()]))
@QUICK
def test_every_sentence_about_the_rules_is_true(rules: Rules) -> None:
    """A rule with a sentence of its own may override others, so it is there only while its sentence is checked."""
    own = {name: value for name, value in rules.differences().items() if name not in TOLD_TOGETHER}
    without = rules.model_copy(update={name: OPTIONS[name].usual for name in own})
    proved = []
    for rules in (without, *(without.model_copy(update={name: value}) for name, value in own.items())):
        listener = Listener()
        explained(rules, listener)
        for key, values in listener.said:
            if key in CLAIMS and (key, values) not in proved:
                CLAIMS[key](rules, values)
                proved.append((key, values))


def test_a_cycle_of_passes_is_told_so_that_a_pass_of_several_parts_has_an_end() -> None:
    passes = "3 to the left; 3 to the right; 3 across; 1 to the left, 1 across and 1 to the right; nothing"
    assert say("rule-passing-cycle", passes=passes) in explained(PRESETS["split"], say)


def shown(rules: Rules, *, whole: bool = False) -> Drawn:
    return Drawn(rules_screen(table(Game.new(rules)).seen_by(None), say, whole=whole))


def test_what_differs_from_standard_hearts_stands_alone_and_the_rest_is_one_press_away() -> None:
    rules = Rules(end_score=75, bonus_card="JD")
    short, whole = shown(rules), shown(rules, whole=True)
    assert short.says("rules-except")
    assert short.says("rule-end", end="score", score=75, rounds=10)
    assert not short.says("rule-follow")
    assert [(item.verb, item.arg) for item in short.buttons] == [("rules", WHOLE)]
    assert whole.text.startswith(short.text.rpartition("\n")[0]), "below it stands the rest"
    assert all(whole.text.count(sentence) == 1 for sentence in explained(rules, say))
    assert not whole.buttons


def test_all_of_standard_hearts_is_told_at_once() -> None:
    standard = shown(Rules())
    assert standard.says("rules-same")
    assert all(sentence in standard.text for sentence in explained(Rules(), say))
    assert not standard.buttons


@pytest.mark.parametrize("rules", [Rules(), Rules(end_score=75, bonus_card="JD")])
def test_each_rule_has_the_same_gap_before_it(rules: Rules) -> None:
    drawn = rules_screen(table(Game.new(rules)).seen_by(None), say, whole=True)
    assert {*explained(rules, say)} <= {*texts(drawn.to_components())}


def test_the_cards_that_nobody_may_pass_are_named() -> None:
    (told,) = (each for each in explained(Rules(pass_forbidden=("QS", "2C", "QS")), say) if "Not passed" in each)
    assert told == say("rule-pass-forbidden", cards="queen of spades, 2 of clubs")
    every = Rules(pass_forbidden=tuple(map(str, ALL_CARDS)))
    assert any("and 3" in each or "more" in each for each in explained(every, say) if "Not passed" in each)


def long_table(rules: Rules) -> TableView:
    return table(Game.new(rules), "W" * 32).seen_by(None)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [3, 16])
def test_the_longest_rules_of_a_table_fit_into_pages_in_every_language(seats: int, language: str) -> None:
    rules, say = longest(seats), Translator(language)
    assert len(check_pages(rules, say)) > 1


@pytest.mark.parametrize("words", ["w", "w" * 380])
def test_however_many_rules_are_added_there_is_a_page_for_each(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    monkeypatch.setattr(Wordy, "words", words)
    added = {name: replace(OPTIONS["queen_must_go"], name=name) for name in (f"added_{number}" for number in range(40))}
    monkeypatch.setattr("bot.ui.rules.OPTIONS", OPTIONS | added)
    for name in added:
        monkeypatch.setattr(Rules, name, False, raising=False)
    rules = longest()
    rules.__dict__.update(dict.fromkeys(added, True))
    for language in languages():
        assert len(check_pages(rules, Wordy(language))) > 5


class Wordy(Translator):
    """Has a sentence for each rule that a test adds."""

    words = ""

    def __call__(self, key: str, /, **values: Hashable) -> str:
        return f"**{key}** {self.words}." if key.startswith("rule-added") else super().__call__(key, **values)


def check_pages(rules: Rules, say: Translator) -> list[Drawn]:
    """The pages of the rules of a table; checks that each leads to the next one, that the last one leads to the rest,
    and that each rule is told once."""
    pages = [Drawn(rules_screen(long_table(rules), say))]
    while (turn := pages[-1].all("rules")[1]).arg == "next" and not turn.disabled:
        pages.append(Drawn(rules_screen(long_table(rules), say, turn.number)))
    more = pages[-1].all("rules")[-1]
    assert (more.arg, more.number) == (WHOLE, len(pages) - 1)
    pages[-1] = Drawn(rules_screen(long_table(rules), say, more.number, whole=True))
    told = "\n".join(page.text for page in pages)
    assert [told.count(sentence) for sentence in explained(rules, say)] == [1] * len(explained(rules, say))
    return pages


@pytest.mark.parametrize(("opening", "told"), [("any_club", True), ("dealers_left", False)])
def test_who_leads_of_several_holders_is_told_where_a_card_decides(opening: str, told: bool) -> None:
    several = say("rule-opening", opening=opening, card="", copies=True).rpartition(". ")[2]
    assert (several in " ".join(explained(Rules(seats=8, opening=opening, decks=2), say))) is told


def test_a_queen_that_is_taken_out_is_not_said_to_count() -> None:
    told = explained(Rules(removed=("QS", "2C", "2D", "3C")), say)
    assert not [sentence for sentence in told if "She scores" in sentence]


def test_cards_that_need_not_be_taken_out_are_not_said_to_make_the_deal_even() -> None:
    for played, even in ((Rules(removed=("2S", "2C", "2D", "3C")), True), (Rules(seats=5), False)):
        cards = cards_in_words(played.deck.removed, say, 99)
        told = say("rule-removed", cards=cards, count=len(played.deck.removed), even=even)
        assert told in explained(played, say)


def test_a_kitty_of_one_card_has_no_halves() -> None:
    whole = say("rule-kitty", count=1, to="first_trick")
    assert whole in explained(Rules(seats=3, remainder="kitty", kitty_to="split_first_two"), say)
    halves = say("rule-kitty", count=2, to="split_first_two")
    assert halves in explained(Rules(seats=5, remainder="kitty", kitty_to="split_first_two"), say)


@pytest.mark.parametrize(("seats", "several"), [(4, False), (8, True)])
def test_of_several_bonus_cards_the_moon_needs_all(seats: int, several: bool) -> None:
    rules = Rules(seats=seats, bonus_card="JD", moon_needs_bonus=True)
    assert say("rule-moon-bonus", copies=several) in explained(rules, say)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pay", OPTIONS["chips_pay"].values)
def test_a_game_for_chips_says_what_becomes_of_a_tie_where_its_rounds_are_counted(language: str, pay: str) -> None:
    """Where the chips end it, there is none."""

    def told(**fields: Any) -> str:
        return explained(Rules(scoring="chips", moon="off", chips_pay=pay, **fields), Translator(language))[-1]

    assert told(end="rounds", tie="extra_round") != told(end="rounds", tie="shared")
    assert told(tie="extra_round") == told(tie="shared")


def test_a_game_for_chips_says_what_lies_after_the_last_round_and_who_pays_what() -> None:
    def told(**fields: Any) -> str:
        return " ".join(explained(Rules(scoring="chips", moon="off", **fields), say))

    assert "share what's left" in told(end="rounds")
    assert "share what's left" not in told()
    assert "another chip" in told(chips_pay="hearts")
    assert "The pot" not in told(chips_pay="howell")
    assert "ante" not in told(chips_pay="howell")


@pytest.mark.parametrize(("moon", "told"), [("others_up", True), ("off", False), ("void", False)])
def test_the_sun_is_told_where_it_is_more_than_a_moon(moon: str, told: bool) -> None:
    assert (say("rule-sun", points=0) in explained(Rules(moon=moon, sun=True), say)) is told
    assert (say("rule-sun", points=39) in explained(Rules(moon=moon, sun=True, sun_points=39), say)) is told


@pytest.mark.parametrize(("seats", "limit"), [(4, 100), (8, 200)])
def test_an_end_score_by_seats_says_both_where_it_ends_here_and_where_with_others(seats: int, limit: int) -> None:
    told = explained(Rules(seats=seats, end_score=None), say)
    assert say("rule-end", end="score", score=limit, rounds=10) in told
    assert say("rule-end-by-seats") in told
    assert all(str(number) in say("rule-end-by-seats") for number in (*BY_SEATS, LARGE_TABLE))
    assert say("rule-end-by-seats") not in explained(Rules(seats=seats, end_score=None, end="rounds"), say)


@pytest.mark.parametrize(("card", "hearts"), [("QH", True), ("KS", False)])
def test_a_heart_that_counts_otherwise_is_told_apart(card: str, hearts: bool) -> None:
    penalties = ((Card.parse(card), 13),)
    words = penalties_in_words(penalties, say, 99)
    assert say("rule-extra", cards=capital(words), hearts=hearts) in explained(Rules(extra_penalties=penalties), say)


def test_only_differences_from_the_standard_are_described() -> None:
    assert differences(Rules(), say) == []
    assert differ(Rules(), say) == say("rules-same")
    rules = Rules(end_score=50, queen_points=25)
    told = [phrase("queen_points", 25, 4, say), phrase("end_score", 50, 4, say)]
    assert differences(rules, say) == told
    assert differ(rules, say) == say("rules-differ", differences="; ".join(told))


def options(**fields: Any) -> Options:
    """Rules with these values, whether or not they make sense together."""
    return STANDARD.model_copy(update=fields)


def test_a_rule_without_effect_is_no_difference() -> None:
    """For example, the points of a bonus card if there is none."""
    assert differences(options(bonus_points=-5), say) == []


def test_a_bonus_card_and_what_it_is_worth_are_one_difference() -> None:
    told = differences(options(bonus_points=-5, bonus_card=Card.parse("JD")), say)
    assert told == [say("bonus-told", card="jack of diamonds", points=5)]


def test_differences_are_told_in_a_sentence_or_in_lines() -> None:
    rules = Rules(end_score=50, passing="none")
    first, second = differences(rules, say)
    assert differ_in_lines(rules, say) == f"{say('rules-except')}{LINES}{capital(first)}{LINES}{capital(second)}"
    assert differ_in_lines(Rules(), say) == say("rules-same")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"moon": "off", "moon_points": 36, "sun": True, "moon_needs_bonus": True}, ["moon"]),
        ({"moon": "void", "moon_points": 36, "sun": True}, ["moon"]),
        ({"breaking": "none", "locked_until_broken": "hearts_and_queen"}, ["breaking"]),
        ({"breaking": "none", "hearts_instead_of_queen": True}, ["breaking"]),
        ({"passing": "none", "pass_count": 5, "pass_forbidden": (Card.parse("2C"),)}, ["passing"]),
        ({"passing": "custom", "custom_cycle": (((1, 3),),), "pass_count": 5}, ["passing", "custom_cycle"]),
    ],
)
def test_a_rule_about_what_another_has_taken_away_is_not_described(fields: dict[str, Any], told: list[str]) -> None:
    """For example, that the sun doubles the moon where nothing special happens at a moon."""
    assert differences(options(**fields), say) == [phrase(name, fields[name], 4, say) for name in told]


def test_a_game_for_chips_is_not_described_by_points() -> None:
    rules = Rules(scoring="chips", moon="off", heart_values="rank", queen_points=25)
    described = differences(rules, say)
    assert phrase("scoring", "chips", 4, say) in described
    assert not [words for words in described if "hearts score" in words or "queen" in words]
    assert in_play(rules, say) == [phrase("moon", "off", 4, say)]


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("sun", True, True),
        ("bonus_points", -10, -10),
        ("moon_points", None, "none"),
        ("removed", (), "none"),
        ("moon", "smart", "smart"),
        ("removed", parse_cards("2C 2C"), "2 × 2 of clubs"),
        ("bonus_card", Card.parse("JD"), "jack of diamonds"),
        ("extra_penalties", ((Card.parse("JC"), 5),), penalties_in_words(((Card.parse("JC"), 5),), say, 99)),
        ("custom_cycle", (((1, 3),), HOLD), f"{pass_in_words(((1, 3),), 4, say)} / {pass_in_words(HOLD, 4, say)}"),
    ],
)
def test_a_value_is_what_a_sentence_takes(field: str, value: object, words: object) -> None:
    assert value_in_words(field, value, 4, say) == words


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"bonus_card": "QS"}, say("field-queen_points")),
        ({"bonus_card": "XX", "jokers": 2}, "joker"),
        ({"bonus_card": "2H"}, "already counts"),
    ],
)
def test_a_card_that_cannot_be_the_bonus_card_is_refused_for_its_own_reason(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Rules(**fields)
    assert said in " ".join(reasons(conflicts_in(refused.value), say))
