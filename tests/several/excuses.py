"""Excuses: which presses need no answer, and which errors may be logged, because of what was disturbed just then."""

from collections.abc import Sequence
from math import inf

from tests.monkey.excuses import OF_THE_GATEWAY, OF_THE_STORE
from tests.several.disturbances import Disturbance
from tests.several.members import LEASE
from tests.several.owners import GAP, Owners
from tests.several.presses import ON_ITS_WAY, Press, Presses

HEARD = 1.0
"""Seconds within which a process must hear of a press to be able to answer it in time."""
CONNECTED = 2.0
"""Seconds from a connection that is open until its process knows the servers of the shard and takes up its tables."""
BACKLOG = 4.0
"""Seconds in which a process that continues learns that its time is over, and what it has heard is too old."""
LAGGING = 0.5
"""Seconds by which the loop of this process may be late; Discord and all people are in it."""
AFTERWARDS = 60.0
"""Seconds after which nothing that was begun during a disturbance still fails."""
OF_POSTGRESQL = (*OF_THE_STORE, "the store cannot work")
"""Beginnings of log lines that report a database that cannot be reached."""
STOOD_STILL = ("another operation (2) is in progress", "idle-in-transaction timeout")
"""How a process finds that PostgreSQL has ended its transaction because it was idle for `db.engines.IDLE_TIMEOUT`: the
process stood still for so long in the middle of it, as at its start on a busy machine."""


class Excuses:
    """Knows what was disturbed."""

    def __init__(self, disturbances: Sequence[Disturbance], owners: Owners, presses: Presses) -> None:
        self._disturbances, self._owners, self._presses = disturbances, owners, presses
        self._unanswered = presses.to_answer + ON_ITS_WAY
        """Seconds for which a press may have waited for its answer when something begins."""

    def reason(self, press: Press) -> str | None:
        """What explains that a press has no answer, or an unfinished one; None if nothing does."""
        at = press.asked.at
        if any(late > LAGGING and at <= when <= at + self._unanswered + late for when, late in self._presses.late):
            return "busy"  # neither the press nor the answer may have been passed on in time
        if self.struck(press):
            return "requests"
        begun = (each for each in self._disturbances if each.begin - self._unanswered <= at)
        return next((each.what for each in begun if self._excuses(each, press)), None)

    def told(self, press: Press) -> str:
        """Who was to answer a press, for a report."""
        return self._owners.told(press.shard, press.asked.at)

    def struck(self, press: Press) -> bool:
        """Whether a request that answers a press has failed or was late: it has its token in the path."""
        return bool(self._failed(press))

    def explains(self, name: str, at: float, event: str, reason: str = "") -> bool:
        """Whether something explains that a process has logged an error at this time, for this reason."""
        around = [each for each in self._disturbances if each.begin <= at <= each.end + AFTERWARDS]
        what = {each.what for each in around if each.name in ("", name)}
        if event.startswith(OF_POSTGRESQL):  # who was stopped finds its connections closed
            return bool(what & {"postgresql", "stopped"}) or any(words in reason for words in STOOD_STILL)
        return event.startswith(OF_THE_GATEWAY) and bool(what & {"gateway", "requests", "stopped"})

    def _failed(self, press: Press) -> list[float]:
        """When requests with the token of a press have failed."""
        faults = [each.fault for each in self._disturbances if each.fault is not None]
        return [request.at for fault in faults for request in fault.met if press.asked.token in request.path]

    def _excuses(self, each: Disturbance, press: Press) -> bool:
        at, shard, owners = press.asked.at, press.shard, self._owners
        match each.what:
            case "gone":
                # Nobody answers what a dead process has heard; its leases must run out, and its heir must connect.
                concerned = owners.concerned(each.name, shard, each.begin - GAP, at + self._unanswered)
                return concerned and at <= owners.served_from(shard, each.begin, without=each.name) + CONNECTED
            case "stopped":
                # The same, or until it continues, if nobody has taken over meanwhile; its connections stay open.
                concerned = owners.concerned(each.name, shard, each.begin - GAP, at + self._unanswered)
                taken_over = owners.served_from(shard, each.begin, without=each.name) + CONNECTED
                continues = max(owners.served_from(shard, each.end) + CONNECTED, each.end + BACKLOG)
                if owners.handed_over(shard, at):  # one that still works off its backlog hands over and takes up late
                    continues = max(continues, each.end + LEASE)
                return concerned and at <= min(taken_over, continues)
            case "gateway":
                # What its owner was not told of, nobody can answer: until a connection for the shard is open again. The
                # library waits longer after each try that fails, and a process that joins hears, but must not answer.
                owning, delivered = owners.of(shard, at - GAP, at + HEARD), press.asked.delivered
                heard = any(delivered.get(name, inf) <= at + HEARD for name in owning)
                return not heard and at <= owners.served_from(shard, each.end) + CONNECTED
            case "postgresql":
                # Leases run out without it, and each process renews its own at another time: within as long as one
                # lasts it has them again, or somebody else has, who must connect first.
                served = owners.served_from(shard, each.end) + CONNECTED
                concerned = not each.name or owners.concerned(each.name, shard, each.begin - GAP, at + self._unanswered)
                return concerned and at <= max(served, each.end + LEASE)
            case _:
                return False  # a failing request excuses the presses that it answers, see ``struck``
