"""Finds the rows of a table in a real PDF: lines whose last amounts end at one edge."""
import re

AMOUNT = re.compile(r"-?[$€£]?\s?R?\$?-?\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}(?:\s?[€%-])?")
# what closes a table, in the languages of the documents
CLOSING = re.compile(r"total|summe|betrag|saldo|balance|net|tax|mwst|ust|vat|tva|iva|due|rabatt|discount|payment", re.I)
MOST_BETWEEN_ROWS = 60
SAME_EDGE = 2


def lines_of(page):
    """(baseline, words from left to right), from top to bottom; words are PyMuPDF's."""
    lines = {}
    for word in page.get_text("words"):
        lines.setdefault(round(word[3] * 2) / 2, []).append(word)
    return [(bottom, sorted(lines[bottom])) for bottom in sorted(lines)]


def rows_of(page):
    """Rows of the longest run: (top, bottom of the band until the next row, words); the last row has no band and is left out."""
    run, longest = [], []
    for bottom, words in lines_of(page):
        amounts = [word for word in words if AMOUNT.fullmatch(word[4])]
        if not amounts or len(words) < 2:
            continue
        edge = amounts[-1][2]
        closes = CLOSING.search(" ".join(word[4] for word in words))
        if run and (closes or abs(edge - run[-1][1]) > SAME_EDGE or bottom - run[-1][0] > MOST_BETWEEN_ROWS):
            run = []
        if closes:
            continue
        run.append((bottom, edge, words))
        if len(run) > len(longest):
            longest = list(run)
    bands = []
    for (bottom, _, words), (below, _, under) in zip(longest, longest[1:]):
        top = min(word[1] for word in words) - 0.5
        bands.append((top, min(word[1] for word in under) - 0.5, words))
    return bands


def longest_table(document):
    """(page number from 0, rows) of the page with most rows."""
    return max(((page.number, rows_of(page)) for page in document), key=lambda found: len(found[1]))
