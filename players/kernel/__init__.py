"""The card kernel: rounds of Hearts in flat arrays of numbers, plain Python that Numba can compile.

Every function here takes lists of Python numbers as well as arrays, so the same source plays one card without any
library (`players.policy`) and a hundred thousand a second once it is compiled (`players.kernel.jit`).
"""
