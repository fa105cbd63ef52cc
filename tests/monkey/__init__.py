"""The monkey: random presses at ten tables while Discord and the machine fail, and the promises that must hold.

`python -m tests.monkey --minutes 60 --seed 7` runs it for an hour; the same seed gives the same presses.
"""
