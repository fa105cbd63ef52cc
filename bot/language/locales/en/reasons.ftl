# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = The game is over.
reason-wrong-phase = You can't do that now; your hand shows what to do.
reason-not-your-turn = It's not your turn yet.
reason-not-settled = As far as you can see, the remaining cards could still change the score.
reason-not-held = You don't have that card.
reason-deal-does-not-fit = That deal doesn't fit this table's rules.
reason-deal-wrong-dealer = That deal has the wrong dealer.
