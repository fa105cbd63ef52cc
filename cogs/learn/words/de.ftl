# /lernen: sieben Stellungen. Jede fragt, lobt die richtige Karte und antwortet auf eine falsche mit der Regel.
command-learn = /lernen
    .description = Hearts in zwei Minuten lernen; nur du siehst es
button-learn-again = Noch mal lernen
help-start-learn = **Neu bei Hearts?** `{ command-learn }` bringt es dir in zwei Minuten bei.
learn-step = -# Hearts lernen · { $step } von { $steps }
learn-answer = { $right ->
    [yes] ✅ { $praise ->
        [0] **Richtig!**
        [1] **Genau!**
       *[other] **Gut gemacht!**
    }
   *[no] ❌ { $card }? **Nicht ganz.**
} { $why }
learn-leave = -# Pause? `{ command-learn }` macht hier weiter.
learn-done = ## 🎓 Mehr brauchst du nicht
learn-now = Jetzt spiel! Wenn du allein spielst, gebe ich dir in der ersten Runde vor jeder Karte einen Tipp.
learn-end = { $end ->
    [score] Hat jemand { $score } Punkte, ist die Partie zu Ende, und wer die wenigsten hat, gewinnt.
    [rounds] Wer am Ende die wenigsten Punkte hat, gewinnt.
   *[chips] {""}
}
learn-differs = **Auf diesem Server**
    { $rules }

learn-follow-tells = Bei Hearts gewinnt, wer die wenigsten Punkte hat. Die Kreuz-Zwei eröffnet jede Runde: Wei hatte sie. Alle spielen eine Karte, und wer Kreuz hat, muss Kreuz spielen.
learn-follow-asks = Das sind deine Karten. Drücke eine, die du spielen darfst.
learn-follow-right = Du hast Kreuz, also spielst du Kreuz.
learn-follow-wrong = Alle spielen eine Karte der ausgespielten Farbe. Du hast Kreuz, also musst du Kreuz spielen.
learn-takes-tells = Die Karten gehen von der Zwei bis zum Ass. Die höchste der ausgespielten Farbe gewinnt alle vier: Das ist ein Stich.
learn-takes-asks = Drücke die Karte, die ihn macht.
learn-takes-right = Der König ist das höchste Kreuz. Ada bekommt die vier Karten und spielt als Nächste aus.
learn-takes-wrong = Das höchste Kreuz macht den Stich. Ein Karo kann ihn nicht gewinnen, so hoch es auch ist.
learn-hearts-tells = Neue Karten. Jedes Herz ist ein Punkt. Du hast kein Karo, also darfst du alles spielen.
learn-hearts-asks = Drücke eine Karte, mit der Ada einen Punkt bekommt.
learn-hearts-right = Adas König ist das höchste Karo, also hat sie den Stich und dein Herz.
learn-hearts-wrong = Diese Karte kostet niemanden etwas. Nur Herzen und die Pik-Dame sind Punkte: jedes Herz 1, für den, der den Stich macht.
learn-queen-tells = Neue Karten. Die Pik-Dame kostet 13 Punkte, und Emres König ist hier die höchste Karte.
learn-queen-asks = Drücke die Karte, mit der Emre 13 Punkte bekommt.
learn-queen-right = Emres König nimmt die Dame, und dir kann sie nichts mehr tun.
learn-queen-wrong = Die Pik-Dame allein zählt 13 Punkte. Pik wurde ausgespielt, also wirst du sie unter Emres König los.
learn-breaking-tells = Eine andere Runde, und du spielst aus. Noch hat niemand Herz abgeworfen, also geht Herz nicht.
learn-breaking-asks = Drücke eine Karte, die geht.
learn-breaking-right = Sobald jemand ein Herz auf eine andere Farbe abwirft, ist Herz „gebrochen“: Dann darf es ausgespielt werden.
learn-breaking-wrong = Herz darfst du noch nicht ausspielen: Erst muss jemand eines auf eine andere Farbe abwerfen. Dann ist Herz „gebrochen“.
learn-pass-tells = Vor dem ersten Stich gibst du drei Karten an jemand anderen weiter: solche, die dir Punkte einbringen könnten. Denk daran: Emres König hat die Dame genommen.
learn-pass-asks = Drücke eine: die gefährlichste von diesen.
learn-pass-right = Pik-König und Pik-Ass sind gefährlich, wenn du wenig Pik hast: Damit bekommst du leicht die Dame und ihre 13 Punkte.
learn-pass-wrong = Gib weiter, was dir Punkte einbringen könnte. Mit wenig Pik musst du vielleicht mit dem König die Dame nehmen: 13 Punkte.
learn-moon-tells = Ada hat bisher jeden Punkt. Bekommt sie alle, hat sie 0 und ihr anderen je 26!
learn-moon-asks = Drücke die Karte, die sie aufhält.
learn-moon-right = Du nimmst 4 Punkte, aber Ada kann nicht mehr alle bekommen: So bekommt niemand 26. Alle zu nehmen heißt „den Mond schießen“.
learn-moon-wrong = Wer alle Herzen und die Dame nimmt, „schießt den Mond“: 0 Punkte, und 26 für alle anderen. Nimm ein Herz, und es ist vorbei.
