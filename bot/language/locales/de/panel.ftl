panel-lobby =
    { $host ->
        [yes] Die Partie hat noch nicht begonnen. Drücke in der Nachricht des Tisches **{ button-start }**, dann erscheinen hier deine Karten.
       *[no] Die Partie hat noch nicht begonnen. Deine Karten erscheinen hier, sobald es losgeht.
    }
panel-suspended = Die Partie ist pausiert. Mit **Fortsetzen** geht sie für alle weiter.
panel-dealing = Die Karten werden gegeben…
panel-won = ## 🏆 Du gewinnst!
panel-place = Du { $shared ->
    [yes] teilst dir
   *[no] belegst
} Platz { $place } mit { $behind } { $behind ->
    [one] Punkt
   *[other] Punkten
} Rückstand.
panel-own-round = ### Runde { $round }: { $points } für dich
    Insgesamt: **{ $total }**
own-points = { $chips ->
    [yes] Deine Herzen
   *[no] Deine Punkte
}: { $parts }
own-haul = { $card ->
    [none] { $points } aus dem Talon
   *[other] { $card } holte { $points }
}{ $queen ->
    [yes] {" "}mit { $it }
   *[no] {""}
}
closed-alone = ### Diese Partie ist beendet
panel-void = { $void ->
    [C] Kein Kreuz
    [D] Kein Karo
    [S] Kein Pik
   *[H] Kein Herz
}
panel-your-turn = ### { $void ->
    [no] Du bist dran
   *[other] { panel-void }: freie Wahl
}
panel-waits = ### { $who } ist dran
panel-you-lead-trick = ### { $trick ->
    [1] Du spielst aus
   *[other] Du spielst zum { $trick }. Stich aus
}{ $hearts ->
    [no] , noch kein Herz
   *[yes] {""}
}
panel-leads-trick = ### { $who } spielt zum { $trick }. Stich aus
panel-trick = Stich { $trick }
trick-over = Stich { $trick } geht an { $taken }
trick-taker = { $taken ->
    [me] dich
    [no] niemanden: Alle Karten heben sich auf
   *[yes] { $who }
}{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
}
trick-you = du
trick-line = Zuletzt:{" "}{ $cards } → { $who ->
    [none] niemand
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Runde { $round }
panel-deal = 🃏 Spiel { $deal }/{ $deals }
panel-away = ### Ein Computer vertritt dich
panel-by-itself = { $why ->
    [premove] Deine Wahl, { $card }, wird gleich gespielt.
   *[only] Nur { $card } ist erlaubt und kommt gleich.
}
panel-premove = ⏩ Gleich: { $card }. Erneut wählen: zurück.
panel-premove-asked = ⏩ { $card } bleibt: { $why }.
panel-ahead = ⏩ Wähle ruhig schon eine Karte.
premove-blocked = jetzt nicht erlaubt
premove-lead = Du spielst aus
premove-card = Eine teure Karte fiel
premove-hearts = Herz wurde gebrochen
premove-void = Jemand bedient nicht
premove-takes = Sie brächte dir Punkte
premove-placeholder = Im Voraus wählen
premove-take-back = Zurücknehmen: { $card }
panel-claim = { $left ->
    [moon] 🏁 Der Rest gehört dir, der Mond auch!
    [points] 🏁 Die übrigen Punkte bekommst du.
   *[no] 🏁 Diese Runde ist schon entschieden.
}
panel-time-was-up = ⏱️ Die Zeit war um: { $card } wurde für dich gespielt.
panel-time-was-up-else = ⏱️ Die Zeit war um: Ein Computerspieler hat für dich gewählt.
panel-time-was-up-moon = ⏱️ Die Zeit war um. Für dich gewählt wurde: **{ $choice }**.
panel-stood-in = 💤 Ein Computerspieler vertritt dich seit { $trick ->
    [0] Runde { $round }
   *[other] Runde { $round }, Stich { $trick }
}. Drücke **Bin wieder da**, um selbst zu spielen.
panel-passed = Neu: { $received } · Weg: { $gone }
panel-no-cards = Du hast alle deine Karten gespielt.
panel-out = Du bist ausgeschieden: Du hast zu wenige Chips. Die anderen spielen weiter.
panel-kitty = Das siehst nur du: Im Talon lagen { $cards }.
panel-waits-call = { $who } entscheidet, wie alle weitergeben. Deine Karten:
panel-asks-call = ### Du entscheidest, wie alle weitergeben
    Verteile bis zu { $most } Karten, bevor du deine siehst. Gibst du links eine weiter, geben alle links eine weiter.
call-placeholder = { $left ->
    [0] Alle sind verteilt
    [one] Noch eine: Wer bekommt sie?
   *[other] Noch { $left }: Wer bekommt eine?
}
call-nothing = Noch bekommt niemand eine Karte.
call-share = { $count } { $count ->
    [one] Karte
   *[other] Karten
} an **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } hat die Sonne geschossen und entscheidet, wer die Punkte bekommt.
   *[no] { $who } hat den Mond geschossen und entscheidet, wer die Punkte bekommt.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ Du hast die Sonne geschossen! Wer bekommt die Punkte?
   *[no] ### 🌙 Du hast den Mond geschossen! Wer bekommt die Punkte?
}
panel-moon-when-late = -# Wenn die Zeit abläuft: **{ $choice }**
pass-title = ### Gib { $count } { $count ->
    [one] Karte
   *[other] Karten
} an { $to } weiter
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ Zeit endet { $due }
}
pass-placeholder = Wähle { $count } { $count ->
    [one] Karte
   *[other] Karten
} für { $to }
pass-choose = Auswählen…
pass-copies = { $chosen } von { $copies }
pass-none = { $count ->
    [one] Drücke die Karte, die weg soll.
   *[other] Drücke die Karten, die weg sollen.
}
pass-more = Gewählt: { $cards } · noch { $missing }
pass-ready = Gewählt: { $cards }
pass-share = Für **{ $to }**: { $cards }
pass-missing = { $missing ->
    [0] Drücke jetzt **{ button-pass-these }**.
   *[other] Wähle noch { $missing }.
}
pass-chosen = ### ✅ Deine Weitergabe steht
pass-chosen-for-you = ### ✅ Ein Computerspieler hat deine Weitergabe gewählt
pass-waits = Du kannst deine Karten ändern, bis alle fertig sind.
play-placeholder = Karte wählen…
spectator-title = ### 👀 Du schaust zu
spectator-hint = Die Karten der anderen siehst du nicht.
spectator-off = Auf diesem Server ist Zusehen abgeschaltet.
spectator-lobby = Die Partie hat noch nicht begonnen.
spectator-seat = Setz dich, und du spielst für { $who } weiter, mit { $points } { $chips ->
    [yes] { $points ->
        [one] Chip
       *[other] Chips
    }
   *[no] { $points ->
        [one] Punkt
       *[other] Punkten
    }
}.
spectator-paused = ⏸️ Die Partie ist pausiert und wartet auf ihre Spieler.
note-outdated = -# Dieser Button war veraltet. So steht es jetzt.
note-removed = 🚪 Die Moderation hat dich von diesem Tisch entfernt.
note-seated = -# Du hast einen Platz.
sure-leave-kept = ### Die Partie verlassen?
    Ein Computerspieler vertritt dich, bis du zurück bist. Für dich zählt sie in jedem Fall.
left-game = Du hast den Tisch verlassen.
ended-game = Der Tisch ist geschlossen.
note-seated-back =
    -# Du bist wieder auf deinem Platz, mit diesem Stand: { $score }.{ $passed ->
        [yes] {" "}Die Karten zum Weitergeben sind schon gewählt. Mit **{ button-change }** wählst du andere.
       *[no] {""}
    }{ $late ->
        [yes] {" "}Du hattest die Partie verlassen, darum kann sie für dich als Niederlage zählen, aber nicht als Sieg.
       *[no] {""}
    }
note-seated-late =
    -# Du übernimmst den Platz von { $who }, mit diesem Stand: { $score }.{ $passed ->
        [yes] {" "}Die Karten zum Weitergeben sind schon gewählt. Mit **{ button-change }** wählst du andere.
       *[no] {""}
    }{ $late ->
        [yes] {" "}Die Partie läuft schon, darum kann sie für dich als Niederlage zählen, aber nicht als Sieg.
       *[no] {""}
    }
getting-ready = ⏳ Die Computerspieler machen sich für diese Karten bereit. Das passiert einmal nach jedem Update und dauert etwa eine halbe Minute; dann geht es hier weiter.
getting-ready-failed = Die Computerspieler können sich für diese Karten nicht bereit machen. Nichts ist verloren; der Grund steht im Log des Bots.
panel-learn = -# Neu bei Hearts? Sieben kleine Fragen bringen es dir in zwei Minuten bei.
panel-coach-ends = 💡 Von jetzt an spielst du ohne Tipps. **{ button-hint }** gibt dir einen, wann du willst.
