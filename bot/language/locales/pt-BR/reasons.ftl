# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = O jogo acabou.
reason-wrong-phase = Isso não dá para fazer agora; sua mão mostra o que fazer.
reason-not-your-turn = Ainda não é a sua vez.
reason-not-settled = Pelo que você vê, as cartas restantes ainda podem mudar o placar.
reason-not-held = Você não tem essa carta.
reason-deal-does-not-fit = Essa distribuição não combina com as regras desta mesa.
reason-deal-wrong-dealer = Essa distribuição tem o carteador errado.

# O que fala a favor de uma carta. Cada frase vem depois de uma ou mais cartas.
hint-line = 💡 { $cards }: { $why }
hint-suit = { $suit ->
    [C] paus
    [D] ouros
    [S] espadas
   *[H] copas
}
hint-only-card = é a única carta que você pode jogar.
hint-go-for-the-moon = sua mão é forte e ninguém tem pontos ainda. Tente levar todos: isso é acertar a lua!
hint-on-the-way-to-the-moon = continue levando todos os pontos: { $points ->
    [one] mais um
   *[other] mais { $points }
} e você acerta a lua!
hint-sure-for-the-moon = ninguém pode superá-la. Para acertar a lua, nem um ponto pode escapar.
hint-modest = é o que deve custar menos a você.
hint-stay-below = fica abaixo de { $other }, que está na mesa, então esta vaza não é sua.
hint-highest-below = é sua carta mais alta abaixo de { $other }. Esta vaza não é sua, e você guarda as mais baixas.
hint-second-of-two = já há uma carta igual na mesa, e vale a primeira. Então esta vaza não é sua.
hint-queen-below = { $other } está na mesa e livra você da dama. Esta vaza não é sua.
hint-joker = um curinga só leva a vaza se você sair com ele.
hint-give-queen = a dama vai para quem levar esta vaza, e não pode ser você.
hint-give-points = ninguém quer esta carta: ela vai para quem levar esta vaza, e não pode ser você.
hint-give-to-stop-the-moon = alguém tem todos os pontos até agora. Com esta carta outra pessoa leva alguns, e ninguém mais pode acertar a lua.
hint-give-far-from-a-moon = ninguém quer esta carta. Ela vai para quem tem todos os pontos até agora, mas para a lua { $points ->
    [one] ainda falta um
   *[other] ainda faltam { $points }
}.
hint-queen-can-wait = sua dama pode esperar: outras { $points } espadas a protegem.
hint-save-from-the-queen = a dama de espadas poderia cair nela mais tarde. Agora dá para soltá-la sem perigo.
hint-throw-high = cartas altas levam vazas que você não quer. Esta vaza ela não pode levar: solte-a agora.
hint-keep-the-guard = assim você guarda suas espadas, que protegem sua dama.
hint-not-yours = esta vaza não pode ser sua, e esta deve ser a carta de que você menos precisa.
hint-take-the-bonus = você joga por último e supera { $other }: a vaza é sua.
hint-take-to-stop-the-moon = alguém tem todos os pontos até agora. Agora você leva alguns, e ninguém mais pode acertar a lua.
hint-first-trick = na primeira vaza não se pode jogar { $chips ->
    [yes] copas
   *[no] pontos
}, então uma carta alta pode sair sem perigo.
hint-no-points-here = você joga por último e aqui não há { $chips ->
    [yes] copas
   *[no] pontos
}, então esta vaza não custa nada.
hint-no-points-high = você joga por último e aqui não há { $chips ->
    [yes] copas
   *[no] pontos
}: boa hora de soltar uma carta alta.
hint-must-take = esta vaza é sua, seja qual for a carta.
hint-must-take-highest = esta vaza é sua, seja qual for a carta. Então solte a mais alta.
hint-lowest-above = não dá para ficar abaixo. Sua carta mais baixa é a mais fácil de superar, e ainda há { $suit } acima dela.
hint-higher-out = por enquanto é a mais alta, mas ainda há { $suit } acima dela, e outros jogam depois de você.
hint-gone = ninguém pode superá-la, então esta vaza é sua. Mas aí ela já foi e não leva outra pior.
hint-keep-lower = você guarda { $other } para ficar abaixo mais tarde.
hint-keep-to-stop-the-moon = alguém tem todos os pontos até agora. Você guarda { $other }, que pode impedir a lua mais tarde.
hint-draw-the-queen = espadas abaixo da dama a fazem sair, e você não tem nada em que ela possa cair.
hint-lead-lowest = todas as cartas de { $suit } que restam são mais altas: quem seguir o naipe leva esta vaza.
hint-lead-low = a maioria das cartas de { $suit } que restam é mais alta, então outra pessoa deve levar esta vaza.
hint-may-be-beaten = { $points ->
    [one] ainda há uma carta mais alta do naipe dela
   *[other] ainda há { $points } cartas mais altas do naipe dela
}, então talvez alguém a supere.
hint-fresh-suit = ninguém saiu com { $suit } ainda: os outros devem poder seguir o naipe, sem jogar { $chips ->
    [yes] copas
   *[no] pontos
}.
hint-last-of-suit = depois dela você não tem mais { $suit }: quando saírem com esse naipe, poderá jogar o que quiser.
hint-pass-queen = com tão poucas outras espadas, a dama é perigosa.
hint-pass-high-spade = a dama de espadas poderia cair nela.
hint-pass-suit = sem { $suit }, você joga o que quiser quando saírem com esse naipe.
hint-pass-high-heart = copas altas levam vazas cheias de copas.
hint-pass-high = cartas altas levam vazas que você não quer.
hint-pass-shorten = com menos { $suit }, logo você poderá jogar o que quiser.
hint-pass-for-the-moon = guarde suas cartas fortes e tente acertar a lua!

# O que fala contra uma carta escolhida, ao lado da melhor.
drawback-line = Você escolheu { $cards }. { $why }
drawback-takes = Ninguém pode superá-la, então esta vaza é sua{ $points ->
    [0] .
    [one] , com um ponto.
   *[other] , com { $points } pontos.
}
drawback-highest-so-far = Se ninguém a superar, esta vaza é sua.
drawback-under-the-queen = A dama de espadas ainda está em jogo e poderia cair nela.
drawback-lead-high = A maioria das cartas de { $suit } que restam é mais baixa, então esta vaza pode facilmente ser sua.
drawback-keeps = Você fica com { $other }. Ninguém pode superá-la, então depois ela poderia levar uma vaza pior.
drawback-others-void = { $points ->
    [0] Alguém não tem mais { $suit }: não pode superá-la e joga o que quiser.
    [one] Um jogador não tem mais { $suit }: não pode superá-la e joga o que quiser.
   *[other] { $points } jogadores não têm mais { $suit }: não podem superá-la e jogam o que quiserem.
}
drawback-leaves-alone = Ela deixa { $other } sozinha. A maioria das cartas de { $suit } que restam é mais baixa, então ela pode facilmente levar uma vaza.

# Below the answer to a question about a hand: its cards, and what stands beside each choice.
your-hand = Sua mão: { $cards }
choices-key = + = { $chips ->
    [yes] fichas
   *[no] pontos
} a mais que a melhor escolha
