"""A game at a public table: /hearts, and what is pressed from the lobby to the replay."""
