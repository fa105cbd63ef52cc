"""Errors: the status, code and message of each of Discord's refusals."""

from typing import Any


class ApiError(Exception):
    """A refused request."""

    def __init__(self, status: int, code: int, message: str, details: list[str] | None = None) -> None:
        super().__init__(f"{status}/{code} {message}: {details or ''}")
        self.status = status
        self.code = code
        self.message = message
        self.details = details

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.details is not None:
            body["errors"] = {"_errors": [{"code": "BASE_TYPE_BAD", "message": each} for each in self.details]}
        return body


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def lacks_entry_point() -> ApiError:
    return ApiError(400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation.")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def expired_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def cannot_write_to_user() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def invalid_form(complaints: list[str]) -> ApiError:
    return ApiError(400, 50035, "Invalid Form Body", complaints)


def invalid_emoji() -> ApiError:
    """No mistake of the bot: somebody has deleted the picture."""
    return ApiError(400, 50035, "Invalid Form Body: Invalid emoji")


def archived_thread() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def has_a_thread() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")
