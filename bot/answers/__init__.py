"""Answers: who presses a button or gives a command, whether they may, and the one answer that they get."""
