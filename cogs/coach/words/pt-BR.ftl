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
button-yes-hint = Sim, uma dica

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Revisão da mesa { $code }
review-progress = Estou pensando: { $done } de { $rounds } rodadas estão prontas.
review-wait = -# Cada jogada é comparada com as outras em muitas distribuições. Não precisa esperar: aperte de novo mais tarde.
review-stopped = Tive que parar: { $done } de { $rounds } rodadas estão prontas. Aperte **{ button-refresh }** para eu continuar.
review-unknown = Não sei julgar jogadas com as regras deste jogo.
review-summary = Comparado com um lugar médio, seus erros custaram **{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }** { $chips ->
    [yes] fichas
   *[no] pontos
}, e { $luck ->
    [good] as cartas pouparam **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }**.
   *[bad] as cartas custaram **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }**.
}
review-round = **{ $round }.** { $points } { $points ->
    [one] ponto
   *[other] pontos
}: { $mistakes ->
    [0] nenhum erro
    [one] 1 erro +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } erros +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, cartas { $luck ->
    [good] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-round-chips = **{ $round }.** { $points } fichas: { $mistakes ->
    [0] nenhum erro
    [one] 1 erro −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } erros −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, cartas { $luck ->
    [good] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-about = -# Um erro é pior que a melhor jogada por mais de { $chips ->
    [yes] meia ficha
   *[no] meio ponto
}, e com clareza demais para ser acaso. Cartas: todo o resto, a sorte da distribuição e o jogo dos outros.
review-questions = O que você teria jogado? Suas jogadas mais caras, como perguntas:
review-no-mistakes = Nenhuma jogada sua foi claramente um erro. Muito bem!
review-question = ## 🎓 Pergunta { $number } de { $of } · rodada { $round }
review-asks-pass = O que você passaria? { $direction }
review-asks-play = Vaza { $trick }: o que você jogaria?
review-you-lead = Você sai.
review-taken = -# { $chips ->
    [yes] Copas
   *[no] Pontos
} até aqui: { $taken }
review-yours = Você escolheu { $cards }.
review-better = 💡 Melhor: { $cards }, por **{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] fichas
   *[no] pontos
}** (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
button-review-ask = Pergunta { $number }
button-review-answer = Mostrar a resposta
button-review-back = Voltar à revisão
refusal-review-off = Este bot funciona sem o treinador, então não há revisão.
refusal-review-not-ready = O treinador está se preparando. Tente de novo em um minuto.

# Its commands.
command-hearts-hint = /hearts dica
    .description = Pergunte o que esperar de cada uma das suas cartas, e por quê
command-hearts-review = /hearts revisão
    .description = Quanto custaram suas jogadas em um jogo terminado; só você vê
    .table = Qual jogo; senão, o último deste canal
