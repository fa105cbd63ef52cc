"""Learn: Hearts in seven small positions, for somebody who has never played it."""
