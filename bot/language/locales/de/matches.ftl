# /duplikat: dieselben Karten für mehrere, und was jeder daraus gemacht hat.
match-title = ## 🃏 Duplikat
match-what = Alle spielen dieselben { $deals } Kartenverteilungen, vom selben Platz aus, gegen dieselben Computerspieler. Es zählt, wie weit deine Punkte unter dem Durchschnitt aller liegen.
match-how = -# { $preset } · { $deals } Kartenverteilungen · { $hours } Stunden Zeit ab dem Start
match-player = { $number }. **{ $who }**{ $cut ->
    [0] {""}
   *[other] {" "}· ✂️ { $cut }
}{ $team ->
    [0] {""}
   *[other] {" "}· Team { $team }
}
match-hint = Ab { $least } Leuten drückt { $host } **Start**. **Abheben** mischt eine Zahl von dir in alle Karten: So kann sie niemand ausgesucht haben.
match-cancelled = Dieses Duplikat wurde abgesagt.
match-until = ⏱️ Alle spielen, wann sie mögen, bis { $at } ({ $left }). Die Ergebnisse kommen, wenn alle gespielt haben.
match-progress = **{ $who }** · { $done } von { $deals }{ $team ->
    [0] {""}
   *[other] {" "}· Team { $team }
}
match-over = ## 🏆 Das Duplikat ist vorbei
match-line = { $place }. **{ $who }** · { $total }{ $computer ->
    [0] {""}
   *[other] {" "}· 🤖 { $computer }
}
match-team = **Team { $team }** · { $total } · { $who }
match-below = -# Punkte unter dem Durchschnitt aller; zusammen ergeben sie null. 🤖 So viele Kartenverteilungen hat ein Computerspieler zu Ende gespielt.
match-opened = -# 🔓 Karten geöffnet: { $secret }
match-hash = -# 🔒 Vorher versiegelt: { $hash }
match-difference = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-deal-over = ### Kartenverteilung { $deal } ist gespielt
match-all-played = Du hast alle { $deals } Kartenverteilungen gespielt. Die Ergebnisse kommen, wenn alle so weit sind, spätestens { $left }.
button-match-next = Weiter
button-match-play = 🃏 Spielen
button-match-join = Mitspielen
button-match-leave = Aussteigen
button-match-cut = ✂️ Abheben
button-match-team = Team
button-match-start = Start
button-match-cancel = Absagen
button-match-sheet = Mein Bogen
chart-deal = Karten
chart-match = Die Stände aller nach jeder von { $deals } Kartenverteilungen. Am Ende: { $finals }.
sheet-title = ### { $who } · Platz { $place } · { $total }
sheet-points = Pkt
sheet-mean = Ø
sheet-difference = Diff
sheet-best = Bester
sheet-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sheet-hint = -# * Das hat ein Computerspieler gespielt oder zu Ende gespielt.
sheet-deal = Kartenverteilung { $deal }
sheet-choose = Eine Kartenverteilung ansehen…
sheet-deal-title = ### Kartenverteilung { $deal }
sheet-table = -# Tisch { $code }: { command-hearts-verify } prüft die Kartenverteilung.
sheet-line = **{ $who }** · { $points } · { $difference }{ $computer ->
    [yes] {" "}· 🤖
   *[no] {""}
}
parting-pass = **Sie trennen sich beim Weitergeben**: { $one } gab { $mine }, { $other } gab { $theirs }.
parting-trick = **Sie trennen sich in Stich { $trick }**: { $one } spielte { $mine }, { $other } spielte { $theirs }.
parting-none = { $one } und { $other } haben jede Karte gleich gespielt.
side-title = ### Kartenverteilung { $deal }: { $one } und { $other }
side-alike = { $tricks ->
    [one] Der erste Stich ist gleich.
   *[other] Die ersten { $tricks } Stiche sind gleich.
}
side-choose = Neben wessen Spiel?
refusal-no-such-match = Dieses Duplikat gibt es nicht. Öffne eines mit { command-match-new }.
refusal-no-match-here = In diesem Kanal gibt es kein Duplikat. Öffne eines mit { command-match-new }.
refusal-match-no-chips = Ein Spiel um Chips hat keine Punkte zum Vergleichen. Wähle ein anderes Spiel.
refusal-match-joined = Du spielst schon mit. Es beginnt, wenn der Gastgeber Start drückt.
refusal-match-full = Hier spielen schon { $most } Leute mit.
refusal-match-begun = Dieses Duplikat hat begonnen: Daran ist nichts mehr zu ändern. Wer mitspielt, drückt Spielen.
refusal-match-not-begun = Dieses Duplikat hat noch nicht begonnen. Der Gastgeber startet es.
refusal-match-closed = Dieses Duplikat ist vorbei.
refusal-match-not-over = Noch kann jemand diese Karten spielen. Die Ergebnisse kommen, wenn alle gespielt haben.
refusal-not-in-match = Du spielst hier nicht mit. Öffne ein eigenes mit { command-match-new }.
refusal-match-too-few = Es braucht mindestens { $least } Leute.
refusal-match-teams = Entweder hat niemand ein Team, oder alle haben eins: mindestens zwei Teams zu je zwei Leuten.
refusal-match-one-try = Jede Kartenverteilung wird einmal gespielt: Sie kann weder aufgegeben noch unterbrochen werden. Sie wartet auf dich, bis das Duplikat endet.
refusal-match-no-hint = Im Duplikat gibt es keine Tipps.
