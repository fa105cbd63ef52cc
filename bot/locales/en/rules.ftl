ends-score = to { $score } points
ends-rounds = over { $rounds } rounds
rules-line = { $preset } · { $ends } · { $pace }
pace-blitz = blitz, 20 seconds a move
pace-live = live, 60 seconds a move
pace-relaxed = relaxed, 5 minutes a move
pace-slow = slow, a day a move
rules-title = ### Rules of this table: { $preset }
rules-pace = -# Pace: { $pace }. Who is late twice in a row is stood in for by a computer player until they press I'm back.
rule-deal = **Deal.** { $seats } players get { $cards } cards each. The lowest score wins.
rule-passing = **Passing.** { $passing ->
    [none] No cards are passed.
    [left] Every round, { $count } cards go to the left.
    [right] Every round, { $count } cards go to the right.
    [no_hold] Each round, { $count } cards go to another neighbour in turn; no round is without a pass.
    [with_split] { $count } cards go left, right, across, then one to each, then no pass.
    [split] Every round, one card goes to each neighbour and across.
    [aldergrove] { $count } cards go left, right, across, then two each way.
    [rotate] { $count } cards go one seat further each round; on your own seat you hold.
    [dealers_choice] The dealer calls the pass before looking: up to { $count } cards.
    [custom] The passes of this table follow their own list.
   *[standard] Before play everyone passes { $count } cards: left in the first round, then right, then across, then no pass.
}
rule-opening = **Opening.** { $opening ->
    [any_club] Whoever holds the lowest club leads any club.
    [low_club_holder] Whoever holds the lowest club leads any card that is allowed.
    [dealers_left] The player on the dealer's left leads any card but a heart.
   *[low_club] Whoever holds the two of clubs (the lowest club in play) leads it to the first trick.
}
rule-follow = **Following.** Play the suit that was led if you have it; the highest card of that suit takes the trick and leads the next.
rule-first-trick = **First trick.** { $points ->
    [allowed] Point cards may be played from the first trick on.
   *[forbidden] No point card on the first trick, unless you have nothing else.
}
rule-breaking = **Breaking hearts.** { $breaking ->
    [none] Hearts may be led at any time.
    [penalty] Hearts may be led once a point card has been played.
   *[hearts] Hearts may be led once a heart has been played.
}
rule-points = **Points.** { $hearts ->
    [one] Each heart counts 1
    [rank] Hearts count their rank, 2 to 14
   *[other] Hearts count their value
}{ $queen ->
    [0] ; the queen of spades counts nothing.
   *[other] , the queen of spades { $queen }.
}
rule-moon = **Shooting the moon.** { $moon ->
    [off] Nothing happens when one player takes all point cards.
    [shooter_down] Who takes all point cards gets { $points } points off.
    [choice] Who takes all point cards chooses: everybody else gets { $points }, or they get { $points } off.
    [shooter_up] Who takes all point cards gets { $points }.
    [void] When one player takes all point cards, nobody scores.
    [smart] When one player takes all point cards, everybody else gets { $points }, or they get { $points } off if that is better.
   *[others_up] Who takes all point cards gets 0, and everybody else gets { $points }.
}
rule-end = **End.** { $end ->
    [rounds] The game is { $rounds } rounds long.
   *[score] The game ends when somebody has { $score } or more.
} The lowest total wins; equal lowest totals win together.
preset-standard = Standard
preset-quick = Quick
preset-long = Long
preset-new_moon = New moon
preset-no_pass = No passing
preset-omnibus = Omnibus
preset-omnibus_slam = Omnibus slam
preset-spot = Spot hearts
preset-spot_light = Light spot hearts
preset-family = Family
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
