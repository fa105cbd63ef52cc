# O que fala a favor de uma carta. Cada frase vem depois de uma ou mais cartas.
hint-line = 💡 { $cards }: { $why }
hint-none = -# Não é a sua vez de escolher uma carta, então não há o que aconselhar.
hint-sure = ### Pedir uma dica?
    Neste jogo seu rating ainda pode cair, mas não subir, e uma vitória não conta.
hint-suit = { $suit ->
    [C] paus
    [D] ouros
    [S] espadas
   *[H] copas
}
hint-only-card = é a única carta que você pode jogar.
hint-go-for-the-moon = ninguém mais tem pontos ainda. Tente levar todos e acertar a lua!
hint-modest = provavelmente é o que custa menos a você.
hint-stay-below = fica abaixo de { $other }, que está na mesa, então esta vaza não é sua.
hint-highest-below = é sua carta mais alta abaixo de { $other }. Esta vaza não é sua, e você guarda as mais baixas.
hint-second-of-two = já há uma carta igual na mesa, e vale a primeira. Então esta vaza não é sua.
hint-queen-below = { $other } está na mesa e leva a dama de você. Esta vaza não é sua.
hint-joker = um curinga só leva a vaza se você sair com ele.
hint-give-queen = você não pode seguir o naipe, então a dama vai para outra pessoa.
hint-give-points = você não pode seguir o naipe, então outra pessoa leva essa carta.
hint-give-to-stop-the-moon = alguém tem todos os pontos até agora. Com esta carta outra pessoa leva alguns, e ninguém mais pode acertar a lua.
hint-save-from-the-queen = a dama de espadas poderia cair nela mais tarde. Agora dá para soltá-la sem perigo.
hint-throw-high = você não pode seguir o naipe: boa hora de soltar uma carta alta.
hint-keep-the-guard = assim você guarda suas espadas, que protegem sua dama.
hint-not-yours = você não pode seguir o naipe, então esta vaza não é sua. Esta deve ser a carta que menos vai fazer falta.
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
hint-draw-the-queen = espadas baixas fazem a dama sair, e você não tem nada em que ela possa cair.
hint-lead-lowest = todas as cartas de { $suit } que restam são mais altas: quem seguir o naipe leva esta vaza de você.
hint-lead-low = a maioria das cartas de { $suit } que restam são mais altas, então outra pessoa deve levar esta vaza.
hint-fresh-suit = ninguém saiu em { $suit } ainda: os outros devem poder seguir o naipe, sem jogar { $chips ->
    [yes] copas
   *[no] pontos
}.
hint-last-of-suit = depois dela você não tem mais { $suit }: quando saírem, poderá jogar o que quiser.
hint-pass-queen = a dama de espadas é perigosa com tão poucas espadas ao lado.
hint-pass-high-spade = a dama de espadas poderia cair nela.
hint-pass-suit = assim você não tem mais { $suit }: quando saírem, poderá jogar o que quiser.
hint-pass-high-heart = copas altas levam vazas cheias de copas.
hint-pass-high = cartas altas levam vazas que você não quer.
hint-pass-shorten = quanto menos cartas de { $suit } você tiver, mais cedo poderá jogar o que quiser.
hint-pass-for-the-moon = guarde suas cartas fortes e tente acertar a lua!
hint-unsure = -# Não tenho certeza: sabe-se muito pouco do que os outros têm.
button-yes-hint = Sim, uma dica

# Por que o treinador prefere uma jogada, para quem pergunta.
coach-amount = { $chips ->
    [yes] { $amount ->
        [0] meia ficha
        [1] uma ficha
       *[other] { $amount } fichas
    }
   *[no] { $amount ->
        [0] meio ponto
        [1] um ponto
       *[other] { $amount } pontos
    }
}
coach-better = É melhor que { $cards } por cerca de { $amount }{ $rest ->
    [alike] ; o resto é parecido
    [worse] ; o resto é pior
   *[none] {""}
}.
coach-alike = { $cards } pode ser tão bom quanto.
coach-all-alike = O resto é mais ou menos igual.
coach-queen = A dama de espadas vem para você menos vezes.
coach-own-moon = Você acerta a lua mais vezes.
coach-other-moon = Outra pessoa acerta a lua menos vezes.
coach-trick = Você leva esta vaza menos vezes.
coach-others = Custa mais para os outros.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Revisão da mesa { $code }
review-progress = Estou pensando: { $done } de { $rounds } rodadas estão prontas.
review-wait = -# Comparo cada jogada com as outras em muitas distribuições possíveis. Não precisa esperar: aperte de novo mais tarde.
review-stopped = Tive que parar: { $done } de { $rounds } rodadas estão prontas. Aperte **{ button-refresh }** para eu continuar.
review-unknown = Não sei julgar jogadas com as regras deste jogo.
review-by-play = Seus erros custaram cerca de **{ $amount }**.
review-by-cards = { $luck ->
    [good] A sorte e os outros pouparam cerca de **{ $amount }**.
    [bad] O azar e os outros custaram cerca de **{ $amount }**.
   *[none] Você não teve sorte nem azar.
}
review-round = **{ $round }.** { $chips ->
    [yes] { $points } fichas
   *[no] { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }
}: { $mistakes ->
    [0] nenhum erro
    [1] 1 erro, cerca de { $amount }
   *[other] { $mistakes } erros, cerca de { $amount }
}
review-about = -# Um erro custou claramente mais de { $chips ->
    [yes] meia ficha
   *[no] meio ponto
}. Não aponto nenhum onde ninguém podia saber o que os outros tinham.
review-questions = O que você teria jogado? Tente de novo suas jogadas mais caras:
review-no-mistakes = Nenhuma jogada sua foi claramente um erro. Muito bem!
review-question = ## 🎓 Pergunta { $number } de { $of } · rodada { $round }
review-asks-pass = O que você passaria? { $direction }
review-asks-play = Vaza { $trick }: o que você jogaria?
review-you-lead = Você sai.
review-taken = -# { $chips ->
    [yes] Copas
   *[no] Pontos
} até aqui: { $taken }
review-choose = { $count ->
    [one] Escolha uma carta
   *[other] Escolha { $count } cartas
}
review-picked = { $answer ->
    [right] ✅ **Certo!**
    [alike] ✅ **Tão bom quanto!**
   *[wrong] ❌ **Quase.**
}
review-yours = No jogo você escolheu { $cards }.
button-review-ask = Nº { $number }
refusal-review-off = Este bot funciona sem o treinador, então não há revisão.
refusal-review-not-ready = O treinador está se preparando. Tente de novo em um minuto.

# Its commands.
command-hearts-hint = /hearts dica
    .description = Pergunte que carta jogar ou passar, e por quê
command-hearts-review = /hearts revisão
    .description = Quanto custaram suas jogadas em um jogo terminado; só você vê
    .table = Qual jogo; vazio: o último deste canal
