# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = O jogo acabou.
reason-wrong-phase = Isso não dá para fazer agora; sua mão mostra o que fazer.
reason-not-your-turn = Ainda não é a sua vez.
reason-not-settled = Pelo que você vê, as cartas restantes ainda podem mudar o placar.
reason-not-held = Você não tem essa carta.
reason-deal-does-not-fit = Essa distribuição não combina com as regras desta mesa.
reason-deal-wrong-dealer = Essa distribuição tem o carteador errado.
