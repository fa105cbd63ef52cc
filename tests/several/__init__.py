"""Several processes: random disturbances of real bots that share one PostgreSQL, and what must hold all the same.

`python -m tests.several --seed 7 --seconds 90 --tables 12` runs it; the same seed gives the same plan and
the same people, though not the same moments: real time passes.
"""
