button-play-now = Jetzt spielen
button-solo-game = Partie
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
solo-goes-on = -# Deine Partie geht weiter. Für eine andere wähle { option-restart }.
help-start-solo = **Jetzt spielen.** `{ command-solo }` oder der Button unten: du gegen Computerspieler, sofort und ohne Uhr. Nur du siehst es.
refusal-solo-only-alone = Du sitzt an keinem Tisch dieses Servers. Deine Solopartie geht mit { command-solo } weiter.
button-next-round = Nächste Runde
