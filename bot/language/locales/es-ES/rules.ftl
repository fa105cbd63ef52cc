# Every rule: field-*: its label in the editor (at most 45 characters); hint-*: below a text field (at most 100);
# value-*: what a value means, in a few words that stand for themselves (at most 100); rule-*: what /rules show says;
# reason-*, why-*: why a card may not be played, after a try and under the grey cards of a hand; step-*: a line of the
# score sheet; conflict-*: why it does not go with other rules, and what would do.

ends-score = a { $score } puntos
ends-rounds = a { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}
ends-chips = hasta que un jugador tenga todas las fichas
game-unnamed = Reglas propias
game-altered = Reglas de esta mesa
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Reglas de esta mesa{ $named ->
    [yes] : { $preset }
   *[no] {""}
}
rules-pace = -# **Ritmo.** { $pace }. Si te retrasas dos veces seguidas, un jugador virtual juega por ti hasta que pulses **{ button-back }**.
rules-pace-none = -# **Ritmo.** { $pace }. No se sustituye a nadie; tras tres días sin jugadas, la partida queda en pausa.
rules-differ = Corazones estándar, salvo: { $differences }
rules-except = Corazones estándar, salvo esto:
rules-rest = **Lo demás, como en Corazones estándar:**
rules-same = Corazones estándar
list-more = { $listed } y { $count } más

## deck

section-deck = Puestos y baraja

field-seats = Jugadores
value-seats = { $value } jugadores
rule-deal = **Reparto.** { $seats } jugadores, { $decks ->
    [one] 1 baraja
   *[other] { $decks } barajas
}{ $jokers ->
    [0] {""}
    [one] {" "}con un comodín
   *[other] {" "}con { $jokers } comodines
}: { $cards } cartas cada uno. Se sortea quién reparte primero; después, el turno de repartir pasa a la izquierda.
conflict-hand-size = { $seats } jugadores recibirían { $cards } cartas cada uno; deben ser de { $least } a { $most }: cambia el número de barajas.

field-decks = Barajas
value-decks = { $value ->
    [none] tantas barajas como hagan falta
    [one] 1 baraja
   *[other] { $value } barajas
}

field-jokers = Comodines en total
value-jokers = { $value ->
    [0] sin comodines
    [one] un comodín
   *[other] { $value } comodines
}
conflict-too-many-jokers = Una baraja tiene dos comodines, así que puede haber como mucho { $most }.

field-joker_kind = Qué hacen los comodines
value-joker_kind = { $value ->
    [high_low] los comodines son el corazón más alto y el más bajo
   *[slough] los comodines se pueden jugar sin asistir al palo
}
rule-slough = **Comodines.** Un comodín se puede jugar en lugar de asistir al palo y no puntúa. Solo gana la baza cuando se sale con él; entonces nadie tiene que asistir.
rule-high-low = **Comodines.** Los dos comodines son corazones: el primero que se juega en una ronda va por encima del as, y el segundo por debajo del dos.
rule-joker-points = **Los comodines cuentan** 1 punto cada uno.
conflict-high-low-needs-two-jokers = Los comodines alto y bajo necesitan exactamente dos comodines.

field-duplicates = Cartas iguales en una baza
value-duplicates = { $value ->
    [cancel] las cartas iguales de una baza se anulan, con dos barajas o más
   *[first_wins] de las cartas iguales gana la primera
}
rule-duplicates = **Cartas iguales.** { $duplicates ->
    [cancel] Dos cartas iguales en una baza se anulan y no pueden ganarla; de tres, la tercera vale. Si se anulan todas las cartas del palo de salida, sale otra vez el mismo jugador y quien gane la baza siguiente se lleva las dos; en la última baza, { $last ->
        [leader] se lleva esas cartas quien salió.
       *[nobody] esas cartas no cuentan para nadie.
    }
   *[first_wins] De dos cartas iguales en una baza, la primera es la más alta.
}
rule-cancelling = **Anulación.**{ $four ->
    [yes] {" "}De cuatro cartas iguales, se anulan todas.
   *[no] {""}
}{ $jokers ->
    [yes] {" "}Los comodines no se anulan.
   *[no] {""}
}{ $kitty ->
    [yes] {" "}Una baza que no es para nadie no da el sobrante.
   *[no] {""}
}{ $moon ->
    [yes] {" "}Si la última baza no es para nadie, no hay luna.
   *[no] {""}
}
conflict-cancel-one-deck = Las cartas solo se anulan si hay dos iguales: hacen falta dos barajas o más.

## rest

section-rest = Sobrantes

field-remainder = Cartas que no se reparten por igual
value-remainder = { $value ->
    [kitty] las cartas que sobran forman el sobrante
   *[remove] las cartas que sobran se quitan
}
rule-kitty = **Sobrante.** Las cartas que sobran ({ $count ->
    [one] una carta
   *[other] { $count } cartas
}) { $to ->
    [first_penalty_trick] son para quien gane la primera baza con una carta de puntos o, si no la hay, la última baza
    [first_heart_trick] son para quien gane la primera baza con un corazón o, si no la hay, la última baza
    [last_trick] son para quien gane la última baza
    [split_first_two] van por mitades a quienes ganen la primera y la segunda baza
   *[first_trick] son para quien gane la primera baza
}. Nadie más lo ve, y sus puntos cuentan para quien lo recibe.
conflict-uneven-deal = { $cards } cartas no se reparten por igual entre { $seats } puestos: quita otras, deja la lista vacía o deja que formen el sobrante.

field-removed = Cartas que se quitan
hint-removed = Como 2D 3C. Déjalo vacío para quitar las más bajas que no hagan falta.
value-removed = { $value ->
    [none] se quitan las cartas más bajas
   *[other] se quitan: { $value }
}
rule-removed = **Fuera de la baraja.** { $even ->
    [yes] { $count ->
        [one] Se quita { $cards }
       *[other] Se quitan { $cards }
    }
   *[no] Para que el reparto sea exacto, { $count ->
        [one] se quita { $cards }
       *[other] se quitan { $cards }
    }
}.
conflict-removed-with-kitty = O se quitan cartas o el resto forma el sobrante, no las dos cosas.
conflict-removed-not-in-deck = Esta carta no se puede quitar, porque no está en la baraja: { $card }.
conflict-removed-twice = Esta carta se quita { $times } veces, pero la baraja tiene { $copies }: { $card }.
conflict-needed-card-removed = Esta carta cuenta en la puntuación, así que no se puede quitar: { $card }.

field-kitty_to = Quién recibe el sobrante
value-kitty_to = { $value ->
    [first_penalty_trick] sobrante a la primera baza con una carta de puntos
    [first_heart_trick] sobrante a la primera baza con un corazón
    [last_trick] sobrante a la última baza
    [split_first_two] sobrante, por mitades, a las dos primeras bazas
   *[first_trick] sobrante a la primera baza
}

field-last_cancelled = Si se anula toda la última baza
value-last_cancelled = { $value ->
    [leader] la última baza anulada es para quien salió
   *[nobody] la última baza anulada no es para nadie
}
conflict-last-cancelled = La última baza solo se anula si las cartas iguales se anulan.

## passing

section-passing = Pase de cartas

field-passing = Pases
value-passing = { $value ->
    [none] sin pase
    [left] pase a la izquierda en cada ronda
    [right] pase a la derecha en cada ronda
    [with_split] izquierda, derecha, frente, dividido entre ellos, sin pase
    [split] dividido entre izquierda, frente y derecha, en cada ronda
    [aldergrove] izquierda, derecha, frente, dos a cada lado
    [no_hold] a otro puesto en cada ronda, siempre con pase
    [rotate] un puesto más lejos en cada ronda, luego sin pase
    [dealers_choice] quien reparte decide el pase
    [custom] pases propios
   *[standard] a otro puesto en cada ronda y luego sin pase
}
rule-passing-none = **Pase.** No se pasan cartas.
rule-passing-every = **Pase.** En cada ronda, todos pasan { $pass }, antes de ver lo que reciben.
rule-passing-cycle = **Pase.** Todos pasan antes de ver lo que reciben. Ronda a ronda: { $passes }; y se vuelve a empezar.
rule-passing-rotate = **Pase.** Todos pasan { $count } { $count ->
    [one] carta
   *[other] cartas
}, antes de ver lo que reciben: primero al siguiente puesto a la izquierda, luego un puesto más lejos en cada ronda. Tras una vuelta completa hay una ronda sin pase, y se vuelve a empezar.
rule-passing-dealer = **Pase.** Quien reparte decide el pase antes de ver ninguna carta: hasta { $count }, divididas como quiera entre los otros puestos, o ninguna. Si tarda demasiado, lo decide un jugador virtual. Todos pasan antes de ver lo que reciben.
pass-cards = { $count } { $way ->
    [left] a la izquierda
    [right] a la derecha
    [across] al frente
    [far-left] al { $steps }.º puesto a la izquierda
   *[far-right] al { $steps }.º puesto a la derecha
}
pass-nothing = nada
reason-call-too-many = Asigna como mucho { $count } cartas en total, al menos una para cada puesto que nombres.
reason-call-unknown-seat = Nombra cada uno de los demás puestos una vez como mucho.
conflict-across-odd-seats = Con { $seats } jugadores nadie se sienta enfrente: este pase necesita un número par.
conflict-split-too-few-cards = Un pase repartido va a tres puestos, así que necesita tres cartas o más.

field-pass_count = Cartas por pase
value-pass_count = { $value ->
    [one] se pasa { $value } carta
   *[other] se pasan { $value } cartas
}
reason-pass-count = { $count ->
    [one] Elige exactamente { $count } carta para pasar.
   *[other] Elige exactamente { $count } cartas para pasar.
}

field-custom_cycle = Pases propios
hint-custom_cycle = Como 3L, 3R, 3A, hold, 1L+1A+1R. 2L2: dos cartas al segundo puesto a la izquierda.
value-custom_cycle = { $value ->
    [none] sin pases propios
   *[other] pases: { $value }
}
conflict-custom-cycle = Los pases propios necesitan una lista de pases, y solo ellos la tienen.
conflict-custom-cycle-long = Tus pases son demasiado largos: como mucho { $most } rondas y puestos en total.
conflict-custom-same-seat = Un pase nombra cada puesto ajeno como mucho una vez, y nunca el propio.
conflict-custom-count = Un pase lleva de 1 a { $most } cartas en total.

field-pass_forbidden = Cartas que no se pueden pasar
hint-pass_forbidden = Como 2C QS. Déjalo vacío si no hay ninguna.
value-pass_forbidden = { $value ->
    [none] se puede pasar cualquier carta
   *[other] nunca se pasan: { $value }
}
rule-pass-forbidden = **No se pasan.** Nadie puede pasar { $cards } mientras tenga otras cartas para completar el pase.
reason-pass-forbidden = Una de estas cartas no se pasa mientras tengas otras para completar el pase: elige otra.
why-pass-forbidden = Las reglas no te dejan pasar { $cards }.

## play

section-play = Bazas

field-opening = Quién sale primero, y con qué
value-opening = { $value ->
    [any_club] quien tiene el trébol más bajo sale con cualquier trébol
    [low_club_holder] quien tiene el trébol más bajo sale con cualquier carta permitida
    [dealers_left] el vecino izquierdo de quien reparte sale con cualquier carta permitida menos un corazón
   *[low_club] se sale con el trébol más bajo
}
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
reason-lead-the-low-club = En la primera baza debes salir con el trébol más bajo.
why-lead-the-low-club = Debes salir con { $card }.
reason-lead-a-club = En la primera baza debes salir de tréboles.
why-lead-a-club = Debes salir de tréboles.
reason-open-without-hearts = En la primera baza no puedes salir de corazones.
why-open-without-hearts = No puedes salir de corazones.
rule-follow = **Asistir.** Juega el palo de salida si lo tienes; quien juega la carta más alta de ese palo gana la baza y sale en la siguiente.
reason-follow-suit = Debes asistir al palo si puedes.
why-follow-suit = Tienes { $suit ->
    [C] tréboles: juega uno
    [D] diamantes: juega uno
    [S] picas: juega una
   *[other] corazones: juega uno
}.

field-breaking = Cuándo se puede salir de corazones
value-breaking = { $value ->
    [penalty] se puede salir de corazones tras cualquier carta de puntos
    [none] se puede salir de corazones en cualquier momento
   *[hearts] se puede salir de corazones tras el primer corazón
}
rule-breaking = **Salir de corazones.** { $breaking ->
    [none] Se puede salir de corazones en cualquier momento.
    [penalty] Se puede salir de corazones cuando ya se ha jugado una carta de puntos, o si no tienes otra cosa.
   *[hearts] Se puede salir de corazones cuando ya se ha jugado un corazón, o si no tienes otra cosa.
}
reason-hearts-not-broken = Aún no se puede salir de corazones, salvo si no tienes otra carta.
why-hearts-not-broken = Aún no se puede salir de corazones.

value-first_trick_points = { $value ->
    [allowed] puntos permitidos en la primera baza
   *[forbidden] sin puntos en la primera baza
}
rule-point-cards = **Las cartas de puntos** son los corazones{ $queen ->
    [yes] {" "}y la dama de picas
   *[no] {""}
}{ $extra ->
    [yes] {" "}y las cartas nombradas más abajo
   *[no] {""}
}.
rule-first-trick = **Primera baza.** { $points ->
    [allowed] Se pueden jugar cartas de puntos desde la primera baza.
   *[forbidden] Sin cartas de puntos en la primera baza, salvo si no tienes otra cosa.
}
reason-first-trick-points = En la primera baza no puedes jugar cartas de puntos si tienes otra.
why-first-trick-points = Sin puntos en la primera baza.

value-locked_until_broken = { $value ->
    [hearts_and_queen] no se sale con la dama de picas hasta poder salir de corazones
   *[hearts] se puede salir con la dama de picas en cualquier momento
}
rule-locked = **Salir con la dama.** Antes de eso tampoco se puede salir con la dama de picas.
reason-queen-locked = No se puede salir con la dama de picas hasta que se pueda salir de corazones.
why-queen-locked = La dama espera hasta que se pueda salir de corazones.
conflict-queen-locked-ordinary = Si la dama de picas no cuenta nada, no tiene por qué esperar a los corazones.

value-hearts_instead_of_queen = { $value ->
    [yes] se puede salir con un corazón en lugar de la dama
   *[no] se sale con la dama antes que con un corazón
}
rule-hearts-instead = **Corazones en lugar de la dama.** Si solo tienes corazones y la dama de picas, puedes salir con un corazón.

value-queen_must_go = { $value ->
    [yes] la dama se juega en cuanto no pueda ganar la baza
   *[no] la dama se puede guardar
}
rule-queen_must_go = **La dama obligada.** Si puedes jugar la dama de picas sin que gane la baza, debes hacerlo.
reason-queen-must-go = Debes jugar la dama de picas si no puede ganar la baza.
why-queen-must-go = Ahora debes jugar la dama de picas.
conflict-queen-must-go-ordinary = Si la dama de picas no cuenta nada, no hay por qué obligar a jugarla.

## values

section-values = Puntos

field-heart_values = Corazones
value-heart_values = { $value ->
    [rank] los corazones cuentan su valor, as 14
    [rank_low_ace] los corazones cuentan su valor, as 1
    [rank_ten] corazones de 2 a 10, figuras 10, as 15
    [pips] corazones de 2 a 10, figuras y as 10
   *[one] cada corazón cuenta 1
}
rule-hearts = **Corazones.** { $hearts ->
    [rank] Cada corazón cuenta su valor: de 2 a 10, jota 11, dama 12, rey 13 y as 14 puntos.
    [rank_low_ace] Cada corazón cuenta su valor: de 2 a 10, jota 11, dama 12, rey 13, pero el as 1 punto.
    [rank_ten] Los corazones del 2 al 10 cuentan su número; jota, dama y rey 10, y el as 15 puntos.
    [pips] Los corazones del 2 al 10 cuentan su número; jota, dama, rey y as 10 puntos.
   *[one] Cada corazón cuenta 1 punto.
}
step-cards = Cartas
conflict-nothing-scores = En la baraja no queda ninguna carta de puntos; debe haber al menos una.

field-queen_points = Dama de picas
hint-queen_points = De 0 a 50; con 0 es una carta normal.
value-queen_points = { $value ->
    [0] la dama de picas no cuenta nada
    [one] la dama de picas cuenta { $value } punto
   *[other] la dama de picas cuenta { $value } puntos
}
rule-queen = **Dama de picas.** { $points ->
    [0] Es una carta normal y no cuenta nada.
    [one] Cuenta 1 punto.
   *[other] Cuenta { $points } puntos.
}

field-extra_penalties = Más cartas de puntos
hint-extra_penalties = Como KS 10, AS 7. Déjalo vacío si no hay ninguna.
value-extra_penalties = { $value ->
    [none] sin otras cartas de puntos
   *[other] también { $value }
}
rule-extra = **Más cartas de puntos.** { $cards }.{ $hearts ->
    [yes] {" "}Un corazón de esta lista cuenta esto en lugar de sus puntos habituales.
   *[no] {""}
}
extra-card = { $card } { $points }
conflict-extra-penalty-twice = Esta carta ya tiene su propio valor, así que no puede ser otra carta de puntos: { $card }.
conflict-extra-penalty-repeated = Una carta aparece dos veces entre las cartas de puntos.

field-bonus_card = Carta de bonificación
hint-bonus_card = Como JD: cualquier carta que no cuente nada más. Déjalo vacío si no hay ninguna.
value-bonus_card = { $value ->
    [none] sin carta de bonificación
   *[other] carta de bonificación: { $value }
}
rule-bonus = **Bonificación.** Hay una carta que da { $points } a quien se la lleva: { $card }.
step-bonus = Carta de bonificación
conflict-bonus-card = { $kind ->
    [queen] { $card } no puede ser la carta de bonificación. Lo que cuenta se ajusta en “{ field-queen_points }”.
    [joker] Un comodín no puede ser la carta de bonificación.
   *[other] { $card } no puede ser la carta de bonificación: ya cuenta algo.
}

field-bonus_points = Lo que da la carta de bonificación
hint-bonus_points = De −1 a −100: lo que resta a quien se la lleva.
value-bonus_points = { $value } puntos por la carta de bonificación
bonus-told = { $card }: te resta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## moon

section-moon = Luna

field-moon = Si un jugador se lleva todas las de puntos
value-moon = { $value ->
    [shooter_down] la luna resta puntos a quien la alcanza
    [choice] quien alcanza la luna elige a quién van los puntos
    [shooter_up] la luna suma los puntos a quien la alcanza
    [void] con una luna, nadie anota
    [smart] luna: suman los demás, salvo si así acaba la partida y quien la alcanza no gana en solitario
    [off] sin luna
   *[others_up] la luna suma los puntos a los demás
}
rule-moon = **Alcanzar la luna.** { $moon ->
    [off] No pasa nada especial si un jugador se lleva todas las cartas de puntos.
    [shooter_down] A quien se lleva todas las cartas de puntos se le restan { $down } puntos, y los demás anotan 0.
    [choice] Quien se lleva todas las cartas de puntos elige entre sumar { $points } a los demás o restarse { $down }.
    [shooter_up] Quien se lleva todas las cartas de puntos suma { $points }, y los demás anotan 0.
    [void] Si un jugador se lleva todas las cartas de puntos, nadie anota nada en esa ronda.
    [smart] Quien se lleva todas las cartas de puntos anota 0, y los demás { $points }. Si así acaba la partida y no gana en solitario, se le restan { $down } en su lugar.
   *[others_up] Quien se lleva todas las cartas de puntos anota 0, y los demás suman { $points }.
}{ $bonus ->
    [yes] {" "}La carta de bonificación sigue contando para quien se la llevó.
   *[no] {""}
}
step-moon = Luna
reason-no-such-choice = La luna suma puntos a los demás o te los resta a ti.

field-moon_points = Cuánto vale la luna
hint-moon_points = De 1 a 500. Déjalo vacío para todos los puntos de la baraja.
value-moon_points = { $value ->
    [none] la luna vale todos los puntos de la baraja
   *[other] la luna vale { $value }
}

field-moon_down_points = Lo que la luna resta a quien la alcanza
hint-moon_down_points = De 1 a 500, si resta puntos. Déjalo vacío para lo que vale la luna.
value-moon_down_points = { $value ->
    [none] lo mismo de menos para quien alcanza la luna
   *[other] { $value } de menos para quien alcanza la luna
}

field-moon_choice_from = Total desde el que se elige
hint-moon_choice_from = De 0 a 1000, si se elige. Por debajo, los puntos son para los demás.
value-moon_choice_from = { $value ->
    [0] quien alcanza la luna elige siempre
   *[other] quien alcanza la luna elige desde un total de { $value }
}
rule-moon-choice = **La elección.** Para elegir hacen falta al menos { $from } puntos antes de la ronda; si no, los puntos son para los demás.
rule-moon-late = **Elección tardía:** suman los demás. Si así acaba la partida y quien alcanzó la luna no gana en solitario, se le restan a su total.

value-moon_needs_bonus = { $value ->
    [yes] la luna exige la carta de bonificación
   *[no] la luna no exige la carta de bonificación
}
rule-moon-bonus = **La luna exige la carta de bonificación** también{ $copies ->
    [yes] , con todas sus copias
   *[no] {""}
}: sin ella no hay luna.
conflict-moon-needs-bonus-card = La luna no puede exigir la carta de bonificación si no la hay.

## special

section-special = Especiales

field-doubler = Carta que duplica
value-doubler = { $value ->
    [ten_of_clubs] el diez de tréboles duplica los puntos de quien se lo lleva
    [chinese] el diez de tréboles duplica las cartas de puntos, o cuenta −5
   *[none] ninguna carta duplica
}
rule-doubler = **Diez de tréboles.** { $doubler ->
    [chinese] Duplica las cartas de puntos de quien se lo lleva; sin cartas de puntos, cuenta −5.{ $moon ->
        [yes] {" "}Si alguien alcanza la luna, no hace nada.
       *[no] {""}
    }
   *[ten_of_clubs] Duplica los puntos de las cartas de quien se lo lleva, incluida la bonificación, pero no la luna.
}
step-doubler = Diez de tréboles

value-no_tricks_bonus = { $value ->
    [0] nada por no ganar bazas
   *[other] { $value } por no ganar bazas
}
rule-no-tricks = **Sin bazas.** Quien no gana ninguna baza anota { $points }, salvo si alguien alcanza la luna.
step-no-tricks = Sin bazas

field-on_the_nose = Puntuación exacta
value-on_the_nose = { $value ->
    [every_50] puntuación exacta: 50 menos en cada múltiplo de 50
    [wins] gana quien llega justo a la puntuación final
    [yes] puntuación exacta: 50 pasa a 0, 100 pasa a 50
   *[no] sin puntuación exacta
}
rule-on_the_nose = **Puntuación exacta.** { $value ->
    [every_50] Si una ronda deja tu total en exactamente 50, 100, 150 u otro múltiplo de 50, pierdes 50.
    [wins] Quien llega justo a la puntuación final gana al momento.
   *[yes] Si una ronda deja tu total en exactamente 50, pasa a 0; exactamente 100 pasa a 50.
}
rule-nose-first = **Primero la puntuación exacta.** Un total exacto baja antes de poder terminar la partida.
conflict-exact-score-without-score = Llegar justo a la puntuación final solo da la victoria si la partida termina a una puntuación.
step-on-the-nose = Puntuación exacta

value-floor = { $value ->
    [none] los totales pueden bajar de 0
   *[other] los totales no bajan de { $value }
}
rule-floor = **Mínimo.** Ningún total baja de 0.
step-floor = Nunca bajo 0

value-sun = { $value ->
    [yes] ganar todas las bazas duplica la luna
   *[no] sin sol
}
rule-sun = **Alcanzar el sol.** { $points ->
    [0] Si quien alcanza la luna gana además todas las bazas, la luna vale el doble.
   *[other] Si quien alcanza la luna gana además todas las bazas, la luna vale { $points }.
}

field-sun_points = Cuánto vale el sol
hint-sun_points = De 1 a 1000, si hay sol. Déjalo vacío para el doble de la luna.
value-sun_points = { $value ->
    [none] el sol vale el doble de la luna
   *[other] el sol vale { $value } en vez del doble
}

## ending

section-ending = Final de la partida

field-end = Cuándo termina la partida
value-end = { $value ->
    [rounds] termina tras un número de rondas
   *[score] termina a una puntuación, o cuando un jugador tiene todas las fichas
}
rule-end = **Final.** { $end ->
    [rounds] La partida termina tras { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }.
   *[score] La partida termina cuando alguien llega a { $score } puntos.
}
rule-wins = **Victoria.** Gana el total más bajo{ $tie ->
    [extra_round] ; si hay empate, se juegan más rondas.
   *[shared] ; si hay empate, la victoria se comparte.
}
rule-end-chips = **Final.** Quien no { $pay ->
    [howell] tiene fichas
   *[pool] puede pagar la apuesta
} queda fuera; el último que queda gana la partida{ $end ->
    [rounds] . Después de { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    } gana quien tenga más{ $tie ->
        [extra_round] ; si hay empate, se juegan más rondas.
       *[shared] ; si hay empate, la victoria se comparte.
    }
   *[score] .
}

field-end_score = Puntuación final
hint-end_score = De 20 a 1000, si dura hasta una puntuación. Vacío: 100, y 200 con 7 jugadores o más.
value-end_score = { $value ->
    [none] la partida termina a los 100 puntos, o a los 200 con 7 jugadores o más
   *[other] la partida termina a los { $value } puntos
}
rule-end-by-seats = **Final según los jugadores.** Con hasta 6 jugadores la partida llega a 100 puntos; con 7 o más, a 200.

field-end_rounds = Número de rondas
hint-end_rounds = De 1 a 50, si dura un número de rondas.
value-end_rounds = { $value } { $value ->
    [one] ronda
   *[other] rondas
}

field-tie = Empate en el total más bajo
value-tie = { $value ->
    [extra_round] los empates se deciden con más rondas
   *[shared] quienes empatan comparten la victoria
}

## chips

section-chips = Fichas (sin dinero)

field-scoring = Con qué se juega
hint-scoring = Con fichas, pon también la luna en “sin luna”.
value-scoring = { $value ->
    [chips] con fichas
   *[points] con puntos
}
rule-pot = **El bote.** Se lo reparten quienes no se llevaron corazones; lo que no se puede dividir se queda. Si todos se llevaron alguno, o uno se los llevó todos, el bote queda para la próxima ronda. Con solo dos jugadores, se lo lleva quien se llevó menos corazones; si empatan, se queda. Si menos de dos pueden pagar la apuesta, los últimos que pagaron siguen sin apuesta hasta que alguien lo gane.{ $end ->
    [rounds] {" "}Tras la última ronda se reparten el resto quienes se llevaron menos corazones en ella; las fichas sueltas, de una en una desde la izquierda de quien reparte.
   *[score] {""}
}
step-pool = Bote
step-hearts = Corazones
step-howell = Corazones, pagados a los demás
step-jack = Resto del bote
conflict-chips-with-points = Una partida con fichas no tiene puntos, así que { $what ->
    [moon] no tiene luna: ponla en “sin luna”
    [sun] no tiene sol
    [doubler] no tiene carta que duplique
    [bonus] no tiene bonificación
    [extra_penalties] no tiene otras cartas de puntos
    [on_the_nose] no tiene puntuación exacta
   *[floor] no tiene mínimo
}.

field-chips = Fichas al empezar
hint-chips = De 1 a 1000, en una partida con fichas.
value-chips = { $value } { $value ->
    [one] ficha
   *[other] fichas
} al empezar
rule-chips = **Fichas.** Cada jugador empieza con { $chips } { $chips ->
    [one] ficha
   *[other] fichas
}{ $pay ->
    [howell] . Tras cada ronda, cada corazón que te has llevado te cuesta una ficha para cada uno de los demás. Nadie paga más de lo que tiene; si no le llega, los demás cobran por turno desde la izquierda de quien reparte mientras haya.
    [hearts] {" "}y pone una apuesta de { $ante } en el bote antes de cada ronda. Después, cada corazón que te has llevado te cuesta otra ficha, si te queda alguna.
   *[pool] {" "}y pone una apuesta de { $ante } en el bote antes de cada ronda.
}

field-ante = Apuesta
hint-ante = De 1 a 1000 fichas que cada jugador pone en el bote antes de cada ronda.
value-ante = apuesta de { $value }
step-ante = Apuesta
conflict-ante-too-high = Nadie podría pagar la apuesta: es mayor que las fichas del comienzo.

field-chips_pay = Lo que cuestan los corazones
value-chips_pay = { $value ->
    [hearts] cada corazón cuesta una ficha para el bote
    [howell] cada corazón cuesta una ficha para cada uno de los demás
   *[pool] los corazones cuestan una parte del bote
}
conflict-chips-pay = Los corazones solo cuestan fichas en una partida con fichas.
