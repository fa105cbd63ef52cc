# O que um jogador casual faria, e por quê. Cada frase vem depois de uma ou mais cartas.
hint-line = 💡 { $cards }: { $why }
hint-none = -# Agora você não precisa escolher nenhuma carta, então não há o que aconselhar.
hint-sure = ### Pedir uma dica?
    Neste jogo seu rating ainda pode cair, mas não subir, e uma vitória não conta.
hint-only-card = é a única carta que você pode jogar.
hint-shoot-the-moon = sua mão pode levar todas as vazas que faltam. Tente a lua!
hint-all-the-same = aqui quase tanto faz qual carta você joga.
hint-stay-below = fica abaixo do que está na mesa, então esta vaza não é sua.
hint-take-little = do que você pode jogar, é o que menos deve custar nesta vaza.
hint-take-the-bonus = esta vaza vale a pena, por causa da carta de bônus.
hint-hope-for-the-bonus = talvez você leve com ela a carta de bônus.
hint-get-rid-of-danger = mais tarde ela poderia custar pontos, e agora é uma boa hora de soltá-la.
hint-get-rid-of-danger-chips = mais tarde ela poderia custar fichas, e agora é uma boa hora de soltá-la.
hint-keep-cover = assim você guarda as cartas que vão proteger você mais tarde.
hint-give-to-others = assim os pontos vão para outra pessoa, que deve levar esta vaza.
hint-give-to-others-chips = assim a carta de copas vai para outra pessoa, que deve levar esta vaza.
hint-keep-from-others = assim você não entrega a carta de bônus.
hint-flush-the-queen = espadas baixas fazem a dama sair, e você não tem nada em que ela possa cair.
hint-stay-without-a-trick = quem não leva nenhuma vaza ganha um prêmio, e você ainda não tem nenhuma.
hint-stop-the-moon = alguém tem todos os pontos até agora, e isto ajuda a impedir a lua.
hint-pass-spades = a dama de espadas, e as cartas em que ela pode cair, são um perigo com tão poucas espadas ao lado.
hint-pass-suit = você se livra de um naipe inteiro e pode descartar o que quiser quando outros saírem nele.
hint-pass-danger = é o que mais facilmente faria você levar vazas que custam pontos.
hint-pass-danger-chips = é o que mais facilmente faria você levar vazas que custam fichas.
refusal-hints-off = As dicas estão desligadas aqui.

# O que o treinador espera, de muitas distribuições que combinam com o que se sabe: pontos da rodada, com erro padrão.
coach-best = 💡 { $cards }: cerca de **{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] fichas
   *[no] pontos
}** nesta rodada (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
coach-worse = { $cards } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } pior)
coach-alike = Aqui nada é claramente melhor que o resto.
coach-moons = -# *Pior* não conta só os seus pontos: também a metade do que as luas fazem com os outros.
coach-queen = A dama de espadas vem para você em { NUMBER($share, style: "percent", maximumFractionDigits: 0) } das distribuições que testei; com { $cards }, em { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-own-moon = Você acerta a lua em { NUMBER($share, style: "percent", maximumFractionDigits: 0) } das distribuições que testei; com { $cards }, em { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-other-moon = Outra pessoa acerta a lua em { NUMBER($share, style: "percent", maximumFractionDigits: 0) } das distribuições que testei; com { $cards }, em { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-trick = Você leva esta vaza em { NUMBER($share, style: "percent", maximumFractionDigits: 0) } das distribuições que testei; com { $cards }, em { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-points = Custa menos { $chips ->
    [yes] fichas
   *[no] pontos
} no resto da rodada do que { $cards }.
coach-others = { $chips ->
    [yes] Os outros perdem mais fichas do que com { $cards }.
   *[no] Os outros levam mais pontos do que com { $cards }.
}
coach-close = -# { $cards } pode ser igualmente bom: a diferença é pequena demais para ter certeza.
coach-thin = -# Não confie nisto: só cerca de { $worlds } distribuições combinam com o que foi jogado.
