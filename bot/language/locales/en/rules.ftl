# Every rule: field-*: its label in the editor (at most 45 characters); hint-*: below a text field (at most 100);
# value-*: what a value means, in a few words that stand for themselves (at most 100); rule-*: what /rules show says;
# reason-*, why-*: why a card may not be played, after a try and under the grey cards of a hand; step-*: a line of the
# score sheet; conflict-*: why it does not go with other rules, and what would do.

ends-score = to { $score } points
ends-rounds = over { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}
ends-chips = until one player has all the chips
game-unnamed = Custom rules
game-altered = This table's rules
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### This table's rules{ $named ->
    [yes] : { $preset }
   *[no] {""}
}
rules-pace = -# **Pace.** { $pace }. If you're late twice in a row, a computer player stands in until you press **{ button-back }**.
rules-pace-none = -# **Pace.** { $pace }. Nobody is replaced; after three days without a move, the game is paused.
rules-differ = Standard Hearts, except: { $differences }
rules-except = Standard Hearts, except:
rules-rest = **Everything else, as in standard Hearts:**
rules-same = Standard Hearts
list-more = { $listed } and { $count } more

## deck

section-deck = Seats and deck

field-seats = Players
value-seats = { $value } players
rule-deal = **Deal.** { $seats } players, { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
}{ $jokers ->
    [0] {""}
    [one] {" "}with a joker
   *[other] {" "}with { $jokers } jokers
}: { $cards } cards each. The first dealer is random; then the deal passes to the left.
conflict-hand-size = { $seats } players would get { $cards } cards each; it has to be { $least } to { $most }. Change the number of decks.

field-decks = Decks
value-decks = { $value ->
    [none] as many decks as needed
    [one] 1 deck
   *[other] { $value } decks
}

field-jokers = Number of jokers
value-jokers = { $value ->
    [0] no jokers
    [one] one joker
   *[other] { $value } jokers
}
conflict-too-many-jokers = A deck has two jokers, so the limit is { $most }.

field-joker_kind = What jokers do
value-joker_kind = { $value ->
    [high_low] jokers are the highest and lowest hearts
   *[slough] jokers can be played instead of following suit
}
rule-slough = **Jokers.** You may play a joker instead of following suit. It scores nothing and only takes the trick if it was led; then nobody has to follow.
rule-high-low = **Jokers.** Both jokers are hearts: the first one played in a round ranks above the ace, the second below the two.
rule-joker-points = **Jokers** score 1 point each.
conflict-high-low-needs-two-jokers = High and low jokers need exactly two jokers.

field-duplicates = Equal cards in one trick
value-duplicates = { $value ->
    [cancel] equal cards in a trick cancel each other (two or more decks)
   *[first_wins] the first of two equal cards wins
}
rule-duplicates = **Equal cards.** { $duplicates ->
    [cancel] Two equal cards in a trick cancel each other and can't take it; if there are three, the third stands. If every card of the led suit is cancelled, the same player leads again, and whoever takes the next trick gets both. On the last trick, { $last ->
        [leader] its leader gets the cards.
       *[nobody] the cards count for nobody.
    }
   *[first_wins] Of two equal cards in a trick, the first one ranks higher.
}
rule-cancelling = **Cancelling.**{ $four ->
    [yes] {" "}Four equal cards all cancel.
   *[no] {""}
}{ $jokers ->
    [yes] {" "}Jokers don't cancel.
   *[no] {""}
}{ $kitty ->
    [yes] {" "}A trick nobody takes doesn't win the kitty.
   *[no] {""}
}{ $moon ->
    [yes] {" "}If the last trick counts for nobody, there's no moon.
   *[no] {""}
}
conflict-cancel-one-deck = Cancelling needs two or more decks, so that there are equal cards.

## rest

section-rest = Leftover cards

field-remainder = Cards that don't deal out evenly
value-remainder = { $value ->
    [kitty] leftover cards go to the kitty
   *[remove] leftover cards are removed
}
rule-kitty = **Kitty.** Leftover cards (here { $count ->
    [one] one card
   *[other] { $count } cards
}) { $to ->
    [first_penalty_trick] go to whoever takes the first trick with a point card, or failing that the last trick
    [first_heart_trick] go to whoever takes the first trick with a heart, or failing that the last trick
    [last_trick] go to whoever takes the last trick
    [split_first_two] are split between whoever takes the first and second tricks
   *[first_trick] go to whoever takes the first trick
}. Only they see the kitty, and its points count for them.
conflict-uneven-deal = { $cards } cards don't deal out evenly to { $seats } players: remove other cards, leave the list empty, or use a kitty.

field-removed = Removed cards
hint-removed = Such as 2D 3C. Leave it empty to remove the lowest cards that don't matter.
value-removed = { $value ->
    [none] the lowest cards are removed
   *[other] removed: { $value }
}
rule-removed = **Removed.** { $even ->
    [yes] { $count ->
        [one] This card is
       *[other] These cards are
    }
   *[no] For an even deal, { $count ->
        [one] this card is
       *[other] these cards are
    }
} left out: { $cards }.
conflict-removed-with-kitty = Leftover cards are either removed or go to the kitty, not both.
conflict-removed-not-in-deck = The { $card } can't be removed: it isn't in the deck.
conflict-removed-twice = The { $card } can't be removed { $times } times: the deck only has { $copies }.
conflict-needed-card-removed = The { $card } matters for the scoring, so it can't be removed.

field-kitty_to = Who gets the kitty
value-kitty_to = { $value ->
    [first_penalty_trick] kitty to the first trick with a point card
    [first_heart_trick] kitty to the first trick with a heart
    [last_trick] kitty to the last trick
    [split_first_two] kitty split between the first two tricks
   *[first_trick] kitty to the first trick
}

field-last_cancelled = If all cards of the last trick cancel
value-last_cancelled = { $value ->
    [leader] a cancelled last trick goes to its leader
   *[nobody] a cancelled last trick goes to nobody
}
conflict-last-cancelled = The last trick can only be cancelled if equal cards cancel each other.

## passing

section-passing = Passing

field-passing = Passes
value-passing = { $value ->
    [none] no passing
    [left] pass left every round
    [right] pass right every round
    [with_split] left, right, across, split between them, hold
    [split] split between left, across and right, every round
    [aldergrove] left, right, across, two cards each way
    [no_hold] pass to a different seat each round, no hold
    [rotate] pass one seat further each round, then hold
    [dealers_choice] the dealer calls the pass
    [custom] custom passes
   *[standard] pass to a different seat each round, then hold
}
rule-passing-none = **Passing.** No cards are passed.
rule-passing-every = **Passing.** Every round, everyone passes { $pass } before seeing what they get.
rule-passing-cycle = **Passing.** Everyone passes before seeing what they get. Round by round: { $passes }; then it starts over.
rule-passing-rotate = **Passing.** Everyone passes { $count } { $count ->
    [one] card
   *[other] cards
} before seeing what they get: first to the next seat on the left, then one seat further each round. After a full circle there is one round without passing, and it starts over.
rule-passing-dealer = **Passing.** The dealer calls the pass before looking at any cards: up to { $count } cards, split between the other seats in any way, or none. If the dealer is late, a computer player calls. Everyone passes before seeing what they get.
pass-cards = { $count } { $way ->
    [left] to the left
    [right] to the right
    [across] across
    [far-left] { $steps } seats to the left
   *[far-right] { $steps } seats to the right
}
pass-nothing = nothing
reason-call-too-many = Call at most { $count } cards in total, with at least one for each seat you name.
reason-call-unknown-seat = Name each other seat at most once.
conflict-across-odd-seats = With { $seats } players, nobody sits across: this pass needs an even number of players.
conflict-split-too-few-cards = A split pass goes to three seats, so it needs at least three cards.

field-pass_count = Cards to pass
value-pass_count = { $value } { $value ->
    [one] card
   *[other] cards
} passed
reason-pass-count = Choose exactly { $count } cards to pass.

field-custom_cycle = Custom passes
hint-custom_cycle = Such as 3L, 3R, 3A, hold, 1L+1A+1R. 2L2: two cards to the second seat on the left.
value-custom_cycle = { $value ->
    [none] no custom passes
   *[other] passes: { $value }
}
conflict-custom-cycle = A list of passes is needed for custom passes, and only for them.
conflict-custom-cycle-long = Your custom passes are too long: at most { $most } rounds and seats in total.
conflict-custom-same-seat = A pass can name each other seat once, and never the passer.
conflict-custom-count = A pass takes 1 to { $most } cards in total.

field-pass_forbidden = Cards you can't pass
hint-pass_forbidden = Such as 2C QS. Leave it empty for none.
value-pass_forbidden = { $value ->
    [none] every card can be passed
   *[other] never passed: { $value }
}
rule-pass-forbidden = **Not passed.** You may not pass these cards if you hold enough others: { $cards }.
reason-pass-forbidden = You can't pass one of these cards while you have enough others: choose another one.
why-pass-forbidden = The rules don't let you pass { $cards }.

## play

section-play = Tricks

field-opening = Who leads first, and what
value-opening = { $value ->
    [any_club] the holder of the lowest club leads any club
    [low_club_holder] the holder of the lowest club leads any legal card
    [dealers_left] the player on the dealer's left leads any legal card except a heart
   *[low_club] the lowest club leads
}
rule-opening = **Opening.** { $opening ->
    [any_club] Whoever holds the { $card } leads first, with any club.
    [low_club_holder] Whoever holds the { $card } leads first, with any legal card.
    [dealers_left] The player on the dealer's left leads first, with any card except a heart.
   *[low_club] Whoever holds the { $card } leads it to the first trick.
}{ $copies ->
    [yes] {" "}If there are several, the first from the dealer's left.
   *[no] {""}
}
rule-low-club-dealt = lowest club dealt
reason-lead-the-low-club = You must start the first trick with the lowest club.
why-lead-the-low-club = You must start with { $card }.
reason-lead-a-club = You must start the first trick with a club.
why-lead-a-club = You must start with a club.
reason-open-without-hearts = You can't start the first trick with a heart.
why-open-without-hearts = You can't start with a heart.
rule-follow = **Following.** Play the suit that was led (that of the first card) if you can; the highest card of that suit takes the trick, and its player leads next.
reason-follow-suit = You must follow suit if you can.
why-follow-suit = You have { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[other] hearts
}: play one.

field-breaking = When hearts can be led
value-breaking = { $value ->
    [penalty] hearts can be led once any point card is played
    [none] hearts can be led any time
   *[hearts] hearts can be led once a heart is played
}
rule-breaking = **Leading hearts.** { $breaking ->
    [none] Hearts may be led at any time.
    [penalty] Hearts may be led once a point card has been played, or if you have nothing else.
   *[hearts] Hearts may be led once a heart has been played, or if you have nothing else.
}
reason-hearts-not-broken = Hearts aren't broken yet, so you can't start a trick with one while you have other cards.
why-hearts-not-broken = Hearts aren't broken yet.

value-first_trick_points = { $value ->
    [allowed] points allowed in the first trick
   *[forbidden] no points in the first trick
}
rule-point-cards = **Point cards** are the hearts{ $queen ->
    [yes] {" "}and the queen of spades
   *[no] {""}
}{ $extra ->
    [yes] {" "}and the cards named below
   *[no] {""}
}.
rule-first-trick = **First trick.** { $points ->
    [allowed] Point cards are allowed from the first trick.
   *[forbidden] No point cards in the first trick, unless you have nothing else to play.
}
reason-first-trick-points = You can't play a point card to the first trick while you have others.
why-first-trick-points = No points in the first trick.

value-locked_until_broken = { $value ->
    [hearts_and_queen] the queen of spades can't be led before hearts are broken
   *[hearts] the queen of spades can be led any time
}
rule-locked = **Leading the queen.** The queen of spades may not be led before that either.
reason-queen-locked = You can't start a trick with the queen of spades before hearts are broken.
why-queen-locked = The queen has to wait until hearts are broken.
conflict-queen-locked-ordinary = The queen of spades can't be locked if she scores nothing.

value-hearts_instead_of_queen = { $value ->
    [yes] a heart can be led instead of the queen
   *[no] the queen must be led before hearts
}
rule-hearts-instead = **Hearts instead.** If you only have hearts and the queen of spades, you may lead a heart.

value-queen_must_go = { $value ->
    [yes] the queen must go when she can't take the trick
   *[no] the queen can be kept
}
rule-queen_must_go = **The queen must go.** If you can play the queen of spades where she can't take the trick, you must.
reason-queen-must-go = You must play the queen of spades when she can't take the trick.
why-queen-must-go = The queen of spades must go now.
conflict-queen-must-go-ordinary = The queen of spades can't be forced out if she scores nothing.

## values

section-values = Card points

field-heart_values = Hearts
value-heart_values = { $value ->
    [rank] hearts score their rank, ace 14
    [rank_low_ace] hearts score their rank, ace 1
    [rank_ten] hearts 2 to 10, face cards 10, ace 15
    [pips] hearts 2 to 10, face cards and ace 10
   *[one] hearts score 1
}
rule-hearts = **Hearts.** { $hearts ->
    [rank] Each heart scores its rank: 2 to 10, jack 11, queen 12, king 13, ace 14 points.
    [rank_low_ace] Each heart scores its rank: 2 to 10, jack 11, queen 12, king 13, but the ace 1 point.
    [rank_ten] Hearts score 2 to 10 by rank; jack, queen and king 10; the ace 15 points.
    [pips] Hearts score 2 to 10 by rank; jack, queen, king and ace 10 points.
   *[one] Each heart scores 1 point.
}
step-cards = Cards
conflict-nothing-scores = There's no point card left in the deck; there must be at least one.

field-queen_points = Queen of spades
hint-queen_points = 0 to 50; 0 makes her an ordinary card.
value-queen_points = { $value ->
    [0] the queen of spades scores nothing
    [one] the queen of spades scores { $value } point
   *[other] the queen of spades scores { $value } points
}
rule-queen = **Queen of spades.** { $points ->
    [0] She's an ordinary card and scores nothing.
    [one] She scores 1 point.
   *[other] She scores { $points } points.
}

field-extra_penalties = Extra point cards
hint-extra_penalties = Such as KS 10, AS 7. Leave it empty for none.
value-extra_penalties = { $value ->
    [none] no extra point cards
   *[other] also { $value }
}
rule-extra = **Extra point cards.** { $cards }.{ $hearts ->
    [yes] {" "}A heart listed here scores this instead of its usual points.
   *[no] {""}
}
extra-card = { $card } { $points }
conflict-extra-penalty-twice = The { $card } already has a value, so it can't be an extra point card.
conflict-extra-penalty-repeated = One of the extra point cards is listed twice.

field-bonus_card = Bonus card
hint-bonus_card = Such as JD: any card that scores nothing else. Leave it empty for none.
value-bonus_card = { $value ->
    [none] no bonus card
   *[other] bonus card: { $value }
}
rule-bonus = **Bonus.** Whoever takes the { $card } scores { $points }.
step-bonus = Bonus card
conflict-bonus-card = { $kind ->
    [queen] The { $card } can't be the bonus card. What she scores is set under “{ field-queen_points }”.
    [joker] A joker can't be the bonus card.
   *[other] The { $card } can't be the bonus card: it already counts for something.
}

field-bonus_points = What the bonus card is worth
hint-bonus_points = −1 to −100: comes off the score of whoever takes it.
value-bonus_points = { $value } points for the bonus card
bonus-told = the { $card } takes { $points ->
    [one] 1 point
   *[other] { $points } points
} off your score

## moon

section-moon = Moon

field-moon = If one player takes all the point cards
value-moon = { $value ->
    [shooter_down] shooting the moon takes points off the shooter
    [choice] whoever shoots the moon chooses who gets the points
    [shooter_up] shooting the moon gives the shooter the points
    [void] nobody scores if someone shoots the moon
    [smart] moon: points for everyone else, unless that ends the game without the shooter winning alone
    [off] no shooting the moon
   *[others_up] shooting the moon gives everyone else the points
}
rule-moon = **Shooting the moon.** { $moon ->
    [off] Nothing special happens if one player takes all the point cards.
    [shooter_down] Whoever takes all the point cards gets { $down } points off, and the others score 0.
    [choice] Whoever takes all the point cards chooses: everyone else gets { $points }, or the shooter gets { $down } off.
    [shooter_up] Whoever takes all the point cards gets { $points }, and the others score 0.
    [void] If one player takes all the point cards, nobody scores anything that round.
    [smart] Whoever takes all the point cards gets 0, and everyone else { $points }. If that would end the game without the shooter winning alone, the shooter gets { $down } off instead.
   *[others_up] Whoever takes all the point cards gets 0, and everyone else gets { $points }.
}{ $bonus ->
    [yes] {" "}The bonus card still counts for whoever took it.
   *[no] {""}
}
step-moon = Moon
reason-no-such-choice = The moon either puts everyone else up or you down.

field-moon_points = What the moon is worth
hint-moon_points = 1 to 500. Leave it empty for the total points in the deck.
value-moon_points = { $value ->
    [none] moon worth all the points in the deck
   *[other] moon worth { $value }
}

field-moon_down_points = What the moon takes off the shooter
hint-moon_down_points = 1 to 500, if it takes points off. Leave it empty for what the moon is worth.
value-moon_down_points = { $value ->
    [none] the same amount off the shooter
   *[other] { $value } off the shooter
}

field-moon_choice_from = Total needed for the shooter to choose
hint-moon_choice_from = 0 to 1000, if the shooter chooses. Below it, everyone else gets the points.
value-moon_choice_from = { $value ->
    [0] the shooter always chooses
   *[other] the shooter chooses with a total of { $value } or more
}
rule-moon-choice = **Choosing.** Shooters choose only if they had { $from } points or more before the round; otherwise everyone else gets the points.
rule-moon-late = **Late to choose.** Everyone else gets the points. If that would end the game without the shooter winning alone, they come off the shooter instead.

value-moon_needs_bonus = { $value ->
    [yes] the moon needs the bonus card
   *[no] the moon doesn't need the bonus card
}
rule-moon-bonus = **The moon needs the bonus card** too{ $copies ->
    [yes] {" "}(every copy)
   *[no] {""}
}: without it, it doesn't count.
conflict-moon-needs-bonus-card = The moon can't need a bonus card if there isn't one.

## special

section-special = Special rules

field-doubler = Doubling card
value-doubler = { $value ->
    [ten_of_clubs] the ten of clubs doubles its taker's points
    [chinese] the ten of clubs doubles point cards, or scores −5
   *[none] no doubling card
}
rule-doubler = **Ten of clubs.** { $doubler ->
    [chinese] It doubles its taker's points from point cards; without any, it scores −5.{ $moon ->
        [yes] {" "}If someone shoots the moon, it does nothing.
       *[no] {""}
    }
   *[ten_of_clubs] It doubles the points of its taker's cards, including the bonus, but not a moon.
}
step-doubler = Ten of clubs

value-no_tricks_bonus = { $value ->
    [0] nothing for taking no tricks
   *[other] { $value } for taking no tricks
}
rule-no-tricks = **No tricks.** Taking no tricks scores { $points }, unless someone shoots the moon.
step-no-tricks = No tricks

field-on_the_nose = Landing exactly on a total
value-on_the_nose = { $value ->
    [every_50] on the nose: 50 off at every multiple of 50
    [wins] hitting the end score exactly wins
    [yes] on the nose: 50 becomes 0, 100 becomes 50
   *[no] nothing on the nose
}
rule-on_the_nose = **On the nose.** { $value ->
    [every_50] If a round brings your total to exactly 50, 100, 150 or another multiple of 50, you lose 50.
    [wins] Whoever hits the end score exactly wins at once.
   *[yes] If a round brings your total to exactly 50, it becomes 0; exactly 100 becomes 50.
}
rule-nose-first = **The nose first.** A total on the nose drops before it can end the game.
conflict-exact-score-without-score = Hitting the end score exactly only wins if the game ends at a score.
step-on-the-nose = On the nose

value-floor = { $value ->
    [none] totals can go below 0
   *[other] totals never go below { $value }
}
rule-floor = **Floor.** Totals never go below 0.
step-floor = Not below 0

value-sun = { $value ->
    [yes] taking every trick doubles the moon
   *[no] no sun
}
rule-sun = **Shooting the sun.** { $points ->
    [0] If the shooter takes every trick too, the moon is worth double.
   *[other] If the shooter takes every trick too, the moon is worth { $points } instead.
}

field-sun_points = What the sun is worth
hint-sun_points = 1 to 1000, if there's a sun. Leave it empty for twice the moon.
value-sun_points = { $value ->
    [none] sun worth twice the moon
   *[other] sun worth { $value } instead of double
}

## ending

section-ending = End of the game

field-end = When the game ends
value-end = { $value ->
    [rounds] ends after a number of rounds
   *[score] ends at a score, or when one player has all the chips
}
rule-end = **End.** { $end ->
    [rounds] The game ends after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }.
   *[score] The game ends at { $score } points.
}
rule-wins = **Winner.** The lowest total wins{ $tie ->
    [extra_round] ; if there's a tie, more rounds are played.
   *[shared] ; tied players win together.
}
rule-end-chips = **End.** Whoever { $pay ->
    [howell] has no chips left
   *[pool] can't pay the ante
} is out; the last player left wins{ $end ->
    [rounds] . After { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } the player with the most chips wins{ $tie ->
        [extra_round] ; if there's a tie, more rounds are played.
       *[shared] ; tied players win together.
    }
   *[score] .
}

field-end_score = End score
hint-end_score = 20 to 1000, if it ends at a score. Leave it empty for 100, or 200 with 7 or more players.
value-end_score = { $value ->
    [none] the game ends at 100 points, or at 200 with 7 or more players
   *[other] the game ends at { $value } points
}
rule-end-by-seats = **End score by players.** With up to 6 players, the game goes to 100 points; with 7 or more, to 200.

field-end_rounds = Number of rounds
hint-end_rounds = 1 to 50, if it lasts a number of rounds.
value-end_rounds = { $value } { $value ->
    [one] round
   *[other] rounds
}

field-tie = Ties for first place
value-tie = { $value ->
    [extra_round] ties are played off
   *[shared] ties win together
}

## chips

section-chips = Chips (play money)

field-scoring = What is played for
hint-scoring = For chips, also set the moon to “no shooting the moon”.
value-scoring = { $value ->
    [chips] for chips
   *[points] for points
}
rule-pot = **The pot.** Players who took no hearts share it; any remainder stays in. If everyone took a heart, or one player took them all, the pot stays for next round. With only two players, the one with fewer hearts takes it; if they're tied, it stays. If fewer than two can pay the ante, those who paid last play on for the pot without one until it's won.{ $end ->
    [rounds] {" "}After the last round, those who took the fewest hearts in it share what's left; odd chips go one each from the dealer's left.
   *[score] {""}
}
step-pool = Pool
step-hearts = Hearts
step-howell = Hearts, paid to others
step-jack = Rest of the pot
conflict-chips-with-points = A game for chips has no points, so it can't have { $what ->
    [moon] a moon: set it to “no shooting the moon”
    [sun] a sun
    [doubler] a doubling card
    [bonus] a bonus
    [extra_penalties] extra point cards
    [on_the_nose] an on-the-nose rule
   *[floor] a floor
}.

field-chips = Starting chips
hint-chips = 1 to 1000, in a game for chips.
value-chips = { $value } { $value ->
    [one] chip
   *[other] chips
} to start with
rule-chips = **Chips.** Everyone starts with { $chips } { $chips ->
    [one] chip
   *[other] chips
}{ $pay ->
    [howell] . After each round, each heart you took costs you a chip to each other player. Nobody pays more than they have; if that's not enough, the others are paid in turn from the dealer's left as far as it goes.
    [hearts] {" "}and puts an ante of { $ante } into the pot before each round. After it, each heart you took costs you another chip, if you have one.
   *[pool] {" "}and puts an ante of { $ante } into the pot before each round.
}

field-ante = Ante
hint-ante = 1 to 1000 chips that everyone puts in the pot before each round.
value-ante = ante { $value }
step-ante = Ante
conflict-ante-too-high = Nobody could pay the ante: it's more than the starting chips.

field-chips_pay = What hearts cost
value-chips_pay = { $value ->
    [hearts] each heart costs a chip to the pot
    [howell] each heart costs a chip to every other player
   *[pool] hearts cost a share of the pot
}
conflict-chips-pay = Hearts can only cost chips in a game for chips.
