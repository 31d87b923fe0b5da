#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether app/lan/PROTOCOL.md tells what goes over the wire: a client of its own, written from that document with nothing but Python's
standard library, joins a table of `elgrande-cli serve` ($1), takes a seat, plays a card, chats and leaves; every field that arrives
stands in the document's tables and has the type given there, and so does every field that app/lan can write.

    protocol_test.py path/to/elgrande-cli [--show]     --show prints the conversation (section 12 of the document)
"""
import hashlib
import hmac
import json
import os
import re
import secrets
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "app/lan/PROTOCOL.md"
faults = []


def expect(condition, what):
    if not condition:
        faults.append(what)
        print("FAIL", what, flush=True)


# Section 2: CBOR in frames ---------------------------------------------------------------------------------------------------


def head(major, number):
    for code, size, most in ((None, 0, 24), (24, 1, 1 << 8), (25, 2, 1 << 16), (26, 4, 1 << 32), (27, 8, 1 << 64)):
        if number < most:
            first = major << 5 | (number if code is None else code)
            return bytes([first]) + (number.to_bytes(size, "big") if size else b"")
    raise ValueError(number)


def encode(value):
    if value is None or isinstance(value, bool):
        return {False: b"\xf4", True: b"\xf5", None: b"\xf6"}[value]
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, list):
        return head(4, len(value)) + b"".join(map(encode, value))
    return head(5, len(value)) + b"".join(encode(key) + encode(each) for key, each in value.items())


def decode(data, at=0):
    """The value at `at` and where it ends."""
    major, small = data[at] >> 5, data[at] & 31
    at += 1
    if major == 7:
        return {20: False, 21: True, 22: None}[small], at
    size = {24: 1, 25: 2, 26: 4, 27: 8}.get(small, 0)
    number = int.from_bytes(data[at:at + size], "big") if size else small
    at += size
    if major < 2:
        return (number if major == 0 else -1 - number), at
    if major < 4:
        held = data[at:at + number]
        return (held if major == 2 else held.decode()), at + number
    entries = []
    for _ in range(number * (major - 3)):
        entry, at = decode(data, at)
        entries.append(entry)
    return (entries if major == 4 else dict(zip(entries[::2], entries[1::2]))), at


def framed(message):
    body = encode(message)
    return struct.pack(">I", len(body)) + body


# Section 3: the code and the handshake ---------------------------------------------------------------------------------------


P = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
G = (0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296,
     0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5)
# Of RFC 9382, section 4: x, and whether y is odd.
M = (0x886e2f97ace46e55ba9dd7242579f2993b64e16ef3dcab95afd497333d8fa12f, 0)
N = (0xd8bbd6c639c62937b04d997f38c3770719c629d7014d49a24b4f98baa1292b49, 1)


def whole(point):
    """The point with this x, and y odd or even."""
    x, odd = point
    y = pow(x**3 - 3 * x + 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b, (P + 1) // 4, P)
    return x, y if y % 2 == odd else P - y


def plus(a, b):
    """The infinite point is None."""
    if a is None or b is None:
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


class Exchange:
    """The guest's side."""

    def __init__(self, code, pin):
        self.pin = pin
        wide = hashlib.scrypt(code.replace("-", "").encode(), salt=b"elgrande code " + pin, n=4096, r=8, p=1, dklen=48, maxmem=64 * 1024 * 1024)
        self.w = int.from_bytes(wide, "big") % ORDER
        self.x = secrets.randbelow(ORDER - 1) + 1
        self.share = self.bytes_of(plus(times(self.x, G), times(self.w, whole(M))))

    @staticmethod
    def bytes_of(point):
        return b"\4" + point[0].to_bytes(32, "big") + point[1].to_bytes(32, "big")

    def proofs(self, theirs):
        """The guest's, and what the host's has to be."""
        mask = times(self.w, whole(N))
        point = int.from_bytes(theirs[1:33], "big"), int.from_bytes(theirs[33:], "big")
        shared = times(self.x, plus(point, (mask[0], P - mask[1])))
        told = b""
        for part in (b"elgrande guest", b"elgrande host " + self.pin, self.share, theirs, self.bytes_of(shared), self.w.to_bytes(32, "big")):
            told += len(part).to_bytes(8, "little") + part
        extracted = hmac.digest(bytes(32), hashlib.sha256(told).digest()[16:], "sha256")
        keys = hmac.digest(extracted, b"ConfirmationKeys\1", "sha256")
        return hmac.digest(keys[:16], told, "sha256"), hmac.digest(keys[16:], told, "sha256")


def part_of(der, at):
    """Where the content of the DER element at `at` begins and where it ends."""
    length, begin = der[at + 1], at + 2
    if length & 128:
        begin, length = begin + (length & 127), int.from_bytes(der[begin:begin + (length & 127)], "big")
    return begin, begin + length


def pin_of(certificate):
    """SHA-256 of the SubjectPublicKeyInfo, the seventh part of the certificate's body."""
    at, _ = part_of(certificate, part_of(certificate, 0)[0])
    for _ in range(6):
        at = part_of(certificate, at)[1]
    return hashlib.sha256(certificate[at:part_of(certificate, at)[1]]).digest()


class Client:
    def __init__(self, port, tables):
        self.said, self.tables = [], tables
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        self.socket = context.wrap_socket(socket.create_connection(("127.0.0.1", port), 20))
        self.pin = pin_of(self.socket.getpeercert(True))

    def send(self, message):
        frame = framed(message)
        self.socket.sendall(frame)
        self.note(">", message, len(frame) - 4)

    def receive(self):
        size = struct.unpack(">I", self.exactly(4))[0]
        body = self.exactly(size)
        message, end = decode(body)
        expect(end == size, "a frame ends with its map")
        self.note("<", message, size)
        if message["t"] == "ping":
            self.send({"t": "pong"})
        return message

    def enter(self, code):
        """With the code. The answer to the proof: the host's, or why the guest is refused."""
        exchange = Exchange(code, self.pin)
        self.send({"t": "enter", "share": exchange.share})
        ours, self.expected = exchange.proofs(self.until("share")["share"])
        self.send({"t": "proof", "proof": ours})
        return self.receive()

    def exactly(self, size):
        data = b""
        while len(data) < size:
            more = self.socket.recv(size - len(data))
            if not more:
                raise EOFError
            data += more
        return data

    def until(self, kind, fits=lambda message: True):
        while True:
            message = self.receive()
            if message["t"] == kind and fits(message):
                return message
            if message["t"] in ("error", "goodbye"):
                raise EOFError(message)

    def note(self, way, message, size):
        self.said.append((way, size, message))
        judge(message, self.tables)


# What the document says -------------------------------------------------------------------------------------------------------


KINDS = {"int": int, "bytes": bytes, "text": str, "bool": bool, "list": list, "map": dict}


def tables_of(document):
    """Message -> field -> type, from the tables under the headings `name` …"""
    tables, name = {}, None
    for line in document.splitlines():
        if line.startswith("#"):
            name = None
            if found := re.match(r"#+ `([a-z-]+)`", line):
                name = found.group(1)
                tables[name] = {}
        elif name and (row := re.match(r"\| `(\w+)` \| (\w+)", line)):
            tables[name][row.group(1)] = row.group(2)
    return tables


def judge(message, tables):
    kind = message["t"]
    if kind not in tables:
        return expect(False, f"PROTOCOL.md has no message `{kind}`")
    for key, value in message.items():
        if key == "t":
            continue
        wanted = tables[kind].get(key)
        right = wanted is not None and isinstance(value, KINDS[wanted]) and (wanted == "bool" or not isinstance(value, bool))
        expect(right, f"PROTOCOL.md, `{kind}`: `{key}` is {wanted}, and {type(value).__name__} came")


def written_fields():
    """Message -> fields that app/lan can write, from its sources: those that a fields() lists, with what it includes; or each toMap()."""
    fields = {}
    for path in ("messages", "lobby_messages", "hello"):
        source = (ROOT / f"app/lan/{path}.cpp").read_text(encoding="utf-8")
        listed = dict(re.findall(r"^void fields\(auto& io, Of<(\w+)> auto& \w+\) \{(.*?)\}\n(?=\n|[a-zA-Z])", source, re.S | re.M))
        names = dict(re.findall(r"nameOf\(const (\w+)&\) \{ return \"(\w+)\"_L1", source))
        names |= {kind: name for kind, body in listed.items() for name in re.findall(r"kMessageType, \"(\w+)\"_L1", body)}
        for kind, name in names.items():
            fields[name] = set(re.findall(r"\w\(\"(\w+)\"_L1", listed[kind])) | ({"chat"} if "kChatKey" in listed[kind] else set())
        if "fields(io, update.past)" in source:
            fields["update"] |= fields["past"]
    for path in ("entry", "parting", "beacon_message"):
        text = (ROOT / f"app/lan/{path}.cpp").read_text(encoding="utf-8")
        for chunk in re.split(r"map\.insert\(u\"t\"_s, ", text)[1:]:
            for name in re.findall(r"u\"(\w+)\"_s", chunk.split(");")[0]):
                fields[name] = set(re.findall(r"map\.insert\(u\"(\w+)\"_s", chunk.split("\n}\n")[0]))
    return fields


def compare_with_sources(tables):
    fields = written_fields()
    expect(len(fields) >= 20, f"messages were found in the sources: {sorted(fields)}")
    for name, written in sorted(fields.items()):
        described = set(tables.get(name, {}))
        expect(name in tables, f"PROTOCOL.md has no message `{name}`")
        expect(written == described, f"PROTOCOL.md, `{name}`: fields {sorted(described)}, the sources write {sorted(written)}")


# The conversation -------------------------------------------------------------------------------------------------------------


def play_session(cli, tables, folder):
    server = subprocess.Popen([cli, "serve", "--state", folder, "--seats", "lan,easy", "--address", "127.0.0.1", "--hidden", "--print-code", "--seed",
                               "protocol"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              env=dict(os.environ, LC_ALL="C.UTF-8"))
    try:
        announced = None
        while not announced:
            line = server.stdout.readline()
            if not line:
                raise EOFError("serve announces no table")
            announced = re.search(r"\b(\d{4,5})\b.*?([0-9A-Z]{3}-[0-9A-Z]{3})", line)
        port, code = int(announced.group(1)), announced.group(2)
        client = Client(port, tables)
        host = client.until("hello")
        client.send(dict(host, version="wire", language="en"))
        expect(client.enter(code) == {"t": "proof", "proof": client.expected}, "the host has the code too")
        token = client.until("pass")["token"]
        lobby = client.until("lobby")
        client.send({"t": "wish", "what": 0, "seat": 0, "text": "Phone", "share": hashlib.sha256(b"my share").digest()})
        client.until("lobby", lambda told: told["yours"] == 1)
        client.send({"t": "chat", "phrase": 0})
        client.send({"t": "wish", "what": 2, "seat": 0, "yes": True})
        welcome = client.until("welcome")
        expect(welcome["game"] == lobby["game"] and welcome["yours"] == 1, "the game of the lobby begins")
        client.send({"t": "have", "branch": -1, "seen": 0})
        events, update = b"", {}
        while update.get("asked") != 0:  # a computer player may act first, and each of its steps is an update
            update = client.until("update")
            expect(14 * update["first"] == len(events), "an update goes on where the one before ended")
            events += update["events"]
        expect(len(events) == 14 * update["total"], "the updates have all events")
        expect(len(update["known"]) == KNOWN, f"what a seat knows has {KNOWN} bytes: {len(update['known'])}")
        client.send({"t": "ask", "seat": 0, "first": 0})
        told = client.until("moves")
        powers = [int(each.removeprefix("power ")) - 1 for each in told["moves"]]
        expect(told["kind"] == "power" and told["count"] == len(powers) and told["total"] == update["total"], "power cards are asked for first")
        expect(told["actions"] == b"".join(bytes([0, power, 0, 0]) for power in powers), "words and bytes are of the same moves")
        expect(update["hash"] == hash_of(events, update, set(powers)), "the alternatives are in the hash")
        client.send({"t": "intent", "what": 0, "seat": 0, "n": 1, "branch": told["branch"], "seen": told["total"], "actions": told["actions"][-4:]})
        answer = client.until("answer")
        expect(answer == {"t": "answer", "n": 1, "seat": 0, "why": 0}, "the highest card is played")
        client.until("update", lambda told: told["total"] > update["total"])
        client.send({"t": "goodbye", "reason": 1, "text": ""})
        said = client.said
        # Back with the token, on a new connection: the same seat.
        again = Client(port, tables)
        expect(again.pin == client.pin, "the host has the same key")
        host = again.until("hello")
        again.send(dict(host, version="wire", language="en"))
        again.send({"t": "enter", "token": token})
        expect(again.until("lobby")["yours"] == 1, "the token leads back to the seat")
        expect(again.until("welcome")["counters"][0] == answer["n"], "the host knows what it has answered")
        # Who does not wait for the answers is held back, and then cut off. In one piece, because what is sent to a
        # connection that has been cut takes the host's last words along.
        try:
            again.socket.sendall(100 * framed({"t": "ask", "seat": 0, "first": 0}))
            again.until("goodbye")
        except EOFError as end:
            expect(end.args and end.args[0]["reason"] == 3, f"a flood of questions ends with {end.args}")
        again.socket.close()
        # A wrong code is told so.
        stranger = Client(port, tables)
        stranger.send(dict(stranger.until("hello"), version="wire", language="en"))
        wrong = code[:-1] + ("7" if code[-1] != "7" else "8")
        expect(stranger.enter(wrong) | {"text": ""} == {"t": "error", "reason": 21, "text": ""}, "a wrong code is refused")
        # Nobody is there whom one could ask to be let in.
        neighbour = Client(port, tables)
        host = neighbour.until("hello")
        expect(not host.get("knock"), "serve offers no knock")
        neighbour.send(dict(host, version="wire", language="en"))
        neighbour.send({"t": "enter", "knock": "Phone"})
        expect(neighbour.receive() | {"text": ""} == {"t": "error", "reason": 30, "text": ""}, "a knock at serve is refused")
        return said
    finally:
        server.terminate()
        server.wait(20)


def hash_of(events, update, powers):
    """What `hash` is over, as section 9 has it, where one of the power cards is to be played."""
    def number(value):
        return value.to_bytes(8, "little")

    def part(value):
        return number(len(value)) + value

    history = b""
    for at in range(0, len(events), 14):
        history = hashlib.sha256(history + events[at:at + 14]).digest()
    told = part(history) + number(update["branch"]) + number(update["total"]) + part(update["known"])
    told += number(update.get("asked", 255)) + part(update.get("own", b"")) + number(update["waiting"])
    told += number(update["sealing"]) + number(update["question"]) + part(update.get("sealed", b""))
    told += number(update.get("back", 255)) + part(b"".join(bytes([0, power, 0, 0]) for power in sorted(powers)))
    return hashlib.sha256(told).digest()


KNOWN = 0  # read from the document


def shown(value):
    if isinstance(value, bytes):
        return f"h'{value.hex()}'" if len(value) <= 16 else f"h'{value[:6].hex()}…' ({len(value)} bytes)"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(shown, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def main():
    global KNOWN
    document = DOCUMENT.read_text(encoding="utf-8")
    tables = tables_of(document)
    compare_with_sources(tables)
    KNOWN = int(re.search(r"\*\*([\d,]+) bytes\*\* in all", document).group(1).replace(",", ""))
    with tempfile.TemporaryDirectory() as folder:
        said = play_session(sys.argv[1], tables, folder)
    if "--show" in sys.argv:
        for way, size, message in said:
            print(f"{way} {size:5} {shown(message)}")
    print(f"{len(said)} messages in one game, {len(tables)} described; {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
