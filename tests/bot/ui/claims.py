"""Claims: for each sentence of the rules screen a check that plays a position it speaks about, and compares."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.language.card_names import in_words
from bot.language.wording import Translator
from bot.ui.words import pass_in_words
from hearts import JOKER, Card, Game, Pass, Phase, RoundResult, Rules, Suit, Trick, parse_cards
from hearts.cards import ALL_CARDS, QUEEN_OF_SPADES, TEN_OF_CLUBS
from hearts.chips import winners_of_pool
from hearts.ending import next_dealer, winners
from hearts.moves import CallPass, ChooseMoon, Played
from hearts.options import OPTIONS
from hearts.passing import barred, passable, size
from hearts.restrictions import legal_plays
from hearts.round import Round
from hearts.scoring import moon_shot
from hearts.trick import breaks, cancelled, taker
from tests.hearts.table import finished, scored, sheet

Values = Mapping[str, Any]
Check = Callable[[Rules, Values], None]
CLAIMS: Final[dict[str, Check]] = {}
"""The check of each sentence, by its key; it gets the rules, and the values that the sentence was said with."""
ENGLISH: Final = Translator("en-US")


class Listener(Translator):
    """Says everything in English, and remembers what it was asked to say."""

    def __init__(self) -> None:
        super().__init__("en-US")
        self.said: list[tuple[str, Values]] = []

    def __call__(self, key: str, /, **values: Hashable) -> str:
        self.said.append((key, values))
        return super().__call__(key, **values)


def claims(key: str) -> Callable[[Check], Check]:
    def keep(check: Check) -> Check:
        CLAIMS[key] = check
        return check

    return keep


# -- positions


def the_round(game: Game) -> Round:
    assert game.round is not None
    return game.round


def dealt(rules: Rules, secret: int = 0) -> Game:
    game = Game.new(rules)
    return game.deal(game.shuffle(secret.to_bytes(16, "big")))


def begun(rules: Rules) -> Game:
    """A game whose first card is to be led; the dealer calls a hold."""
    game = dealt(rules)
    while game.phase is not Phase.PLAYING:
        seat = game.to_act[0]
        game = game.act(seat, CallPass(()) if game.phase is Phase.CALLING else _first_pass(game, seat))
    return game


def _first_pass(game: Game, seat: int) -> Pass:
    left, chosen = list(game.hand(seat)), []
    for _ in range(size(game.pass_target)):
        card = passable(left, game.rules)[0]
        left.remove(card)
        chosen.append(card)
    return Pass(tuple(chosen))


def position(rules: Rules, *hands: str, **changes: Any) -> Round:
    """The second trick of a round, with seat 0 to lead; seats without a written hand hold nothing of interest."""
    cards = [parse_cards(hand) for hand in hands]
    cards += [parse_cards("2H 2H")] * (rules.seats - len(cards))
    begun = Round.begin(rules, 0, the_round(dealt(rules)).deal, tuple(range(rules.seats)))
    first: dict[str, Any] = {
        "phase": Phase.PLAYING,
        "hands": tuple(cards),
        "leader": 0,
        "turn": 0,
        "tricks": (Trick(0, ((0, ALL_CARDS[0]),), 0),),
    }
    return replace(begun, **first | changes)


def legal(rules: Rules, hand: str | tuple[Card, ...], led: str = "", **changes: Any) -> set[Card]:
    """What may be led from a hand, or played to a trick that another has led."""
    cards = parse_cards(hand) if isinstance(hand, str) else hand
    plays = tuple((1, card) for card in parse_cards(led))
    return set(legal_plays(position(rules, plays=plays, **changes), cards))


def plain(rules: Rules, *suits: Suit) -> Card | None:
    """A card that counts nothing, of one of the suits."""
    free = (card for card in ALL_CARDS if card.suit in suits and card not in rules.deck.points)
    return next((card for card in free if card is not QUEEN_OF_SPADES), None)


def penalties(rules: Rules) -> list[Card]:
    return [card for card in rules.deck.cards if card in rules.deck.points]


def bonuses(rules: Rules) -> list[Card]:
    return [card for card in rules.deck.cards if card is rules.bonus_card]


def written(cards: list[Card] | tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def result(rules: Rules, *takes: list[Card], **given: Any) -> RoundResult:
    """A round in which the first seats took these cards, and the last one all others."""
    texts = [written(cards) for cards in takes] + [""] * (rules.seats - 1 - len(takes))
    return scored(*texts, **given, **{name: getattr(rules, name) for name in OPTIONS})


def a_moon(rules: Rules, effect: str | None, *others: Card, **given: Any) -> RoundResult:
    """Seat 0 takes all point cards and what else a moon needs, seat 1 the other cards."""
    needed = bonuses(rules) if rules.moon_needs_bonus else []
    return result(rules, [*penalties(rules), *needed], list(others), effect=effect, **{"tricks": [0, 1], **given})


def no_moon(rules: Rules, *others: Card, **given: Any) -> RoundResult | None:
    """Seat 0 takes these cards and seat 1 a point card; None if there are not two."""
    bad = [card for card in penalties(rules) if card not in others]
    return result(rules, list(others), bad[:1], **given) if len(bad) > 1 else None


def effects(moon: str) -> list[str]:
    return ["others_up", "shooter_down"] if moon in ("choice", "smart") else [moon]


def last_card(rules: Rules, total: int) -> Game:
    """Seat 0, which had this total, has just taken the last trick and every card."""
    piles = (rules.deck.cards, *((),) * (rules.seats - 1))
    round = position(rules, "5C", *["2H"] * (rules.seats - 1), piles=piles, kitties=())
    game = Game(rules, (finished((total, *(0,) * (rules.seats - 1))),), round)
    for seat in range(rules.seats):
        game = game.after(Played(seat, Card.parse("2H" if seat else "5C")))
    return game


# -- deck


@claims("rule-deal")
def _(rules: Rules, told: Values) -> None:
    round = dealt(rules).round
    assert round is not None
    assert [len(hand) for hand in round.hands] == [told["cards"]] * told["seats"]
    assert len(rules.deck.cards) + len(rules.deck.removed) - rules.jokers == 52 * told["decks"]
    assert rules.deck.cards.count(JOKER) == told["jokers"]
    assert len({dealt(rules, secret).dealer for secret in range(40)}) > 1
    assert next_dealer(rules.seats - 1, tuple(range(rules.seats)), rules.seats) == 0


@claims("rule-removed")
def _(rules: Rules, told: Values) -> None:
    full = Counter([*ALL_CARDS * rules.number_of_decks, *[JOKER] * rules.jokers])
    assert full - Counter(rules.deck.cards) == Counter(rules.deck.removed)
    assert told["even"] == (sum(full.values()) % rules.seats == 0)


@claims("rule-kitty")
def _(rules: Rules, told: Values) -> None:
    round = the_round(begun(rules))
    while round.phase is Phase.PLAYING:
        round = round.play(legal_plays(round, round.hands[round.turn])[0])
    taken = [trick for trick in round.tricks if trick.taker is not None]
    first = {
        "first_penalty_trick": lambda card: card in rules.deck.points,
        "first_heart_trick": lambda card: rules.deck.suits[card] is Suit.HEARTS,
    }.get(told["to"], lambda card: told["to"] != "last_trick")
    at = next((n for n, trick in enumerate(round.tricks) if any(map(first, trick.cards))), len(round.tricks) - 1)
    winner = next((trick.taker for trick in round.tricks[at:] if trick.taker is not None), None)
    got = [seat for seat, _ in round.kitty_taken]
    if told["to"] == "split_first_two":
        assert got == [trick.taker for trick in taken[:2]]
    else:
        assert got == ([] if winner is None else [winner])
    assert sum(len(cards) for _, cards in round.kitty_taken) == (told["count"] if got else 0)


@claims("rule-slough")
def _(rules: Rules, told: Values) -> None:
    assert legal(rules, "5C 6D XX", "2C") == {*parse_cards("5C XX")}
    assert legal(rules, "5C 6D", "XX") == {*parse_cards("5C 6D")}
    assert JOKER not in rules.deck.points
    assert taker(rules, rules.deck, ((1, JOKER), (2, Card.parse("AC")), (0, JOKER)), 0) == 1
    assert taker(rules, rules.deck, ((1, Card.parse("2C")), (2, JOKER)), 0) == 1


@claims("rule-high-low")
def _(rules: Rules, told: Values) -> None:
    assert taker(rules, rules.deck, ((0, Card.parse("AH")), (1, JOKER)), 0) == 1
    assert taker(rules, rules.deck, ((0, JOKER), (1, Card.parse("2H"))), 1) == 1


@claims("rule-joker-points")
def _(rules: Rules, told: Values) -> None:
    assert rules.deck.points[JOKER] == 1


@claims("rule-duplicates")
def _(rules: Rules, told: Values) -> None:
    five, six = Card.parse("5C"), Card.parse("6C")
    if told["duplicates"] == "first_wins":
        assert taker(rules, rules.deck, ((0, five), (1, six), (2, six)), 0) == 1
        return
    assert taker(rules, rules.deck, ((0, five), (1, six), (2, six)), 0) == 0
    assert taker(rules, rules.deck, tuple(enumerate([six] * 3)), 0) == 2
    round = _nobody_takes(position(rules, "5C 6C", "5C 6C"))
    assert (round.leader, round.piles[0]) == (0, ())
    for _ in range(rules.seats - 1):
        round = round.play(round.hands[round.turn][0])
    last = _nobody_takes(position(rules, "5C", "5C", *["2H"] * (rules.seats - 2), kitties=()))
    assert bool(last.piles[0]) == (told["last"] == "leader")


def _nobody_takes(round: Round) -> Round:
    """The first two seats play equal clubs, and the others none."""
    for card in parse_cards("5C 5C") + parse_cards("2H") * (round.rules.seats - 2):
        round = round.play(card)
    return round


@claims("rule-cancelling")
def _(rules: Rules, told: Values) -> None:
    if told["four"]:
        assert len(cancelled(rules, tuple(enumerate(parse_cards("5C 5C 5C 5C"))))) == 4
    if told["jokers"]:
        assert not cancelled(rules, ((0, JOKER), (1, JOKER)))
    if told["kitty"]:
        assert not _nobody_takes(position(rules, "5C 6C", "5C 6C")).kitty_taken
    piles = (rules.deck.cards, *((),) * (rules.seats - 1))
    over = position(rules, hands=((),) * rules.seats, piles=piles)
    if rules.moon != "off":
        assert moon_shot(over) is not None
        last = _nobody_takes(position(rules, "5C", "5C", *["2H"] * (rules.seats - 2), piles=piles, kitties=()))
        assert (moon_shot(last) is None) == told["moon"]


# -- passing


@claims("rule-passing-none")
def _(rules: Rules, told: Values) -> None:
    assert dealt(rules).phase is Phase.PLAYING


def _passes_unseen(rules: Rules, number: int = 0) -> str:
    """The pass of a round in words; nobody sees what they get before all have passed."""
    deal = the_round(dealt(rules)).deal
    round = Round.begin(rules, number, deal, tuple(range(rules.seats)))
    if round.target:
        for seat in range(1, rules.seats):
            round = round.passes(seat, round.hands[seat][: size(round.target)])
        assert round.hands == deal.hands
        assert not any(round.received(seat) for seat in range(rules.seats))
    return pass_in_words(round.target, rules.seats, ENGLISH)


@claims("rule-passing-every")
def _(rules: Rules, told: Values) -> None:
    assert {_passes_unseen(rules, number) for number in range(4)} == {told["pass"]}


@claims("rule-passing-cycle")
def _(rules: Rules, told: Values) -> None:
    assert _passes_unseen(rules, len(rules.cycle)) == _passes_unseen(rules)
    *passes, last = told["passes"].split("; ")
    for number, told_pass in enumerate(passes[:20]):  # the longest cycles repeat themselves
        assert _passes_unseen(rules, number) == told_pass
    assert last.startswith(_passes_unseen(rules, len(passes))), "the number of those that do not fit may follow"


@claims("rule-passing-rotate")
def _(rules: Rules, told: Values) -> None:
    for number in range(rules.seats + 1):
        away = (number + 1) % rules.seats
        target = ((away, told["count"]),) if away else ()
        assert _passes_unseen(rules, number) == pass_in_words(target, rules.seats, ENGLISH)


@claims("rule-passing-dealer")
def _(rules: Rules, told: Values) -> None:
    game = dealt(rules)
    assert game.to_act == (game.dealer,)
    assert not game.view(game.dealer).hand
    assert game.check(game.to_act[0], CallPass(((1, told["count"]),))) is None
    assert game.check(game.to_act[0], CallPass(((1, told["count"] + 1),))) is not None
    assert game.act(game.to_act[0], CallPass(())).phase is Phase.PLAYING


@claims("rule-pass-forbidden")
def _(rules: Rules, told: Values) -> None:
    others = [card for card in ALL_CARDS if card not in rules.pass_forbidden][:3]
    hand = [rules.pass_forbidden[0], *others]
    assert barred(hand, (), len(others), rules) == ({hand[0]} if others else set())
    assert not barred(hand, (), len(others) + 1, rules)


# -- play


@claims("rule-opening")
def _(rules: Rules, told: Values) -> None:
    game = begun(rules)
    round = game.round
    assert round is not None
    around = [(round.deal.dealer + step) % rules.seats for step in range(1, rules.seats + 1)]
    may = game.legal_plays(round.turn)
    if told["opening"] == "dealers_left":
        assert round.turn == around[0]
        suits = {rules.deck.suits[card] for card in round.hands[round.turn]}
        assert suits == {Suit.HEARTS} or all(rules.deck.suits[card] is not Suit.HEARTS for card in may)
        return
    clubs = [card for hand in round.hands for card in hand if card.suit is Suit.CLUBS]
    if not clubs:
        return
    assert round.turn == next(seat for seat in around if min(clubs) in round.hands[seat])
    assert told["card"] in (in_words(min(clubs), ENGLISH), ENGLISH("rule-low-club-dealt"))
    if told["opening"] == "low_club":
        assert set(may) == {min(clubs)}
    if told["opening"] == "any_club":
        assert all(card.suit is Suit.CLUBS for card in may)


@claims("rule-low-club-dealt")
def _(rules: Rules, told: Values) -> None:
    clubs = [card for card in rules.deck.cards if card.suit is Suit.CLUBS]
    assert rules.deck.kitty_size or not clubs, "another card may lie in the kitty"


@claims("rule-follow")
def _(rules: Rules, told: Values) -> None:
    assert legal(rules, "6C 5D", "2C") == {Card.parse("6C")}
    assert taker(rules, rules.deck, ((0, Card.parse("5C")), (1, Card.parse("7C")), (2, Card.parse("AD"))), 0) == 1


@claims("rule-point-cards")
def _(rules: Rules, told: Values) -> None:
    hearts = {card for card in rules.deck.suits if rules.deck.suits[card] is Suit.HEARTS}
    queen = {QUEEN_OF_SPADES} if told["queen"] else set()
    named = {card for card, _ in rules.extra_penalties} if told["extra"] else set()
    assert set(penalties(rules)) == (hearts | queen | named) & set(rules.deck.cards)


@claims("rule-first-trick")
def _(rules: Rules, told: Values) -> None:
    bad, good = Card.parse("2H"), plain(rules, Suit.DIAMONDS, Suit.SPADES)
    assert legal(rules, (bad,), "3C", tricks=()) == {bad}
    if good is not None:
        may = legal(rules, (good, bad), "3C", tricks=())
        assert may == ({good, bad} if told["points"] == "allowed" else {good})


@claims("rule-breaking")
def _(rules: Rules, told: Values) -> None:
    heart, other = Card.parse("2H"), Card.parse("5D")
    assert legal(rules, (other, heart), broken=True) == {other, heart}
    assert legal(rules, (heart,)) == {heart}
    assert legal(rules, (other, heart)) == ({other, heart} if told["breaking"] == "none" else {other})
    if told["breaking"] != "none":
        assert breaks(rules, rules.deck, heart)
        queen = told["breaking"] == "penalty" and QUEEN_OF_SPADES in rules.deck.points
        assert breaks(rules, rules.deck, QUEEN_OF_SPADES) == queen


@claims("rule-locked")
def _(rules: Rules, told: Values) -> None:
    assert legal(rules, "5D QS") == {Card.parse("5D")}
    assert legal(rules, "5D QS", broken=True) == {*parse_cards("5D QS")}


@claims("rule-hearts-instead")
def _(rules: Rules, told: Values) -> None:
    assert Card.parse("2H") in legal(rules, "QS 2H")


@claims("rule-queen_must_go")
def _(rules: Rules, told: Values) -> None:
    assert legal(rules, "5D QS", "5C") == {QUEEN_OF_SPADES}
    assert legal(rules, "JS QS", "KS") == {QUEEN_OF_SPADES}
    assert legal(rules, "JS QS", "2S") == {*parse_cards("JS QS")}


# -- points


@claims("rule-hearts")
def _(rules: Rules, told: Values) -> None:
    ace, picture, ten = {
        "one": (1, 1, 1),
        "rank": (14, 11, 10),
        "rank_low_ace": (1, 11, 10),
        "rank_ten": (15, 10, 10),
        "pips": (10, 10, 10),
    }[told["hearts"]]
    points = {"AH": ace, "JH": picture, "TH": ten}
    others = {card for card, _ in rules.extra_penalties}
    for card in map(Card.parse, points):
        assert card in others or rules.deck.points[card] == points[str(card)]


@claims("rule-queen")
def _(rules: Rules, told: Values) -> None:
    assert rules.deck.points.get(QUEEN_OF_SPADES, 0) == told["points"]


@claims("rule-extra")
def _(rules: Rules, told: Values) -> None:
    for card, points in rules.extra_penalties:
        assert rules.deck.points[card] == points
    assert told["hearts"] == any(card.suit is Suit.HEARTS for card, _ in rules.extra_penalties)


@claims("rule-bonus")
def _(rules: Rules, told: Values) -> None:
    assert rules.bonus_card is not None
    if (round := no_moon(rules, rules.bonus_card)) is not None:
        assert sheet(round)["bonus"][0] == rules.bonus_points


@claims("rule-doubler")
def _(rules: Rules, told: Values) -> None:
    bad = penalties(rules)
    if len(bad) > 2 and (round := no_moon(rules, bad[-1], TEN_OF_CLUBS)) is not None:
        assert sheet(round)["doubler"][0] == rules.deck.points[bad[-1]]
    if told["doubler"] != "chinese":
        return
    if (round := no_moon(rules, TEN_OF_CLUBS)) is not None:
        assert sheet(round)["doubler"][0] == -5
    assert told["moon"] == (rules.moon != "off")
    for effect in effects(rules.moon) if told["moon"] else ():
        assert a_moon(rules, effect, TEN_OF_CLUBS).points[1] == (rules.moon_up if effect == "others_up" else 0)


@claims("rule-no-tricks")
def _(rules: Rules, told: Values) -> None:
    if (round := no_moon(rules, tricks=[0, 1])) is not None:
        assert [*sheet(round)["no-tricks"]] == [0, 0] + [rules.no_tricks_bonus] * (rules.seats - 2)
    if rules.moon != "off":
        assert "no-tricks" not in sheet(a_moon(rules, effects(rules.moon)[0]))


@claims("rule-on_the_nose")
def _(rules: Rules, told: Values) -> None:
    if rules.on_the_nose == "wins":
        totals = (rules.limit, *(0,) * (rules.seats - 1))
        assert winners(rules, totals, 1) == (0,)
        return
    for total, after in [(50, 0), (100, 50), (150, 100 if rules.on_the_nose == "every_50" else 150)]:
        assert (round := _brought_to(rules, total)) is None or round.totals[0] == after


def _brought_to(rules: Rules, total: int) -> RoundResult | None:
    """A round that brings seat 0 to this total, and everybody else far below."""
    card = penalties(rules)[0]
    before = (total - rules.deck.points[card], *(-100_000,) * (rules.seats - 1))
    others = [other for other in penalties(rules)[1:] if other is not card]
    return result(rules, [card], others[:1], totals=before, tricks=range(rules.seats)) if len(others) > 1 else None


@claims("rule-nose-first")
def _(rules: Rules, told: Values) -> None:
    total = -(-rules.limit // 50) * 50
    assert total >= rules.limit
    assert (round := _brought_to(rules, total)) is None or winners(rules, round.totals, 1) == ()


@claims("rule-floor")
def _(rules: Rules, told: Values) -> None:
    assert min(result(rules, totals=(-1000,) * rules.seats).totals) >= 0


# -- moon


@claims("rule-moon")
def _(rules: Rules, told: Values) -> None:
    bonus = bonuses(rules)
    shooter = 0 if rules.moon_needs_bonus else 1
    others = () if rules.moon_needs_bonus else bonus
    if told["moon"] == "off":
        assert a_moon(rules, None, *others).shooter is None
        return
    for effect in effects(told["moon"]):
        up = told["points"] if effect == "others_up" else 0
        own = {"shooter_up": told["points"], "shooter_down": -told["down"]}.get(effect, 0)
        expected = [own] + [up] * (rules.seats - 1)
        if told["bonus"]:
            expected[shooter] += len(bonus) * rules.bonus_points
        points = [*a_moon(rules, effect, *others).points]
        if rules.doubler == "none":
            assert points == expected
        else:
            assert points[1 - shooter] == expected[1 - shooter]


@claims("rule-moon-choice")
def _(rules: Rules, told: Values) -> None:
    assert last_card(rules, told["from"]).phase is Phase.CHOOSING
    assert last_card(rules, told["from"] - 1).rounds[-1].effect == "others_up"


@claims("rule-moon-late")
def _(rules: Rules, told: Values) -> None:
    game = last_card(rules, rules.moon_choice_from)
    assert game.round is not None
    won = game.act(0, ChooseMoon("others_up")).winners
    assert game.smart_effect(game.round) == ("others_up" if won in ((), (0,)) else "shooter_down")


@claims("rule-moon-bonus")
def _(rules: Rules, told: Values) -> None:
    copies = bonuses(rules)
    assert a_moon(rules, effects(rules.moon)[0]).shooter == 0
    assert result(rules, penalties(rules), copies[:1], effect=effects(rules.moon)[0]).shooter is None
    assert told["copies"] == (len(copies) > 1)


@claims("rule-sun")
def _(rules: Rules, told: Values) -> None:
    round = result(rules, list(rules.deck.cards), tricks=[0, 0], effect="others_up")
    assert round.sun
    assert round.points[1] == (told["points"] or 2 * rules.moon_up)


# -- ending


@claims("rule-end")
def _(rules: Rules, told: Values) -> None:
    rest = (1,) * (rules.seats - 2)
    if told["end"] == "rounds":
        assert winners(rules, (0, 999, *rest), told["rounds"] - 1) == ()
        totals = 0, 999
    else:
        assert winners(rules, (0, told["score"] - 1, *rest), 1) == ()
        totals = 0, told["score"] + 1
    assert winners(rules, (*totals, *rest), rules.end_rounds) == (0,)


@claims("rule-wins")
def _(rules: Rules, told: Values) -> None:
    totals = (0, rules.limit + 1, *(0,) * (rules.seats - 2))
    lowest = tuple(seat for seat in range(rules.seats) if seat != 1)
    assert winners(rules, totals, rules.end_rounds) == (() if told["tie"] == "extra_round" else lowest)


@claims("rule-end-by-seats")
def _(rules: Rules, told: Values) -> None:
    assert rules.limit == (100 if rules.seats <= 6 else 200)


@claims("rule-end-chips")
def _(rules: Rules, told: Values) -> None:
    last = (rules.chips * rules.seats, *(0,) * (rules.seats - 1))
    assert winners(rules, last, 1) == (0,)
    if told["end"] == "rounds":
        richest = (rules.chips + 1, *(rules.chips,) * (rules.seats - 1))
        assert winners(rules, richest, told["rounds"]) == (0,)
        assert bool(winners(rules, (rules.chips,) * rules.seats, told["rounds"])) == (told["tie"] == "shared")


# -- chips


@claims("rule-chips")
def _(rules: Rules, told: Values) -> None:
    assert Game.new(rules).totals == (told["chips"],) * rules.seats
    paid = sheet(result(rules)).get("ante")
    assert paid == (None if told["pay"] == "howell" else (-told["ante"],) * rules.seats)


@claims("rule-pot")
def _(rules: Rules, told: Values) -> None:
    assert winners_of_pool({0: 0, 1: 3, 2: 0, 3: 10}, 13) == [0, 2]
    assert winners_of_pool({0: 1, 1: 2, 2: 10}, 13) == winners_of_pool({0: 13, 1: 0, 2: 0}, 13) == []
    assert winners_of_pool({0: 6, 1: 7}, 13) == [0]
