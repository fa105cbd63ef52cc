# Cards and suits in words. $rank is 2-9, T, J, Q, K, A; $suit is C, D, S, H (X: a joker).
card-joker = Joker
card-name = { $rank ->
    [T] Ten
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}
suit-group = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
    [H] Hearts
   *[X] Joker
} { $ranks }
list-and = { $first } and { $last }
list-divided = { $first }; { $rest }
seat-free = *free*
seat-reserved = kept for **{ $who }**

# A card within a sentence. $rank is 2-9, T, J, Q, K, A; $suit is C, D, S, H.
card-words = { $rank ->
    [T] ten
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[other] hearts
}
card-words-joker = joker
