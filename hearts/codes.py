"""Share codes: rules as a few dozen characters that can be read aloud, typed and scanned.

A code is one whole number written with thirty-two characters: the version of the format (its first character), then
the fields that differ from standard Hearts, then two check characters. Each field is the distance of its number from
that of the field before, and its value; both are whole numbers in Elias's gamma code (n bits of nought before a number
of n + 1 bits). The numbers of the fields stand in their rows, those of values are their places in the type, and neither
ever change: new ones are added at the end.

The whole number leaves 1 when divided by 1021. Because that is a prime above 1000, every wrong character and every two
neighbours that changed places are found out, and of other mistakes all but one in a thousand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, get_args, get_origin

from annotated_types import Ge
from pydantic import ValidationError

from hearts.cards import ALL_CARDS, JOKER, Card
from hearts.options import OPTIONS
from hearts.rows import Option
from hearts.rules import Rules

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without the letters that look like others."""
_LOOKALIKES: Final = str.maketrans("OIL", "011")
_SPACES: Final = str.maketrans("", "", " \t\r\n-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}")
_BITS: Final = 5
"""Of a character."""
_FORMAT: Final = 1
_PRIME: Final = 1021
_CHECK_BITS: Final = 10
LONGEST_CODE: Final = 2_000
"""Characters: no rules that make sense need more."""
_FACES: Final = (*ALL_CARDS, JOKER)

Fields = Mapping[str, Any]
"""Fields of `Rules` by name, with the values that they have in it."""


class BadCode(ValueError):
    """A code that gives no rules. ``key`` names the sentence in the language files, the text is the one in English."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


class _Writer:
    """Whole numbers as bits."""

    def __init__(self) -> None:
        self.bits = ""

    def number(self, number: int) -> None:
        """Any number from 1."""
        digits = f"{number:b}"
        self.bits += "0" * (len(digits) - 1) + digits

    def card(self, card: Card) -> None:
        self.bits += f"{card.index:06b}"

    def signed(self, number: int) -> None:
        self.number(2 * number + 1 if number >= 0 else -2 * number)


class _Reader:
    """Bits as whole numbers. Raises BadCode where they end too early."""

    def __init__(self, bits: str) -> None:
        self._bits = bits
        self._position = 0

    @property
    def more(self) -> bool:
        """Whether a number follows: behind the last one only noughts fill the last character."""
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
        if index >= len(_FACES):
            raise _newer()
        return _FACES[index]

    def signed(self) -> int:
        half, odd = divmod(self.number(), 2)
        return half if odd else -half


@dataclass(frozen=True, slots=True)
class _Kind:
    """How the values of a type are written."""

    write: Callable[[_Writer, Any], None]
    read: Callable[[_Reader], Any]


def _number(least: int) -> _Kind:
    """A number that is never smaller than this."""
    return _Kind(lambda writer, value: writer.number(value - least + 1), lambda reader: reader.number() - 1 + least)


def _choice(values: tuple[Any, ...]) -> _Kind:
    """One of these values, in the order of their numbers; that of the usual one is 0, and others begin with 1."""

    def read(reader: _Reader) -> Any:
        number = reader.number()
        if number >= len(values):
            raise _newer()
        return values[number]

    return _Kind(lambda writer, value: writer.number(values.index(value)), read)


def _list(item: _Kind) -> _Kind:
    def write(writer: _Writer, values: tuple[Any, ...]) -> None:
        writer.number(len(values) + 1)
        for value in values:
            item.write(writer, value)

    return _Kind(write, lambda reader: tuple(item.read(reader) for _ in range(reader.number() - 1)))


def _pair(first: _Kind, second: _Kind) -> _Kind:
    def write(writer: _Writer, pair: tuple[Any, Any]) -> None:
        first.write(writer, pair[0])
        second.write(writer, pair[1])

    return _Kind(write, lambda reader: (first.read(reader), second.read(reader)))


_CARD: Final = _Kind(_Writer.card, _Reader.card)
_SIGNED: Final = _Kind(_Writer.signed, _Reader.signed)


def _kind(annotation: Any) -> _Kind:
    """How the values of a tuple, or of what stands in one, are written."""
    match get_origin(annotation), get_args(annotation):
        case (origin, (item, end)) if origin is tuple and end is ...:
            return _list(_kind(item))
        case (origin, (first, second)) if origin is tuple:
            return _pair(_kind(first), _kind(second))
        case (origin, (_, Ge(ge=int(least)), *_)) if origin is Annotated and least >= 0:
            return _number(least)
    return _CARD if annotation is Card else _SIGNED


def _kind_of(option: Option) -> _Kind:
    """How the values of a rule are written."""
    if option.type is int:
        return _number(option.least)
    if option.type is Card or not option.values:
        return _kind(option.type)
    return _choice(option.values)


_OPTIONS: Final = {option.row.number: option for option in OPTIONS.values()}
_KINDS: Final = {number: _kind_of(option) for number, option in sorted(_OPTIONS.items())}


def write_code(rules: Rules) -> str:
    """The code of the rules; equal rules have equal codes."""
    return write_fields(rules.differences())


def read_code(text: str) -> Rules:
    """The rules of a code, however it was typed. Raises BadCode."""
    fields = read_fields(text)
    try:
        return Rules(**fields)
    except ValidationError as error:
        raise BadCode("refused", f"These rules make no sense: {error.errors()[0]['msg']}") from None


def write_fields(fields: Fields) -> str:
    """The code of fields that differ from the standard, whether or not they make sense together."""
    writer, before = _Writer(), 0
    for number, kind in _KINDS.items():
        name = _OPTIONS[number].name
        if name in fields:
            writer.number(number - before)
            kind.write(writer, fields[name])
            before = number
    to_fill = -len(writer.bits) % _BITS
    return _digits(_with_check(int(f"{_FORMAT:0{_BITS}b}{writer.bits}{'0' * to_fill}", 2)))


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
    """The bits of a number, as many as the characters that it is written with have."""
    return f"{number:b}".zfill(len(_digits(number)) * _BITS)


def _digits(number: int) -> str:
    """A number in the characters of a code, big-endian."""
    text = ""
    while number:
        number, digit = divmod(number, len(ALPHABET))
        text = ALPHABET[digit] + text
    return text


def _with_check(number: int) -> int:
    """The number with check bits behind it, which make the whole leave 1 when divided by the prime."""
    shifted = number << _CHECK_BITS
    return shifted + (1 - shifted) % _PRIME


def _checked(text: str) -> int:
    """The number in front of the check bits of a code. Raises BadCode where they do not fit it."""
    plain = text.upper().translate(_SPACES).translate(_LOOKALIKES)
    if not 3 <= len(plain) <= LONGEST_CODE or plain[0] == "0" or set(plain) - set(ALPHABET):
        raise _nonsense()
    number = 0
    for digit in plain:
        number = number * len(ALPHABET) + ALPHABET.index(digit)
    if number != _with_check(number >> _CHECK_BITS):
        raise BadCode("typo", "A character of this code is wrong or missing: compare it with the original.")
    return number >> _CHECK_BITS


def _nonsense() -> BadCode:
    return BadCode("nonsense", "This is not a code for rules: such a code is made of digits and letters without U.")


def _newer() -> BadCode:
    return BadCode("newer", "This code was made by a newer version and means a rule that this one does not know.")
