button-play-now = Jetzt spielen
button-solo-game = Partie
button-study-game = { button-solo-game }
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
study-begins = { $trick ->
    [0] -# Runde { $round }: Du gibst noch einmal weiter, gegen Experten. Diese Partie zählt nicht.
   *[other] -# Runde { $round }, Stich { $trick }: Spiel weiter, gegen Experten. Diese Partie zählt nicht.
}
study-taken-back = -# Zurückgenommen. Ab jetzt zählt diese Partie nicht mehr.
refusal-nothing-to-take-back = In dieser Runde gibt es noch nichts zurückzunehmen.
refusal-study-only-alone = { refusal-solo-only-alone }
