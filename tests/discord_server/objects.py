"""Objects: the JSON of Discord's objects."""

from datetime import UTC, datetime
from typing import Any

from tests.discord_server.permissions import permissions_of
from tests.discord_server.state import (
    DISCORD_EPOCH,
    EPHEMERAL,
    GROUP_CHANNEL,
    LOADING,
    PUBLIC_THREAD,
    Channel,
    Guild,
    Interaction,
    Message,
    State,
    User,
)

Json = dict[str, Any]
GUILD_ONLY, BOT_DM, AMONG_PEOPLE = 0, 1, 2
LARGEST_FILE = 10 << 20


def time_of(number: int) -> str:
    """The time at which a snowflake was made."""
    seconds = ((number >> 22) + DISCORD_EPOCH) / 1000
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(each: User) -> Json:
    return {
        "id": str(each.id),
        "username": each.name.lower(),
        "global_name": each.name,
        "discriminator": "0",
        "avatar": None,
        "bot": each.bot,
        "public_flags": 0,
    }


def member(state: State, guild: Guild, user_id: int, channel: Channel | None = None) -> Json:
    """A member of a server; with a channel, including their permissions there."""
    body: Json = {
        "user": user(state.users[user_id]),
        "roles": [str(role) for role in sorted(guild.members.get(user_id, ()))],
        "nick": None,
        "avatar": None,
        "joined_at": time_of(guild.id),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": _timeout(guild, user_id),
    }
    if channel is not None:
        body["permissions"] = str(permissions_of(user_id, channel, guild))
    return body


def _timeout(guild: Guild, user_id: int) -> str | None:
    """When the timeout of a member ends."""
    return datetime.fromtimestamp(guild.timeouts[user_id], UTC).isoformat() if user_id in guild.timeouts else None


def channel(each: Channel) -> Json:
    if each.kind == GROUP_CHANNEL:
        return {"id": str(each.id), "type": each.kind, "name": each.name, "owner_id": "0", "icon": None, "flags": 0}
    if each.recipient_id is not None:
        return {"id": str(each.id), "type": each.kind, "last_message_id": None, "flags": 0}
    body: Json = {
        "id": str(each.id),
        "type": each.kind,
        "guild_id": str(each.guild_id),
        "name": each.name,
        "parent_id": None if each.parent_id is None else str(each.parent_id),
        "flags": 0,
        "last_message_id": None,
        "rate_limit_per_user": 0,
    }
    if each.kind == PUBLIC_THREAD:
        return body | thread_fields(each)
    overwrites = [
        {"id": str(number), "type": 0 if number == each.guild_id else 1, "allow": str(allow), "deny": str(deny)}
        for number, (allow, deny) in each.overwrites.items()
    ]
    return body | {"position": 0, "topic": None, "nsfw": False, "permission_overwrites": overwrites}


def thread_fields(each: Channel) -> Json:
    return {
        "owner_id": "0",
        "message_count": len(each.messages),
        "member_count": 1,
        "total_message_sent": len(each.messages),
        "thread_metadata": {
            "archived": each.archived,
            "locked": each.locked,
            "auto_archive_duration": each.archived_after,
            "archive_timestamp": time_of(each.id),
        },
    }


def role(number: int, name: str, permissions: int, position: int) -> Json:
    return {
        "id": str(number),
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def guild(state: State, each: Guild) -> Json:
    """A server as in GUILD_CREATE: with its channels, and the bot as its only member."""
    roles = [role(one.id, one.name, one.permissions, place) for place, one in enumerate(each.roles.values())]
    threads = [channel(one) for one in each.channels.values() if one.kind == PUBLIC_THREAD]
    return {
        "id": str(each.id),
        "name": each.name,
        "owner_id": str(each.owner_id),
        "preferred_locale": each.locale,
        "roles": roles,
        "channels": [channel(one) for one in each.channels.values() if one.kind != PUBLIC_THREAD],
        "threads": threads,
        "members": [member(state, each, state.bot.id)],
        "member_count": len(each.members),
        "joined_at": time_of(each.id),
        "large": False,
        "unavailable": False,
        "icon": None,
        "features": [],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_id": each.system_channel_id and str(each.system_channel_id),
        "system_channel_flags": 0,
    } | {key: [] for key in ("emojis", "stickers", "presences", "voice_states", "stage_instances", "soundboard_sounds")}


def message(state: State, each: Message) -> Json:
    author = state.users[each.author_id]
    body: Json = {
        "id": str(each.id),
        "channel_id": str(each.channel_id),
        "author": user(author),
        "content": each.content,
        "timestamp": time_of(each.id),
        "edited_timestamp": time_of(state.new_id()) if each.edits else None,
        "components": each.components,
        "attachments": each.attachments,
        "mentions": [user(state.users[number]) for number in each.mentions if number in state.users],
        "flags": each.flags,
        "type": 0,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mention_roles": [],
        "embeds": [],
    }
    if each.interaction_id is not None:
        body["webhook_id"] = body["application_id"] = str(state.application_id)
    return body


def interaction(state: State, each: Interaction) -> Json:
    """The payload of INTERACTION_CREATE."""
    place = state.channel(each.channel_id)
    assert place is not None
    person = state.users[each.user_id]
    body: Json = {
        "id": str(each.id),
        "application_id": str(state.application_id),
        "type": each.kind,
        "token": each.token,
        "version": 1,
        "data": each.data,
        "channel_id": str(place.id),
        "channel": channel(place),
        "locale": person.locale,
        "entitlements": [],
        "attachment_size_limit": LARGEST_FILE,
        "authorizing_integration_owners": _owners(state, each),
    }
    if each.guild_id is None:
        context = AMONG_PEOPLE if place.kind == GROUP_CHANNEL else BOT_DM
        body |= {"user": user(person), "context": context, "app_permissions": "0"}
    else:
        home = state.guilds[each.guild_id]
        body |= {
            "guild_id": str(home.id),
            "guild": {"id": str(home.id), "locale": home.locale, "features": []},
            "guild_locale": home.locale,
            "member": member(state, home, person.id, place),
            "app_permissions": str(permissions_of(state.bot.id, place, home)),
            "context": GUILD_ONLY,
        }
    if each.source is not None:
        body["message"] = message(state, each.source)
    return body


def _owners(state: State, each: Interaction) -> Json:
    """Who has installed the bot here: key 0 is a server, key 1 a person."""
    return {"1": str(each.user_id)} if each.user_id in state.installed_by else {"0": str(each.guild_id or 0)}


def answer(state: State, each: Interaction) -> Json:
    """The answer to a callback."""
    told: Json = {"id": str(each.id), "type": each.kind}
    body: Json = {"interaction": told}
    shown = each.message
    if shown is not None:
        told |= {
            "response_message_id": str(shown.id),
            "response_message_loading": bool(shown.flags & LOADING),
            "response_message_ephemeral": bool(shown.flags & EPHEMERAL),
        }
        body["resource"] = {"type": each.response, "message": message(state, shown)}
    return body
