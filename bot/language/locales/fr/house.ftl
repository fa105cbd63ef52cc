# What the bot will not do about rules.
refusal-rules-too-few-seats = Avec ces règles on joue à { $seats }, et { $people } personnes y sont déjà ou ont une place gardée. Change le nombre de joueurs.
refusal-preset-seats-because = Ce jeu ne se joue pas à { $seats }. { $reasons }
refusal-no-such-rules = Aucune règle ne s'appelle { $name } ici. Choisis dans la liste qui apparaît quand tu tapes, ou vois { command-rules-presets }.
refusal-not-house-rules = { $name } ne fait pas partie des règles de ce serveur. { command-rules-presets } les montre ; { command-rules-edit } en crée.
refusal-rules-locked = Seuls ceux qui peuvent gérer ce serveur peuvent changer ses règles. { command-rules-show } et { command-rules-share } sont pour tous.
refusal-too-many-rules = Ce serveur garde déjà { $most } jeux de règles. Supprimes-en un d'abord avec { command-rules-delete }.
refusal-name-taken = Des règles s'appellent déjà { $name }. Choisis un autre nom, ou modifie celles-là avec { command-rules-edit }.
refusal-name-empty = Un nom a de 1 à { $most } caractères.
refusal-rules-gone = Ces règles ont été supprimées pendant tes modifications. Appuie sur **{ house-button-save-as }** pour garder les tiennes.
refusal-proposal-gone = Tes changements n'ont pas été gardés si longtemps. Rouvre l'éditeur avec { command-rules-edit }.
refusal-not-a-pass = « { $text } » n'est pas une passe. Écris le nombre de cartes et L, R ou A (en face, avec un nombre pair de joueurs), comme 3L ou 1L+1A+1R, ou hold.
