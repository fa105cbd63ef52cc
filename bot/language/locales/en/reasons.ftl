# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = The game is over.
reason-wrong-phase = That is not what is asked now; your hand shows what is.
reason-not-your-turn = It is not your turn yet.
reason-not-settled = As far as you can see, the remaining cards can still change the score.
reason-not-held = You do not hold that card.
reason-deal-does-not-fit = That deal does not fit the rules of this table.
reason-deal-wrong-dealer = That deal has the wrong dealer.
