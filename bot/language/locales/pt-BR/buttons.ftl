# At most 30 characters each: longer labels are cut on phones.
button-join = Entrar
button-leave = Sair
button-decline-seat = Recusar convite
button-start = Começar
# These two stand beside each other, each behind a 🤖.
button-add-computer = Novo jogador
button-remove-computer = Tirar jogador
button-table-settings = Ajustes
button-rules = Regras
button-all-rules = Todas as regras
button-cancel = Cancelar mesa
button-hand = Minha mão
button-to-hand = Voltar à minha mão
button-to-result = Ver o resultado
button-close = Fechar
button-page-back = Anterior
button-page-next = Próxima
button-table = Ir à mesa
button-scores = Placar
button-more = Mais…
button-back = Voltei
button-go-on = Retomar
button-next-trick = Continuar
button-claim = Terminar a rodada
button-ready = Tudo pronto
button-rematch = Revanche
button-take-seat = Pegar um lugar
button-confirm = Pronto
button-pass-advised = { $count ->
    [one] Passar esta carta
   *[other] Passar estas { $count }
}
button-clear = Limpar
button-change = Mudar
button-refresh = Atualizar
button-call = Definir
button-call-hold = Sem passe
button-moon-up = Todos os outros +{ $points }
button-moon-down = Eu −{ $points }
button-end-game = Encerrar o jogo
button-agree-to-end = Encerrar também
button-keep-playing = Seguir jogando
button-review = Revisão
button-play-on = Jogar daqui
button-take-back = Desfazer
button-hint = Dica
button-why = Por quê?
button-leaderboard = Ranking
button-learn = Aprender
button-puzzle = Desafio
button-puzzle-next = Próximo desafio
button-knows = Já sei jogar
button-alone = Continuar sem treinador
