# /duplikat: dieselben Karten für mehrere, und was jeder daraus gemacht hat.
command-match = /duplikat
    .description = Dieselben Karten für mehrere
command-match-new = /duplikat neu
    .description = Ein Duplikat eröffnen: dieselben Karten für alle, allein oder an Tischen
    .hours = Allein: wie viele Stunden alle zum Spielen haben
command-match-show = /duplikat zeigen
    .description = Das Duplikat dieses Kanals: wer gespielt hat, und danach dein Ergebnis
option-deals = anzahl
    .description = Wie viele Spiele
option-hours = stunden
    .description = Wie viele Stunden alle zum Spielen haben
option-where = wo
    .description = Allein gegen Computerspieler oder an Vierertischen
choice-where = { $value ->
    [tables] an Vierertischen
   *[alone] allein, wann jeder mag
}
help-start-match = `{ command-match-new }` – Dieselben Karten für dich und deine Freunde
match-title = ## 🃏 Gleiche Karten für alle
match-what = Alle bekommen dieselben Karten und spielen sie jeder für sich gegen Computerspieler: { $deals } Spiele innerhalb von { match-hours }. Wer die wenigsten Punkte bekommt, gewinnt.
match-what-tables = Vierertische spielen dieselben { $deals } Spiele. An einem anderen Tisch hat jemand deine Karten: Bekomm damit weniger Punkte.
match-what-computers = -# Bei bis zu vier Leuten spielen am anderen Tisch Computerspieler.
match-how = -# Regeln: { $preset }
match-deals = { $deals } Spiele
match-hours = { $hours ->
    [1] 1 Stunde
   *[other] { $hours } Stunden
}
match-player = { $number }\. { $who }
match-hint = { $missing ->
    [0] { $host } kann jetzt starten oder auf weitere Leute warten.
   *[other] { $host } kann starten, sobald noch jemand **{ button-match-join }** drückt. Erwähne deine Freunde in diesem Kanal!
}
match-meanwhile = -# In der Zwischenzeit:
match-hint-fill = { $free ->
    [one] { $host } kann jetzt mit einem Computerspieler starten oder auf weitere Leute warten.
   *[other] { $host } kann jetzt mit { $free } Computerspielern starten oder auf weitere Leute warten.
}
match-cut-hint = -# Freiwillig: Hebst du ab, kann niemand die Karten vorher gekannt haben.
match-cuts = -# ✂️ Abgehoben: { $who }
match-cut = { $who } ({ $cut ->
    [one] 1 Karte
   *[other] { $cut } Karten
})
match-cancelled = { $why ->
    [players] { $host } hat dieses Duplikat abgesagt.
    [moderator] Die Moderation hat dieses Duplikat abgesagt.
    [left] Der Gastgeber ist gegangen, deshalb fällt dieses Duplikat aus.
    [idle] { $players ->
        [1] Nur eine Person war rechtzeitig dabei, deshalb fällt dieses Duplikat aus.
       *[other] Niemand hat es rechtzeitig gestartet, deshalb fällt dieses Duplikat aus.
    }
    [update] Ein Update des Bots hat dieses Duplikat abgebrochen. Tut mir leid!
   *[unknown] Dieses Duplikat wurde abgesagt.
}
match-until = Alle haben dieselben Karten. Spiel, wann du magst, bis { $at }; die Ergebnisse kommen, wenn alle gespielt haben.
match-progress = **{ $who }** · { $done } von { $deals }{ $team ->
    [0] {""}
   *[other] {" "}· Team { $team }
}
match-deal-now = ### Spiel { $deal } von { $deals }
match-deal-now-hint = **Spielen** zeigt dir deine Karten. { $tables ->
    [2] Am anderen Tisch hat jemand dieselben. Das nächste Spiel beginnt, wenn beide Tische fertig sind.
   *[other] An einem anderen Tisch hat jemand dieselben. Das nächste Spiel beginnt, wenn alle Tische fertig sind.
}
match-table = **Tisch { $table }** · { $over ->
    [yes] ✅ gespielt
   *[no] { $tricks } von { $all } Stichen
}
    { $who }
match-sure-leave = ### Aus dem Duplikat aussteigen?
    { $tables ->
        [yes] Ein Computerspieler vertritt dich, bis du **{ button-match-play }** drückst. Die Spiele zählen für dich in jedem Fall.
       *[no] Computerspieler spielen deine restlichen Spiele, und du kannst nicht zurück.
    }
match-left = Jetzt vertritt dich ein Computerspieler. Mit **{ button-match-play }** spielst du weiter.
match-sure-cancel = ### Dieses Duplikat absagen?
    { $alone ->
        [yes] Außer dir macht noch niemand mit.
       *[no] Alle, die mitmachen, verlieren ihren Platz.
    }
match-sure-end = ### Das Duplikat für alle beenden?
    Es zählen nur die Spiele, die alle gespielt haben. Danach kann es nicht fortgesetzt werden.
match-broken-off = ⚠️ { $why ->
    [players] { $host } hat dieses Duplikat vorzeitig beendet.
    [moderator] Die Moderation hat dieses Duplikat vorzeitig beendet.
    [update] Nach einem Update des Bots endete dieses Duplikat vorzeitig.
   *[unknown] Dieses Duplikat wurde vorzeitig beendet.
} { $played ->
    [0] Noch nicht alle hatten das erste Spiel gespielt, also zählt nichts.
    [1] Es zählt eins von { $deals } Spielen: das, das alle gespielt hatten.
   *[other] Es zählen { $played } von { $deals } Spielen: die, die alle gespielt hatten.
}
match-line = { $place }\. **{ $who }** · { $total }{ $computer ->
    [0] {""}
    [one] {" "}· 1 Spiel von 🤖
   *[other] {" "}· { $computer } Spiele von 🤖
}
match-team-name = Team { $team }
match-no-team = Kein Team
match-choose-team = Team wählen…
match-team = **{ match-team-name }** · { $total } · { $who }
match-team-average = -# Bei Teams: der Durchschnitt ihrer Leute.
match-scores = -# Punkte gegenüber dem Durchschnitt mit denselben Karten. Weniger ist besser.
match-computer = 🤖 Computer
match-difference = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ match-amount }
match-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
match-deal-over = ### Spiel { $deal } von { $deals } ist vorbei
match-deal-stopped = ### Spiel { $deal } von { $deals } wurde abgebrochen
    Das Duplikat endete vorzeitig, darum zählt dieses Spiel nicht.
match-compared = { $compared ->
    [one] Spiel 1 haben alle gespielt. Dort
   *[other] Die Spiele 1–{ $compared } haben alle gespielt. Dort
} hast du **{ $sign ->
    [minus] { match-amount } Punkte weniger
    [plus] { match-amount } Punkte mehr
   *[none] genau so viele Punkte
}** { $sign ->
    [none] wie
   *[other] als
} der Durchschnitt mit denselben Karten.
match-not-compared = Dein Ergebnis kommt, sobald alle diese Karten gespielt haben.
match-all-played = ✅ Du bist fertig. Die Ergebnisse kommen, wenn alle fertig sind, spätestens { $left }.
match-others-play = Die anderen Tische spielen diese Karten noch. Du wirst benachrichtigt, wenn die nächsten kommen.
button-match-next = Nächstes Spiel
button-match-play = 🃏 Spielen
button-match-join = Mitspielen
button-match-more = { button-more }
button-match-leave = Aussteigen
button-match-start = Start
button-match-cancel = Duplikat absagen
button-match-new = Neues Duplikat
button-match-end = Duplikat beenden
button-match-quit = Ja, aussteigen
button-match-keep = Behalten
button-match-stop = Ja, beenden
button-match-sheet = Alle Spiele
chart-deal = Spiel
chart-match = Die Stände aller nach jedem von { $deals } Spielen. Am Ende: { $finals }.
sheet-title = ### { $who } · { $place }. Platz · { $total }
sheet-points = Punkte
sheet-best = Bester
sheet-all = alle
sheet-columns = -# **#**: Spiel · **+/−**: im Vergleich zum Durchschnitt mit denselben Karten
sheet-hint = -# * Das hat ein Computerspieler gespielt oder zu Ende gespielt.
sheet-deal = Spiel { $deal }
sheet-choose = Spiel ansehen…
sheet-seated = -# Tisch { $table }: { $who }
sheet-table = 🤖 Tisch { $table }
sheet-average = -# Dieselben Karten · Durchschnitt { match-amount }
sheet-line = { $who } · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} · { $difference }{ $computer ->
    [yes] {" "}· 🤖
   *[no] {""}
}
sheet-computer = -# 🤖 Das hat ein Computerspieler zu Ende gespielt.
sheet-rival = -# Im Vergleich mit { $who }{ $several ->
    [yes] {" "}(die wenigsten Punkte):
   *[no] :
}
parting-pass = Der erste Unterschied war die Weitergabe: { $one } gab { $mine } weiter, { $other } { $theirs }.
parting-trick = Der erste Unterschied kam in Stich { $trick }: { $one } spielte { $mine }, { $other } { $theirs }.
parting-table = Der erste Unterschied kam in Stich { $trick }: Am Tisch von { $one } kam { $mine }, an dem von { $other } { $theirs }.
parting-none = { $one } und { $other } haben jede Karte gleich gespielt.
parting-claim = { $one } und { $other } haben gleich gespielt, bis der Rest nichts mehr ändern konnte.
side-title = ### Spiel { $deal }: { $one } und { $other }
side-player = **{ $who }** · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
side-moon = 🌕 { $own ->
    [yes] Hat den Mond geschossen: Diese Stiche zählen nicht.
   *[no] Jemand anders hat den Mond geschossen.
}
side-trick = { $cards } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} · Stich { $trick }
side-key = Diese Stiche brachten Punkte, die höchste Karte zuerst:
side-both = **Beide**
side-choose = Vergleichen mit…
side-computer = { $who } · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
refusal-no-such-match = Dieses Duplikat gibt es nicht. Eröffne eines mit { command-match-new }.
refusal-no-match-here = In diesem Kanal gibt es kein Duplikat. Eröffne eines mit { command-match-new }.
refusal-match-no-chips = Eine Partie um Chips hat keine Punkte zum Vergleichen. Wähle eine andere Spielart.
refusal-match-four-seats = An Tischen braucht es Regeln für vier; diese sind für { $seats }. Wähle eine andere Spielart oder lass alle allein spielen.
refusal-match-hours-or-pace = Stunden gibt es nur, wenn alle allein spielen, ein Tempo nur an Tischen. Lass weg, was nicht passt.
refusal-match-too-many-yours = Du hast { $most } Duplikate, die noch nicht vorbei sind. Spiel erst eines zu Ende oder sag es ab.
refusal-match-too-many-here = Auf diesem Server laufen { $most } Duplikate. Erst muss eines davon enden.
match-cancelled-done = ✅ Erledigt.
refusal-match-joined = Du spielst schon mit.
refusal-match-full = Hier spielen schon { $most } Leute mit.
refusal-match-begun = Dieses Duplikat hat begonnen und lässt sich nicht mehr ändern. Wer mitspielt, drückt **{ button-match-play }**.
refusal-match-not-begun = Dieses Duplikat hat noch nicht begonnen. Der Gastgeber startet es.
refusal-match-closed = Dieses Duplikat ist vorbei.
refusal-match-sealed = Noch kann jemand diese Karten spielen. Die Ergebnisse kommen, wenn alle gespielt haben.
refusal-match-nothing-counts = Dieses Duplikat endete, bevor alle das erste Spiel gespielt hatten. Es gibt nichts zu vergleichen.
refusal-not-in-match = Du spielst hier nicht mit. Eröffne ein eigenes mit { command-match-new }.
refusal-match-join-first = Du spielst hier noch nicht mit. Drücke zuerst **{ button-match-join }**.
refusal-match-seat-lost = Bei diesen Karten hast du deinen Platz verloren. Mit den nächsten spielst du wieder mit.
refusal-match-too-few = Es braucht mindestens { $least } Leute. Erwähne deine Freunde in diesem Kanal: Sie müssen nur **{ button-match-join }** drücken.
refusal-match-places = Vierertische brauchen 4, 8, 12 oder 16 Leute: { $more } mehr{ $fewer ->
    [0] {""}
   *[other] {" "}oder { $fewer } weniger
}. Drücke noch einmal **{ button-match-start }**, dann nehmen Computerspieler die freien Plätze.
refusal-match-teams = Entweder hat niemand ein Team, oder alle haben eins: mindestens zwei Teams zu je zwei Leuten.
refusal-match-one-try = { $alone ->
    [yes] Du spielst jedes Spiel nur einmal: Beenden oder pausieren geht nicht. Es wartet auf dich, bis das Duplikat endet.
   *[no] Im Duplikat wird jedes Spiel zu Ende gespielt: Beenden oder pausieren geht nicht. Steigst du aus, vertritt dich ein Computerspieler, bis du **{ button-match-play }** drückst.
}
refusal-match-no-hint = Im Duplikat gibt es keine Tipps.
refusal-rematch-match = Das war ein Spiel eines Duplikats. Eröffne ein anderes mit { command-match-new }.
match-to-continue = Deine Karten eines Duplikats spielst du mit { command-match-show } weiter.
refusal-match-only-alone = Du sitzt an keinem Tisch dieses Servers. { match-to-continue }
refusal-match-elsewhere = Du sitzt an keinem Tisch dieses Servers. Deine Karten eines Duplikats spielst du auf einem anderen Server weiter, wo es läuft: { $where }
