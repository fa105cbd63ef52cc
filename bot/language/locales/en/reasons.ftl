# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = The game is over.
reason-wrong-phase = You can't do that now; your hand shows what to do.
reason-not-your-turn = It's not your turn yet.
reason-not-settled = As far as you can see, the remaining cards could still change the score.
reason-not-held = You don't have that card.
reason-deal-does-not-fit = That deal doesn't fit this table's rules.
reason-deal-wrong-dealer = That deal has the wrong dealer.

# What speaks for a card. Each sentence follows one card or several: "Q♠ K♠: ...".
hint-line = 💡 { $cards }: { $why }
hint-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}
hint-only-card = it's the only card you can play.
hint-go-for-the-moon = you have a strong hand, and nobody has a point yet. Try to take every point: that's shooting the moon!
hint-on-the-way-to-the-moon = keep taking every point: { $points ->
    [one] one more
   *[other] { $points } more
}, and you've shot the moon!
hint-sure-for-the-moon = nobody can beat it. To shoot the moon, you can't miss a single point.
hint-modest = this will probably cost you the least.
hint-stay-below = it stays below the { $other } on the table, so you don't take this trick.
hint-highest-below = it's your highest card that stays below the { $other }. You don't take this trick, and you keep your lower cards.
hint-second-of-two = the same card is already on the table, and the first one counts. So you don't take this trick.
hint-queen-below = the { $other } on the table takes the queen off your hands. You don't take this trick.
hint-joker = a joker only takes a trick if it's the first card.
hint-give-queen = the queen goes to whoever takes this trick, and that can't be you.
hint-give-points = nobody wants this card. It goes to whoever takes this trick, and that can't be you.
hint-give-to-stop-the-moon = one player has all the points so far. This gives some to another player, so nobody can shoot the moon.
hint-give-far-from-a-moon = nobody wants this card. It goes to the player with all the points so far, who still needs { $points ->
    [one] one more
   *[other] { $points } more
} for the moon.
hint-queen-can-wait = your queen can wait: { $points } other spades protect her.
hint-save-from-the-queen = it could catch the queen of spades later. Now you can throw it away safely.
hint-throw-high = high cards win tricks you don't want. It can't win this one, so throw it away now.
hint-keep-the-guard = this way you keep your spades, and they protect your queen.
hint-not-yours = this trick can't be yours, and you probably need this card least.
hint-take-the-bonus = you play last and beat the { $other }, so the trick is yours.
hint-take-to-stop-the-moon = one player has all the points so far. If you take some, nobody else can shoot the moon.
hint-first-trick = no { $chips ->
    [yes] hearts
   *[no] points
} can be played to the first trick, so a high card is safe to play.
hint-no-points-here = you play last and there are no { $chips ->
    [yes] hearts
   *[no] points
} here, so this trick costs you nothing.
hint-no-points-high = you play last and there are no { $chips ->
    [yes] hearts
   *[no] points
} here: a good time to lose a high card.
hint-must-take = you take this trick whatever you play.
hint-must-take-highest = you take this trick whatever you play, so get rid of your highest card.
hint-lowest-above = you can't stay below. Your lowest card is the easiest to beat, and higher { $suit } are still out.
hint-higher-out = it's the highest so far, but higher { $suit } are still out and others play after you.
hint-gone = nobody can beat it, so you take this trick. But then it's gone, and can't take a worse one.
hint-keep-lower = you keep your { $other } to stay below with later.
hint-keep-to-stop-the-moon = one player has all the points so far. You keep your { $other }, which could stop them later.
hint-draw-the-queen = spades below the queen flush her out, and you have nothing that would catch her.
hint-lead-lowest = all the { $suit } still out are higher, so anyone who follows suit beats you.
hint-lead-low = most of the { $suit } still out are higher, so someone else will probably take this trick.
hint-may-be-beaten = { $points ->
    [one] one higher card of its suit is
   *[other] { $points } higher cards of its suit are
} still out, so someone may beat it.
hint-fresh-suit = nobody has started with { $suit } yet. The others can probably follow, so they won't throw { $chips ->
    [yes] hearts
   *[no] points
} on it.
hint-last-of-suit = it's your last of the { $suit }. When others start with them, you can play anything.
hint-pass-queen = with so few other spades, the queen is dangerous.
hint-pass-high-spade = it could catch the queen of spades.
hint-pass-suit = without { $suit }, you can play anything when others start with them.
hint-pass-high-heart = high hearts win tricks full of hearts.
hint-pass-high = high cards win tricks you don't want.
hint-pass-shorten = with fewer { $suit }, you can soon play anything on them.
hint-pass-for-the-moon = keep your strong cards and try to shoot the moon!

# What speaks against a card that somebody has chosen, beside the best one.
drawback-line = You chose { $cards }. { $why }
drawback-takes = Nobody can beat it, so you take this trick{ $points ->
    [0] .
    [one] {" "}and a point with it.
   *[other] {" "}and { $points } points with it.
}
drawback-highest-so-far = If nobody beats it, you take this trick.
drawback-under-the-queen = The queen of spades is still out and could fall on it.
drawback-lead-high = Most of the { $suit } still out are lower, so you could easily take this trick.
drawback-keeps = You keep the { $other }. Nobody can beat it, so it could take a worse trick later.
drawback-others-void = { $points ->
    [0] Someone is out of { $suit }: they
    [one] One player is out of { $suit }: they
   *[other] { $points } players are out of { $suit }: they
} can't beat it, and can throw anything on it.
drawback-leaves-alone = It leaves your { $other } alone. Most of the { $suit } still out are lower, so that could easily take a trick.

# Below the answer to a question about a hand: its cards, and what stands beside each choice.
your-hand = Your hand: { $cards }
choices-key = + = { $chips ->
    [yes] chips
   *[no] points
} more than the best choice
