"""Sentences: what is written in the files of a language, read once in a process."""

from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.language.wording import word_files


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message, or one of its attributes."""

    file: str
    feature: str
    """The folder of `cogs/` whose sentence it is; empty for those that several features use."""
    words: tuple[str, ...]
    values: frozenset[str]
    """The variables that it uses."""
    references: frozenset[str]
    """The keys of the sentences that it refers to."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.words: list[str] = []
        self.values: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(f"{node.id.name}{attribute}")


@cache
def sentences(language: str) -> dict[str, Sentence]:
    """What a language says: messages by their name, and their attributes as ``message.attribute``."""
    found: dict[str, Sentence] = {}
    for file in word_files(language):
        feature = file.parts[-3] if file.parent.name == "words" else ""
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {(entry.content or '')[:80]}"
            if isinstance(entry, ast.Message):
                name = entry.id.name
                assert name not in found, f"{language}: {name} is there twice"
                found[name] = _read(file.name, feature, entry.value)
                found |= {f"{name}.{each.id.name}": _read(file.name, feature, each.value) for each in entry.attributes}
    return found


def _read(file: str, feature: str, pattern: ast.Pattern | None) -> Sentence:
    reader = _Reader()
    if pattern is not None:
        reader.visit(pattern)
    return Sentence(file, feature, tuple(reader.words), frozenset(reader.values), frozenset(reader.references))
