# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = O jogo acabou.
reason-wrong-phase = Não é isso que se pede agora. Aperte **Minha mão** para ver o que é.
reason-not-your-turn = Ainda não é a sua vez.
reason-not-held = Você não tem essa carta. Aperte **Atualizar** para ver sua mão.
reason-lead-the-low-club = Na primeira vaza é preciso sair com a menor carta de paus.
reason-lead-a-club = Na primeira vaza é preciso sair com paus.
reason-open-without-hearts = Não se pode sair com copas na primeira vaza.
reason-follow-suit = Você tem que seguir o naipe enquanto puder.
reason-first-trick-points = Na primeira vaza não se joga carta de pontos enquanto você tiver outra.
reason-hearts-not-broken = As copas ainda não foram quebradas: não saia com copas enquanto tiver outra carta.
reason-queen-locked = Não se pode sair com a dama de espadas antes que as copas sejam quebradas.
reason-queen-must-go = Você tem que jogar a dama de espadas se ela não puder levar a vaza.
reason-pass-count = Escolha exatamente { $count } { $count ->
    [one] carta
   *[other] cartas
} para passar.
reason-pass-forbidden = As regras desta mesa não deixam passar essa carta.
reason-call-too-many = Defina no máximo { $count } { $count ->
    [one] carta
   *[other] cartas
} ao todo, e pelo menos uma para cada lugar citado.
reason-call-unknown-seat = Cite cada um dos outros lugares no máximo uma vez.
reason-no-such-choice = A lua soma pontos a todos os outros ou tira pontos de você.
reason-deal-does-not-fit = Essa distribuição não serve para as regras desta mesa.
reason-deal-wrong-dealer = Essa distribuição tem o carteador errado.
why-lead-the-low-club = A primeira vaza começa com { $card }.
why-lead-a-club = A primeira vaza começa com paus.
why-open-without-hearts = A primeira vaza não começa com copas.
why-follow-suit = Você tem { $suit ->
    [C] paus
    [D] ouros
    [S] espadas
   *[other] copas
}: siga o naipe.
why-first-trick-points = Sem pontos na primeira vaza.
why-hearts-not-broken = As copas ainda não foram quebradas.
why-queen-locked = A dama espera até as copas serem quebradas.
why-queen-must-go = Agora você tem que jogar a dama de espadas.
