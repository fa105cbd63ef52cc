# Karten und Farben in Worten. $rank ist 2-9, T, J, Q, K, A; $suit ist C, D, S, H (X: ein Joker).
card-joker = Joker
card-name = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
}{ $rank ->
    [T] {" "}10
    [J] -Bube
    [Q] -Dame
    [K] -König
    [A] -Ass
   *[other] {" "}{ $rank }
}
suit-group = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
    [H] Herz
   *[X] Joker
} { $ranks }
list-and = { $first } und { $last }
list-divided = { $first }; { $rest }
seat-free = *frei*
seat-reserved = frei für **{ $who }**

# Eine Karte im Satz. $rank ist 2-9, T, J, Q, K, A; $suit ist C, D, S, H.
card-words = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[other] Herz
}{ $rank ->
    [T] {" "}10
    [J] -Bube
    [Q] -Dame
    [K] -König
    [A] -Ass
   *[other] {" "}{ $rank }
}
card-words-joker = Joker
