# The values of each rule, each a few words that stand for themselves (at most 100 characters).
value-seats = { $value } jugadores
value-decks = { $value ->
    [none] tantas barajas como hagan falta
    [one] una baraja
   *[other] { $value } barajas
}
value-jokers = { $value ->
    [0] sin comodines
    [one] un comodín
   *[other] { $value } comodines
}
value-joker_kind = { $value ->
    [high_low] los comodines son el corazón más alto y el más bajo
   *[slough] los comodines se pueden jugar en cualquier momento
}
value-duplicates = { $value ->
    [cancel] las cartas iguales de una baza se anulan
   *[first_wins] de las cartas iguales gana la primera
}
value-remainder = { $value ->
    [kitty] las cartas que sobran forman el sobrante
   *[remove] las cartas que sobran se quitan
}
value-removed = { $value ->
    [none] se quitan las cartas más bajas
   *[other] se quitan: { $value }
}
value-kitty_to = { $value ->
    [first_penalty_trick] sobrante a la primera baza con una carta de puntos
    [first_heart_trick] sobrante a la primera baza con un corazón
    [last_trick] sobrante a la última baza
    [split_first_two] sobrante, por mitades, a las dos primeras bazas
   *[first_trick] sobrante a la primera baza
}
value-passing = { $value ->
    [none] sin pase
    [left] pase a la izquierda en cada ronda
    [right] pase a la derecha en cada ronda
    [with_split] izquierda, derecha, frente, una a cada uno, sin pase
    [split] una a cada vecino y una al frente, en cada ronda
    [aldergrove] izquierda, derecha, frente, dos a cada lado
    [no_hold] cada vecino por turno, siempre con pase
    [rotate] un puesto más lejos en cada ronda
    [dealers_choice] quien reparte decide el pase
    [custom] pases propios
   *[standard] cada vecino por turno y luego sin pase
}
value-pass_count = { $value ->
    [one] se pasa { $value } carta
   *[other] se pasan { $value } cartas
}
value-custom_cycle = { $value ->
    [none] sin pases propios
   *[other] pases: { $value }
}
value-pass_forbidden = { $value ->
    [none] se puede pasar cualquier carta
   *[other] nunca se pasan: { $value }
}
value-opening = { $value ->
    [any_club] quien tiene el trébol más bajo sale con cualquier trébol
    [low_club_holder] quien tiene el trébol más bajo sale con cualquier carta
    [dealers_left] el vecino izquierdo de quien reparte sale con cualquier carta menos un corazón
   *[low_club] se sale con el trébol más bajo
}
value-first_trick_points = { $value ->
    [allowed] puntos permitidos en la primera baza
   *[forbidden] sin puntos en la primera baza
}
value-breaking = { $value ->
    [penalty] cualquier carta de puntos permite salir de corazones
    [none] se puede salir de corazones en cualquier momento
   *[hearts] el primer corazón jugado permite salir de corazones
}
value-locked_until_broken = { $value ->
    [hearts_and_queen] la dama de picas espera igual que los corazones
   *[hearts] se puede salir con la dama de picas en cualquier momento
}
value-hearts_instead_of_queen = { $value ->
    [yes] se puede salir con un corazón en lugar de la dama
   *[no] se sale con la dama antes que con un corazón
}
value-queen_must_go = { $value ->
    [yes] la dama se juega en cuanto se puede
   *[no] la dama se puede guardar
}
value-scoring = { $value ->
    [chips] con fichas
   *[points] con puntos
}
value-heart_values = { $value ->
    [rank] los corazones cuentan su valor, as 14
    [rank_low_ace] los corazones cuentan su valor, as 1
    [rank_ten] corazones de 2 a 10, figuras 10, as 15
    [pips] corazones de 2 a 10, figuras y as 10
   *[one] cada corazón cuenta 1
}
value-queen_points = { $value ->
    [0] la dama de picas no cuenta nada
   *[other] dama de picas { $value }
}
value-extra_penalties = { $value ->
    [none] sin otras cartas de puntos
   *[other] también { $value }
}
value-bonus_card = { $value ->
    [none] sin carta de bonificación
   *[other] carta de bonificación: { $value }
}
value-bonus_points = bonificación de { $value }
value-doubler = { $value ->
    [ten_of_clubs] el diez de tréboles lo duplica todo
    [chinese] el diez de tréboles duplica las cartas de puntos, o −5
   *[none] ninguna carta duplica
}
value-no_tricks_bonus = { $value ->
    [0] nada por no ganar bazas
   *[other] { $value } por no ganar bazas
}
value-moon = { $value ->
    [shooter_down] luna: resta puntos a quien la alcanza
    [choice] luna: elige quien la alcanza
    [shooter_up] luna: suma puntos a quien la alcanza
    [void] luna: nadie anota
    [smart] luna: suman los demás, salvo si eso haría perder a quien la alcanza
    [off] luna: nada especial
   *[others_up] luna: suman los demás
}
value-moon_points = { $value ->
    [none] la luna vale todos los puntos de la baraja
   *[other] la luna vale { $value }
}
value-moon_down_points = { $value ->
    [none] lo mismo de menos para quien alcanza la luna
   *[other] { $value } de menos para quien alcanza la luna
}
value-moon_choice_from = { $value ->
    [0] quien alcanza la luna elige siempre
   *[other] quien alcanza la luna elige desde un total de { $value }
}
value-moon_needs_bonus = { $value ->
    [yes] la luna exige la carta de bonificación
   *[no] la luna no exige la carta de bonificación
}
value-sun = { $value ->
    [yes] ganar además todas las bazas duplica la luna
   *[no] sin sol
}
value-on_the_nose = { $value ->
    [yes] puntuación exacta: 50 pasa a 0, 100 pasa a 50
   *[no] sin puntuación exacta
}
value-floor = { $value ->
    [none] los totales pueden bajar de 0
   *[other] los totales no bajan de { $value }
}
value-end = { $value ->
    [rounds] un número de rondas
   *[score] hasta una puntuación, o hasta que uno tenga todas las fichas
}
value-end_score = a { $value }
value-end_rounds = { $value } { $value ->
    [one] ronda
   *[other] rondas
}
value-tie = { $value ->
    [extra_round] los empates se deciden con más rondas
   *[shared] quienes empatan comparten la victoria
}
value-chips = { $value } { $value ->
    [one] ficha
   *[other] fichas
} al empezar
value-ante = apuesta de { $value }

# The editor. Titles and labels: at most 45 characters; hints: at most 100.
house-title = ## Reglas de la casa
house-title-named = ## Reglas de la casa: { $name }
house-version = -# Versión { $version }
house-hint = -# No se guarda nada hasta que pulses **Guardar**. Las mesas conservan las reglas con las que empezaron.
house-wrong = ⚠️ **Esto no encaja todavía:**
house-button-edit = Editar
house-button-save = Guardar
house-button-save-as = Guardar como…
house-button-default = Guardar como habituales
house-button-reset = Restablecer
house-from = Partir de una variante
house-from-more = Más variantes…
section-deck = Puestos y baraja
section-rest = Cartas que sobran
section-passing = Pase de cartas
section-play = Salir y asistir
section-values = Puntos
section-moon = Luna
section-special = Especiales
section-ending = Final de la partida
section-chips = Puntos o fichas
field-seats = Jugadores
field-decks = Barajas
field-jokers = Comodines en total
field-joker_kind = Qué hacen los comodines
field-duplicates = Cartas iguales en una baza
field-remainder = Cartas que no se reparten por igual
field-removed = Cartas que se quitan
hint-removed = Como 2D 3C. Déjalo vacío para quitar las más bajas que no hagan falta.
field-kitty_to = Quién recibe el sobrante
field-passing = Pases
field-pass_count = Cartas por pase
field-custom_cycle = Pases propios
hint-custom_cycle = Como 3L, 3R, 3A, hold, 1L+1A+1R. 2L2: dos cartas al segundo puesto a la izquierda.
field-pass_forbidden = Cartas que no se pueden pasar
hint-pass_forbidden = Como 2C QS. Déjalo vacío si no hay ninguna.
field-opening = Quién sale primero, y con qué
field-breaking = Qué permite salir de corazones
field-also = Además
field-heart_values = Corazones
field-queen_points = Dama de picas
hint-queen_points = De 0 a 50; con 0 es una carta normal.
field-extra_penalties = Más cartas de puntos
hint-extra_penalties = Como KS 10, AS 7. Déjalo vacío si no hay ninguna.
field-bonus_card = Carta de bonificación
field-bonus_points = Lo que da la carta de bonificación
field-moon = Quien se lleva todas las cartas de puntos
field-moon_points = Cuánto vale la luna
hint-moon_points = De 1 a 500. Déjalo vacío para todos los puntos de la baraja.
field-moon_down_points = Lo que la luna resta a quien la alcanza
hint-moon_down_points = De 1 a 500, si resta puntos. Déjalo vacío para lo que vale la luna.
field-moon_choice_from = Total desde el que se elige
hint-moon_choice_from = De 0 a 1000, si se elige. Por debajo, los puntos son para los demás.
field-doubler = Una carta que duplica
field-end = La partida dura
field-end_score = Puntuación que termina la partida
hint-end_score = De 20 a 1000, si dura hasta llegar a una puntuación.
field-end_rounds = Número de rondas
hint-end_rounds = De 1 a 50, si dura un número de rondas.
field-tie = Empate en el total más bajo
field-scoring = Con qué se juega
hint-scoring = Con fichas, pon también la luna en “nada especial”.
field-chips = Fichas al empezar
hint-chips = De 1 a 1000, en una partida con fichas.
field-ante = Apuesta
hint-ante = De 1 a 1000 fichas que cada jugador pone en el pozo antes de cada ronda.
field-name = Nombre
hint-name = Aparece en la lista de { command-hearts-new }. Como mucho 40 caracteres.
house-name-title = Guardar las reglas de la casa como
house-typed = { $field }: { $reason }
note-house-saved = ✅ Guardadas como **{ $name }**, versión { $version }. Juega con ellas así: `{ command-hearts-new } { option-preset }:{ $plain }`.
note-house-default = ✅ **{ $name }**: guardadas. Son las que `{ command-hearts-new }` abre ahora en este servidor.
note-house-unchanged = **{ $name }**: estas reglas ya están guardadas así.
note-house-import = Estas son las reglas del código. No se ha guardado nada todavía.
note-house-import-change = En comparación con { $name }, las reglas habituales de este servidor: { $changes }
note-house-import-same = Estas ya son las reglas habituales de este servidor.
change = { $after } (antes: { $before })
house-overtaken = ## Alguien fue más rápido
    {"**"}{ $name }**: otra persona guardó estas reglas mientras las editabas. No se ha sobrescrito nada.
house-theirs = **Cambió la otra persona:** { $changes }
house-yours = **Cambiaste tú:** { $changes }
house-changed-nothing = nada
house-button-mine = Guardar las mías encima
house-button-theirs = Seguir con las otras

# The commands.
presets-title = ## Variantes de Corazones
presets-hint = -# Abre una con `{ command-hearts-new } { option-preset }:`; `{ command-rules-show }` la explica.
presets-line = **{ $name }** · { $about }
presets-house = ### De este servidor
presets-default = **{ $name }** · lo que `{ command-hearts-new }` abre aquí · { $about }
button-earlier = Anteriores
button-later = Más
house-default-set = **{ $name }** es lo que `{ command-hearts-new }` abre ahora en este servidor.
house-default-standard = `{ command-hearts-new }` vuelve a abrir Corazones estándar en este servidor.
house-renamed = **{ $old }** se llama ahora **{ $new }**.
house-sure-delete = ### ¿Borrar **{ $name }**?
    Las mesas que juegan así continúan; ya no se podrá elegir para mesas nuevas.
house-button-delete = Sí, borrar
house-button-keep = Conservar
house-kept = **{ $name }** se conserva.
house-deleted = Has borrado **{ $name }**.
share-title = ## { $name }
share-code = Su código: `{ $code }`
share-hint = -# En otro servidor, `{ command-rules-import }` lee este código. No importa cómo se escriba: en mayúsculas o minúsculas, con o sin espacios.
share-picture = Código QR de las reglas { $code }
share-picture-long = El código de arriba como código QR

# Combinations of rules that make no sense: why, and what would do.
conflict-too-many-jokers = Una baraja tiene dos comodines, así que puede haber como mucho { $most }.
conflict-high-low-needs-two-jokers = Los comodines alto y bajo necesitan exactamente dos comodines.
conflict-removed-with-kitty = O se quitan cartas o el resto forma el sobrante, no las dos cosas.
conflict-removed-not-in-deck = Esta carta no se puede quitar, porque no está en la baraja: { $card }.
conflict-removed-twice = Esta carta se quita { $times } veces, pero la baraja tiene { $copies }: { $card }.
conflict-needed-card-removed = Esta carta cuenta en la puntuación, así que no se puede quitar: { $card }.
conflict-uneven-deal = { $cards } cartas no se reparten por igual entre { $seats } puestos: quita otras, deja la lista vacía o deja que formen el sobrante.
conflict-nothing-scores = En la baraja no queda ninguna carta que puntúe, así que la partida no terminaría nunca.
conflict-hand-size = { $seats } jugadores recibirían { $cards } cartas cada uno; deben ser de { $least } a { $most }: cambia el número de barajas.
conflict-across-odd-seats = Con { $seats } jugadores nadie se sienta enfrente: este pase necesita un número par.
conflict-split-too-few-cards = Un pase repartido va a tres puestos, así que necesita tres cartas o más.
conflict-custom-cycle = Los pases propios necesitan una lista de pases, y solo ellos la tienen.
conflict-custom-cycle-long = Tus pases son demasiado largos: rondas y lugares nombrados pueden sumar { $most } en total.
conflict-custom-same-seat = Un pase nombra cada puesto ajeno como mucho una vez, y nunca el propio.
conflict-custom-count = Un pase lleva de 1 a { $most } cartas en total.
conflict-cancel-one-deck = Las cartas solo se anulan si hay dos iguales: hacen falta dos barajas o más.
conflict-queen-must-go-ordinary = No hay por qué obligar a jugar la dama de picas donde no cuenta nada.
conflict-queen-locked-ordinary = La dama de picas no tiene que esperar a los corazones donde no cuenta nada.
conflict-extra-penalty-twice = Esta carta ya tiene su propio valor, así que no puede ser otra carta de puntos: { $card }.
conflict-extra-penalty-repeated = Una carta aparece dos veces entre las cartas de puntos.
conflict-bonus-card = La carta de bonificación es la jota o el diez de diamantes.
conflict-moon-needs-bonus-card = La luna no puede exigir la carta de bonificación donde no la hay.
conflict-chips-with-points = Una partida con fichas no cuenta puntos, así que { $what ->
    [moon] no tiene luna: que ahí no pase nada especial
    [sun] no tiene sol
    [doubler] no tiene carta que duplique
    [bonus] no tiene bonificación
    [extra_penalties] no tiene otras cartas de puntos
    [on_the_nose] no tiene puntuación exacta
   *[floor] no tiene mínimo
}.
conflict-ante-too-high = Nadie podría pagar la apuesta: es mayor que las fichas del comienzo.

# What the bot will not do about rules.
refusal-preset-seats-because = Esa variante no se puede jugar con { $seats } jugadores. { $reasons }
refusal-rules-refused = Estas reglas no encajan entre sí. { $reasons }
refusal-no-such-rules = Aquí no hay reglas llamadas { $name }. Elige unas de la lista que aparece mientras escribes, o mira { command-rules-presets }.
refusal-not-house-rules = { $name } no está entre las reglas propias de este servidor. { command-rules-presets } las muestra; { command-rules-edit } crea otras.
refusal-rules-locked = Solo quienes pueden gestionar este servidor pueden cambiar sus reglas. { command-rules-show } y { command-rules-share } son para todos.
refusal-too-many-rules = Este servidor ya guarda { $most } conjuntos de reglas. Borra uno primero con { command-rules-delete }.
refusal-name-taken = Ya hay reglas llamadas { $name }. Elige otro nombre, o edita esas con { command-rules-edit }.
refusal-name-empty = Un nombre tiene de 1 a { $most } caracteres.
refusal-rules-gone = Estas reglas se borraron mientras las editabas. Pulsa **Guardar como…** para conservar las tuyas.
refusal-proposal-gone = Tus cambios no se guardaron tanto tiempo. Abre el editor otra vez con { command-rules-edit }.
refusal-rules-too-long = Eso es más de lo que cabe en el editor: nombra menos cartas o pases.
refusal-not-a-number = “{ $text }” no es un número entero de { $least } a { $most }.
refusal-not-penalties = “{ $text }” no es una lista de cartas con puntos, como KS 10, AS 7.
refusal-not-a-pass = “{ $text }” no es un pase. Escribe el número de cartas y L (izquierda), R (derecha) o A (al frente, con un número par de jugadores), como 3L o 1L+1A+1R, o bien hold (sin pase).
refusal-code-nonsense = Eso no es un código de reglas. Un código así tiene cifras y letras, como los que da { command-rules-share }.
refusal-code-typo = Un carácter de ese código está mal o falta. Compáralo con el original.
refusal-code-newer = Ese código viene de una versión más nueva de este bot e incluye una regla que aún no conozco.
refusal-code-refused = Las reglas de ese código no encajan entre sí.
