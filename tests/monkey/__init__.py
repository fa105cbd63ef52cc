"""The monkey: people who press whatever they see at ten tables, in a Discord that fails, and what must hold.

`python -m tests.monkey --minutes 60 --seed 7` runs it for an hour; the same seed presses the same things.
"""
