# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = The game is over.
reason-wrong-phase = That is not what is asked now. Press Show my hand to see what is.
reason-not-your-turn = It is not your turn yet.
reason-not-held = You do not hold that card. Press Refresh to see your hand.
reason-lead-the-low-club = The lowest club must be led to the first trick.
reason-lead-a-club = A club must be led to the first trick.
reason-open-without-hearts = The first trick may not be opened with a heart.
reason-follow-suit = You must follow suit while you can.
reason-first-trick-points = No point card may be played to the first trick while you have another.
reason-hearts-not-broken = Hearts are not broken yet, so you may not lead one while you have another card.
reason-queen-locked = The queen of spades may not be led before hearts are broken.
reason-queen-must-go = You must play the queen of spades when she cannot take the trick.
reason-pass-count = Choose exactly { $count } cards to pass.
reason-pass-forbidden = The rules of this table do not let you pass that card.
reason-call-too-many = Call at most { $count } cards in all, at least one for each seat that you name.
reason-call-unknown-seat = Name each other seat at most once.
reason-no-such-choice = The moon puts everyone else up, or you down.
reason-deal-does-not-fit = That deal does not fit the rules of this table.
reason-deal-wrong-dealer = That deal has the wrong dealer.
why-lead-the-low-club = The first trick is opened with { $card }.
why-lead-a-club = The first trick is opened with a club.
why-open-without-hearts = The first trick is not opened with a heart.
why-follow-suit = You have { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[other] hearts
}, so you must follow.
why-first-trick-points = No points on the first trick.
why-hearts-not-broken = Hearts are not broken yet.
why-queen-locked = The queen waits until hearts are broken.
why-queen-must-go = The queen of spades must go now.
