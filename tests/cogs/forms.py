"""Forms in tests: opened by a press, filled in starting from the values that they show, and submitted."""

from typing import Any

from simcord.results import InteractionResult

from tests.payloads import MENU, TICKS
from tests.world import Button, Person, Screen


class Form:
    """A form on a person's screen."""

    def __init__(self, person: Person, result: InteractionResult) -> None:
        assert result.modal is not None, "no form was opened"
        self._person = person
        self._result = result
        self.title: str = result.modal["title"]
        self.custom_id: str = result.modal["custom_id"]
        self.places: dict[str, dict[str, Any]] = {
            label["component"]["custom_id"]: label["component"] for label in result.modal["components"]
        }

    def shown(self, name: str) -> Any:
        """The present value of an input: the text, the chosen value, or the ticked values."""
        place = self.places[name]
        chosen = [option["value"] for option in place.get("options") or () if option.get("default")]
        if place["type"] == TICKS:
            return chosen
        return (chosen or [place.get("value") or ""])[0]

    async def send(self, **answers: Any) -> Screen:
        """Fills in these inputs, leaves the others as they are, and submits the form."""
        values = {name: answers.pop(name) if name in answers else self.shown(name) for name in self.places}
        assert not answers, f"the form has no places {list(answers)}"
        values |= {name: [values[name]] for name, place in self.places.items() if place["type"] == MENU}
        self._person.world.said(" ".join(map(str, values.values())))
        return self._person._shown(await self._person.actor.submit_modal(self._result, values))


async def open_form(person: Person, screen: Screen, button: Button) -> Form:
    """Presses a button that opens a form."""
    return Form(person, await person.actor.click(screen.message, custom_id=button.custom_id))
