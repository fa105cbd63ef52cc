lobby-title = ## ♥️ Table de Dame de pique
lobby-seat = { $number }\. { $who }
lobby-seat-host = { $number }\. { $who } · hôte
lobby-hint = { $free ->
    [0] Tout le monde est là : { $host } peut appuyer sur **Lancer**, et à partir de { $others } n'importe qui à cette table, si rien ne change d'ici là.
   *[other] Appuie sur **Rejoindre** pour jouer. { $rematch ->
        [yes] La partie commence d'elle-même une fois toutes les places prises ; { $host } peut **Lancer** avant :
       *[no] { $host } peut **Lancer** à tout moment :
    } des joueurs virtuels prennent les places libres.
}
lobby-kept = { $kept ->
    [one] La dernière place est gardée pour la personne nommée ci-dessus, qui appuie sur **Rejoindre**
   *[other] Les dernières places sont gardées pour les personnes nommées ci-dessus, qui appuient sur **Rejoindre**
}
lobby-hint-reserved = { lobby-kept }. { $rematch ->
    [yes] La partie commence d'elle-même une fois toutes les places prises ; { $host } peut **Lancer** avant :
   *[no] { $host } peut **Lancer** à tout moment :
} des joueurs virtuels prennent les places encore vides.
lobby-note = -# Table { $code } · Ferme { $closes }
lobby-note-reserved = -# Table { $code } · Les places gardées se libèrent { $closes }
lobby-note-announced = -# Table { $code } · Ouverte jusqu'au début
lobby-starts = 🕗 Début : { $at }, { $left }. Qui appuie sur **Rejoindre** dit oui, et sera prévenu à ce moment-là.
lobby-starting = 🕗 C'est l'heure : { $host } peut appuyer sur **Lancer**, et à partir de { $others } n'importe qui à cette table.{ $seats ->
    [free] {" "}**Rejoindre** prend une place libre ; des joueurs virtuels prennent les autres.
    [kept] {" "}{ lobby-kept } ; des joueurs virtuels prennent celles qui restent vides.
   *[none] {""}
}
start-choice = { $at } · dans { $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min
start-where = { $text } dans quel fuseau horaire ? Choisis aussi { option-time_zone }
lobby-unnamed = 📝 { $rules }
lobby-altered = 📝 Changées par l'hôte : { $rules }
lobby-call = 🔁 { $host } aimerait rejouer : { $who } !
lobby-no-hints = sans conseils
lobby-closed-seats = Plus personne ne rejoint après le début
lobby-thread = avec un fil à part
lobby-no-thread = sans fil
lobby-local = règles et rythme de ce salon
lobby-cut = on coupe le jeu
lobby-started-title = ## ♥️ La partie a commencé
lobby-started-hint = -# La table est ci-dessous. Pour jouer, appuie sur **Voir ma main**.
lobby-thread-hint = -# La table est dans { $where }. Pour jouer, appuie sur **Voir ma main**.
lobby-over-hint = -# La partie s'est jouée dans { $where }.
thread-name = Dame de pique · { $game } · table { $code }
closed-title = ## Table fermée
closed-lobby = Ouvres-en une autre avec `{ command-hearts-new }`.
paused-title = ## ⏸️ La partie est en pause
paused-by = Mise en pause par { $who }.
paused-round = Manche { $round } · { $game }
paused-hint = Elle attend ses joueurs : chacun peut appuyer sur **Reprendre** ou utiliser `{ command-hearts-back }`.
paused-note = -# Table { $code } · Se termine { $closes }, si personne ne reprend ; rien à gagner alors, seulement à perdre
moved-title = ## ➡️ La partie continue ailleurs
moved-hint = Elle est maintenant dans { $where }.

# How well computer players play, and what each level is like.
level-name = { $value ->
    [beginner] Débutant
    [casual] Amateur
    [club] Joueur de club
    [expert] Expert
   *[other] { $value }
}
level-character = { $value ->
    [beginner] connaît les règles et ne réfléchit pas toujours
    [casual] joue au jugé, comme la plupart des gens
    [club] a appris de millions de manches
    [expert] examine chaque carte dans toutes les donnes possibles
   *[other] { $value }
}
seat-level = { $who } ({ $level })
