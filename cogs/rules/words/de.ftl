# Der Editor. Titel und Beschriftungen: höchstens 45 Zeichen; Hinweise: höchstens 100.
house-title = ## Neue Hausregeln
house-title-named = ## Hausregeln: { $name }
house-hint = -# Noch nicht gespeichert.
house-unsaved = -# 🆕 Noch nicht gespeichert. Offene Tische behalten ihre Regeln.
house-back = 🆕 **Wieder Standard:** { $changes }
house-change = **Was möchtest du ändern?**
house-wrong = ⚠️ **Diese Regeln passen noch nicht zusammen:**
house-button-save = Speichern
house-button-save-as = Speichern als…
house-button-both = Beide: meine speichern als…
house-button-default = Als Serverstandard
house-button-reset = Verwerfen
house-button-edit = Bearbeiten
house-start = **Spielart**
house-from = Auswählen…
house-from-more = Weitere Spielarten…
field-also = Außerdem
field-name = Name
hint-name = Er erscheint in der Liste von { command-hearts-new }. Höchstens 40 Zeichen.
house-name-title = Hausregeln speichern als
house-typed = { $field }: { $reason }
table-rules-title = ## 📝 Regeln dieses Tisches
table-rules-hint = -# 🆕 Gilt noch nicht. Die Änderung sehen dann alle am Tisch.
table-rules-button = Für diesen Tisch
table-rules-set = ✅ Dieser Tisch spielt jetzt nach diesen Regeln, und alle dort sehen es.
note-house-import-read = ✅ Das sind die Regeln aus dem Code.
note-house-import-known = Diese Regeln haben hier schon einen Namen: **{ $name }**.
note-house-import-same = Das ist schon der Standard dieses Servers.
house-overtaken = ## Jemand anders hat gerade „{ $name }“ gespeichert
table-overtaken = ## Jemand anders hat gerade die Regeln dieses Tisches geändert
house-theirs = **Dort geändert:** { $changes }
house-yours = **Du hast geändert:** { $changes }
house-changed-nothing = nichts
house-button-mine = Überschreiben
house-button-drop = Andere nehmen

# Die Befehle.
presets-title = ## Spielarten von Hearts
presets-page = -# Seite { $page } von { $pages }
presets-menu = Ansehen oder spielen…
presets-line = **{ $name }**
    { $about }
presets-house = -# Von diesem Server
presets-built-in = -# Eingebaut
presets-default = **{ $name }** · Standard dieses Servers
    { $about }
house-default-set = Auf diesem Server beginnt `{ command-hearts-new }` jetzt mit **{ $name }**.
house-default-standard = Auf diesem Server beginnt `{ command-hearts-new }` wieder mit Standard-Hearts.
house-renamed = **{ $old }** heißt jetzt **{ $new }**.
house-sure-delete = ### Die Regeln **{ $name }** löschen?
    Tische, die danach spielen, laufen weiter. { $built_in ->
        [yes] Die eingebaute Spielart dieses Namens bleibt.
       *[no] Neue Tische können sie nicht mehr wählen.
    }
house-button-delete = Ja, löschen
house-button-keep = Behalten
house-kept = **{ $name }** bleibt.
house-deleted = **{ $name }** ist gelöscht.
rules-title-named = ### Regeln: { $name }
button-games = Alle Spielarten
share-title = ## { $name }
share-default = Damit beginnt `{ command-hearts-new }` auf diesem Server. Um eine andere Spielart zu teilen, gib ihren Namen an.
share-code = **Code** `{ $code }`
share-hint = Wer das Bild scannt, bekommt denselben Code. Gib ihn auf einem anderen Server ein mit
    `{ command-rules-import }`
button-poster = Allen zeigen
button-poster-qr = QR
poster-code = -# Für einen anderen Server:
    -# `{ command-rules-import } { option-code }:{ $code }`
poster-title = ## 🃏 { $name }
poster-scan = Drucke ihn aus oder zeig ihn auf einem Bildschirm. Wer ihn scannt, landet in Discord bei der Nachricht mit **{ button-open-table }**.
poster-picture = QR-Code zu der Nachricht, mit der man einen Tisch mit { $name } eröffnet
share-picture = QR-Code des Regelcodes { $code }
share-picture-long = Der Code von oben als QR-Code

# Was der Bot bei Regeln nicht tut.
refusal-rules-refused = Diese Regeln passen nicht zusammen. { $reasons }
refusal-no-rules-to-edit = Hier gibt es keine Regeln namens „{ $name }“. Wähle welche aus der Liste, die beim Tippen erscheint, oder lass den Namen leer, um neue zu machen: **{ house-button-save-as }** gibt ihnen einen Namen.
refusal-rules-too-long = Das ist mehr, als der Editor fasst: Nenne weniger Karten oder Weitergaben.
refusal-not-a-number = „{ $text }“ geht nicht: Gib eine ganze Zahl von { $least } bis { $most } ein.
refusal-not-penalties = „{ $text }“ ist keine Liste von Karten mit Punkten, etwa KS 10, AS 7.
refusal-code-nonsense = Das ist kein Regelcode. Ein Code besteht aus Ziffern und Buchstaben; { command-rules-share } gibt dir einen.
refusal-code-typo = Ein Zeichen dieses Codes ist falsch oder fehlt. Vergleiche ihn mit dem Original.
refusal-code-newer = Dieser Code stammt von einer neueren Version dieses Bots und enthält eine Regel, die ich noch nicht kenne.
refusal-code-refused = Die Regeln dieses Codes passen nicht zusammen.

# In the help.
help-rules-standard = **Was gespielt wird.** Ein Tisch spielt Standard-Hearts bis 100 Punkte, wenn beim Eröffnen keine anderen Regeln gewählt wurden.
help-rules-presets = **Andere Spielarten.** Für drei bis sechzehn Spieler, mit zwei Decks, mit Jokern, mit dem Karo-Buben und viele mehr.
help-rules-house = **Eigene Regeln**

# Its commands.
command-rules = /regeln
    .description = Wonach ein Tisch spielt
command-rules-show = /regeln zeigen
    .description = Erkläre die Regeln eines Tisches, einer Spielart oder dieses Servers
    .name = Eine Spielart oder eigene Regeln; leer: die eines Tisches
command-rules-presets = /regeln spielarten
    .description = Die Spielarten von Hearts, die dieses Servers zuerst
command-rules-share = /regeln teilen
    .description = Regeln als Code und als Bild, für einen anderen Server
    .name = Eine Spielart oder eigene Regeln; leer: der Standard dieses Servers
command-rules-edit = /regeln bearbeiten
    .description = Ändere die Regeln dieses Servers oder mach neue
    .name = Eigene Regeln oder eine Spielart als Anfang; leer: der Standard dieses Servers
command-rules-import = /regeln importieren
    .description = Lies einen Code von { command-rules-share }; gespeichert wird erst, wenn du es sagst
    .name = Gleich unter diesem Namen speichern
command-rules-default = /regeln standard
    .description = Womit { command-hearts-new } auf diesem Server beginnt
    .name = Eigene Regeln dieses Servers oder eine Spielart
command-rules-rename = /regeln umbenennen
    .description = Gib eigenen Regeln dieses Servers einen anderen Namen
command-rules-delete = /regeln löschen
    .description = Lösche eigene Regeln dieses Servers
option-name = name
    .description = Eigene Regeln dieses Servers
option-new = neu
    .description = Der neue Name
option-code = code
    .description = Der Code
