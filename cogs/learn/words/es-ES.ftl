# /aprender: siete posiciones. Cada una pregunta, elogia la carta correcta y responde a otra con la regla.
command-learn = /aprender
    .description = Aprende Corazones en dos minutos; solo tú lo ves
button-learn-again = Repetir
help-start-learn = **¿No conoces Corazones?** `{ command-learn }` te lo enseña en dos minutos.
learn-step = -# Aprende Corazones · { $step } de { $steps }
learn-answer = { $right ->
    [yes] ✅ **¡Correcto!**
   *[no] ❌ **Casi.**
} { $why }
learn-leave = -# ¿Una pausa? `{ command-learn }` sigue aquí.
learn-known = ### ¡Que te diviertas!
    Si algún día quieres las lecciones: `{ command-learn }`.
learn-done = ## 🎓 No necesitas saber más
    ¡Ahora juega! En tu primera ronda te doy un consejo antes de cada carta.
learn-differs = **En este servidor**
    { $rules }

learn-follow-asks = Wei ha salido de tréboles. Pulsa una carta que puedas jugar.
learn-follow-right = Tienes tréboles, así que juegas uno.
learn-follow-wrong = Cada uno juega una carta del palo de salida. Tienes tréboles, así que debes jugar un trébol.
learn-takes-asks = Wei ha salido de tréboles. Pulsa la carta que se lleva las cuatro.
learn-takes-right = El rey es el trébol más alto. Ada se lleva las cuatro cartas y sale en la siguiente.
learn-takes-wrong = La carta más alta del palo de salida gana la baza. Se salió de tréboles, así que un diamante no gana nunca, por alto que sea.
learn-hearts-asks = El as de Ada gana esta baza. No tienes diamantes: pulsa una carta que le cueste un punto a Ada.
learn-hearts-right = Cada corazón es 1 punto para quien se lo lleva, y los puntos son malos. Este es para Ada.
learn-hearts-wrong = Esa carta no le cuesta nada a nadie. Solo los corazones y la dama de picas son puntos: cada corazón es 1, para quien gana la baza.
learn-queen-asks = Juegas en último lugar. Pulsa la carta que le da 13 puntos a Emre.
learn-queen-right = La dama de picas son 13 puntos, y el rey de Emre se la lleva. Te has librado de ella.
learn-queen-wrong = La dama de picas sola son 13 puntos. Se salió de picas, así que debajo del rey de Emre te libras de ella.
learn-breaking-asks = Sales tú, y nadie ha jugado aún un corazón. Pulsa una carta con la que puedas salir.
learn-breaking-right = Los corazones esperan a que alguien haya echado uno sobre otro palo.
learn-breaking-wrong = Todavía no puedes salir de corazones: antes alguien tiene que echar uno sobre otro palo. Entonces los corazones están «abiertos».
learn-pass-asks = Antes de la primera baza pasas tres cartas. Pulsa la más peligrosa de estas.
learn-pass-right = La dama podría haber caído sobre el rey de picas, con 13 puntos. Ahora es problema de otro.
learn-pass-wrong = Pasa lo que podría traerte puntos. Si la dama de picas cae debajo de tu as o tu rey, te la llevas: 13 puntos.
learn-moon-asks = Ada tiene todos los puntos hasta ahora. ¡Si se los lleva todos, suma 0 y los demás 26! Pulsa la carta que la detiene.
learn-moon-right = Te llevas 4 puntos, pero Ada ya no puede tenerlos todos: así nadie recibe los 26. Llevárselos todos es «alcanzar la luna».
learn-moon-wrong = Quien se lleva todos los corazones y la dama «alcanza la luna»: 0 puntos, y 26 para los demás. Llévate un corazón y se acabó.
