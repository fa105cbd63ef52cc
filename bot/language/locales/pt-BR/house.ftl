# What the bot will not do about rules.
refusal-rules-too-few-seats = Com estas regras jogam { $seats }, e { $people } pessoas já estão lá ou têm lugar reservado. Mude o número de jogadores.
refusal-preset-seats-because = Esse jogo não se joga com { $seats } jogadores. { $reasons }
refusal-no-such-rules = Não há regras chamadas { $name } aqui. Escolha uma da lista que aparece enquanto você digita, ou veja { command-rules-presets }.
refusal-not-house-rules = { $name } não é uma das regras próprias deste servidor. { command-rules-presets } mostra quais são; { command-rules-edit } cria novas.
refusal-rules-locked = Só quem pode gerenciar este servidor pode mudar as regras dele. { command-rules-show } e { command-rules-share } são para todos.
refusal-too-many-rules = Este servidor já guarda { $most } conjuntos de regras. Apague um primeiro com { command-rules-delete }.
refusal-name-taken = Já há regras chamadas { $name }. Escolha outro nome, ou edite aquelas com { command-rules-edit }.
refusal-name-empty = Um nome tem de 1 a { $most } caracteres.
refusal-rules-gone = Estas regras foram apagadas enquanto você editava. Aperte **{ house-button-save-as }** para manter as suas.
refusal-proposal-gone = Suas mudanças não foram guardadas por tanto tempo. Abra o editor de novo com { command-rules-edit }.
refusal-not-a-pass = “{ $text }” não é um passe. Escreva o número de cartas e L (esquerda), R (direita) ou A (frente, com número par de jogadores), como 3L ou 1L+1A+1R, ou hold (sem passe).
