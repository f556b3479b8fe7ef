"""`python3 make_words.py DICT_FOLDER OUT`: a part of Debian's word lists (wamerican, wspanish, wbrazilian, wportuguese, wfrench, wngerman, wswedish, wdanish) for `texts.py`."""
import gzip
import os
import random
import sys

LISTS = {"en": ["american-english"], "es": ["spanish"], "pt": ["brazilian", "portuguese"], "fr": ["french"], "de": ["ngerman"], "nordic": ["swedish", "danish"]}
MOST = {"en": 40_000, "es": 30_000, "pt": 30_000, "fr": 12_000, "de": 12_000, "nordic": 8_000}


def main(folder, out):
    chance = random.Random(1)
    os.makedirs(out, exist_ok=True)
    for language, files in LISTS.items():
        words = set()
        for name in files:
            with open(os.path.join(folder, name), "rb") as file:
                for line in file.read().split(b"\n"):
                    try:
                        word = line.decode("utf-8").strip()
                    except UnicodeDecodeError:
                        word = line.decode("latin-1").strip()
                    if 1 < len(word) < 16 and word.replace("'", "").replace("-", "").isalpha() and all(ord(letter) < 0x180 for letter in word):
                        words.add(word)
        chosen = chance.sample(sorted(words), min(MOST[language], len(words)))
        with gzip.GzipFile(os.path.join(out, f"words-{language}.txt.gz"), "wb", mtime=0) as file:
            file.write("\n".join(chosen).encode())


main(*sys.argv[1:])
