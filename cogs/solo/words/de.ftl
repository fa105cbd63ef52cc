button-solo-new = Neue Partie
button-solo-new-yes = Ja, neue Partie
button-study-new = Übung verlassen
button-study-new-yes = Ja, verlassen
button-play-now = Jetzt spielen
command-solo = /allein
    .description = Sofort spielen, allein gegen Computerspieler; nur du siehst es
    .restart = Eine neue Partie beginnen, auch wenn eine läuft
option-speed = geschwindigkeit
    .description = Wie schnell die Computerspieler ziehen
option-restart = neustart
    .description = Ob du neu beginnst
solo-title = ## ⚙️ Solo: { $preset }
solo-waits = Nur du siehst sie, und sie wartet auf dich, solange du willst.
solo-sure-new = ### Eine neue Partie beginnen?
    Deine laufende endet damit und zählt nicht.
study-sure-new = ### Die Übung verlassen?
    Sie endet damit, und eine neue Partie beginnt.
study-sure = ### Die andere Übungspartie beenden?
    Wenn du ab hier spielst, endet die Übungspartie, die du offen hast.
solo-goes-on = -# Deine Partie geht weiter. Für eine andere wähle { option-restart }.
solo-waited = -# Das ist deine eigene Partie, die auf dich gewartet hat.
help-start-solo = **Jetzt spielen**: `{ command-solo }`, du gegen Computerspieler. Nur du siehst es.
solo-to-continue = Deine Solopartie geht mit { command-solo } weiter.
refusal-solo-only-alone = Du sitzt an keinem Tisch dieses Servers. { solo-to-continue }
button-study-keep = Behalten
button-study-yes = Beenden
button-next-round = Weiter
solo-about = Solo
study-experts = -# Ab hier spielen Experten die anderen Karten.
study-about = Übung: zählt nicht
solo-sure-back = ### Deinen letzten Zug zurücknehmen?
    Dann ist diese Partie eine Übung: Sie zählt nicht.
refusal-nothing-to-take-back = In dieser Runde gibt es noch nichts zurückzunehmen.
study-to-continue = { solo-to-continue }
refusal-study-only-alone = { refusal-solo-only-alone }
solo-round-over = ### Runde { $round } ist vorbei
