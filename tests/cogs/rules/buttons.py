"""Buttons of the editor of rules."""

from tests.world import Button, Screen


def editing(screen: Screen, section: str) -> Button:
    """The button that opens a section of the editor."""
    return next(item for item in screen.all("house-edit") if item.arg.startswith(f"{section}."))


def saving(screen: Screen, what: str = "") -> Button:
    """One of the buttons that save: "" as a new version, "as" under a new name, "main" as the default."""
    return next(item for item in screen.all("house-save") if item.arg.split(".")[0] == what)
