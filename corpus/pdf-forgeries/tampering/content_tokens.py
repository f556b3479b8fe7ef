"""Splits a PDF content stream into tokens with their byte offsets (ISO 32000-1, 7.2 and 7.3)."""
from collections import namedtuple

# kind: "string", "hex", "name", "open", "close", "word" (numbers and operators); value: bytes as written
Token = namedtuple("Token", "kind start end value")
SPACE = b" \t\r\n\f\0"
DELIMITERS = b"()<>[]{}/%" + SPACE


def _literal_end(data, start):
    depth = 0
    position = start
    while position < len(data):
        byte = data[position]
        if byte == 0x5C:
            position += 1
        elif byte == 0x28:
            depth += 1
        elif byte == 0x29:
            depth -= 1
            if depth == 0:
                return position + 1
        position += 1
    return position


def tokens(data):
    """Yields the tokens of `data` in order; comments and inline image data are left out."""
    position = 0
    while position < len(data):
        start, byte = position, data[position : position + 1]
        if byte in (b" ", b"\t", b"\r", b"\n", b"\f", b"\0"):
            position += 1
            continue
        if byte == b"%":
            while position < len(data) and data[position] not in b"\r\n":
                position += 1
            continue
        if byte == b"(":
            position = _literal_end(data, start)
            kind = "string"
        elif data[start : start + 2] in (b"<<", b">>"):
            position, kind = start + 2, "word"
        elif byte == b"<":
            position = data.index(b">", start) + 1
            kind = "hex"
        elif byte in b"[]{})>":
            position = start + 1
            kind = {b"[": "open", b"]": "close"}.get(byte, "word")
        else:
            position += 1
            while position < len(data) and data[position] not in DELIMITERS:
                position += 1
            kind = "name" if byte == b"/" else "word"
        token = Token(kind, start, position, data[start:position])
        yield token
        if token.value == b"ID":
            position = data.index(b"EI", position) + 2


def string_units(token):
    """The bytes of a string operand, each with the span of source that wrote it: list of (byte, start, end)."""
    if token.kind == "hex":
        digits = [index for index in range(token.start + 1, token.end - 1) if chr(token.value[index - token.start]) in "0123456789abcdefABCDEF"]
        byte_at = lambda index: chr(token.value[index - token.start])
        pairs = zip(digits[::2], digits[1::2])
        return [(int(byte_at(first) + byte_at(second), 16), first, second + 1) for first, second in pairs]
    units = []
    position, last = 1, len(token.value) - 1
    escapes = {0x6E: 10, 0x72: 13, 0x74: 9, 0x62: 8, 0x66: 12}
    while position < last:
        byte, size = token.value[position], 1
        if byte == 0x5C:
            following = token.value[position + 1]
            octal = token.value[position + 1 : position + 4]
            count = next((length for length in (3, 2, 1) if len(octal) >= length and all(48 <= digit <= 55 for digit in octal[:length])), 0)
            if count:
                byte, size = int(octal[:count], 8) & 255, count + 1
            elif following in b"\r\n":
                position += 2
                continue
            else:
                byte, size = escapes.get(following, following), 2
        units.append((byte, token.start + position, token.start + position + size))
        position += size
    return units


def write_unit(kind, code, code_bytes):
    """Source text of one character code inside a string of that kind."""
    raw = code.to_bytes(code_bytes, "big")
    if kind == "hex":
        return raw.hex().upper().encode()
    return b"".join(b"\\" + bytes([byte]) if byte in b"()\\" else (b"\\%03o" % byte if byte < 32 else bytes([byte])) for byte in raw)
