button-new-game = Neue Partie
button-yes-new-game = Ja, neue Partie
button-play-now = Jetzt spielen
button-solo-back = Zurück zur Partie
command-solo = /allein
    .description = Sofort spielen, allein gegen Computerspieler; nur du siehst es
    .restart = Eine neue Partie beginnen, auch wenn eine läuft
option-speed = geschwindigkeit
    .description = Wie schnell die Computerspieler ziehen
option-restart = neustart
    .description = Ob du neu beginnst
solo-title = ## ⚙️ Deine eigene Partie: { $preset }
solo-waits = Nur du siehst sie, und sie wartet auf dich, solange du willst.
solo-sure = ### Eine neue Partie beginnen?
    Deine laufende endet damit und zählt nicht.
study-sure = ### Die andere Übungspartie beenden?
    Wenn du ab hier spielst, endet sie.
solo-goes-on = -# Deine Partie geht weiter. Für eine andere wähle { option-restart }.
solo-waited = -# Das ist deine eigene Partie, die auf dich gewartet hat. Für eine neue drücke noch einmal **{ button-new-game }**.
help-start-solo = **Jetzt spielen**: `{ command-solo }`, du gegen Computerspieler. Nur du siehst es.
solo-to-continue = Deine Solopartie geht mit { command-solo } weiter.
refusal-solo-only-alone = Du sitzt an keinem Tisch dieses Servers. { solo-to-continue }
button-next-round = Weiter
study-about = Übung: zählt nicht
study-taken-back = -# Zurückgenommen. Ab jetzt zählt diese Partie nicht mehr.
refusal-nothing-to-take-back = In dieser Runde gibt es noch nichts zurückzunehmen.
study-to-continue = { solo-to-continue }
refusal-study-only-alone = { refusal-solo-only-alone }
