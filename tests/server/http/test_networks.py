"""Client addresses: which networks count as one address, and which proxies are trusted."""

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from dragonhall.server.http.networks import NO_ADDRESS, network_of, with_mapped


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::2", "2001:db8::/64"),
        ("2001:0DB8:0:0::1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("fe80::2%eth1", "fe80::/64"),
        ("::1", "::/64"),
        ("", NO_ADDRESS),
        ("unknown", NO_ADDRESS),
        ("256.0.0.1", NO_ADDRESS),
        ("127.1", NO_ADDRESS),
        ("/run/server.sock", NO_ADDRESS),
        ("1" * 100_000, NO_ADDRESS),
    ],
)
def test_network_of_an_address(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    "host", ["10.0.0.1", "::ffff:10.0.0.1", "192.168.7.7", "::ffff:192.168.7.7", "fd00::1"]
)
def test_trusted_proxies_match_in_both_notations(host: str) -> None:
    trusted = with_mapped(["10.0.0.1", "192.168.0.0/16", "fd00::/8"])
    assert host in ProxyHeadersMiddleware(None, trusted).trusted_hosts  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "host", ["10.0.0.2", "::ffff:10.0.0.2", "192.169.0.1", "::ffff:192.169.0.1", "fe80::1"]
)
def test_other_addresses_are_not_trusted(host: str) -> None:
    trusted = with_mapped(["10.0.0.1", "192.168.0.0/16", "fd00::/8"])
    assert host not in ProxyHeadersMiddleware(None, trusted).trusted_hosts  # type: ignore[arg-type]
