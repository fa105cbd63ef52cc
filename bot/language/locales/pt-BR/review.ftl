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
button-review = Revisão
button-review-ask = Pergunta { $number }
button-review-answer = Mostrar a resposta
button-review-back = Voltar à revisão
refusal-review-off = Este bot funciona sem o treinador, então não há revisão.
refusal-review-not-ready = O treinador está se preparando. Tente de novo em um minuto.
