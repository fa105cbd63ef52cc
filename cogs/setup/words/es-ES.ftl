setup-title = ## 🛠️ Configuración · { $number }/{ $all }
setup-channels = **¿Dónde se pueden abrir mesas?** Elige canales, o deja “En todas partes”.
setup-language = **¿En qué idioma escribo los mensajes públicos?**
setup-pace = **¿Cuánto tiempo por carta?** Quien abre una mesa puede elegir otro ritmo.
setup-announce = **¿Dónde publico quién ganó la temporada?** Una temporada de la clasificación dura tres meses.
setup-rules_role = **¿Quién más puede cambiar las reglas del juego?** Quienes gestionan el servidor siempre pueden.
button-setup-back = Volver
button-setup-next = Siguiente
button-setup-skip = Saltar el resto
button-setup-done = Listo
setup-ready = ## ✅ Todo listo para jugar
setup-here = ¿Dónde publico **Juega a Corazones aquí**? El mensaje tiene botones para empezar y muestra las mesas que esperan gente. Hay uno por servidor.
setup-here-now = **Juega a Corazones aquí** está [publicado]({ $where }). Si lo publicas otra vez, se muda.
setup-choose-channel = Elige un canal
button-setup-post = Publicar
button-setup-again = Cambiar respuestas
setup-posted = **Juega a Corazones aquí** está [publicado]({ $where }). Fíjalo para que la gente lo encuentre.
setup-post-later = ⏳ Discord no acepta el mensaje ahora. Lo sigo intentando.

here-title = ## ♥️ Juega a Corazones aquí
here-opens = Puedes abrir mesas en { $where }.
here-waiting = **Mesas que esperan gente**
here-table = [Mesa { $code }]({ $where }) · **{ $host }** · { $free ->
    [one] 1 puesto libre
   *[other] { $free } puestos libres
}
here-more = { $count ->
    [one] … y 1 mesa más
   *[other] … y { $count } mesas más
}
here-nobody = Ahora no espera nadie. **{ button-called }** te avisa cuando alguien espere.
here-playing = -# { $count ->
    [one] 1 partida en juego.
   *[other] { $count } partidas en juego.
}

# In the help.
help-managers-setup = `{ command-setup }` – Responde a cinco preguntas y publico un mensaje desde el que todos pueden empezar partidas

# Its command.
command-setup = /configurar
    .description = Cinco preguntas para quienes gestionan este servidor, y un mensaje desde el que jugar
