pass-hold = keine Weitergabe
pass-way = { $count } { $count ->
    [one] Karte
   *[other] Karten
} { $way ->
    [left] nach links ⬅️
    [right] nach rechts ➡️
    [across] nach gegenüber ⬆️
    [far-left] { $steps } Plätze nach links ⬅️
   *[far-right] { $steps } Plätze nach rechts ➡️
}
board-title-trick = ## Runde { $round } · Stich { $trick }
board-title-pass = ## Runde { $round } · Weitergabe
board-title-moon = ## Runde { $round } · 🌙 Der Mond
board-hint-pass = Drücke **{ button-hand }**, um deine zu wählen.
board-asks-pass = Weitergabe: { $way }
board-asks-call = { $who } gibt und entscheidet, wie alle weitergeben
board-asks-moon = { $who } entscheidet, wer die Punkte bekommt
board-asks-lead = { $who } spielt aus
board-asks-next = { $who } macht den Stich{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
} und spielt zum { $trick }. Stich aus
board-asks-play = { $who } ist dran
board-asks-away = 🤖 spielt für { $who }
due = { $due ->
    [none] {""}
   *[other] · ⏱️ Zeit endet { $due }
}
board-level = 🤖 { $level }: { $who }
news-left = { $who } hat den Tisch verlassen; { $other } spielt weiter.
news-joined = { $who } spielt jetzt für { $other }.
news-away = { $who } ist weg.
news-back = { $who } ist zurück.
news-plays-on = Nicht alle möchten die Partie beenden, also geht sie weiter.
end-agreed = 🏳️ { $me ->
    [yes] Du möchtest
   *[no] { $who } { $count ->
        [one] möchte
       *[other] möchten
    }
} die Partie beenden.
end-missing = { $who } { $count ->
    [one] muss
   *[other] müssen
} noch zustimmen.
end-what = Stimmen alle zu, endet die Partie und zählt nicht. **{ button-keep-playing }** verwirft die Anfrage.
end-yours = Stimmst du zu?
board-away = -# 💤 Wieder da? Drücke **{ button-hand }** und dann **{ button-back }**.
seat-you = Du
seat-leads = Ausspiel
seat-chooses = noch nicht fertig
seat-card-of = Karte von { $who }
trick-taken = Letzter Stich → **{ $taker }**{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
trick-cancelled = Letzter Stich → niemand: Alle Karten heben sich auf
note-table = Tisch { $code }
note-hearts-open = Herz gebrochen
note-hearts-closed = Herz noch nicht gebrochen
note-queen-fallen = { $queen } ist weg
note-queens-fallen = { $queen }: { $fallen } von { $dealt } gefallen
note-gone = Schon gespielt:
note-void = { $who } hat kein { $suits }
note-received = Bekommen: { $cards }
note-passed = Weitergegeben an { $to }: { $cards }
note-moon = 🌙 { $me ->
    [yes] Du hast
   *[no] { $who } hat
} alle { $points } Punkte{ $kitty ->
    [yes] , ohne den Talon
   *[no] {""}
}
note-hold = Diese Runde keine Weitergabe
note-brackets = In Klammern: Punkte dieser Runde
note-sealed =
    -# 🔒 Beweis, dass die Karten feststehen:
    -# { $hash }
note-sealed-why =
    -# 🔒 Beweis, dass die Karten feststanden, bevor jemand gespielt hat:
    -# { $hash }
note-cut = -# ✂️ { $cut ->
    [0] Niemand hat abgehoben
    [one] Abgehoben: 1 Karte von oben nach unten
   *[other] Abgehoben: { $cut } Karten von oben nach unten
}
cut-title = ## Runde { $round } · Abheben
cut-asks = ✂️ { $who } darf abheben; dann werden die Karten gegeben
cut-yours = ### ✂️ Abheben?
    Freiwillig: Es beweist, dass niemand die Karten vorher festgelegt hat. Wie viele kommen von oben nach unten?
cut-form-label = Karten von oben nach unten legen
cut-form-hint = Eine Zahl von 1 bis { $most }
button-cut = ✂️ Abheben
button-cut-elsewhere = Andere…
button-no-cut = Nicht abheben
refusal-nothing-to-cut = Gerade gibt es nichts abzuheben.
refusal-cut-of-another = Abheben darf jetzt nur { $name }, rechts vom Geber.
refusal-cut-range = Du kannst 1 bis { $most } Karten abheben. Drücke noch einmal und gib so eine Zahl ein.
result-title = ## Runde { $round } ist vorbei
result-title-last = ## Nach Runde { $round } ist die Partie vorbei
result-moon = ✨ { $who } hat { $sun ->
    [yes] alle Stiche geholt
   *[no] alle Punktkarten geholt
}, darum bekommt niemand Punkte.
result-next = Nächste Runde { $due }, oder sobald alle **Bereit** drücken.
result-ready = -# Bereit: { $ready }
sheet-step = -# { $step }: { $changes }
sheet-pot = -# { $chips } { $chips ->
    [one] Chip bleibt
   *[other] Chips bleiben
} für die nächste Runde im Pot.
note-kitty = Talon an { $who }
column-round = { $last ->
    [yes] letzte Runde
   *[no] Runde
}
column-total = Summe
column-chips = Chips
headline-moon-no-choice = -# Diesmal keine Wahl: Dafür braucht der Schütze vor der Runde mindestens { $from } Punkte.
headline-moon = 🌙 { $me ->
    [yes] Du hast
   *[no] **{ $who }** hat
} den Mond geschossen{ $effect ->
    [others_up] : alle anderen { $points }!
    [shooter_down] : { $points }!
   *[none] !
}
headline-sun = ☀️ { $me ->
    [yes] Du hast
   *[no] **{ $who }** hat
} die Sonne geschossen{ $effect ->
    [others_up] : alle anderen { $points }!
    [shooter_down] : { $points }!
   *[none] !
}
headline-claimed = 🏁 { $me ->
    [yes] Du hast
   *[no] **{ $who }** hat
} die Runde beendet: Am Ergebnis war nichts mehr zu ändern.
headline-level = ⚖️ **{ $who }** liegen gleichauf vorn: Eine weitere Runde entscheidet.
headline-queen = { $me ->
    [yes] Du hast
   *[no] **{ $who }** hat
} { $queen } bekommen.
game-title = ## 🏆 { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}
game-length = -# Nach { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}
standing = { $place }\. { $who } · { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}
standing-chips = { $place }\. { $who } · { $total } { $total ->
    [one] Chip
   *[other] Chips
}
note-pot = Pot: { $chips } 🪙
scores-title = ### Punktestand
scores-none = Noch ist keine Runde zu Ende.
scores-cut = -# Die letzten { $rounds } Runden; die Summe zählt alle.
names-in-turn = { $last } (davor: { $before })
seat-before = -# Vorher auf dem Platz von { $now }: { $before }
seat-until = { $who } (bis { $step ->
    [round] zum Ende von Runde { $round })
    [pass] zur Weitergabe in Runde { $round })
   *[trick] Stich { $trick } in Runde { $round })
}
nudge = ⏰ { $who }, du bist an Hearts-Tisch { $code } dran.
nudge-pass = ⏰ { $who }: Wähle an Hearts-Tisch { $code } deine Karten für die Weitergabe.
nudge-start = 🕗 { $who }: Gleich geht es los mit eurer Partie Hearts. { $host } kann **Starten** drücken; nach drei Minuten können es alle am Tisch.
nudge-direct-start = 🕗 Deine Partie Hearts auf **{ $server }** geht gleich los.
nudge-direct = ⏰ Du bist am Hearts-Tisch auf **{ $server }** dran.
nudge-direct-pass = ⏰ Wähle am Hearts-Tisch auf **{ $server }** deine Karten für die Weitergabe.
closed-game = ## Die Partie wurde vorzeitig beendet
ended-why = { $why ->
    [players] Beendet von { $who }.
    [moderator] Die Moderation hat sie beendet.
    [left] Am Tisch saß niemand mehr.
   *[idle] Sie war pausiert, und niemand hat sie rechtzeitig fortgesetzt.
}
closed-length = { $ending ->
    [agreed] Alle wollten
   *[other] Schluss war
} { $rounds ->
    [0] in der ersten Runde
    [one] nach { $rounds } Runde
   *[other] nach { $rounds } Runden
}{ $ending ->
    [agreed] {" "}aufhören, deshalb zählt die Partie nicht
    [unfinished] , deshalb kann sie als Niederlage zählen, aber nicht als Sieg
   *[other] , deshalb zählt die Partie nicht
}.

former-player = Ehemaliger Spieler
