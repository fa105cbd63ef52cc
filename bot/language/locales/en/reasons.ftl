# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = The game is over.
reason-wrong-phase = That is not what is asked now; your hand shows what is.
reason-not-your-turn = It is not your turn yet.
reason-not-settled = As far as you can see, the remaining cards can still change the score.
reason-not-held = You do not hold that card.
reason-deal-does-not-fit = That deal does not fit the rules of this table.
reason-deal-wrong-dealer = That deal has the wrong dealer.

# What speaks for a card. Each sentence follows one card or several: "Q♠ K♠: ...".
hint-line = 💡 { $cards }: { $why }
hint-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}
hint-only-card = it is the only card that you may play.
hint-go-for-the-moon = nobody else has a point yet. Try to take them all, and shoot the moon!
hint-modest = as far as one can see, this costs you the least.
hint-stay-below = it stays below the { $other } that lies there, so this trick is not yours.
hint-highest-below = it is your highest card that stays below the { $other }. This trick is not yours, and you keep your lower cards.
hint-second-of-two = the same card lies there already, and the first one counts. So this trick is not yours.
hint-queen-below = the { $other } lies there and takes the queen from you. This trick is not yours.
hint-joker = a joker that is not led takes no trick.
hint-give-queen = you cannot follow suit, so the queen goes to somebody else.
hint-give-points = you cannot follow suit, so somebody else has to take it.
hint-give-to-stop-the-moon = one player has all the points so far. This card gives some to another player, so nobody can shoot the moon.
hint-save-from-the-queen = the queen of spades could fall on it later. Now you can throw it away safely.
hint-throw-high = you cannot follow suit: a good moment to throw away a high card.
hint-keep-the-guard = so you keep your spades. They protect your queen.
hint-not-yours = you cannot follow suit, so this trick is not yours. You are likely to miss this card least.
hint-take-the-bonus = the { $other } lies there, nobody plays after you, and so it is yours.
hint-take-to-stop-the-moon = one player has all the points so far. Now you take some, so nobody else can shoot the moon.
hint-first-trick = no { $chips ->
    [yes] hearts
   *[no] points
} may be played to the first trick, so a high card can go safely.
hint-no-points-here = nobody plays after you and no { $chips ->
    [yes] hearts
   *[no] points
} lie here, so this trick costs you nothing.
hint-no-points-high = nobody plays after you and no { $chips ->
    [yes] hearts
   *[no] points
} lie here: a good moment to lose a high card.
hint-must-take = this trick is yours, whatever you play.
hint-must-take-highest = this trick is yours, whatever you play. So get rid of your highest card.
hint-lowest-above = you cannot stay below. Your lowest card is the easiest to beat, and higher { $suit } are still out.
hint-higher-out = it is the highest so far, but higher { $suit } are still out, and others play after you.
hint-draw-the-queen = low spades drive the queen out, and you hold nothing that she could fall on.
hint-lead-lowest = all the { $suit } that are still out are higher. Whoever follows suit takes this trick from you.
hint-lead-low = most of the { $suit } that are still out are higher, so somebody else is likely to take this trick.
hint-fresh-suit = nobody has led { $suit } yet. So the others can probably follow, and throw no { $chips ->
    [yes] hearts
   *[no] points
} on it.
hint-last-of-suit = after it you have no more { $suit }. When others lead them, you may play anything.
hint-pass-queen = the queen of spades is dangerous with so few spades beside her.
hint-pass-high-spade = the queen of spades could fall on it.
hint-pass-suit = then you have no more { $suit }. When others lead them, you may play anything.
hint-pass-high-heart = high hearts win tricks that are full of hearts.
hint-pass-high = high cards win tricks that you do not want.
hint-pass-shorten = the fewer { $suit } you have, the sooner you may play anything when others lead them.
hint-pass-for-the-moon = keep your strong cards, and try to shoot the moon!
