#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest of a network game without the rules of El Grande, to begin a client of your own with: PROTOCOL.md tells what it does, the
numbers are that document's sections. It joins by the code, sits down, greets, plays a whole game by chance, and checks the deck.

    sample_client.py HOST:PORT CODE NAME     needs Debian's python3-cbor2
"""
import hashlib
import hmac
import random
import secrets
import socket
import ssl
import struct
import sys

import cbor2

# 3: the code is proved with SPAKE2 (RFC 9382) on the curve P-256 ---------------------------------------------------------------

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
G = (0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296,
     0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5)


def whole(x, odd):  # the point of the curve
    y = pow(x**3 - 3 * x + 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b, (P + 1) // 4, P)
    return x, y if y % 2 == odd else P - y


M = whole(0x886e2f97ace46e55ba9dd7242579f2993b64e16ef3dcab95afd497333d8fa12f, 0)
N = whole(0xd8bbd6c639c62937b04d997f38c3770719c629d7014d49a24b4f98baa1292b49, 1)


def plus(a, b):
    if a is None or b is None:  # the point at infinity
        return a or b
    if a[0] == b[0] and (a[1] + b[1]) % P == 0:
        return None
    slope = (3 * a[0]**2 - 3) * pow(2 * a[1], -1, P) if a == b else (b[1] - a[1]) * pow(b[0] - a[0], -1, P)
    x = (slope**2 - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def times(number, point):
    product = None
    for bit in bin(number)[2:]:
        product = plus(product, product)
        if bit == "1":
            product = plus(product, point)
    return product


def packed(point):
    return b"\4" + point[0].to_bytes(32, "big") + point[1].to_bytes(32, "big")


class Exchange:
    def __init__(self, code, pin):
        password = code.upper().replace("-", "").encode()
        wide = hashlib.scrypt(password, salt=b"elgrande code " + pin, n=4096, r=8, p=1, dklen=48, maxmem=2**26)
        self.pin, self.w, self.x = pin, int.from_bytes(wide, "big") % ORDER, secrets.randbelow(ORDER - 1) + 1
        self.share = packed(plus(times(self.x, G), times(self.w, M)))

    def proofs(self, theirs):
        """The guest's, and what the host's has to be."""
        mask = times(self.w, N)
        point = int.from_bytes(theirs[1:33], "big"), int.from_bytes(theirs[33:], "big")
        shared = packed(times(self.x, plus(point, (mask[0], P - mask[1]))))
        told = b"".join(struct.pack("<Q", len(part)) + part for part in (
            b"elgrande guest", b"elgrande host " + self.pin, self.share, theirs, shared, self.w.to_bytes(32, "big")))
        secret = hmac.digest(bytes(32), hashlib.sha256(told).digest()[16:], "sha256")
        keys = hmac.digest(secret, b"ConfirmationKeys\1", "sha256")
        return hmac.digest(keys[:16], told, "sha256"), hmac.digest(keys[16:], told, "sha256")


def part_of(der, at):
    """Where the content of the element of a certificate at `at` begins and ends."""
    length, begin = der[at + 1], at + 2
    if length & 128:
        begin, length = begin + (length & 127), int.from_bytes(der[begin:begin + (length & 127)], "big")
    return begin, begin + length


def pin_of(certificate):
    """The hash of its public key, the seventh part of its body."""
    at = part_of(certificate, part_of(certificate, 0)[0])[0]
    for _ in range(6):
        at = part_of(certificate, at)[1]
    return hashlib.sha256(certificate[at:part_of(certificate, at)[1]]).digest()


def digest(*parts):
    """8: of secret disks and the deck."""
    parts = [part if isinstance(part, bytes) else str(part).encode() for part in parts]
    return hashlib.sha256(b"".join(struct.pack(">I", len(part)) + part for part in parts)).digest()


# 2: frames of CBOR over TLS -----------------------------------------------------------------------------------------------------


class Connection:
    def __init__(self, host, port):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE  # nobody has signed the host's key: the code proves it
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        self.socket = context.wrap_socket(socket.create_connection((host, port), 20))
        self.incoming = self.socket.makefile("rb")
        self.pin = pin_of(self.socket.getpeercert(True))

    def send(self, kind, **fields):
        body = cbor2.dumps({"t": kind, **fields})
        self.socket.sendall(struct.pack(">I", len(body)) + body)

    def receive(self):
        while True:
            if len(size := self.incoming.read(4)) < 4:
                raise ConnectionError("The host has closed the connection.")
            message = cbor2.loads(self.incoming.read(int.from_bytes(size, "big")))
            if message["t"] in ("error", "goodbye"):
                raise ConnectionError(f"{message['text']} ({message['reason']})")
            if message["t"] != "ping":
                return message
            self.send("pong")


class Guest:
    """Plays by chance."""

    def __init__(self, host, port, name):
        self.connection = Connection(host, port)
        self.name, self.secret = name, secrets.token_bytes(32)
        self.lobby, self.seat, self.counter = {}, None, 0
        self.pending = False  # the host has not answered what it was asked
        self.sealed = {}      # question -> the action that was sealed, and its nonce

    def enter(self, code):
        """3. The token that follows in `pass` would lead back to the seat after a break."""
        hello = self.connection.receive()
        if hello["minor"] < 1:
            raise ConnectionError("This host answers no questions about moves.")
        self.connection.send("hello", magic="El Grande", major=1, minor=1, version="sample", rules=hello["rules"],
                             expansions=hello["expansions"], language="en")
        exchange = Exchange(code, self.connection.pin)
        self.connection.send("enter", share=exchange.share)
        ours, expected = exchange.proofs(self.connection.receive()["share"])
        self.connection.send("proof", proof=ours)
        if self.connection.receive() != {"t": "proof", "proof": expected}:
            raise ConnectionError("This host does not have the code.")

    def play(self):
        """To the end of the game."""
        while True:
            message = self.connection.receive()
            if message["t"] == "deck":
                return self.judge(message)
            if take := getattr(self, "take_" + message["t"], None):
                take(message)

    def take_lobby(self, lobby):
        first, self.lobby = not self.lobby, lobby
        if first:
            self.sit()
            self.connection.send("chat", phrase=0)

    def sit(self):
        """6: on the first free seat."""
        self.seat = next((i for i, seat in enumerate(self.lobby["seats"]) if seat["holder"] == 0), None)
        if self.seat is None:
            raise ConnectionError("There is no free seat.")
        self.share = hmac.digest(self.secret, digest("elgrande share", self.lobby["game"]), "sha256")
        self.connection.send("wish", what=0, seat=self.seat, text=self.name, share=self.share)
        self.connection.send("wish", what=2, seat=self.seat, yes=True)

    def take_refused(self, refused):
        if refused["why"] == 1:  # somebody else was quicker; that the seat is not ours (2) follows
            self.sit()
        elif refused["why"] != 2:
            raise ConnectionError(f"The host refuses a wish: {refused['why']}")

    def take_chat(self, chat):
        by = self.lobby["seats"][chat["by"]]["name"] if "by" in chat else "a spectator"
        print(f"{by} says: {chat['chat'] if 'chat' in chat else 'phrase %d' % chat['phrase']}", flush=True)

    def take_welcome(self, welcome):  # 7
        self.connection.send("have", branch=-1, seen=0)
        self.connection.send("chat", chat=f"{self.name} plays without the rules.")

    def take_update(self, update):
        if self.pending or "asked" not in update:
            return
        self.update, self.pending = update, True
        if update["sealing"] == 2:
            action, nonce = self.sealed[update["branch"], update["question"]]
            return self.intend(update["branch"], update["total"], what=2, actions=action, seal=nonce)
        self.connection.send("ask", seat=self.seat, first=0)

    def take_moves(self, moves):
        """Any of them. A person would choose among the words."""
        self.pending = False
        if not moves["moves"]:
            return  # somebody has acted meanwhile: an update comes
        chosen = random.randrange(len(moves["moves"]))
        action = moves["actions"][4 * chosen:4 * chosen + 4]
        print(f"{self.name}: {moves['moves'][chosen]}", flush=True)
        self.pending = True
        if self.update["sealing"] == 0:
            return self.intend(moves["branch"], moves["total"], what=0, actions=action)
        question = self.lobby["game"], self.seat, self.update["question"], moves["branch"]
        nonce = hmac.digest(self.secret, digest("elgrande disk nonce", *question), "sha256")
        self.sealed[moves["branch"], self.update["question"]] = action, nonce
        seal = digest("elgrande disk", nonce, int.from_bytes(action, "little"), *question)
        self.intend(moves["branch"], moves["total"], what=1, seal=seal)

    def intend(self, branch, seen, **fields):
        self.counter += 1
        self.connection.send("intent", seat=self.seat, n=self.counter, branch=branch, seen=seen, **fields)

    def take_answer(self, answer):
        """An update follows where the choice was carried out (0), or came too late (4)."""
        self.pending = False
        if answer["why"] not in (0, 4):
            raise ConnectionError(f"The host rejects a choice: {answer['why']}")

    def judge(self, deck):
        """8: whether the deck was mixed from the host's number, given before the game, and from our share."""
        right = digest("elgrande host", self.lobby["game"], deck["host"]) == self.lobby["seal"]
        right = right and deck["shares"][self.seat] == self.share
        self.connection.send("chat", phrase=9)
        self.connection.send("goodbye", reason=1, text="")
        print("The game is over." if right else "The deck was not mixed as it was sealed.")
        return 0 if right else 1


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    host, _, port = sys.argv[1].rpartition(":")
    guest = Guest(host, int(port), sys.argv[3])
    guest.enter(sys.argv[2])
    return guest.play()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (ConnectionError, OSError) as why:
        sys.exit(str(why))
