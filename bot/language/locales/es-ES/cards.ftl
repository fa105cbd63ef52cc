# Cards and suits in words. $rank is 2-9, T, J, Q, K, A; $suit is C, D, S, H (X: a joker).
card-joker = Comodín
card-name = { $rank ->
    [T] Diez
    [J] Jota
    [Q] Dama
    [K] Rey
    [A] As
   *[other] { $rank }
} de { $suit ->
    [C] tréboles
    [D] diamantes
    [S] picas
   *[H] corazones
}
suit-group = { $suit ->
    [C] Tréboles
    [D] Diamantes
    [S] Picas
    [H] Corazones
   *[X] Comodín
} { $ranks }
list-and = { $first } y { $last }
list-divided = { $first }; { $rest }
seat-free = *libre*
seat-reserved = reservado para **{ $who }**

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
