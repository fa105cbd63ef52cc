# The editor. Titles and labels: at most 45 characters; hints: at most 100.
house-title = ## Novas regras da casa
house-title-named = ## Regras da casa: { $name }
house-hint = -# Ainda não salvo.
house-unsaved = -# 🆕 Ainda não salvo. As mesas abertas mantêm suas regras.
house-back = 🆕 **De volta ao padrão:** { $changes }
house-change = **O que você quer mudar?**
house-wrong = ⚠️ **Estas regras ainda não combinam:**
house-button-save = Salvar
house-button-save-as = Salvar como…
house-button-both = Salvar as minhas à parte…
house-button-default = Tornar habituais
house-button-reset = Descartar
house-button-edit = Editar
house-start = **Variante**
house-from = Escolher…
house-from-more = Mais variantes…
field-also = Também
field-name = Nome
hint-name = Aparece na lista de { command-hearts-new }. No máximo 40 caracteres.
house-name-title = Salvar regras da casa como
house-typed = { $field }: { $reason }
table-rules-title = ## 📝 Regras desta mesa
table-rules-hint = -# 🆕 Ainda não vale. A mesa toda verá a mudança.
table-rules-button = Usar nesta mesa
table-rules-set = ✅ Esta mesa agora joga com estas regras, e todos nela veem a mudança.
note-house-import-read = ✅ Estas são as regras do código.
note-house-import-known = Estas regras já têm um nome aqui: **{ $name }**.
note-house-import-same = Estas já são as regras habituais deste servidor.
house-overtaken = ## Outra pessoa acabou de salvar “{ $name }”
table-overtaken = ## Outra pessoa acabou de mudar as regras desta mesa
house-theirs = **Mudanças da outra pessoa:** { $changes }
house-yours = **Suas mudanças:** { $changes }
house-changed-nothing = nada
house-button-mine = Usar as minhas
house-button-drop = Usar as outras

# Screens of the commands.
presets-title = ## Variantes de Copas
presets-page = -# Página { $page } de { $pages }
presets-menu = Ver as regras ou jogar…
presets-line = **{ $name }**
    { $about }
presets-house = -# Deste servidor
presets-built-in = -# Incluídas
presets-default = **{ $name }** · as regras habituais deste servidor
    { $about }
house-default-set = **{ $name }** é o que `{ command-hearts-new }` abre neste servidor agora.
house-default-standard = `{ command-hearts-new }` abre de novo Copas padrão neste servidor.
house-renamed = **{ $old }** agora se chama **{ $new }**.
house-sure-delete = ### Apagar as regras **{ $name }**?
    As mesas que jogam assim continuam. { $built_in ->
        [yes] A variante incluída com este nome fica.
       *[no] Mesas novas não poderão mais usar estas regras.
    }
house-button-delete = Sim, apagar
house-button-keep = Manter
house-kept = **{ $name }** continua salvo.
house-deleted = Você apagou **{ $name }**.
rules-title-named = ### Regras: { $name }
button-games = Todas as variantes
share-title = ## { $name }
share-default = Isto é o que `{ command-hearts-new }` abre neste servidor. Para compartilhar outras regras, informe o nome delas.
share-code = **Código** `{ $code }`
share-hint = Escanear a imagem dá o mesmo código. Em outro servidor, informe-o com
    `{ command-rules-import }`
button-poster = Mostrar a todos
button-poster-qr = QR
poster-code = -# Para outro servidor:
    -# `{ command-rules-import } { option-code }:{ $code }`
poster-title = ## 🃏 { $name }
poster-scan = Imprima ou mostre numa tela. Quem ler o código chega no Discord à mensagem com **{ button-open-table }**.
poster-picture = Código QR que leva à mensagem para abrir uma mesa de { $name }
share-picture = Código QR do código de regras { $code }
share-picture-long = O código acima como código QR

# What the bot will not do about rules.
refusal-rules-refused = Essas regras não combinam. { $reasons }
refusal-no-rules-to-edit = Não há regras chamadas “{ $name }” aqui. Escolha uma da lista que aparece enquanto você digita, ou deixe o nome vazio para criar novas: **{ house-button-save-as }** dá um nome a elas.
refusal-rules-too-long = Não cabe tudo no editor: use menos cartas ou passes.
refusal-not-a-number = “{ $text }” não serve: digite um número inteiro de { $least } a { $most }.
refusal-not-penalties = “{ $text }” não é uma lista de cartas com pontos, como KS 10, AS 7.
refusal-code-nonsense = Isso não é um código de regras. Um código tem algarismos e letras; { command-rules-share } dá um a você.
refusal-code-typo = Um caractere desse código está errado ou falta. Compare com o original.
refusal-code-newer = Esse código vem de uma versão mais nova deste bot e traz uma regra que ainda não conheço.
refusal-code-refused = As regras desse código não combinam.

# In the help.
help-rules-standard = **O que se joga.** A mesa joga Copas padrão até 100 pontos, a não ser que quem a abriu tenha escolhido outras regras.
help-rules-presets = **Outras variantes.** De três a dezesseis jogadores, com dois baralhos, com curingas, com o valete de ouros e muitas mais.
help-rules-house = **Suas próprias regras**

# Its commands.
command-rules = /regras
    .description = As regras que valem em uma mesa
command-rules-show = /regras mostrar
    .description = Veja as regras de uma mesa, de uma variante ou deste servidor
    .name = Uma variante ou regras deste servidor; vazio: as de uma mesa
command-rules-presets = /regras variantes
    .description = As variantes de Copas, primeiro as deste servidor
command-rules-share = /regras compartilhar
    .description = Um código e uma imagem de regras, para outro servidor
    .name = Uma variante ou regras deste servidor; vazio: as habituais
command-rules-edit = /regras editar
    .description = Mude as regras deste servidor ou crie novas
    .name = Regras deste servidor ou uma variante para começar; vazio: as habituais
command-rules-import = /regras importar
    .description = Leia um código de { command-rules-share }; nada é salvo até você confirmar
    .name = Salvar já com este nome
command-rules-default = /regras habituais
    .description = O que { command-hearts-new } abre neste servidor
    .name = Regras deste servidor ou uma variante
command-rules-rename = /regras renomear
    .description = Dê outro nome a um conjunto de regras deste servidor
command-rules-delete = /regras apagar
    .description = Apague um conjunto de regras deste servidor
option-name = nome
    .description = Regras deste servidor
option-new = novo
    .description = O novo nome
option-code = código
    .description = O código
