# What the bot will not do about rules.
refusal-rules-too-few-seats = Nach diesen Regeln spielen { $seats }, aber { $people } sitzen schon dort oder haben einen freigehaltenen Platz. Ändere die Zahl der Spieler.
refusal-preset-seats-because = Diese Spielart geht nicht mit { $seats } Spielern. { $reasons }
refusal-no-such-rules = Hier gibt es keine Regeln namens { $name }. Wähle welche aus der Liste, die beim Tippen erscheint, oder sieh in { command-rules-presets } nach.
refusal-not-house-rules = { $name } gehört nicht zu den eigenen Regeln dieses Servers. { command-rules-presets } nennt sie; { command-rules-edit } macht neue.
refusal-rules-locked = Nur wer diesen Server verwalten darf, kann seine Regeln ändern. { command-rules-show } und { command-rules-share } sind für alle da.
refusal-too-many-rules = Dieser Server hat schon { $most } eigene Regelwerke. Lösch erst eines mit { command-rules-delete }.
refusal-name-taken = Regeln namens { $name } gibt es schon. Wähle einen anderen Namen oder bearbeite sie mit { command-rules-edit }.
refusal-name-empty = Ein Name hat 1 bis { $most } Zeichen.
refusal-rules-gone = Diese Regeln wurden gelöscht, während du bearbeitet hast. Drücke **{ house-button-save-as }**, um deine zu behalten.
refusal-proposal-gone = So lange wurden deine Änderungen nicht aufgehoben. Öffne den Editor neu mit { command-rules-edit }.
refusal-not-a-pass = „{ $text }“ ist keine Weitergabe. Schreib die Zahl der Karten und L, R oder A (gegenüber, bei gerader Spielerzahl), etwa 3L oder 1L+1A+1R, oder hold.
