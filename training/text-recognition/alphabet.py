"""The student's characters: those of PP-OCR's list that documents print, and the Latin letters and signs it lacks."""
import re
import unicodedata

import numpy as np

# As in packages/extraction/src/ocr/recognition/alphabet.ts.
POSSIBLE = re.compile("^[\u0020-\u007e\u00a1-\u00ff\u0152\u0153\u2010-\u2026\u20a0-\u20bf\u2116\u2122]$")
LETTERS = "áàâãäåæçéèêëíìîïñóòôõöøúùûüýßœ"
WANTED = LETTERS + LETTERS.replace("ß", "").upper() + "€£¿¡ºª°§·–—‘’“”…«»®©½²³"
# What a new sign looks like most, where no letter without its accent says so.
LIKENESS = {"æ": "a", "ß": "B", "œ": "o", "ø": "o", "Æ": "A", "Œ": "O", "Ø": "O", "€": "E", "£": "E", "¿": "?", "¡": "!", "º": "°", "ª": "a"}
LIKENESS |= {"–": "-", "«": "<", "©": "®", "½": "2", "³": "²"}
NEW_BIAS = -2.0


def characters_in(text):
    """Class `n` is the n-th of the list; the space is the last."""
    return text.rstrip("\r\n").split("\n") + [" "]


def known_characters(teachers):
    return [character for character in teachers if POSSIBLE.match(character) and character != " "]


def new_characters(teachers):
    return [character for character in dict.fromkeys(WANTED) if character not in teachers]


def student_characters(teachers):
    return known_characters(teachers) + new_characters(teachers) + [" "]


def base_of(character):
    return LIKENESS.get(character) or unicodedata.normalize("NFD", character)[0]


def kept_classes(teachers):
    """The teacher's classes of the blank, of the known characters in the student's order, and of the space."""
    place = {character: index + 1 for index, character in enumerate(teachers)}
    return [0] + [place[character] for character in known_characters(teachers)] + [place[" "]]


def shared_classes(teachers):
    """The student's classes that are the teacher's kept ones, in their order."""
    known = len(known_characters(teachers))
    return list(range(known + 1)) + [known + len(new_characters(teachers)) + 1]


def folding(teachers):
    """For each of the student's classes the kept class of the teacher that it stands for: its own, or its base letter's."""
    kept = ["", *known_characters(teachers), " "]
    place = {character: index for index, character in enumerate(kept)}
    return [0] + [place[character] if character in place else place[base_of(character)] for character in student_characters(teachers)]


def head_of(weights, biases, teachers):
    """The last layer (columns are classes) of the student: copies, and for new characters copies of their likeness."""
    place = {character: index + 1 for index, character in enumerate(teachers)}
    columns, shifts = [0], [0.0]
    for character in student_characters(teachers):
        known = character in place
        columns.append(place[character if known else base_of(character)])
        shifts.append(0.0 if known else NEW_BIAS)
    return np.ascontiguousarray(weights[:, columns]), biases[columns] + np.array(shifts, dtype=np.float32)
