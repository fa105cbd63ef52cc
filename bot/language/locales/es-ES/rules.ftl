ends-score = a { $score } puntos
ends-rounds = a { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}
ends-chips = hasta que uno tenga todas las fichas
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Reglas de esta mesa: { $preset }
rules-title-named = ### Reglas: { $name }
rules-pace = -# { $pace }. A quien se retrasa dos veces seguidas lo reemplaza un jugador virtual hasta que pulse **Estoy de vuelta**.
rules-differ = Corazones estándar, salvo: { $differences }.
rules-same = Corazones estándar.
list-more = { $listed } y { $count } más
rule-deal = **Reparto.** { $seats } jugadores, { $decks ->
    [one] una baraja
   *[other] { $decks } barajas
}{ $jokers ->
    [0] {""}
    [one] {" "}con un comodín
   *[other] {" "}con { $jokers } comodines
}: { $cards } cartas cada uno. En cada ronda reparte el siguiente jugador a la izquierda.
rule-removed = **Fuera de la baraja.** Para que el reparto sea exacto, { $count ->
    [one] se quita { $cards }
   *[other] se quitan { $cards }
}.
rule-kitty = **Sobrante.** Lo que queda sin repartir ({ $count ->
    [one] una carta
   *[other] { $count } cartas
}) { $to ->
    [first_penalty_trick] es para quien gane la primera baza con una carta de puntos o, si no la hay, la última baza
    [first_heart_trick] es para quien gane la primera baza con un corazón o, si no la hay, la última baza
    [last_trick] es para quien gane la última baza
    [split_first_two] va por mitades a quienes ganen la primera y la segunda baza
   *[first_trick] es para quien gane la primera baza
}. Nadie más lo ve, y sus puntos cuentan para quien lo recibe.
rule-passing-none = **Pase.** No se pasan cartas.
rule-passing-every = **Pase.** En cada ronda, todos pasan { $pass }, antes de ver lo que reciben.
rule-passing-cycle = **Pase.** Lo que pasa cada jugador, ronda a ronda; tras la última se vuelve a empezar:
rule-passing-round = Ronda { $round }: { $pass }
rule-passing-rotate = **Pase.** Todos pasan { $count } { $count ->
    [one] carta
   *[other] cartas
}, un puesto más a la izquierda en cada ronda; al llegar al propio puesto no se pasa nada.
rule-passing-dealer = **Pase.** Quien reparte decide el pase antes de ver ninguna carta: hasta { $count }, divididas como quiera entre los otros puestos, o ninguna.
pass-cards = { $count } { $way ->
    [left] a la izquierda
    [right] a la derecha
    [across] al frente
    [far-left] al { $steps }.º puesto a la izquierda
   *[far-right] al { $steps }.º puesto a la derecha
}
pass-nothing = nada
rule-pass-forbidden = **No se pasan.** Nadie puede pasar { $cards } mientras tenga otras cartas para completar el pase.
rule-opening = **Salida.** { $opening ->
    [any_club] Quien tenga el { $card } sale con cualquier trébol en la primera baza.
    [low_club_holder] Quien tenga el { $card } sale con cualquier carta permitida en la primera baza.
    [dealers_left] El jugador a la izquierda de quien reparte sale en la primera baza con cualquier carta que no sea un corazón.
   *[low_club] Quien tenga el { $card } sale con él en la primera baza.
}{ $copies ->
    [yes] {" "}Si lo tienen varios, sale el primero desde la izquierda de quien reparte.
   *[no] {""}
}
rule-low-club-dealt = trébol más bajo repartido
rule-follow = **Asistir.** Juega el palo de salida si lo tienes; quien juega la carta más alta de ese palo gana la baza y sale en la siguiente. No hay triunfos.
rule-duplicates = **Cartas iguales.** { $duplicates ->
    [cancel] Dos cartas iguales en una baza se anulan y no pueden ganarla; de tres, la tercera vale. Si se anulan todas las cartas del palo de salida, sale otra vez el mismo jugador y la baza siguiente se lleva las dos; en la última baza, esas cartas no cuentan para nadie.
   *[first_wins] De dos cartas iguales en una baza, la primera es la más alta.
}
rule-slough = **Comodines.** Un comodín se puede jugar en cualquier momento y no puntúa. Solo gana la baza cuando se sale con él; entonces cada cual juega lo que quiera.
rule-high-low = **Comodines.** Los dos comodines son corazones: el primero que se juega en una ronda va por encima del as, y el segundo por debajo del dos.
rule-first-trick = **Primera baza.** { $points ->
    [allowed] Se pueden jugar cartas de puntos desde la primera baza.
   *[forbidden] Sin cartas de puntos en la primera baza, salvo si no tienes otra cosa.
}
rule-breaking = **Salir de corazones.** { $breaking ->
    [none] Se puede salir de corazones en cualquier momento.
    [penalty] Se puede salir de corazones cuando ya se jugó una carta de puntos, o si no tienes otra cosa.
   *[hearts] Se puede salir de corazones cuando ya se jugó un corazón, o si no tienes otra cosa.
}
rule-locked = **Salir con la dama.** Antes de eso tampoco se puede salir con la dama de picas.
rule-hearts-instead = **Corazones en lugar de la dama.** Quien sale y solo tiene corazones y la dama de picas puede salir con un corazón.
rule-queen_must_go = **La dama obligada.** Quien pueda jugar la dama de picas sin que gane la baza debe jugarla.
rule-hearts = **Corazones.** { $hearts ->
    [rank] Cada corazón cuenta su valor: de 2 a 10, jota 11, dama 12, rey 13 y as 14 puntos.
    [rank_low_ace] Cada corazón cuenta su valor: de 2 a 10, jota 11, dama 12, rey 13, pero el as 1 punto.
    [rank_ten] Los corazones del 2 al 10 cuentan su número; jota, dama y rey 10, y el as 15 puntos.
    [pips] Los corazones del 2 al 10 cuentan su número; jota, dama, rey y as 10 puntos.
   *[one] Cada corazón cuenta 1 punto.
}
rule-joker-points = **Los comodines cuentan** 1 punto cada uno.
rule-queen = **Dama de picas.** { $points ->
    [0] Es una carta normal y no cuenta nada.
    [one] Cuenta 1 punto.
   *[other] Cuenta { $points } puntos.
}
rule-extra = **Más cartas de puntos.** { $cards }.
extra-card = { $card } { $points }
rule-bonus = **Bonificación.** Hay una carta que da { $points } a quien se la lleva: { $card }.
rule-doubler = **Diez de tréboles.** { $doubler ->
    [chinese] Duplica los puntos de las cartas de puntos de quien se lo lleva; quien no tenga ninguna anota −5.
   *[ten_of_clubs] Duplica todo lo que anota en la ronda quien se lo lleva, incluida la bonificación.
}
rule-no-tricks = **Sin bazas.** Quien no gana ninguna baza anota { $points }, salvo si alguien alcanza la luna.
rule-moon = **Alcanzar la luna.** { $moon ->
    [off] No pasa nada especial si un jugador se lleva todas las cartas de puntos.
    [shooter_down] A quien se lleva todas las cartas de puntos se le restan { $down } puntos, y los demás anotan 0.
    [choice] Quien se lleva todas las cartas de puntos elige entre sumar { $points } a los demás o restarse { $down }.
    [shooter_up] Quien se lleva todas las cartas de puntos suma { $points }, y los demás anotan 0.
    [void] Si un jugador se lleva todas las cartas de puntos, nadie anota nada en esa ronda.
    [smart] Quien se lleva todas las cartas de puntos anota 0, y los demás { $points }; si así terminara la partida sin que fuera el único ganador, en cambio se le restan { $down }.
   *[others_up] Quien se lleva todas las cartas de puntos anota 0, y los demás suman { $points }.
}
rule-moon-choice = **La elección.** Solo elige quien tenía { $from } puntos o más antes de la ronda; si no, los puntos son para los demás.
rule-moon-bonus = **La luna exige la carta de bonificación** también: sin ella no hay luna.
rule-sun = **Alcanzar el sol.** Quien además gana todas las bazas duplica lo que vale la luna.
rule-on_the_nose = **Puntuación exacta.** Un total que una ronda lleva a exactamente 50 pasa a 0, y uno de exactamente 100 pasa a 50.
rule-floor = **Mínimo.** Ningún total baja de 0.
rule-chips = **Fichas.** Cada jugador empieza con { $chips } y pone { $ante } en el pozo antes de cada ronda.
rule-pot = **El pozo.** Se lo reparten quienes no ganaron corazones; lo que no se divide se queda. Si todos ganaron alguno, o uno los ganó todos, el pozo queda para la próxima ronda.
rule-end-chips = **Final.** Quien no puede pagar la apuesta queda fuera; gana el último con fichas{ $end ->
    [rounds] , o quien tenga más después de { $rounds } rondas
   *[score] {""}
}.
rule-end = **Final.** { $end ->
    [rounds] La partida dura { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }.
   *[score] La partida termina cuando alguien tiene { $score } puntos o más.
} Gana el total más bajo{ $tie ->
    [extra_round] ; si hay empate, se juegan más rondas.
   *[shared] ; si hay empate, la victoria se comparte.
}
preset-standard = Estándar
preset-quick = Rápida
preset-long = Larga
preset-new_moon = Luna nueva
preset-no_pass = Sin pase
preset-omnibus = Omnibus
preset-omnibus_choice = Omnibus con elección
preset-omnibus_slam = Omnibus completo
preset-spot = Corazones por valor
preset-spot_light = Corazones por valor, ligera
preset-family = Familiar
preset-grand_prix = Grand Prix
preset-kardsgt = KardsGT
preset-gentleman = De caballeros
preset-hoosier = Hoosier
preset-split = Con pase repartido
preset-aldergrove = Aldergrove
preset-dealers_choice = Elige quien reparte
preset-tournament = Torneo
preset-three = Tres jugadores
preset-three_kitty = Tres jugadores con sobrante
preset-high_low = Comodines alto y bajo
preset-five = Cinco jugadores
preset-six = Seis jugadores
preset-double_deck = Doble baraja
preset-extreme = Extrema
preset-cancellation = Anulación
preset-jokers = Comodines
preset-chinese = A la china
preset-ten_of_clubs = Diez de tréboles
preset-sun = Alcanzar el sol
preset-on_the_nose = Puntuación exacta
preset-open_lead = Salida libre
preset-black_maria = Black Maria
preset-old_hearts = A la antigua
preset-chips = Con fichas
# One line each, at most 90 characters.
about-standard = cuatro jugadores; pase a izquierda, derecha, frente y sin pase; dama 13, luna 26, a 100
about-quick = la partida estándar a 50: cerca de media hora
about-long = la partida estándar a 150
about-new_moon = quien alcanza la luna resta 26, en lugar de sumar 26 los demás
about-no_pass = la partida estándar sin pasar cartas
about-omnibus = la jota de diamantes resta 10 puntos; a 75
about-omnibus_choice = omnibus a 75; la luna: 16 de menos para uno o 26 para los demás
about-omnibus_slam = omnibus a 100, donde la luna también exige la jota
about-spot = los corazones cuentan su valor, la dama 25; a 500
about-spot_light = los corazones cuentan su valor, la dama 13; a 500
about-family = de 3 a 10 jugadores; la dama también espera, sobrante al primer corazón, luna a elegir
about-grand_prix = quien alcanza la luna elige, pero solo con 74 puntos o más antes de la ronda
about-kardsgt = se puede salir de corazones siempre, puntos desde la primera baza
about-gentleman = cualquier carta de puntos permite salir de corazones; la dama se juega cuanto antes
about-hoosier = una carta a cada vecino y una al frente, en cada ronda
about-split = tras izquierda, derecha y frente, una ronda con una carta para cada uno
about-aldergrove = tras izquierda, derecha y frente, una ronda con dos cartas a cada lado
about-dealers_choice = quien reparte decide el pase sin mirar sus cartas
about-tournament = izquierda, derecha, frente: ninguna ronda sin pase
about-three = tres jugadores, sin el dos de tréboles, pase a la izquierda
about-three_kitty = tres jugadores, la carta sobrante va a la primera baza
about-high_low = tres jugadores; dos comodines, el corazón más alto y el más bajo; dama 15
about-five = cinco jugadores, sin el dos de diamantes ni el tres de tréboles
about-six = seis jugadores, sobrante a la primera baza con corazones
about-double_deck = de 7 a 10 jugadores, dos barajas, sobrante a la primera baza con corazones; a 200
about-extreme = ocho jugadores, dos barajas enteras
about-cancellation = de 6 a 16 jugadores, dos barajas o más: las cartas iguales se anulan
about-jokers = dos comodines para descartar en cualquier momento
about-chinese = el diez de tréboles duplica las cartas de puntos, o vale −5 solo
about-ten_of_clubs = el diez de tréboles lo duplica todo
about-sun = quien gana todas las bazas duplica la luna
about-on_the_nose = 50 exactos pasan a 0, 100 exactos pasan a 50
about-open_lead = el vecino izquierdo de quien reparte sale con cualquier carta menos un corazón
about-black_maria = también rey 10 y as 7 de picas; pase a la derecha, se puede salir de corazones siempre
about-old_hearts = solo cuentan los corazones; a 50
about-chips = apuesta y pozo: quienes no ganan corazones se reparten el pozo; diez rondas
# A card within a sentence. $rank is 2-9, T, J, Q, K, A; $suit is C, D, S, H.
card-words = { $rank ->
    [T] diez
    [J] jota
    [Q] dama
    [K] rey
    [A] as
   *[other] { $rank }
} de { $suit ->
    [C] tréboles
    [D] diamantes
    [S] picas
   *[other] corazones
}
card-words-joker = comodín
