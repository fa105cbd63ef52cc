# Cards and suits in words. $rank is 2-9, T, J, Q, K, A; $suit is C, D, S, H (X: a joker).
card-joker = Curinga
card-name = { $rank ->
    [T] Dez
    [J] Valete
    [Q] Dama
    [K] Rei
    [A] Ás
   *[other] { $rank }
} de { $suit ->
    [C] paus
    [D] ouros
    [S] espadas
   *[H] copas
}
suit-group = { $suit ->
    [C] Paus
    [D] Ouros
    [S] Espadas
    [H] Copas
   *[X] Curinga
} { $ranks }
list-and = { $first } e { $last }
list-divided = { $first }; { $rest }
seat-free = *livre*
seat-reserved = reservado para **{ $who }**

# A card within a sentence. $rank is 2-9, T, J, Q, K, A; $suit is C, D, S, H.
card-words = { $rank ->
    [T] dez
    [J] valete
    [Q] dama
    [K] rei
    [A] ás
   *[other] { $rank }
} de { $suit ->
    [C] paus
    [D] ouros
    [S] espadas
   *[other] copas
}
card-words-joker = curinga
