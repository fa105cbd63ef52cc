# /learn: seven positions. Each tells a rule, asks, praises the right card by what it saves, and answers a wrong one with the rule.
command-learn = /learn
    .description = Learn Hearts in two minutes; only you see it
button-learn-again = Repeat the lessons
help-start-learn = **New to Hearts?** `{ command-learn }` teaches it in two minutes.
learn-step = -# Learn Hearts · { $step } of { $steps }
learn-answer = { $right ->
    [yes] ✅ { $praise ->
        [0] **Right!**
        [1] **Exactly!**
       *[other] **Well done!**
    }
   *[no] ❌ { $card }? **Not quite.**
} { $why }
learn-leave = -# Need a break? `{ command-learn }` picks up here.
learn-done = ## 🎓 That's all you need
learn-now = Now play! When you play alone, I'll give you a tip before each card of your first round.
learn-end = { $end ->
    [score] A game ends when someone reaches { $score } points, and the lowest score wins.
    [rounds] In the end, the lowest score wins.
   *[chips] {""}
}
learn-differs = **On this server**
    { $rules }

learn-follow-tells = In Hearts, fewest points wins. The two of clubs starts each round: Wei had it. Everyone plays one card, and if you have clubs, it must be a club.
learn-follow-asks = These are your cards. Press one you can play.
learn-follow-right = You have clubs, so you play one.
learn-follow-wrong = Everyone plays one card of the suit that was played first. You have clubs, so you must play a club.
learn-takes-tells = Cards rank from two up to ace. The highest of the suit that was played first takes all four: that's a trick.
learn-takes-asks = Press the card that takes it.
learn-takes-right = The king is the highest club. Ada takes the four cards and plays first in the next trick.
learn-takes-wrong = The highest club takes the trick. A diamond can't win it, however high it is.
learn-hearts-tells = New cards. Each heart is 1 point. You have no diamonds, so you can play anything.
learn-hearts-asks = Press a card that gives Ada a point.
learn-hearts-right = Ada's king is the highest diamond, so the trick and your heart are hers.
learn-hearts-wrong = That card doesn't cost anyone a point. Only hearts and the queen of spades are points: each heart is 1 for whoever takes the trick.
learn-queen-tells = New cards. The queen of spades costs 13 points, and Emre's king is winning this trick.
learn-queen-asks = Press the card that gives Emre 13 points.
learn-queen-right = Emre's king takes the queen, and she can't hurt you any more.
learn-queen-wrong = The queen of spades alone is 13 points. Spades were played first, so you can follow with her under Emre's king and be rid of her.
learn-breaking-tells = Another round, and you start the trick. Nobody has thrown a heart yet, so you can't start with one.
learn-breaking-asks = Press a card you can start with.
learn-breaking-right = As soon as someone throws a heart on another suit, hearts are “broken”: then you can start with one.
learn-breaking-wrong = You can't start with a heart yet: someone has to throw one on another suit first. Then hearts are “broken”.
learn-pass-tells = Before the first trick, you pass three cards to another player: those that could cost you points. Remember: Emre's king took the queen.
learn-pass-asks = Press one: the most dangerous of these.
learn-pass-right = A king or ace of spades is dangerous if you have few spades: it can win you the queen and her 13 points.
learn-pass-wrong = Pass cards that could cost you points. With few spades, you may have to take the queen with your king: 13 points.
learn-moon-tells = Ada has taken every point so far. If she gets them all, she scores 0 and each of you gets 26!
learn-moon-asks = Press the card that stops her.
learn-moon-right = You take 4 points, but Ada can't get them all any more, so nobody gets 26. Taking them all is called shooting the moon.
learn-moon-wrong = Taking all the hearts and the queen “shoots the moon”: 0 points, and 26 for everyone else. Take one heart, and it's over.
