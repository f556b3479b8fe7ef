"""Character codes of a page's fonts and what they mean (ISO 32000-1, 9.10)."""
import re

import pikepdf
from fontTools.agl import AGL2UV


def _unicode_of(digits):
    return bytes.fromhex(digits.decode()).decode("utf-16-be", "replace")


def _read_to_unicode(data):
    mapping = {}
    for body in re.findall(rb"beginbfchar(.*?)endbfchar", data, re.S):
        for code, target in re.findall(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f\s]+)>", body):
            mapping[int(code, 16)] = _unicode_of(target)
    for body in re.findall(rb"beginbfrange(.*?)endbfrange", data, re.S):
        for low, high, single, several in re.findall(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*(?:<([0-9A-Fa-f\s]+)>|\[(.*?)\])", body, re.S):
            start, end = int(low, 16), int(high, 16)
            if end - start > 0xFFFF:
                continue
            if several:
                for offset, target in enumerate(re.findall(rb"<([0-9A-Fa-f\s]+)>", several)):
                    mapping[start + offset] = _unicode_of(target)
            else:
                for code in range(start, end + 1):
                    mapping[code] = chr((int(single, 16) + code - start) & 0xFFFF)
    return mapping


class FontCodes:
    """bytes_per_code is 1 or 2; text_of maps a code to its text, code_of the other way round."""

    def __init__(self, font):
        self.bytes_per_code = 2 if font.get("/Subtype") == "/Type0" else 1
        self.text_of = {}
        if self.bytes_per_code == 1:
            self._read_encoding(font)
        if "/ToUnicode" in font:
            self.text_of.update(_read_to_unicode(font["/ToUnicode"].read_bytes()))
        self.code_of = {text: code for code, text in sorted(self.text_of.items(), reverse=True) if len(text) == 1}

    def _read_encoding(self, font):
        encoding = font.get("/Encoding")
        embedded = "/FontDescriptor" in font and any(key in font["/FontDescriptor"] for key in ("/FontFile", "/FontFile2", "/FontFile3"))
        named = isinstance(encoding, pikepdf.Name)
        # an embedded Type 1 font without an encoding has its own, which agrees on digits and plain letters
        if not embedded or named or font.get("/Subtype") == "/Type1":
            for code in range(32, 256):
                self.text_of[code] = bytes([code]).decode("cp1252", "replace")
        if not isinstance(encoding, pikepdf.Dictionary):
            return
        code = 0
        for entry in encoding.get("/Differences", []):
            if isinstance(entry, int) or str(entry).lstrip("-").isdigit():
                code = int(entry)
                continue
            name = str(entry)[1:]
            if name in AGL2UV:
                self.text_of[code] = chr(AGL2UV[name])
            code += 1
