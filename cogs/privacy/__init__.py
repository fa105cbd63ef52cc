"""Privacy: what is stored about a person, as a screen, as a file, or deleted."""
