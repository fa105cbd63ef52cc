# Cartes et couleurs en mots. $rank : 2-9, T, J, Q, K, A ; $suit : C, D, S, H (X : un joker).
card-joker = Joker
card-name = { $rank ->
    [T] Dix
    [J] Valet
    [Q] Dame
    [K] Roi
    [A] As
   *[other] { $rank }
} de { $suit ->
    [C] trèfle
    [D] carreau
    [S] pique
   *[H] cœur
}
suit-group = { $suit ->
    [C] Trèfle
    [D] Carreau
    [S] Pique
    [H] Cœur
   *[X] Joker
} { $ranks }
list-and = { $first } et { $last }
seat-free = *libre*
seat-held = gardée pour **{ $who }**
