"""The card kernel: rounds of Hearts in flat arrays of numbers, in plain Python that Numba can compile.

The functions that choose one card take Python lists as well as NumPy arrays. So the same source serves `players.policy`
without any library, and plays thousands of rounds a second when it is compiled (`players.kernel.jit`).

Arguments that many functions share: ``p`` is a position (`players.kernel.position`), ``spec`` the rules
(`players.kernel.spec`), ``weights`` one policy as `WEIGHTS` numbers, ``policies`` several as rows, ``rng`` the state of
a random generator (`players.kernel.rng`), ``scratch`` memory to work in. A seat is its place among those in play.
"""
