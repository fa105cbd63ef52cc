"""The game: a value folded from its events. `Game.act` checks a seat's move and returns the next value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hearts.cards import Card
from hearts.claim import settled
from hearts.deal import Deal, cut_pack
from hearts.decisions import decide
from hearts.ending import next_dealer, next_players, winners
from hearts.moves import (
    Claimed,
    Dealt,
    Event,
    MoonChosen,
    MoonEffect,
    Move,
    PassCalled,
    Passed,
    Phase,
    Played,
    played,
)
from hearts.passing import HOLD, PassTarget, fit
from hearts.reasons import IllegalMove, Reason
from hearts.restrictions import legal_plays
from hearts.round import PROMPTS_A_ROUND, Round
from hearts.rules import Rules
from hearts.scoring import moon_shot, score
from hearts.steps import RoundResult, Scores
from hearts.trick import Trick
from hearts.values import cached_property
from hearts.view import View, public


@dataclass(frozen=True)
class Game:
    """A game between seats; it knows nothing of people. Values are frozen: each move returns a new one."""

    rules: Rules
    rounds: tuple[RoundResult, ...] = ()
    """The finished rounds."""
    round: Round | None = None
    """The round being played."""
    events: tuple[Event, ...] = ()
    """The events that this value was folded from, after the finished rounds that it was resumed with."""

    @staticmethod
    def new(rules: Rules) -> Game:
        """A game in which nothing has been dealt."""
        return Game(rules)

    @staticmethod
    def replay(rules: Rules, events: Iterable[Event], rounds: tuple[RoundResult, ...] = ()) -> Game:
        """The game after these events; ``rounds`` are finished rounds that came before them."""
        game = Game(rules, rounds)
        for event in events:
            game = game.after(event)
        return game

    # -- what is known

    @property
    def phase(self) -> Phase:
        """What the game is waiting for."""
        if self.round is not None:
            return self.round.phase
        return Phase.OVER if self.winners else Phase.DEALING

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a move."""
        round = self.round
        if round is None:
            return ()
        match round.phase:
            case Phase.PLAYING:
                return (round.turn,)
            case Phase.PASSING:
                return tuple(seat for seat in round.players if round.passed[seat] is None)
            case Phase.CALLING:
                return (round.deal.dealer,)
            case _:
                return (_shooter(round),)

    @cached_property
    def prompt(self) -> int:
        """The number of the current prompt. It stays the same until every seat that owes a move has moved."""
        return len(self.rounds) * PROMPTS_A_ROUND + (self.round.step if self.round is not None else 0)

    @property
    def players(self) -> tuple[int, ...]:
        """The seats in play: all of them, or in a game for chips those that have not run out of them."""
        return self.round.players if self.round is not None else next_players(self.rules, self.totals, self.rounds)

    @property
    def totals(self) -> Scores:
        """Each seat's points (or chips) after the last finished round."""
        if self.rounds:
            return self.rounds[-1].totals
        return (self.rules.starting_total,) * self.rules.seats

    @property
    def dealer(self) -> int | None:
        """The dealer of this round, or of the next one; None before the first deal, which draws it."""
        if self.round is not None:
            return self.round.deal.dealer
        return next_dealer(self.rounds[-1].dealer, self.players, self.rules.seats) if self.rounds else None

    @property
    def pass_target(self) -> PassTarget:
        """The pass of this round: ((offset, count), ...). Empty for a hold, or if it is not known yet."""
        if self.round is not None:
            return self.round.target
        if self.rules.passing == "dealers_choice":
            return HOLD
        return fit(self.rules.cycle[len(self.rounds) % len(self.rules.cycle)], len(self.players) or 1)

    @property
    def trick(self) -> Trick:
        """The trick being played. Raises ValueError between rounds."""
        if self.round is None:
            raise ValueError("no round is being played")
        return self.round.trick

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks of the round being played."""
        return self.round.tricks if self.round is not None else ()

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty until the game is over."""
        over = self.round is None and self.rounds
        return winners(self.rules, self.totals, len(self.rounds), self.pot) if over else ()

    @property
    def pot(self) -> int:
        """The chips that lie on the table from earlier rounds."""
        return self.rounds[-1].pot if self.rounds else 0

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards that a seat holds now; empty between rounds."""
        return self.round.hands[seat] if self.round is not None else ()

    def legal_plays(self, seat: int) -> tuple[Card, ...]:
        """The cards that the seat may play now; empty if it is not its turn."""
        if self.round is None or self.round.turn != seat or self.round.phase is not Phase.PLAYING:
            return ()
        return self._legal

    @cached_property
    def _legal(self) -> tuple[Card, ...]:
        """The legal cards of the seat whose turn it is. Cached, because several callers need them after each move."""
        assert self.round is not None
        return legal_plays(self.round, self.round.hands[self.round.turn])

    def view(self, seat: int | None) -> View:
        """Everything that this seat may know; None gives the view of a spectator."""
        return self._spectator if seat is None else self._spectator.from_seat(seat, self.round)

    @cached_property
    def _spectator(self) -> View:
        return View(
            rules=self.rules,
            seat=None,
            phase=self.phase,
            number=len(self.rounds),
            prompt=self.prompt,
            dealer=self.dealer,
            players=self.players,
            to_act=self.to_act,
            totals=self.totals,
            rounds=self.rounds,
            winners=self.winners,
            pass_target=self.pass_target,
            **(public(self.round) if self.round is not None else {}),
        )

    # -- what happens

    def shuffle(self, entropy: bytes, cut: int = 0) -> Deal:
        """The deal that a secret gives for the next round; ``cut`` says how many cards were cut (`hearts.cut_pack`)."""
        deal = Deal.shuffled(self.rules, entropy, dealer=self.dealer, in_play=self.players)
        if not cut:
            return deal
        return Deal.shuffled(self.rules, cut_pack(entropy, cut), dealer=deal.dealer, in_play=self.players)

    def deal(self, deal: Deal) -> Game:
        """Deals the next round. Raises IllegalMove if the deal does not fit it, or if no deal is due now."""
        if self.phase is not Phase.DEALING:
            raise IllegalMove(Reason.GAME_OVER if self.phase is Phase.OVER else Reason.WRONG_PHASE)
        deal.check(self.rules.deck_for(len(self.players)), self.rules.seats, self.players)
        if deal.dealer not in self.players or self.dealer not in (None, deal.dealer):
            raise IllegalMove(Reason.DEAL_WRONG_DEALER)
        return self.after(Dealt(deal))

    def act(self, seat: int, move: Move) -> Game:
        """The game after a seat's move. Raises IllegalMove with the reason."""
        return self.after(self.decide(seat, move))

    def claim(self, seat: int) -> Game:
        """The game after a seat has claimed: every seat plays the lowest card that it may, to the end of the round.

        Raises IllegalMove if, by what the seat sees, the rest may still change a score.
        """
        if not settled(self.view(seat)):
            raise IllegalMove(Reason.WRONG_PHASE if self.phase is not Phase.PLAYING else Reason.NOT_SETTLED)
        game = self.after(Claimed(seat))
        while game.phase is Phase.PLAYING:
            (turn,) = game.to_act
            game = game.after(played(turn, game.legal_plays(turn)[0]))
        return game

    def check(self, seat: int, move: Move) -> Reason | None:
        """The reason for which the move would be refused; None if it is allowed."""
        try:
            self.decide(seat, move)
        except IllegalMove as refused:
            return refused.reason
        return None

    def decide(self, seat: int, move: Move) -> Event:
        """The event that the move would lead to. Raises IllegalMove with the reason."""
        round = self.round
        if round is None:
            raise IllegalMove(Reason.GAME_OVER if self.winners else Reason.WRONG_PHASE)
        return decide(round, seat, move, self.legal_plays(seat))

    def after(self, event: Event) -> Game:
        """The game after an event. The event is not checked."""
        events = (*self.events, event)
        if isinstance(event, Dealt):
            round = Round.begin(self.rules, len(self.rounds), event.deal, self.players)
            return Game(self.rules, self.rounds, round, events)
        assert self.round is not None
        match event:
            case Played(_, card):
                round = self.round.play(card)
                if round.phase is Phase.CHOOSING:
                    return self._end(round, events)
            case Passed(seat, cards):
                round = self.round.passes(seat, cards)
            case PassCalled(target):
                round = self.round.call(target)
            case Claimed(seat):
                round = self.round.claim(seat)
            case MoonChosen(effect):
                return self._scored(self.round, effect, events)
        return Game(self.rules, self.rounds, round, events)

    @staticmethod
    def last_of(rules: Rules, before: tuple[RoundResult, ...], events: Iterable[Event]) -> tuple[Round, RoundResult]:
        """The last round after its last trick, and its result; ``before`` are the rounds before it.

        Raises ValueError if these events do not end a round.
        """
        game = Game(rules, before)
        for event in events:
            round = game.round
            game = game.after(event)
            if round is not None and game.round is None:
                return (round.play(event.card) if isinstance(event, Played) else round), game.rounds[-1]
        raise ValueError("the round is not over")

    def _end(self, round: Round, events: tuple[Event, ...]) -> Game:
        """Scores the round after its last card, unless the shooter has to choose what the moon does."""
        moon = self.rules.moon
        shot = moon_shot(round)
        if shot is None or moon == "off":
            return self._scored(round, None, events)
        if moon == "choice":
            if self.totals[shot.seat] >= self.rules.moon_choice_from:
                return Game(self.rules, self.rounds, round, events)
            moon = "others_up"
        return self._scored(round, self.smart_effect(round) if moon == "smart" else moon, events)

    def _scored(self, round: Round, effect: MoonEffect | None, events: tuple[Event, ...]) -> Game:
        return Game(self.rules, (*self.rounds, self._result(round, effect)), None, events)

    def _result(self, round: Round, effect: MoonEffect | None) -> RoundResult:
        return score(round, self.totals, effect, self.pot)

    def smart_effect(self, round: Round) -> MoonEffect:
        """The others score, unless that would end the game without the shooter as its only winner."""
        totals = self._result(round, "others_up").totals
        won = winners(self.rules, totals, len(self.rounds) + 1)
        return "others_up" if won in ((), (_shooter(round),)) else "shooter_down"


def _shooter(round: Round) -> int:
    """The seat that chooses what its moon does."""
    shot = moon_shot(round)
    assert shot is not None
    return shot.seat
