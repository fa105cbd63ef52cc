"""The rules of a server: looking at them, changing them, and carrying them to another server."""
