"""Slash commands: parse, call, answer. Everything that a button does can be done by a command."""
