# /learn: seven positions. Each asks, praises the right card by what it saves, and answers a wrong one with the rule.
command-learn = /learn
    .description = Learn Hearts in two minutes; only you see it
button-learn-again = Once more
help-start-learn = **New to Hearts?** `{ command-learn }` teaches it in two minutes, with seven small questions.
learn-step = -# Learn Hearts · { $step } of { $steps }
learn-leave = -# Leave whenever you like: `{ command-learn }` goes on here.
learn-you = You
learn-known = ### Have fun!
    If you ever want the lessons after all: `{ command-learn }`.
learn-done = ## 🎓 That is all you need
    Take few points, get rid of dangerous cards, and watch out for the moon. Now play: a card that you may not play is grey, and a line says why.
learn-differs = -# You have learnt standard Hearts. This server plays it with changes: { $rules }

learn-follow-asks = Wei led a club. Press a card that you may play.
learn-follow-right = Right. You have clubs, so you play one.
learn-follow-wrong = Everyone plays one card, of the suit that was led. You have clubs, so you must play a club.
learn-takes-asks = Wei led a club. Press the card that takes all four.
learn-takes-right = Right, the king is the highest club. Ada takes the four cards and leads next.
learn-takes-wrong = The highest card of the suit that was led takes the trick. Clubs were led, so a diamond cannot win, however high it is.
learn-hearts-asks = Ada's ace takes this trick. You have no diamonds: press a card that costs Ada a point.
learn-hearts-right = Right. Each heart is 1 point for whoever takes it, and points are bad. This one is Ada's now.
learn-hearts-wrong = That card costs nobody anything. Only hearts and the queen of spades are points: each heart is 1, for whoever takes the trick.
learn-queen-asks = You play last. Press the card that gives Emre 13 points.
learn-queen-right = Right. The queen of spades is 13 points, and Emre's king takes her. That saved you from her.
learn-queen-wrong = The queen of spades alone is 13 points, and spades must be followed. Under Emre's king you get rid of her.
learn-breaking-asks = You lead, and nobody has played a heart yet. Press a card that you may lead.
learn-breaking-right = Right. Hearts wait until someone has thrown one on another suit.
learn-breaking-wrong = You may not lead a heart yet: first someone must have thrown one on another suit. Then hearts are “broken”.
learn-pass-asks = Before play you give away three cards. Press the most dangerous one.
learn-pass-right = Right. The king of spades would have taken the queen, with 13 points. Now that is someone else's worry.
learn-pass-wrong = Give away what could bring you points. The ace or king of spades takes the queen if she is played under it: 13 points.
learn-moon-asks = Ada has taken every point so far. With all of them she scores 0 and you all get 26! Press the card that stops her.
learn-moon-right = Right. You take 4 points, and save 26: Ada cannot get them all any more. Taking all is called shooting the moon.
learn-moon-wrong = Whoever takes all hearts and the queen “shoots the moon”: 0 points, and 26 for everyone else. Take one heart, and it is over.
