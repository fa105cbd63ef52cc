# Every rule: field-*: its label in the editor (at most 45 characters); hint-*: below a text field (at most 100);
# value-*: what a value means, in a few words that stand for themselves (at most 100); rule-*: what /rules show says;
# reason-*, why-*: why a card may not be played, after a try and under the grey cards of a hand; step-*: a line of the
# score sheet; conflict-*: why it does not go with other rules, and what would do.

ends-score = to { $score } points
ends-rounds = over { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}
ends-chips = until one has all the chips
game-unnamed = Custom rules
game-altered = Rules of this table
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Rules of this table: { $preset }
rules-pace = -# { $pace }. Whoever is late twice in a row is replaced by a computer player until they press **{ button-back }**.
rules-pace-none = -# { $pace }. Nobody is replaced; where nothing happens for three days, the game is paused.
rules-differ = Standard Hearts, except: { $differences }.
rules-same = Standard Hearts.
list-more = { $listed } and { $count } more

## deck

section-deck = Seats and deck

field-seats = Players
value-seats = { $value } players
rule-deal = **Deal.** { $seats } players, { $decks ->
    [one] one deck
   *[other] { $decks } decks
}{ $jokers ->
    [0] {""}
    [one] {" "}with a joker
   *[other] {" "}with { $jokers } jokers
}: { $cards } cards each. The first dealer is drawn; then the next player to the left deals.
conflict-hand-size = { $seats } players would get { $cards } cards each; it must be { $least } to { $most }: change the number of decks.

field-decks = Decks
value-decks = { $value ->
    [none] as many decks as the players need
    [one] one deck
   *[other] { $value } decks
}

field-jokers = Jokers in all
value-jokers = { $value ->
    [0] no jokers
    [one] one joker
   *[other] { $value } jokers
}
conflict-too-many-jokers = A deck has two jokers, so there can be at most { $most }.

field-joker_kind = What jokers do
value-joker_kind = { $value ->
    [high_low] jokers are the highest and the lowest heart
   *[slough] jokers may be played instead of following suit
}
rule-slough = **Jokers.** A joker may be played instead of following suit, and scores nothing. It takes the trick only when it is led; then nobody has to follow.
rule-high-low = **Jokers.** Both jokers are hearts: the first one played in a round is above the ace, the second one below the two.
rule-joker-points = **Jokers count** 1 point each.
conflict-high-low-needs-two-jokers = High and low jokers need exactly two jokers.

field-duplicates = Equal cards in one trick
value-duplicates = { $value ->
    [cancel] equal cards in a trick cancel each other, with two decks or more
   *[first_wins] the first of equal cards wins
}
rule-duplicates = **Equal cards.** { $duplicates ->
    [cancel] Two equal cards in a trick cancel each other and cannot take it; of three, the third one stands. If all cards of the led suit are cancelled, the same player leads again, and the next trick takes both; on the last trick { $last ->
        [leader] the player who led it takes those cards.
       *[nobody] those cards count for nobody.
    }
   *[first_wins] Of two equal cards in a trick, the first one is the higher.
}
rule-cancelling = **Cancelling.**{ $four ->
    [yes] {" "}Of four equal cards, all cancel.
   *[no] {""}
}{ $jokers ->
    [yes] {" "}Jokers do not cancel.
   *[no] {""}
}{ $kitty ->
    [yes] {" "}A trick that nobody takes brings no kitty.
   *[no] {""}
}{ $moon ->
    [yes] {" "}Where the last trick counts for nobody, there is no moon.
   *[no] {""}
}
conflict-cancel-one-deck = Cards cancel only where there are two of them: it needs two decks or more.

## rest

section-rest = Cards left over

field-remainder = Cards that do not deal out evenly
value-remainder = { $value ->
    [kitty] cards left over go to the kitty
   *[remove] cards left over are removed
}
rule-kitty = **Kitty.** What is left over ({ $count ->
    [one] one card
   *[other] { $count } cards
}) { $to ->
    [first_penalty_trick] goes to whoever takes the first trick with a point card, or else the last trick
    [first_heart_trick] goes to whoever takes the first trick with a heart, or else the last trick
    [last_trick] goes to whoever takes the last trick
    [split_first_two] goes in two halves to whoever takes the first and the second trick
   *[first_trick] goes to whoever takes the first trick
}. Only they see it, and its points count for them.
conflict-uneven-deal = { $cards } cards do not deal out evenly to { $seats } seats: remove others, leave the list empty, or have a kitty.

field-removed = Removed cards
hint-removed = As in 2D 3C. Leave it empty to take out the lowest that nobody misses.
value-removed = { $value ->
    [none] the lowest cards are removed
   *[other] removed: { $value }
}
rule-removed = **Removed.** { $even ->
    [yes] { $count ->
        [one] This card is
       *[other] These cards are
    }
   *[no] So that the cards deal out evenly, { $count ->
        [one] this card is
       *[other] these cards are
    }
} taken out: { $cards }.
conflict-removed-with-kitty = Either cards are removed or the rest goes to the kitty, not both.
conflict-removed-not-in-deck = The { $card } cannot be removed: it is not in the deck.
conflict-removed-twice = The { $card } is removed { $times } times, but the deck has { $copies }.
conflict-needed-card-removed = The { $card } has a part in the scoring, so it cannot be removed.

field-kitty_to = Who gets the kitty
value-kitty_to = { $value ->
    [first_penalty_trick] kitty to the first trick with a point card
    [first_heart_trick] kitty to the first trick with a heart
    [last_trick] kitty to the last trick
    [split_first_two] kitty in halves to the first two tricks
   *[first_trick] kitty to the first trick
}

field-last_cancelled = A last trick whose cards all cancel
value-last_cancelled = { $value ->
    [leader] a cancelled last trick to its leader
   *[nobody] a cancelled last trick to nobody
}
conflict-last-cancelled = The last trick is cancelled only where equal cards cancel each other.

## passing

section-passing = Passing

field-passing = Passes
value-passing = { $value ->
    [none] no passing
    [left] pass left every round
    [right] pass right every round
    [with_split] left, right, across, split over them, hold
    [split] split over left, across and right, every round
    [aldergrove] left, right, across, two each way
    [no_hold] to another seat each round, never hold
    [rotate] one seat further each round, then hold
    [dealers_choice] the dealer calls the pass
    [custom] passes of your own
   *[standard] to another seat each round, then hold
}
rule-passing-none = **Passing.** No cards are passed.
rule-passing-every = **Passing.** Every round, everyone passes { $pass }, before seeing what they get.
rule-passing-cycle = **Passing.** What everyone passes, round by round, before seeing what they get; after the last it begins again:
rule-passing-round = Round { $round }: { $pass }
rule-passing-rotate = **Passing.** Everyone passes { $count } { $count ->
    [one] card
   *[other] cards
}, before seeing what they get: in the first round to the next seat on the left, then one seat further each round. At their own seat nothing is passed; then it begins again.
rule-passing-dealer = **Passing.** The dealer calls the pass before looking at a card: up to { $count }, in any split over the other seats, or none. A computer player calls for a late dealer. Everyone passes before seeing what they get.
pass-cards = { $count } { $way ->
    [left] left
    [right] right
    [across] across
    [far-left] to the left, { $steps } seats on
   *[far-right] to the right, { $steps } seats on
}
pass-nothing = nothing
reason-call-too-many = Call at most { $count } cards in all, at least one for each seat that you name.
reason-call-unknown-seat = Name each other seat at most once.
conflict-across-odd-seats = Nobody sits across with { $seats } players: this pass needs an even number.
conflict-split-too-few-cards = A split pass goes to three seats, so it needs three cards or more.

field-pass_count = Cards a pass
value-pass_count = { $value } { $value ->
    [one] card
   *[other] cards
} passed
reason-pass-count = Choose exactly { $count } cards to pass.

field-custom_cycle = Passes of your own
hint-custom_cycle = As in 3L, 3R, 3A, hold, 1L+1A+1R. 2L2: two cards to the second seat on the left.
value-custom_cycle = { $value ->
    [none] no passes of your own
   *[other] passes: { $value }
}
conflict-custom-cycle = Passes of your own need a list of passes, and only they have one.
conflict-custom-cycle-long = Passes of your own are too long: rounds and seats named may come to { $most } in all.
conflict-custom-same-seat = A pass names each other seat at most once, and never the passer.
conflict-custom-count = A pass takes 1 to { $most } cards in all.

field-pass_forbidden = Cards that may not be passed
hint-pass_forbidden = As in 2C QS. Leave it empty for none.
value-pass_forbidden = { $value ->
    [none] every card may be passed
   *[other] never passed: { $value }
}
rule-pass-forbidden = **Not passed.** Nobody may pass these cards while they hold enough others: { $cards }.
reason-pass-forbidden = One of these cards may not be passed while you hold enough others: choose another instead.
why-pass-forbidden = The rules do not let you pass { $cards }.

## play

section-play = Leading and following

field-opening = Who opens, and with what
value-opening = { $value ->
    [any_club] the holder of the lowest club leads any club
    [low_club_holder] the holder of the lowest club leads any allowed card
    [dealers_left] the dealer's left leads any allowed card but a heart
   *[low_club] the lowest club leads
}
rule-opening = **Opening.** { $opening ->
    [any_club] Whoever holds the { $card } leads any club to the first trick.
    [low_club_holder] Whoever holds the { $card } leads any card that is allowed to the first trick.
    [dealers_left] The player on the dealer's left leads any card but a heart to the first trick.
   *[low_club] Whoever holds the { $card } leads it to the first trick.
}{ $copies ->
    [yes] {" "}Of several, the first from the dealer's left.
   *[no] {""}
}
rule-low-club-dealt = lowest club dealt
reason-lead-the-low-club = The lowest club must be led to the first trick.
why-lead-the-low-club = The first trick is opened with { $card }.
reason-lead-a-club = A club must be led to the first trick.
why-lead-a-club = The first trick is opened with a club.
reason-open-without-hearts = The first trick may not be opened with a heart.
why-open-without-hearts = The first trick is not opened with a heart.
rule-follow = **Following.** Play the suit that was led if you have it; the highest card of that suit takes the trick and leads the next. There are no trumps.
reason-follow-suit = You must follow suit while you can.
why-follow-suit = You have { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[other] hearts
}, so you must follow.

field-breaking = What opens hearts for leading
value-breaking = { $value ->
    [penalty] any point card opens hearts
    [none] hearts may be led before one is played
   *[hearts] a heart opens hearts
}
rule-breaking = **Leading hearts.** { $breaking ->
    [none] Hearts may be led even if none has been played yet.
    [penalty] Hearts may be led once a point card has been played, or when you have nothing else.
   *[hearts] Hearts may be led once a heart has been played, or when you have nothing else.
}
reason-hearts-not-broken = Hearts are not broken yet, so you may not lead one while you have another card.
why-hearts-not-broken = Hearts are not broken yet.

value-first_trick_points = { $value ->
    [allowed] points allowed on the first trick
   *[forbidden] no points on the first trick
}
rule-point-cards = **Point cards** are the hearts{ $queen ->
    [yes] {" "}and the queen of spades
   *[no] {""}
}{ $extra ->
    [yes] {" "}and the cards named below
   *[no] {""}
}.
rule-first-trick = **First trick.** { $points ->
    [allowed] Point cards may be played from the first trick on.
   *[forbidden] No point card on the first trick, unless you can play nothing else.
}
reason-first-trick-points = No point card may be played to the first trick while you have another.
why-first-trick-points = No points on the first trick.

value-locked_until_broken = { $value ->
    [hearts_and_queen] the queen of spades waits with the hearts
   *[hearts] the queen of spades does not wait for the hearts
}
rule-locked = **Leading the queen.** The queen of spades may not be led before that either.
reason-queen-locked = The queen of spades may not be led before hearts are broken.
why-queen-locked = The queen waits until hearts are broken.
conflict-queen-locked-ordinary = The queen of spades cannot be locked where she scores nothing.

value-hearts_instead_of_queen = { $value ->
    [yes] a heart may be led instead of the queen
   *[no] the queen before hearts
}
rule-hearts-instead = **Hearts instead.** A leader who has only hearts and the queen of spades may lead a heart.

value-queen_must_go = { $value ->
    [yes] the queen must go where she cannot win
   *[no] the queen may be kept
}
rule-queen_must_go = **The queen must go.** Whoever can play the queen of spades where she cannot take the trick must play her.
reason-queen-must-go = You must play the queen of spades when she cannot take the trick.
why-queen-must-go = The queen of spades must go now.
conflict-queen-must-go-ordinary = The queen of spades need not go where she scores nothing.

## values

section-values = Points

field-heart_values = Hearts
value-heart_values = { $value ->
    [rank] hearts count their rank, ace 14
    [rank_low_ace] hearts count their rank, ace 1
    [rank_ten] hearts 2 to 10, pictures 10, ace 15
    [pips] hearts 2 to 10, pictures and ace 10
   *[one] hearts count 1
}
rule-hearts = **Hearts.** { $hearts ->
    [rank] Each heart counts its rank: 2 to 10, jack 11, queen 12, king 13, ace 14 points.
    [rank_low_ace] Each heart counts its rank: 2 to 10, jack 11, queen 12, king 13, but the ace 1 point.
    [rank_ten] Hearts count 2 to 10 as printed, jack, queen and king 10, the ace 15 points.
    [pips] Hearts count 2 to 10 as printed, and jack, queen, king and ace 10 points.
   *[one] Each heart counts 1 point.
}
step-cards = Cards
conflict-nothing-scores = No point card is left in the deck; there must be at least one.

field-queen_points = Queen of spades
hint-queen_points = 0 to 50; 0 makes her an ordinary card.
value-queen_points = { $value ->
    [0] queen of spades counts nothing
   *[other] queen of spades { $value }
}
rule-queen = **Queen of spades.** { $points ->
    [0] She is an ordinary card and counts nothing.
    [one] She counts 1 point.
   *[other] She counts { $points } points.
}

field-extra_penalties = More point cards
hint-extra_penalties = As in KS 10, AS 7. Leave it empty for none.
value-extra_penalties = { $value ->
    [none] no other point cards
   *[other] also { $value }
}
rule-extra = **More point cards.** { $cards }.{ $hearts ->
    [yes] {" "}A heart among them counts this in place of its usual points.
   *[no] {""}
}
extra-card = { $card } { $points }
conflict-extra-penalty-twice = The { $card } has a value of its own, so it cannot be another point card.
conflict-extra-penalty-repeated = A card is named twice among the point cards.

field-bonus_card = Bonus card
hint-bonus_card = As in JD: any card that counts nothing else. Leave it empty for none.
value-bonus_card = { $value ->
    [none] no bonus card
   *[other] bonus card { $value }
}
rule-bonus = **Bonus.** Whoever takes the { $card } scores { $points }.
step-bonus = Bonus card
conflict-bonus-card = The { $card } cannot be the bonus card: that is a card that counts nothing else, and no joker.

field-bonus_points = What the bonus card gives
hint-bonus_points = −1 to −100: what comes off the score of whoever takes it.
value-bonus_points = bonus of { $value }

## moon

section-moon = Moon

field-moon = Whoever takes all point cards
value-moon = { $value ->
    [shooter_down] moon: points off for the shooter
    [choice] moon: the shooter chooses
    [shooter_up] moon: points for the shooter
    [void] moon: nobody scores
    [smart] moon: everyone else up, unless the game would end and the shooter not win it alone
    [off] moon: nothing special
   *[others_up] moon: everyone else up
}
rule-moon = **Shooting the moon.** { $moon ->
    [off] Nothing special happens when one player takes all point cards.
    [shooter_down] Whoever takes all point cards gets { $down } points off, and the others score 0.
    [choice] Whoever takes all point cards chooses: everyone else gets { $points }, or the shooter gets { $down } off.
    [shooter_up] Whoever takes all point cards gets { $points }, and the others score 0.
    [void] When one player takes all point cards, nobody scores anything in that round.
    [smart] Whoever takes all point cards gets 0, and everyone else { $points }; where that would end the game without making the shooter its only winner, they get { $down } off instead.
   *[others_up] Whoever takes all point cards gets 0, and everyone else gets { $points }.
}{ $bonus ->
    [yes] {" "}The bonus card counts besides.
   *[no] {""}
}
step-moon = Moon
reason-no-such-choice = The moon puts everyone else up, or you down.

field-moon_points = What the moon is worth
hint-moon_points = 1 to 500. Leave it empty for all points in the deck.
value-moon_points = { $value ->
    [none] moon worth all points in the deck
   *[other] moon worth { $value }
}

field-moon_down_points = What a moon takes off the shooter
hint-moon_down_points = 1 to 500, where it takes points off. Leave it empty for what the moon is worth.
value-moon_down_points = { $value ->
    [none] as much off for the shooter
   *[other] { $value } off for the shooter
}

field-moon_choice_from = Total from which the shooter chooses
hint-moon_choice_from = 0 to 1000, where the shooter chooses. Below it, everyone else gets the points.
value-moon_choice_from = { $value ->
    [0] the shooter always chooses
   *[other] the shooter chooses from a total of { $value } on
}
rule-moon-choice = **Choosing.** Only a shooter who had { $from } points or more before the round chooses; otherwise everyone else gets the points.
rule-moon-late = **Late to choose.** The others get the points, unless the game would end and the shooter not win it alone: then they come off the shooter.

value-moon_needs_bonus = { $value ->
    [yes] the moon needs the bonus card
   *[no] the moon needs no bonus card
}
rule-moon-bonus = **The moon needs the bonus card** as well{ $copies ->
    [yes] , all copies of it
   *[no] {""}
}: without it there is no shot.
conflict-moon-needs-bonus-card = The moon cannot need the bonus card where there is none.

## special

section-special = Sun and specials

field-doubler = A card that doubles
value-doubler = { $value ->
    [ten_of_clubs] the ten of clubs doubles what its taker has
    [chinese] the ten of clubs doubles point cards, or −5
   *[none] no card that doubles
}
rule-doubler = **Ten of clubs.** { $doubler ->
    [chinese] It doubles the points of the point cards that its taker has; a taker without any scores −5 instead.{ $moon ->
        [yes] {" "}When the moon is shot, it does nothing.
       *[no] {""}
    }
   *[ten_of_clubs] It doubles what the cards of its taker count, the bonus included, but not what a moon is worth.
}
step-doubler = Ten of clubs

value-no_tricks_bonus = { $value ->
    [0] nothing for taking no trick
   *[other] { $value } for taking no trick
}
rule-no-tricks = **No tricks.** Whoever takes no trick scores { $points }, except when the moon is shot.
step-no-tricks = No tricks

field-on_the_nose = Totals on the nose
value-on_the_nose = { $value ->
    [every_50] on the nose: 50 off at every multiple of 50
    [wins] exactly the end score wins
    [yes] on the nose: 50 becomes 0, 100 becomes 50
   *[no] not on the nose
}
rule-on_the_nose = **On the nose.** { $value ->
    [every_50] A total that a round brings to exactly 50, 100, 150 or a further multiple of 50 loses 50.
    [wins] Whoever gets exactly the score that ends the game wins at once.
   *[yes] A total that a round brings to exactly 50 becomes 0, one of exactly 100 becomes 50.
}
rule-nose-first = **The nose first.** A total on the nose comes down before it can end the game.
conflict-exact-score-without-score = Nobody can win with exactly the end score where the game ends after a number of rounds.
step-on-the-nose = On the nose

value-floor = { $value ->
    [none] totals may go below 0
   *[other] totals stay at { $value } or above
}
rule-floor = **Floor.** No total goes below 0.
step-floor = Not below 0

value-sun = { $value ->
    [yes] every trick as well doubles the moon
   *[no] no sun
}
rule-sun = **Shooting the sun.** { $points ->
    [0] Whoever takes every trick as well doubles what the moon is worth.
   *[other] Whoever takes every trick as well makes the moon worth { $points } instead.
}

field-sun_points = What a sun is worth
hint-sun_points = 1 to 1000, where there is a sun. Leave it empty for twice as much as the moon.
value-sun_points = { $value ->
    [none] sun worth twice the moon
   *[other] sun worth { $value } instead of double
}

## ending

section-ending = End of the game

field-end = The game lasts
value-end = { $value ->
    [rounds] a number of rounds
   *[score] until a score is reached, or one has all the chips
}
rule-end = **End.** { $end ->
    [rounds] The game is { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } long.
   *[score] The game ends when someone has { $score } points or more.
} The lowest total wins{ $tie ->
    [extra_round] ; while several share it, further rounds are played.
   *[shared] ; equal lowest totals win together.
}
rule-end-chips = **End.** Whoever { $pay ->
    [howell] has no chip left
   *[pool] cannot pay the ante
} is out; whoever is left at last has won the game{ $end ->
    [rounds] . After { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } the richest wins{ $tie ->
        [extra_round] ; while several have as many, further rounds are played.
       *[shared] ; equals win together.
    }
   *[score] .
}

field-end_score = Score that ends the game
hint-end_score = 20 to 1000, if it lasts to a score. Leave it empty for 100, and 200 with 7 players or more.
value-end_score = { $value ->
    [none] to 100, or with 7 players or more to 200
   *[other] to { $value }
}
rule-end-by-seats = **End by players.** With up to 6 players the game goes to 100 points, with 7 or more to 200.

field-end_rounds = Number of rounds
hint-end_rounds = 1 to 50, if it lasts a number of rounds.
value-end_rounds = { $value } { $value ->
    [one] round
   *[other] rounds
}

field-tie = Several lowest totals
value-tie = { $value ->
    [extra_round] ties are played off
   *[shared] ties win together
}

## chips

section-chips = Points or chips

field-scoring = What is played for
hint-scoring = For chips, set the moon to “nothing special”, too.
value-scoring = { $value ->
    [chips] for chips
   *[points] for points
}
rule-pot = **The pot.** Those who took no heart share it; what does not divide stays. If everyone took one, or one took them all, the pot stays for the next round. If only two play, whoever took fewer hearts takes it; if both took as many, it stays. If no two can pay the ante any more, those who paid last play for it without one until it is won.{ $end ->
    [rounds] {" "}After the last round, those who took the fewest hearts in it share what is left, odd chips one each from the dealer's left.
   *[score] {""}
}
step-pool = Pool
step-hearts = Hearts
step-howell = Hearts, one for another
step-jack = Rest of the pot
conflict-chips-with-points = A game for chips counts no points, so it has { $what ->
    [moon] no moon: let nothing special happen there
    [sun] no sun
    [doubler] no card that doubles
    [bonus] no bonus
    [extra_penalties] no other point cards
    [on_the_nose] nothing on the nose
   *[floor] no floor
}.

field-chips = Chips to begin with
hint-chips = 1 to 1000, in a game for chips.
value-chips = { $value } { $value ->
    [one] chip
   *[other] chips
} to begin with
rule-chips = **Chips.** Everyone begins with { $chips }{ $pay ->
    [howell] . After each round, each heart costs its taker a chip for each other player, and brings each of them one. Nobody pays more than they have; what is missing then, the others go without, and take what there is in turn from the dealer's left.
    [hearts] {" "}and puts { $ante } into the pot before each round. After it, each heart costs its taker another chip, as far as they have one.
   *[pool] {" "}and puts { $ante } into the pot before each round.
}

field-ante = Ante
hint-ante = 1 to 1000 chips that everyone puts into the pot before each round.
value-ante = ante { $value }
step-ante = Ante
conflict-ante-too-high = Nobody could pay the ante: it is more than the chips one starts with.

field-chips_pay = What hearts cost
value-chips_pay = { $value ->
    [hearts] each heart costs a chip into the pot
    [howell] each heart costs a chip to each other player
   *[pool] hearts cost a share of the pot
}
conflict-chips-pay = Hearts cost chips only in a game for chips.
