# What the bot will not do about rules.
refusal-rules-too-few-seats = Con estas reglas juegan { $seats }, y ya hay { $people } personas sentadas o con puesto reservado. Cambia el número de jugadores.
refusal-preset-seats-because = Esa variante no se puede jugar con { $seats } jugadores. { $reasons }
refusal-no-such-rules = Aquí no hay reglas llamadas { $name }. Elige unas de la lista que aparece mientras escribes, o mira { command-rules-presets }.
refusal-not-house-rules = { $name } no está entre las reglas propias de este servidor. { command-rules-presets } las muestra; { command-rules-edit } crea otras.
refusal-rules-locked = Solo quienes pueden gestionar este servidor pueden cambiar sus reglas. { command-rules-show } y { command-rules-share } son para todos.
refusal-too-many-rules = Este servidor ya guarda { $most } conjuntos de reglas. Borra uno primero con { command-rules-delete }.
refusal-name-taken = Ya hay reglas llamadas { $name }. Elige otro nombre, o edita esas con { command-rules-edit }.
refusal-name-empty = Un nombre tiene de 1 a { $most } caracteres.
refusal-rules-gone = Estas reglas se borraron mientras las editabas. Pulsa **{ house-button-save-as }** para conservar las tuyas.
refusal-proposal-gone = Tus cambios no se guardaron tanto tiempo. Abre el editor otra vez con { command-rules-edit }.
refusal-not-a-pass = “{ $text }” no es un pase. Escribe el número de cartas y L (izquierda), R (derecha) o A (al frente, con un número par de jugadores), como 3L o 1L+1A+1R, o bien hold (sin pase).
