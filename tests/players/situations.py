"""Situations: tables written out for computer players."""

from random import Random
from typing import Any

from hearts import PRESETS, Deal, Game, Play, View
from players import choose
from players.knowledge import Knowledge
from tests.hearts.table import Table


def table(*hands: str, **fields: Any) -> Table:
    """A table whose deck has only these hands; seat 0 may lead anything."""
    free: dict[str, Any] = {"opening": "dealers_left", "first_trick_points": "allowed", "breaking": "none"}
    return Table(*hands, **free | fields)


def whole(*hands: str, **fields: Any) -> Table:
    """A table with the whole deck: short hands are filled up with the lowest unused cards."""
    return Table(*hands, remainder="kitty", **fields)


def plays(situation: Table, level: str = "casual") -> str:
    """The card that a computer player of this level plays now, for every seed."""
    moves = {choose(level, situation.game.view(situation.turn), Random(seed)) for seed in range(3)}
    [move] = moves
    assert isinstance(move, Play)
    return str(move.card)


def knows(situation: Table, seat: int | None = None) -> Knowledge:
    """What a seat can infer; by default the seat whose turn it is."""
    return Knowledge.of(situation.game.view(situation.turn if seat is None else seat))


def twins(tricks: int) -> tuple[View, View]:
    """A seat's views of two rounds, after some tricks, that differ only in two hidden cards exchanged between other
    seats."""
    new = Game.new(PRESETS["no_pass"])
    deal, moves = new.shuffle(b"what nobody can see"), []
    game = new.deal(deal)
    while len(game.view(0).tricks) < tricks:
        [seat, *_] = game.to_act
        moves.append((seat, choose("club", game.view(seat), Random(1))))
        game = game.act(*moves[-1])
    seat, hands = game.to_act[0], [list(hand) for hand in deal.hands]
    one, two = (seat + 1) % 4, (seat + 2) % 4
    mine, yours = next((a, b) for a in game.hand(one) for b in game.hand(two) if a.suit is b.suit)
    hands[one][hands[one].index(mine)], hands[two][hands[two].index(yours)] = yours, mine
    other = new.deal(Deal(tuple(map(tuple, hands)), deal.kitty, deal.dealer))
    for move in moves:
        other = other.act(*move)
    assert other.hand(one) != game.hand(one)
    return game.view(seat), other.view(seat)
