"""What other machines can reach: warnings at startup, and access to the metrics."""

from ipaddress import ip_network
from typing import Any

from dragonhall.server.http.networks import parsed
from dragonhall.server.settings import Settings

FORWARDING = frozenset(
    {b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip"}
)


def missing_settings(settings: Settings) -> list[str]:
    """Return the settings that are missing for a server that other machines can reach."""
    address = parsed(settings.host)
    if settings.host == "localhost" or (address is not None and address.is_loopback):
        return []
    return [name for name in ("hosts", "secure") if not getattr(settings, name)]


def may_read_metrics(settings: Settings, scope: Any) -> bool:
    """Return whether this client is among `metrics_from`.

    A forwarded request comes from elsewhere: without trusted proxies its source is unknown, and it never
    counts as loopback, whatever its headers say.
    """
    if not settings.metrics:
        return False
    address = parsed(str((scope.get("client") or ("", 0))[0]))
    forwarded = any(name.lower() in FORWARDING for name, _ in scope["headers"])
    if address is None or (forwarded and (address.is_loopback or not settings.proxies)):
        return False
    return any(address in ip_network(text, strict=False) for text in settings.metrics_from)
