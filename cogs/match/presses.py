"""Duplicate matches: what commands and the presses on messages and sheets do, and the form of the cut."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from bot.answers.access import check_permissions
from bot.answers.context import Context
from bot.answers.replies import announce, show_panel
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.service import MOMENT
from bot.tables.table import Table
from bot.transport.failures import FAILED
from bot.ui.actions import Action, read_digits
from bot.ui.cutting import CUT, cut_form, read_cut
from bot.ui.forms import Filled
from cogs.match.deals import most_cut
from cogs.match.matches import Matches, MatchOptions, check_status
from cogs.match.messages import UNPOSTED, MatchMessages
from cogs.match.people import check_host, may_decide, player_of, require_player
from cogs.match.results import Line, PastMatches, Play, Sheet, so_far
from cogs.match.screens import (
    MATCH,
    all_played,
    deal_over,
    done,
    host_cancelled,
    menu,
    nothing_counts,
    public,
    so_far_told,
    sure,
)
from cogs.match.sheet import deal_sheet, sheet, side_by_side, value_of
from db import MatchRecord, MatchStatus, StoreError
from hearts import read_rules, write_code

BEHIND_MORE: Final = frozenset({"leave", "team"})
"""What people do on the screen behind *More…*, which they see again then."""


Change = Callable[[int, Person], Awaitable[MatchRecord]]
"""Changes a match, given its id and the person who asks; returns it as it is then."""


class MatchPresses:
    """What people do with matches."""

    def __init__(self, matches: Matches, past: PastMatches, messages: MatchMessages) -> None:
        self.matches, self.past, self.messages = matches, past, messages

    async def open(
        self, ctx: Context, preset: str | None, deals: int, hours: int, pace: str, *, once: bool = False
    ) -> None:
        """Opens a match in this channel (see `how_played`); cancels it if its message cannot be shown. ``once``: unless
        the person has just opened the same one. Raises NotAllowed."""
        check_permissions(ctx)
        ctx.bot.servers.check_channel(ctx.guild_id, *ctx.channel_ids)
        name, rules = await ctx.bot.house_rules.rules_for(ctx.guild_id, preset, None, codes=ctx.server.codes)
        options = MatchOptions(ctx.guild_id, ctx.channel_id, rules, name, deals, hours, pace)
        match, new = await self.matches.open(ctx.person, options, MOMENT if once else 0)
        if not new:
            await self._show(ctx, match, behind_more=True)
            return
        await self._show_new(ctx, match)
        with suppress(StoreError):
            now = await self.matches.get(match.id)
            if now.outdated and now.message_id is not None:  # it has changed while its message was on its way
                self.messages.mark(match.id)

    async def _show_new(self, ctx: Context, match: MatchRecord) -> None:
        """Answers with the message of a new match. Raises what a request and the store raise."""
        if await ctx.answer.is_deferred():  # a deferred answer is private: post a message instead
            try:
                await self.messages.post(match)
            except FAILED:
                await self.matches.cancel(match.id, ctx.person)
                raise
            await ctx.answer.drop_placeholder()
            return
        layout = public(await self.matches.deals.view(match), ctx.public_say)
        message_id = await announce(ctx, layout, lambda: self.matches.cancel(match.id, ctx.person))
        try:
            await ctx.bot.tables.store.matches.set_message(match.id, message_id)
        except StoreError:  # the match is open, and the person sees it; its message is looked for then
            self.messages.mark(match.id, UNPOSTED)

    async def press(self, ctx: Context, action: Action) -> None:
        """Handles a press on one of its screens. Raises NotAllowed."""
        match = await self._here(ctx, action.number)
        message = ctx.interaction.message
        if match.message_id is None and message is not None and _is_on(ctx, match):  # a stop came before it was stored
            await ctx.bot.tables.store.matches.set_message(match.id, message.id)
        match_id = match.id
        match action.args:
            case ["leave"] if match.status is MatchStatus.PLAYING:  # it may have begun since the button was drawn
                require_player(match, ctx.id)
                await self._ask_first(ctx, match, "quit")
            case ["end"]:
                waiting = match.status is MatchStatus.OPEN
                if not waiting:
                    check_status(match, MatchStatus.PLAYING)
                check_host(match, ctx.person)
                await self._ask_first(ctx, match, "cancel" if waiting else "stop")
            case [step] if (change := self._change(action)) is not None:
                self.messages.mark(match_id)  # redrawn also if it is stored, but nobody can say so
                await self._redraw(ctx, await change(match_id, ctx.person), behind_more=step in BEHIND_MORE)
            case ["new"]:
                await self._open_again(ctx, match)
            case ["more"]:
                await self._show(ctx, match, behind_more=True)
            case ["cut"]:
                check_status(match, MatchStatus.OPEN)
                require_player(match, ctx.id)
                await ctx.open_form(cut_form(MATCH, match_id, CUT, most_cut(match), ctx.say))
            case ["play"]:
                await self._play(ctx, match)
            case ["sheet"]:
                await self._show_results(ctx, match)
            case ["deal"]:
                await self._show_deal(ctx, await self._sheet(match_id), action.choice())
            case ["beside", deal, place]:
                await self._show_beside(ctx, await self._sheet(match_id), deal, place, action.choice())
            case _:
                raise NotAllowed("unreadable")

    def _change(self, action: Action) -> Change | None:
        """The change that a button asks for; None if it changes nothing."""
        matches = self.matches
        changes: dict[str, Change] = {
            "join": matches.join,
            "leave": matches.leave,
            "cancel": matches.cancel,
            "start": matches.start,
            "fill": partial(matches.start, fill=True),
            "quit": matches.quit,
            "stop": matches.stop,
        }
        if action.arg == "team":
            return partial(matches.choose_team, team=read_digits(action.choice()))
        return changes.get(action.arg)

    async def _open_again(self, ctx: Context, match: MatchRecord) -> None:
        """Opens another match like this one; by its rules, even if the server has deleted their name. Raises
        NotAllowed."""
        name = await ctx.bot.house_rules.still(match.guild_id, match.preset)
        rules = name or write_code(read_rules(match.rules))
        await self.open(ctx, rules, match.deals, match.hours, match.pace, once=True)

    async def submit(self, ctx: Context, filled: Filled) -> None:
        """Stores the cut that somebody has typed, before the deals of a match are drawn. Raises NotAllowed."""
        match = await self._here(ctx, filled.number)
        self.messages.mark(match.id)  # as for `press`
        cut = read_cut(filled.text(CUT))
        await self._redraw(ctx, await self.matches.cut(match.id, ctx.person, cut), behind_more=True)

    async def show(self, ctx: Context) -> None:
        """Shows the newest match of this channel to the person who asks. Raises NotAllowed."""
        match_id = await self.matches.newest(ctx.channel_id, ctx.id, ctx.guild_id)
        if match_id is None:
            raise NotAllowed("no-match-here")
        await self._show(ctx, await self._here(ctx, match_id), behind_more=False)

    async def leave_all(self, guild_id: int, person: Person) -> None:
        """Takes a person who was banned out of the matches of a server."""
        await self.matches.leave_all(guild_id, person)
        self.messages.job.wake()

    async def _here(self, ctx: Context, match_id: int) -> MatchRecord:
        """The match, if it is on this server and the person plays in it or asks in its channel, which others may not
        see. Raises NotAllowed.
        """
        match = await self.matches.get(match_id)
        seen = match.channel_id == ctx.channel_id or player_of(match, ctx.id) is not None
        if match.guild_id != ctx.guild_id or not seen:
            raise NotAllowed("no-such-match")
        return match

    async def _show(self, ctx: Context, match: MatchRecord, *, behind_more: bool) -> None:
        """Shows somebody the sheet of a match that is over; of another one its message, or what is ``behind_more``."""
        if match.status is MatchStatus.OVER:
            await self._show_sheet(ctx, match)
            return
        view = await self.matches.deals.view(match)
        if behind_more and match.status is not MatchStatus.CANCELLED:
            decides = may_decide(match, ctx.person)
            await ctx.private(menu(view, ctx.say, plays=view.plays(ctx.id), decides=decides))
        else:
            await ctx.private(public(view, ctx.say))

    async def _ask_first(self, ctx: Context, match: MatchRecord, what: str) -> None:
        """Asks whether the person is sure to ``quit`` or ``stop`` a running match, or to ``cancel`` another."""
        view = await self.matches.deals.view(match)
        await ctx.private(sure(view, ctx.say, what, plays=view.plays(ctx.id)))

    async def _redraw(self, ctx: Context, match: MatchRecord, *, behind_more: bool) -> None:
        """Redraws the message that was pressed. The public one is redrawn again a moment later: of two answers in
        flight, the older one may arrive last."""
        view = await self.matches.deals.view(match)
        try:
            player = player_of(match, ctx.id)
            if match.status is MatchStatus.PLAYING and player is not None and player.left:
                await self._show_done(ctx, match)
            elif (
                match.status is MatchStatus.CANCELLED and ctx.in_private and match.channel_id == ctx.channel_id
            ):  # whose message says it
                await ctx.private(host_cancelled(ctx.say))
            elif not _is_on(ctx, match):
                await self._show(ctx, match, behind_more=behind_more)
            elif await ctx.answer.is_deferred():  # the private placeholder goes
                await ctx.answer.drop_placeholder()
            else:
                await ctx.answer.edit(public(view, ctx.public_say))
        finally:
            self.messages.mark(match.id)

    async def _play(self, ctx: Context, match: MatchRecord) -> None:
        """Shows the next deal, a message to somebody who has played all, or the sheet of a match that is over."""
        self.messages.mark(match.id)  # if its time is up
        match = await self.matches.advance(match.id)
        if match.status is MatchStatus.OVER:
            await self._show_sheet(ctx, match)
            return
        table = await self.matches.play(match.id, ctx.person, ctx.bot.people.preferences(ctx.id).speed)
        if table is None:
            await self._show_done(ctx, match)
        elif table.alive:
            await show_panel(ctx, table, "\n".join(await self._so_far(ctx, match)))
        else:
            await show_panel(ctx, table, ctx.say("match-others-play") if match.at_tables else "")

    async def show_ending(self, ctx: Context, table: Table, note: str) -> None:
        """Shows the panel of a deal that is over, with how the person stands now."""
        view, matches = table.seen_by(ctx.id), self.matches
        match = await matches.get(view.match_id or 0)
        last = (view.deal or 0) + 1 == match.deals
        if last:  # they may be the last
            match = await matches.advance(match.id)
        match_over = match.status is MatchStatus.OVER
        told = await self._so_far(ctx, match)
        if last and not match_over:
            told.append(done(match.due_at, ctx.say))
        elif not told and not match_over:
            told.append(ctx.say("match-not-compared"))
        with ctx.bot.panels.leaving(ctx.interaction):  # a panel is drawn from its table alone
            await ctx.answer.private(deal_over(view, ctx.say, note, told, match_over=match_over))

    async def _show_done(self, ctx: Context, match: MatchRecord) -> None:
        """Shows how somebody stands who has nothing left to play."""
        await ctx.private(all_played(match.due_at, await self._so_far(ctx, match), ctx.say))

    async def _so_far(self, ctx: Context, match: MatchRecord) -> list[str]:
        """How the person stands now, in lines."""
        return so_far_told(so_far(match, await self.matches.deals.results_so_far(match), ctx.id), ctx.say)

    async def _show_results(self, ctx: Context, match: MatchRecord) -> None:
        """Shows the sheet; while others are playing, how somebody stands who has played all deals."""
        if match.status is MatchStatus.PLAYING:
            self.messages.mark(match.id)  # the last deal may just be over
            match = await self.matches.advance(match.id)
            view = await self.matches.deals.view(match)
            if match.status is MatchStatus.PLAYING and view.played.get(ctx.id) == match.deals:
                await self._show_done(ctx, match)
                return
        await self._show_sheet(ctx, match)

    async def _show_sheet(self, ctx: Context, match: MatchRecord) -> None:
        found = await self.past.sheet(match.id)
        if found.deals:
            await ctx.private(sheet(found, _own(found, ctx.id), ctx.say))
        else:
            await ctx.private(nothing_counts(await self.matches.deals.view(match), ctx.say))

    async def _show_deal(self, ctx: Context, found: Sheet, chosen: str) -> None:
        mine = _own(found, ctx.id).plays[_deal(found, chosen)]
        rival = found.rival(mine)
        parted = await self.past.side_by_side(found, mine, rival) if rival is not None else None
        await ctx.private(deal_sheet(found, mine, parted, ctx.say, own=_is_of(mine, ctx.id)))

    async def _show_beside(self, ctx: Context, found: Sheet, number: str, place: str, chosen: str) -> None:
        """Shows somebody's play of a deal beside another's."""
        one = _play(found.of_deal(_deal(found, number)), place)
        pair = await self.past.side_by_side(found, one, _play(found.beside(one), chosen))
        await ctx.private(side_by_side(found, pair, one, ctx.say, own=_is_of(one, ctx.id)))

    async def _sheet(self, match_id: int) -> Sheet:
        """The sheet of a match that is over. Raises NotAllowed if there is nothing on it."""
        found = await self.past.sheet(match_id)
        if not found.deals:
            raise NotAllowed("match-nothing-counts")
        return found


def _is_on(ctx: Context, match: MatchRecord) -> bool:
    """Whether the message that was pressed is the public one of this match."""
    return ctx.pressed_on(lambda action: action.verb == MATCH and action.number == match.id)


def _own(found: Sheet, person_id: int) -> Line:
    """The reader's own line; the winner's for a reader who did not play."""
    return next((line for line in found.lines if line.player.player_id == person_id), found.lines[0])


def _deal(found: Sheet, text: str) -> int:
    deal = read_digits(text)
    if deal >= found.deals:
        raise NotAllowed("unreadable")
    return deal


def _play(plays: Iterable[Play], value: str) -> Play:
    """The play that was chosen by this value. Raises NotAllowed if it is none of these."""
    play = next((play for play in plays if value_of(play) == value), None)
    if play is None:
        raise NotAllowed("unreadable")
    return play


def _is_of(play: Play, person_id: int) -> bool:
    return play.player is not None and play.player.player_id == person_id
