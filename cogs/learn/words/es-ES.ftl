# /aprender: siete posiciones. Cada una pregunta, elogia la carta correcta y responde a otra con la regla.
command-learn = /aprender
    .description = Aprende Corazones en dos minutos; solo tú lo ves
button-learn-again = Repetir las lecciones
help-start-learn = **¿No conoces Corazones?** `{ command-learn }` te lo enseña en dos minutos.
learn-step = -# Aprende Corazones · { $step } de { $steps }
learn-answer = { $right ->
    [yes] ✅ { $praise ->
        [0] **¡Correcto!**
        [1] **¡Eso es!**
       *[other] **¡Muy bien!**
    }
   *[no] ❌ ¿{ $card }? **Casi.**
} { $why }
learn-leave = -# ¿Una pausa? `{ command-learn }` sigue aquí.
learn-done = ## 🎓 Ya lo sabes todo
learn-now = ¡A jugar! Si juegas a solas, en tu primera ronda te doy un consejo antes de cada carta.
learn-end = { $end ->
    [score] La partida termina cuando alguien llega a { $score } puntos, y gana quien tenga menos.
    [rounds] Al final gana quien tenga menos puntos.
   *[chips] {""}
}
learn-differs = **En este servidor**
    { $rules }

learn-follow-tells = Gana quien tiene menos puntos. El dos de tréboles abre cada ronda: lo tenía Wei. Cada uno juega una carta, y quien tiene tréboles debe jugar uno.
learn-follow-asks = Estas son tus cartas. Pulsa una que puedas jugar.
learn-follow-right = Tienes tréboles, así que juegas uno.
learn-follow-wrong = Cada uno juega una carta del palo de salida. Tienes tréboles, así que debes jugar un trébol.
learn-takes-tells = Las cartas van del dos al as. La más alta del palo de salida se lleva las cuatro: eso es una baza.
learn-takes-asks = Pulsa la carta que se la lleva.
learn-takes-right = El rey es el trébol más alto. Ada se lleva las cuatro cartas y sale en la siguiente.
learn-takes-wrong = El trébol más alto gana la baza. Un diamante no la gana nunca, por alto que sea.
learn-hearts-tells = Cartas nuevas. Cada corazón es un punto. No tienes diamantes, así que puedes jugar lo que quieras.
learn-hearts-asks = Pulsa una carta que le dé un punto a Ada.
learn-hearts-right = El rey de Ada es el diamante más alto: la baza y tu corazón son para ella.
learn-hearts-wrong = Esa carta no le cuesta nada a nadie. Solo los corazones y la dama de picas son puntos: cada corazón es 1, para quien gana la baza.
learn-queen-tells = Cartas nuevas. La dama de picas cuesta 13 puntos, y el rey de Emre va ganando esta baza.
learn-queen-asks = Pulsa la carta que le da 13 puntos a Emre.
learn-queen-right = El rey de Emre se lleva la dama, y ya no puede hacerte daño.
learn-queen-wrong = La dama de picas sola son 13 puntos. Se ha salido de picas: échala bajo el rey de Emre y te libras de ella.
learn-breaking-tells = Otra ronda, y sales tú. Nadie ha echado aún un corazón, así que no se puede salir de corazones.
learn-breaking-asks = Pulsa una carta con la que puedas salir.
learn-breaking-right = En cuanto alguien echa un corazón sobre otro palo, los corazones están “abiertos”: ya se puede salir de ellos.
learn-breaking-wrong = Todavía no puedes salir de corazones: antes alguien tiene que echar uno sobre otro palo. Entonces los corazones están “abiertos”.
learn-pass-tells = Antes de la primera baza pasas tres cartas a otro jugador: las que podrían traerte puntos. Recuerda: el rey de Emre se llevó la dama.
learn-pass-asks = Pulsa una: la más peligrosa de estas.
learn-pass-right = El rey o el as de picas es peligroso si tienes pocas picas: puedes llevarte con él la dama y sus 13 puntos.
learn-pass-wrong = Pasa lo que podría traerte puntos. Con pocas picas, quizá tengas que llevarte la dama con el rey: 13 puntos.
learn-moon-tells = Ada tiene todos los puntos hasta ahora. ¡Si se los lleva todos, suma 0 y los demás, 26 cada uno!
learn-moon-asks = Pulsa la carta que la detiene.
learn-moon-right = Te llevas 4 puntos, pero Ada ya no puede tenerlos todos: así nadie recibe los 26. Llevárselos todos es “alcanzar la luna”.
learn-moon-wrong = Quien se lleva todos los corazones y la dama “alcanza la luna”: 0 puntos, y 26 para los demás. Llévate un corazón y se acabó.
