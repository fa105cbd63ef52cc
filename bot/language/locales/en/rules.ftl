ends-score = to { $score } points
ends-rounds = over { $rounds } rounds
ends-chips = until one has all the chips
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Rules of this table: { $preset }
rules-title-named = ### Rules: { $name }
rules-pace = -# { $pace }. Whoever is late twice in a row is replaced by a computer player until they press **I'm back**.
rules-differ = Standard Hearts, except: { $differences }.
rules-same = Standard Hearts.
list-more = { $listed } and { $count } more
rule-deal = **Deal.** { $seats } players, { $decks ->
    [one] one deck
   *[other] { $decks } decks
}{ $jokers ->
    [0] {""}
    [one] {" "}with a joker
   *[other] {" "}with { $jokers } jokers
}: { $cards } cards each. The deal moves one seat to the left every round.
rule-removed = **Removed.** So that the cards deal out evenly, { $count ->
    [one] this card is
   *[other] these cards are
} taken out: { $cards }.
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
rule-passing-none = **Passing.** No cards are passed.
rule-passing-every = **Passing.** Every round, everyone passes { $pass }, before seeing what they get.
rule-passing-cycle = **Passing.** What everyone passes, round by round; after the last it begins again:
rule-passing-round = Round { $round }: { $pass }
rule-passing-rotate = **Passing.** Everyone passes { $count } { $count ->
    [one] card
   *[other] cards
}, one seat further to the left each round; at their own seat nothing is passed.
rule-passing-dealer = **Passing.** The dealer calls the pass before looking at a card: up to { $count }, in any split over the other seats, or none.
pass-cards = { $count } { $way ->
    [left] left
    [right] right
    [across] across
    [far-left] to the left, { $steps } seats on
   *[far-right] to the right, { $steps } seats on
}
pass-nothing = nothing
rule-pass-forbidden = **Not passed.** Nobody may pass these cards while they hold enough others: { $cards }.
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
rule-follow = **Following.** Play the suit that was led if you have it; the highest card of that suit takes the trick and leads the next. There are no trumps.
rule-duplicates = **Equal cards.** { $duplicates ->
    [cancel] Two equal cards in a trick cancel each other and cannot take it; of three, the third one stands. If all cards of the led suit are cancelled, the same player leads again, and the next trick takes both; on the last trick those cards count for nobody.
   *[first_wins] Of two equal cards in a trick, the first one is the higher.
}
rule-slough = **Jokers.** A joker may be played at any time and scores nothing. It takes the trick only when it is led; then everyone plays what they like.
rule-high-low = **Jokers.** Both jokers are hearts: the first one played in a round is above the ace, the second one below the two.
rule-first-trick = **First trick.** { $points ->
    [allowed] Point cards may be played from the first trick on.
   *[forbidden] No point card on the first trick, unless you have nothing else.
}
rule-breaking = **Leading hearts.** { $breaking ->
    [none] Hearts may be led at any time.
    [penalty] Hearts may be led once a point card has been played, or when you have nothing else.
   *[hearts] Hearts may be led once a heart has been played, or when you have nothing else.
}
rule-locked = **Leading the queen.** The queen of spades may not be led before that either.
rule-hearts-instead = **Hearts instead.** A leader who has only hearts and the queen of spades may lead a heart.
rule-queen_must_go = **The queen must go.** Whoever can play the queen of spades where she cannot take the trick must play her.
rule-hearts = **Hearts.** { $hearts ->
    [rank] Each heart counts its rank: 2 to 10, jack 11, queen 12, king 13, ace 14 points.
    [rank_low_ace] Each heart counts its rank: 2 to 10, jack 11, queen 12, king 13, but the ace 1 point.
    [rank_ten] Hearts count 2 to 10 as printed, jack, queen and king 10, the ace 15 points.
    [pips] Hearts count 2 to 10 as printed, and jack, queen, king and ace 10 points.
   *[one] Each heart counts 1 point.
}
rule-joker-points = **Jokers count** 1 point each.
rule-queen = **Queen of spades.** { $points ->
    [0] She is an ordinary card and counts nothing.
    [one] She counts 1 point.
   *[other] She counts { $points } points.
}
rule-extra = **More point cards.** { $cards }.
extra-card = { $card } { $points }
rule-bonus = **Bonus.** Whoever takes the { $card } scores { $points }.
rule-doubler = **Ten of clubs.** { $doubler ->
    [chinese] It doubles the points of the point cards that its taker has; a taker without any scores −5 instead.
   *[ten_of_clubs] It doubles everything that its taker scores in the round, the bonus included.
}
rule-no-tricks = **No tricks.** Whoever takes no trick scores { $points }, except when the moon is shot.
rule-moon = **Shooting the moon.** { $moon ->
    [off] Nothing special happens when one player takes all point cards.
    [shooter_down] Whoever takes all point cards gets { $down } points off, and the others score 0.
    [choice] Whoever takes all point cards chooses: everybody else gets { $points }, or they get { $down } off.
    [shooter_up] Whoever takes all point cards gets { $points }, and the others score 0.
    [void] When one player takes all point cards, nobody scores anything in that round.
    [smart] Whoever takes all point cards gets 0, and everybody else { $points }; where that would end the game without making the shooter its only winner, they get { $down } off instead.
   *[others_up] Whoever takes all point cards gets 0, and everybody else gets { $points }.
}
rule-moon-choice = **Choosing.** Only a shooter who had { $from } points or more before the round chooses; otherwise everybody else gets the points.
rule-moon-bonus = **The moon needs the bonus card** as well: without it there is no shot.
rule-sun = **Shooting the sun.** Whoever takes every trick as well doubles what the moon is worth.
rule-on_the_nose = **On the nose.** A total that a round brings to exactly 50 becomes 0, one of exactly 100 becomes 50.
rule-floor = **Floor.** No total goes below 0.
rule-chips = **Chips.** Everyone begins with { $chips } and puts { $ante } into the pot before each round.
rule-pot = **The pot.** Those who took no heart share it; what does not divide stays. If everyone took one, or one took them all, the pot stays for the next round.
rule-end-chips = **End.** Whoever cannot pay the ante is out; the last one with chips wins{ $end ->
    [rounds] , or after { $rounds } rounds the richest
   *[score] {""}
}.
rule-end = **End.** { $end ->
    [rounds] The game is { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } long.
   *[score] The game ends when somebody has { $score } points or more.
} The lowest total wins{ $tie ->
    [extra_round] ; while several share it, further rounds are played.
   *[shared] ; equal lowest totals win together.
}
preset-standard = Standard
preset-quick = Quick
preset-long = Long
preset-new_moon = New moon
preset-no_pass = No passing
preset-omnibus = Omnibus
preset-omnibus_choice = Omnibus with a choice
preset-omnibus_slam = Omnibus slam
preset-spot = Spot hearts
preset-spot_light = Light spot hearts
preset-family = Family
preset-grand_prix = Grand Prix
preset-kardsgt = KardsGT
preset-gentleman = Gentleman's
preset-hoosier = Hoosier
preset-split = With split pass
preset-aldergrove = Aldergrove
preset-dealers_choice = Dealer's choice
preset-tournament = Tournament
preset-three = Three players
preset-three_kitty = Three players with kitty
preset-high_low = High and low jokers
preset-five = Five players
preset-six = Six players
preset-double_deck = Double deck
preset-extreme = Extreme
preset-cancellation = Cancellation
preset-jokers = Jokers
preset-chinese = Chinese
preset-ten_of_clubs = Ten of clubs
preset-sun = Shooting the sun
preset-on_the_nose = On the nose
preset-open_lead = Open lead
preset-black_maria = Black Maria
preset-old_hearts = Old hearts
preset-chips = For chips
# One line each, at most 90 characters.
about-standard = four players, pass left, right, across, hold; queen 13, moon 26, to 100
about-quick = the standard game to 50: about half an hour
about-long = the standard game to 150
about-new_moon = whoever shoots the moon gets 26 off, instead of 26 for everyone else
about-no_pass = the standard game without passing
about-omnibus = the jack of diamonds takes 10 points off; to 75
about-omnibus_choice = omnibus to 75; the shooter takes 16 off or gives 26 to everyone else
about-omnibus_slam = omnibus to 100, where the moon needs the jack too
about-spot = hearts count their rank, the queen 25; to 500
about-spot_light = hearts count their rank, the queen 13; to 500
about-family = 3 to 10 players; the queen waits too, kitty to the first heart, the shooter chooses
about-grand_prix = the shooter chooses, but only with 74 points or more before the round
about-kardsgt = hearts may be led at any time, points from the first trick on
about-gentleman = any point card opens hearts, and the queen must go when she can
about-hoosier = one card to each neighbour and across, every round
about-split = a round of one card to each comes after left, right and across
about-aldergrove = a round of two cards each way comes after left, right and across
about-dealers_choice = the dealer calls the pass before looking
about-tournament = left, right, across: no round without a pass
about-three = three players, two of clubs removed, pass left
about-three_kitty = three players, the odd card goes to the first trick
about-high_low = three players, two jokers that are the highest and lowest hearts, queen 15
about-five = five players, two of diamonds and three of clubs removed
about-six = six players, kitty to the first heart trick
about-double_deck = 7 to 10 players, two decks, kitty to the first heart trick; to 200
about-extreme = eight players, two whole decks
about-cancellation = 6 to 16 players, two decks or more: equal cards cancel each other
about-jokers = two jokers to get rid of at any time
about-chinese = the ten of clubs doubles point cards, or is worth −5 alone
about-ten_of_clubs = the ten of clubs doubles everything
about-sun = whoever takes every trick doubles the moon
about-on_the_nose = exactly 50 becomes 0, exactly 100 becomes 50
about-open_lead = the dealer's left neighbour opens with any card but a heart
about-black_maria = king 10 and ace 7 of spades as well; pass right, hearts at any time
about-old_hearts = only hearts count; to 50
about-chips = ante and pot: whoever takes no heart shares the pot; ten rounds
# A card within a sentence. $rank is 2-9, T, J, Q, K, A; $suit is C, D, S, H.
card-words = { $rank ->
    [T] ten
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[other] hearts
}
card-words-joker = joker
