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
} { $ranks }
list-and = { $first } et { $last }
list-divided = { $first } ; { $rest }
seat-free = *libre*
seat-reserved = gardée pour **{ $who }**

# Une carte dans une phrase. $rank : 2-9, T, J, Q, K, A ; $suit : C, D, S, H.
card-words = { $rank ->
    [T] le dix
    [J] le valet
    [Q] la dame
    [K] le roi
    [A] l'as
   *[other] le { $rank }
} de { $suit ->
    [C] trèfle
    [D] carreau
    [S] pique
   *[other] cœur
}
card-words-joker = le joker
