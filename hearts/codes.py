"""Share codes: rules as a few dozen characters that can be read aloud, typed and scanned.

A code is one integer in base 32: the version of the format (its first character), the fields that differ from standard
Hearts, and two check characters. A field is the distance of its number from that of the field before, followed by its
value; both are integers in Elias's gamma code (n zero bits before a number of n + 1 bits). The number of a field is in
its `Row`; the number of a value is its place in the type. Neither may ever change: new ones are added at the end.

The integer leaves the remainder 1 when divided by 1021. Because that is a prime above 1000, every single wrong
character and every swap of two neighbours is detected, and of other mistakes all but one in a thousand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, get_args, get_origin

from annotated_types import Ge
from pydantic import ValidationError

from hearts.cards import FACES, Card
from hearts.options import OPTIONS
from hearts.rows import Option
from hearts.rules import Rules

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, which leaves out letters that are easily confused."""
_LOOKALIKES: Final = str.maketrans("OIL", "011")
_SPACES: Final = str.maketrans("", "", " \t\r\n-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}")
_BITS: Final = 5
"""Bits for each character."""
_FORMAT: Final = 1
_FORMATS: Final = ALPHABET[1:10]
"""The first characters of codes, those of newer versions included. A word that begins with a letter is none."""
_PRIME: Final = 1021
_CHECK_BITS: Final = 10
MAX_CODE_LENGTH: Final = 2_000
"""The most characters that are read; no valid rules need more."""

Fields = Mapping[str, Any]
"""Fields of `Rules` by name, with their values."""


class BadCode(ValueError):
    """A code that cannot be read. ``key`` names the sentence in the language files; the text is the English one."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


def _gamma(number: int) -> str:
    """The bits of an integer of at least 1."""
    digits = f"{number:b}"
    return "0" * (len(digits) - 1) + digits


class _Reader:
    """Reads integers from bits. Raises BadCode if they end too early."""

    def __init__(self, bits: str) -> None:
        self._bits = bits
        self._position = 0

    @property
    def more(self) -> bool:
        """Whether another number follows; after the last one, only zero bits fill up the last character."""
        return "1" in self._bits[self._position :]

    def _take(self, count: int) -> int:
        self._position += count
        if self._position > len(self._bits):
            raise _nonsense()
        return int(self._bits[self._position - count : self._position], 2)

    def number(self) -> int:
        one = self._bits.find("1", self._position)
        if one < 0:
            raise _nonsense()
        length = one - self._position + 1
        self._position = one
        return self._take(length)

    def card(self) -> Card:
        index = self._take(6)
        if index >= len(FACES):
            raise _newer()
        return FACES[index]

    def signed(self) -> int:
        half, odd = divmod(self.number(), 2)
        return half if odd else -half


@dataclass(frozen=True, slots=True)
class _Kind:
    """How the values of a type are written as bits, and read."""

    write: Callable[[Any], str]
    read: Callable[[_Reader], Any]


def _number(least: int) -> _Kind:
    """An integer that is at least ``least``."""
    return _Kind(lambda value: _gamma(value - least + 1), lambda reader: reader.number() - 1 + least)


def _number_or_none(least: int, most: int) -> _Kind:
    """An integer of this range, or None, which is written as the integer after the last one."""
    number = _number(least)

    def read(reader: _Reader) -> int | None:
        value: int = number.read(reader)
        return None if value == most + 1 else value

    return _Kind(lambda value: number.write(most + 1 if value is None else value), read)


def _choice(values: tuple[Any, ...]) -> _Kind:
    """One of these values, by its place, which is written as a number. Place 0 is the usual value, which is never
    written."""

    def read(reader: _Reader) -> Any:
        number = reader.number()
        if number >= len(values):
            raise _newer()
        return values[number]

    return _Kind(lambda value: _gamma(values.index(value)), read)


def _list(item: _Kind) -> _Kind:
    """Values of one kind, behind their number."""
    return _Kind(
        lambda values: _gamma(len(values) + 1) + "".join(map(item.write, values)),
        lambda reader: tuple(item.read(reader) for _ in range(reader.number() - 1)),
    )


def _pair(first: _Kind, second: _Kind) -> _Kind:
    """Two values, one behind the other."""
    return _Kind(
        lambda pair: first.write(pair[0]) + second.write(pair[1]),
        lambda reader: (first.read(reader), second.read(reader)),
    )


_CARD: Final = _Kind(lambda card: f"{card.index:06b}", _Reader.card)
_SIGNED: Final = _Kind(lambda number: _gamma(2 * number + 1 if number >= 0 else -2 * number), _Reader.signed)


def _kind(annotation: Any) -> _Kind:
    """How the values of a tuple, or of its items, are written and read."""
    match get_origin(annotation), get_args(annotation):
        case (origin, (item, end)) if origin is tuple and end is ...:
            return _list(_kind(item))
        case (origin, (first, second)) if origin is tuple:
            return _pair(_kind(first), _kind(second))
        case (origin, (_, Ge(ge=int(least)), *_)) if origin is Annotated and least >= 0:
            return _number(least)
    return _CARD if annotation is Card else _SIGNED


def _kind_of(option: Option) -> _Kind:
    """How the values of a rule are written and read."""
    if option.type is int and not option.row.choices:
        is_none_unusual = option.optional and option.usual is not None
        return _number_or_none(option.least, option.most) if is_none_unusual else _number(option.least)
    if option.type is Card or not option.values:
        return _kind(option.type)
    return _choice(option.values)


_OPTIONS: Final = {option.row.number: option for option in OPTIONS.values()}
_KINDS: Final = {number: _kind_of(option) for number, option in sorted(_OPTIONS.items())}


def write_code(rules: Rules) -> str:
    """The code of the rules. Equal rules have equal codes."""
    return write_fields(rules.differences())


def read_code(text: str) -> Rules:
    """The rules of a code, typed in any case and with any spaces or dashes. Raises BadCode."""
    fields = read_fields(text)
    try:
        return Rules(**fields)
    except ValidationError as error:
        raise BadCode("refused", f"These rules make no sense: {error.errors()[0]['msg']}") from None


def write_fields(fields: Fields) -> str:
    """The code of fields that differ from the standard, whether or not they make sense together."""
    bits, before = "", 0
    for number, kind in _KINDS.items():
        name = _OPTIONS[number].name
        if name in fields:
            bits += _gamma(number - before) + kind.write(fields[name])
            before = number
    to_fill = -len(bits) % _BITS
    return _digits(_with_check(int(f"{_FORMAT:0{_BITS}b}{bits}{'0' * to_fill}", 2)))


def read_fields(text: str) -> dict[str, Any]:
    """The fields of a code, whether or not they make sense together. Raises BadCode."""
    bits = _bits(_checked(text))
    if int(bits[:_BITS], 2) != _FORMAT:
        raise _newer()
    reader, number, fields = _Reader(bits[_BITS:]), 0, {}
    while reader.more:
        number += reader.number()
        if number not in _KINDS:
            raise _newer()
        fields[_OPTIONS[number].name] = _KINDS[number].read(reader)
    return fields


def _bits(number: int) -> str:
    """The bits of a number, padded to whole characters."""
    return f"{number:b}".zfill(len(_digits(number)) * _BITS)


def _digits(number: int) -> str:
    """A number in the characters of a code, big-endian."""
    text = ""
    while number:
        number, digit = divmod(number, len(ALPHABET))
        text = ALPHABET[digit] + text
    return text


def _with_check(number: int) -> int:
    """The number followed by check bits, so that the whole leaves the remainder 1 when divided by the prime."""
    shifted = number << _CHECK_BITS
    return shifted + (1 - shifted) % _PRIME


def _checked(text: str) -> int:
    """The number of a code without its check bits. Raises BadCode if they do not match."""
    plain = text.upper().translate(_SPACES).translate(_LOOKALIKES)
    if not 3 <= len(plain) <= MAX_CODE_LENGTH or plain[0] not in _FORMATS or set(plain) - set(ALPHABET):
        raise _nonsense()
    number = 0
    for digit in plain:
        number = number * len(ALPHABET) + ALPHABET.index(digit)
    if number != _with_check(number >> _CHECK_BITS):
        raise BadCode("typo", "A character of this code is wrong or missing: compare it with the original.")
    return number >> _CHECK_BITS


def _nonsense() -> BadCode:
    return BadCode("nonsense", "This is not a code for rules: such a code begins with a digit and has no U.")


def _newer() -> BadCode:
    return BadCode("newer", "This code was made by a newer version and means a rule that this one does not know.")
