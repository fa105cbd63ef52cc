lobby-title = ## ♥️ Table de Dame de pique
lobby-seat = { $number }\. { $who }
lobby-seat-host = { $number }\. { $who } · hôte
lobby-hint = { $free ->
    [0] { $host } peut **{ button-start }** maintenant, toute la table à partir de { $others }.{ $computers ->
        [yes] {"\u000A"}**{ button-join }** prend la place d'un joueur virtuel.
       *[no] {""}
    }
   *[other] Appuie sur **Rejoindre** pour jouer. { $rematch ->
        [yes] La partie commence toute seule quand toutes les places sont prises ; { $host } peut **Lancer** avant :
       *[no] { $host } peut **Lancer** à tout moment :
    } des joueurs virtuels prennent les places libres.
}
lobby-kept = { $count ->
    [one] { $who }, appuie sur **{ button-join }** ou **{ button-decline-seat }**.
   *[other] Une place est gardée pour toi ? Appuie sur **{ button-join }** ou **{ button-decline-seat }**.
}
lobby-hint-reserved =
    { $kept }
    { $rematch ->
        [yes] La partie commence toute seule quand toutes les places sont prises ; { $host } peut **Lancer** avant :
       *[no] { $host } peut **Lancer** sans attendre :
    } des joueurs virtuels prennent les places vides.
lobby-note = -# Table { $code } · Ferme { $closes }
lobby-note-reserved = -# Table { $code } · Les invitations prennent fin { $closes }
lobby-note-announced = -# Table { $code } · Ouverte jusqu'au début
lobby-starts =
    🕗 Début { $left }
    -# { $at }
    Appuie sur **Rejoindre**, et je te préviendrai à ce moment-là.
    { $host } peut **Lancer** avant.
lobby-starting =
    🕗 C'est l'heure !{ $seats ->
        [kept] {"\u000A"}{ $kept }
       *[none] {""}
    }
    { $host } peut **{ button-start }** maintenant, toute la table à partir de { $others }.{ $seats ->
        [free] {"\u000A"}Des joueurs virtuels prennent les places libres.
        [kept] {"\u000A"}Des joueurs virtuels prennent les places vides, même gardées.
       *[none] {""}
    }
start-choice = { $at } · dans { $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min
start-where = { $text } dans quel fuseau horaire ? Choisis aussi { option-time_zone }
lobby-call = 🔁 { $host } propose une revanche : { $who } !
lobby-no-hints = sans conseils
lobby-closed-seats = Fermée aux autres après le début
lobby-thread = avec son propre fil
lobby-no-thread = sans fil
lobby-local = règles et rythme de ce salon
lobby-cut = on coupe le jeu
settings-hints = **Conseils** : les joueurs peuvent demander quelle carte jouer.
settings-threads = **Fils** : chaque partie a le sien, et le salon reste calme.
settings-cut = **Coupe** : avant chaque donne, le joueur à droite du donneur peut couper.
lobby-started-title = ## ♥️ C'est parti
lobby-started-hint = -# La table est ci-dessous.
lobby-ended-title = ## ♥️ La partie est finie
lobby-ended-hint = -# Le résultat est ci-dessous.
lobby-thread-hint = -# La table est dans { $where }.
lobby-over-hint = -# La partie s'est jouée dans { $where }.
thread-name = Dame de pique · { $game } · table { $code }
closed-title = ## La table { $code } est fermée
closed-why = { $why ->
    [players] Fermée par { $who }.
    [moderator] Un modérateur l'a fermée.
    [left] Il n'y avait plus personne à la table.
    [idle] Personne n'a lancé la partie à temps.
   *[channel] Le salon a été supprimé, ou je n'y ai plus accès.
}
paused-title = ## ⏸️ La partie est en pause
paused-by = Mise en pause par { $who }.
paused-round = Manche { $round } · { $game }
paused-note = -# Table { $code } · Se termine { $closes } si elle reste en pause
moved-title = ## ➡️ La partie a changé de salon
moved-hint = Elle continue dans { $where }.

# How well computer players play, and what each level is like.
level-name = { $value ->
    [beginner] Débutant
    [casual] Amateur
    [club] Joueur de club
    [expert] Expert
   *[other] { $value }
}
level-opponents = { $value ->
    [beginner] des débutants
    [casual] des amateurs
    [club] des joueurs de club
    [expert] des experts
   *[other] { $value }
}
level-character = { $value ->
    [beginner] connaît les règles mais ne réfléchit pas toujours
    [casual] joue à l'instinct, comme la plupart des gens
    [club] a appris sur des millions de manches
    [expert] réfléchit à chaque carte
   *[other] { $value }
}
seat-level = { $who } ({ $level })
