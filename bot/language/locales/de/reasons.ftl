# Ein Zug, den die Regeln nicht erlauben. reason-*: nach einem Versuch; why-*: unter den grauen Karten.
reason-game-over = Die Partie ist vorbei.
reason-wrong-phase = Das geht gerade nicht; was ansteht, steht bei deinen Karten.
reason-not-your-turn = Du bist noch nicht dran.
reason-not-settled = Soweit du sehen kannst, können die restlichen Karten noch etwas ändern.
reason-not-held = Diese Karte hast du nicht.
reason-deal-does-not-fit = Diese Karten passen nicht zu den Regeln dieses Tisches.
reason-deal-wrong-dealer = Diese Karten haben den falschen Geber.
