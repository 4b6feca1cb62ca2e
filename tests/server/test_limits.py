"""Who counts as one where requests, sockets and guesses are limited."""

import pytest

from stolik.server.guard import client_address


def address(of):
    return client_address({"client": (of, 40_000)})


def test_all_addresses_of_one_line_count_as_one():
    assert address("2001:db8:1:2::7") == address("2001:db8:1:2:ffff:abcd:0:1")
    assert address("fe80::1%eth0") == address("fe80::2")


def test_neighbours_count_apart():
    assert address("2001:db8:1:2::7") != address("2001:db8:1:3::7")
    assert address("192.0.2.1") != address("192.0.2.2")


def test_an_ipv4_address_is_the_same_however_it_is_written():
    assert address("::ffff:192.0.2.1") == address("192.0.2.1")


@pytest.mark.parametrize("odd", ["", "local", "a:b", "unix:/run/stolik.sock"])
def test_what_is_no_address_is_taken_as_it_is(odd):
    assert address(odd) == odd


def test_without_an_address_everybody_is_local():
    assert client_address({"client": None}) == "local"
