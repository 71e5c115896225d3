"""Client addresses: the network by which limits count them, trusted proxies, the last address of a person."""

from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from contextvars import ContextVar
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

LONGEST = 64  # characters; an IPv6 address with its zone has fewer
NO_ADDRESS = "-"  # a Unix socket, or a forwarded value that is not an address: they share one count
CUSTOMER_BITS = 64  # bits of an IPv6 address that a provider assigns; the customer chooses the rest
MAPPED = 96  # bits before the IPv4 address in an IPv4-mapped IPv6 address

Address = IPv4Address | IPv6Address


def parse_address(text: str) -> Address | None:
    """Parse an address, without its zone; IPv4-mapped addresses become IPv4. None if it is not an address."""
    if len(text) > LONGEST:
        return None
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return address if mapped is None else mapped


def network_of(text: str) -> str:
    """Return the network by which limits count an address: IPv4 as itself, IPv6 as its /64 network.

    >>> network_of("2001:db8::1") == network_of("2001:db8:0:0:ffff::2"), network_of("::ffff:192.0.2.1")
    (True, '192.0.2.1')
    """
    address = parse_address(text)
    if address is None:
        return NO_ADDRESS
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((address, CUSTOMER_BITS), strict=False))


class Networks:
    """Addresses and networks of a setting, in any of their forms; `*` is every address.

    >>> "::ffff:10.1.2.3" in Networks(["10.0.0.0/8"]), "192.0.2.1" in Networks(["10.0.0.0/8"])
    (True, False)
    """

    def __init__(self, texts: Iterable[str]) -> None:
        self.every = "*" in texts
        self.networks = []
        for text in texts:
            with suppress(ValueError):  # the name of a Unix socket
                self.networks.append(ip_network(text, strict=False))

    def __contains__(self, text: str) -> bool:
        address = parse_address(text)
        return self.every or (address is not None and any(address in network for network in self.networks))


def with_mapped(proxies: Iterable[str]) -> list[str]:
    """Return trusted networks, the IPv4 ones also in the form that a dual-stack listener reports."""
    found = list(proxies)
    for text in proxies:
        try:
            network = ip_network(text, strict=False)
        except ValueError:  # `*`, or the name of a Unix socket
            continue
        if network.version == 4:
            found.append(f"::ffff:{network.network_address}/{MAPPED + network.prefixlen}")
    return found


MOST = 50_000  # people whose address is kept
CLIENT_ADDRESS: ContextVar[str] = ContextVar("CLIENT_ADDRESS", default="")  # empty: the server's own work


class Addresses:
    """The last network address of each person.

    >>> addresses = Addresses()
    >>> addresses.note("anna", "192.0.2.1")
    >>> addresses.of("anna"), addresses.of("bela")
    ('192.0.2.1', '')
    """

    def __init__(self) -> None:
        self.last: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self.last[person] = address
        self.last.move_to_end(person)
        if len(self.last) > MOST:
            self.last.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the last address of a person; empty if this process has not seen them."""
        return self.last.get(person, "")
