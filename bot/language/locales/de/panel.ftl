panel-lobby =
    { $host ->
        [yes] Die Partie hat noch nicht begonnen. Deine Karten bekommst du hier, sobald du in der Nachricht des Tisches auf **{ button-start }** gedrückt hast.
       *[no] Die Partie hat noch nicht begonnen. Deine Karten bekommst du hier, sobald die Partie beginnt.
    }
panel-suspended = Die Partie ist unterbrochen. **Weiter** setzt sie für alle fort.
panel-dealing = Die Karten werden gegeben.
panel-round-over = ### Runde { $round } ist vorbei
closed-alone = ### Diese Partie wurde beendet
    Eine neue beginnt, wann immer du willst.
panel-your-turn = ### ▶️ Du bist dran
panel-waits = ### ⏳ { $who } ist dran
panel-you-lead-trick = ### ▶️ Du spielst zu Stich { $trick } aus
panel-leads-trick = ### ⏳ { $who } spielt zu Stich { $trick } aus
panel-trick = Stich { $trick }
trick-over = Stich { $trick }: { $taken }
trick-taker = { $taken ->
    [me] du bekommst ihn
    [no] niemand bekommt ihn, alle Karten heben sich auf
   *[yes] { $who } bekommt ihn
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
trick-line = Letzter Stich: { $cards } → { $who ->
    [none] niemand
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Runde { $round }
panel-deal = Verteilung { $deal }/{ $deals }
panel-any-card = Du darfst jede Karte spielen.
panel-by-itself = { $why ->
    [premove] { $card }, von dir gewählt, wird gleich gespielt.
   *[only] Nur { $card } darf gespielt werden und wird gleich von selbst gespielt.
}
panel-premove = ⏩ { $card } wird gespielt, wenn du dran bist, sofern nichts Unvorhergesehenes geschieht. Wähle sie noch einmal, um sie zurückzunehmen.
panel-premove-asked = ⏩ Du hattest { $card } gewählt, aber { $why }. Was spielst du?
premove-blocked = die Karte darf jetzt nicht gespielt werden
premove-lead = du spielst aus
premove-card = eine teure Karte ist gefallen
premove-hearts = Herz wurde gebrochen
premove-void = jemand konnte nicht bedienen
premove-placeholder = Im Voraus wählen
premove-take-back = Zurücknehmen: { $card }
panel-claim = 🏁 Diese Runde ist schon entschieden: **Runde beenden** spielt sie zu Ende.
panel-time-was-up = ⏱️ Die Zeit war um: { $card } wurde für dich gespielt.
panel-time-was-up-else = ⏱️ Die Zeit war um: Ein Computerspieler hat für dich gewählt.
panel-time-was-up-moon = ⏱️ Die Zeit war um. Für dich gewählt wurde: **{ $choice }**.
panel-stood-in = 💤 Ein Computerspieler spielt für dich seit { $trick ->
    [0] Runde { $round }
   *[other] Runde { $round }, Stich { $trick }
}: Drücke **Bin wieder da**.
panel-received = Bekommen: { $cards }
panel-gone = Weitergegeben: { $cards }
panel-no-cards = Du hast alle deine Karten gespielt.
panel-out = Du bist ausgeschieden: Du hast zu wenige Chips, um weiterzuspielen. Die anderen spielen weiter.
panel-kitty = Das siehst nur du: Im Talon lagen { $cards }.
panel-waits-call = { $who } sagt die Weitergabe an. Deine Karten:
panel-asks-call = ### Du gibst: Sag die Weitergabe an
    Sag, wohin bis zu { $most } Karten gehen, bevor du deine siehst. Alle geben gleich weiter, vom eigenen Platz aus gezählt.
call-placeholder = { $left ->
    [0] Alle Karten sind angesagt
    [one] Noch eine Karte an …
   *[other] Eine Karte an … (noch { $left })
}
call-nothing = Noch nichts angesagt.
call-share = { $count } { $count ->
    [one] Karte
   *[other] Karten
} an **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } hat die Sonne geschossen und entscheidet, was sie bewirkt.
   *[no] { $who } hat den Mond geschossen und entscheidet, was er bewirkt.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ Du hast die Sonne geschossen! Was soll sie bewirken?
   *[no] ### 🌙 Du hast den Mond geschossen! Was soll er bewirken?
}
panel-moon-when-late = -# Wenn du nicht rechtzeitig wählst: **{ $choice }**
pass-title = ### Gib { $count } { $count ->
    [one] Karte
   *[other] Karten
} weiter an { $to }
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ { $due }
}
pass-placeholder = { $count } { $count ->
    [one] Karte
   *[other] Karten
} für { $to }
pass-copies = { $chosen } von { $copies }
pass-none = Gewählt: noch nichts
pass-take-back = -# Ein Druck nimmt eine Karte zurück.
pass-last = -# { $count ->
    [one] Ein Druck auf eine Karte gibt sie weiter.
   *[other] Sie gehen weiter, sobald du alle { $count } gewählt hast.
}
pass-more = Gewählt: { $cards } · noch { $missing }
pass-ready = Gewählt: { $cards } · **Fertig**
pass-share = Für **{ $to }**: { $cards }
pass-missing = { $missing ->
    [0] Drücke jetzt **Fertig**.
   *[other] Noch { $missing } zu wählen.
}
pass-chosen = ### ✅ Deine Weitergabe steht
pass-chosen-for-you = ### ✅ Ein Computerspieler hat deine Weitergabe gewählt
pass-waits = Es fehlt noch: { $who }. Bis dahin kannst du deine Wahl ändern.
play-placeholder = Karte spielen
spectator-title = ### Du sitzt nicht an diesem Tisch
spectator-hint = Die Karten der Spieler sind geheim. Am Tisch kannst du der Partie zusehen.
spectator-paused = ⏸️ Die Partie ist unterbrochen und wartet auf ihre Spieler.
note-outdated = -# Dieser Button war veraltet. So steht es jetzt.
note-removed = 🚪 Die Moderation hat dich von diesem Tisch genommen.
note-seated = -# Du hast einen Platz.
more-hint-kept = Wenn du gehst, spielt ein Computerspieler für dich, bis du wieder da bist.
sure-leave-kept = ### Die laufende Partie verlassen?
    Ein Computerspieler spielt für dich, bis du zurück bist. Die Verteilung zählt in jedem Fall für dich.
left-game = Du hast den Tisch verlassen.
left-kept = Jetzt spielt ein Computerspieler für dich. Mit **{ button-back }** oder { command-hearts-back } spielst du weiter.
ended-game = Der Tisch ist geschlossen.
note-seated-late = -# Du übernimmst den Platz von { $who }, mit diesem Stand: { $score }. Die Partie läuft schon, deshalb kannst du nichts gewinnen, nur verlieren.
getting-ready = ⏳ Die Computerspieler dieser Karten machen sich bereit, einmal nach jeder Aktualisierung: etwa eine halbe Minute. Hier geht es von selbst weiter.
getting-ready-failed = Die Computerspieler dieser Karten können sich hier nicht bereit machen. Nichts ist verloren; wer den Bot betreibt, findet den Grund in dessen Log.
panel-learn = -# Neu bei Hearts? Sieben kleine Fragen bringen es dir in zwei Minuten bei.
