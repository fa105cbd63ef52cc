"""Hashes: how hashes and secrets are written on a screen."""

from __future__ import annotations


def grouped(digits: str) -> str:
    """The digits of a hash or a secret in groups of eight, between which a phone ends a line."""
    return " ".join(digits[at : at + 8] for at in range(0, len(digits), 8))


def short_hash(commitment: str) -> str:
    """The first 32 digits of a hash: they are too many for anybody to find another secret for them."""
    return grouped(commitment[:32])
