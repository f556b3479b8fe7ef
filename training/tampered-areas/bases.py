"""Pages before anybody saves or edits them: clean pages (PNG) of families and photographs, and captures of them."""
from pathlib import Path

import numpy as np
from PIL import Image

from captures import photographed, scanned

# Of the pages of one family nothing is learnt: they choose when to stop.
HELD_OUT_FAMILY = 'fourth'
LARGEST_SIDE_PX = 1500
# What is edited is cut out of a page at this width and height.
WINDOW_PX = 900


def opened(path):
    return np.asarray(Image.open(path).convert('RGB'))


def scaled_to(page, longer_side_px):
    height, width, _ = page.shape
    factor = longer_side_px / max(height, width)
    if factor > 1.15:
        return page
    return np.asarray(Image.fromarray(page).resize((round(width * factor), round(height * factor)), Image.LANCZOS))


class CleanPages:
    """@param folder holds `pages/FAMILY-.../*.png|jpg` and `photographs/*.png`; `held_out` takes the held-out family and every tenth photograph, else the others"""

    def __init__(self, folder, held_out):
        pages = sorted(p for p in Path(folder, 'pages').rglob('*') if p.suffix in ('.png', '.jpg'))
        is_held_out = lambda p: p.relative_to(Path(folder, 'pages')).parts[0].startswith(HELD_OUT_FAMILY)
        photographs = sorted(Path(folder, 'photographs').glob('*.png'))
        self.pages = [p for p in pages if is_held_out(p) == held_out]
        self.photographs = [p for i, p in enumerate(photographs) if (i % 10 == 0) == held_out]

    def photograph(self, rng):
        page = opened(self.photographs[rng.integers(len(self.photographs))])
        side = int(rng.uniform(0.4, 1) * min(page.shape[:2]))
        x, y = int(rng.integers(0, page.shape[1] - side + 1)), int(rng.integers(0, page.shape[0] - side + 1))
        return page[y:y + side, x:x + side]

    def page(self, rng):
        """A captured page of 500 to 1500 pixels on the longer side; one in eight is a photograph of anything."""
        side = int(rng.uniform(500, LARGEST_SIDE_PX))
        if rng.random() < 0.12:
            return scaled_to(opened(self.photographs[rng.integers(len(self.photographs))]), side)
        page = scaled_to(opened(self.pages[rng.integers(len(self.pages))]), side)
        capture = rng.random()
        if capture < 0.4:
            return scanned(rng, page)
        return photographed(rng, page, self.photograph(rng)) if capture < 0.75 else page


class CapturedPages:
    """@param folder of arrays that `capture_bases.py` wrote; more may come while it is used"""

    def __init__(self, folder, photographs):
        self.folder, self.photographs = Path(folder), photographs

    def refresh(self):
        self.paths = sorted(self.folder.glob('*.npy'))

    def photograph(self, rng):
        return self.photographs.photograph(rng)

    def page(self, rng):
        """A window of at most WINDOW_PX of a captured page."""
        page = np.load(self.paths[rng.integers(len(self.paths))], mmap_mode='r')
        height, width = (min(n, int(rng.uniform(0.6, 1) * WINDOW_PX)) for n in page.shape[:2])
        x, y = int(rng.integers(0, page.shape[1] - width + 1)), int(rng.integers(0, page.shape[0] - height + 1))
        return np.array(page[y:y + height, x:x + width])
