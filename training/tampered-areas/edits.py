"""Edits of a page, each where a word, a character or a picture stands. Each returns the edited page and the pixels that it wrote."""
import math

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage


def ink_of(page):
    """Pixels clearly darker than their surroundings."""
    luma = page.astype(np.float32).mean(2)
    small = Image.fromarray(luma).reduce(8)
    around = np.asarray(small.resize((page.shape[1], page.shape[0]), Image.BILINEAR))
    return luma < np.minimum(around - 18, around * 0.88)


def boxes_of(ink, gap_px):
    """Boxes (x0, y0, x1, y1) of ink that stands closer together than `gap_px`, of the sizes that words or characters have."""
    joined = ndimage.binary_dilation(ink, np.ones((1, max(1, gap_px)))) if gap_px > 1 else ink
    labels, _ = ndimage.label(joined)
    boxes = [(s[1].start, s[0].start, s[1].stop, s[0].stop) for s in ndimage.find_objects(labels)]
    return [b for b in boxes if 6 <= b[3] - b[1] <= 60 and 3 <= b[2] - b[0] <= 320]


def grown(box, by, shape):
    x0, y0, x1, y1 = box
    return max(0, x0 - by), max(0, y0 - by), min(shape[1], x1 + by), min(shape[0], y1 + by)


def cut(page, box):
    x0, y0, x1, y1 = box
    return page[y0:y1, x0:x1]


def paper_colour(patch):
    return np.percentile(patch.reshape(-1, 3), 80, axis=0)


def laid(page, patch, x, y, feather_px, darker_only=False):
    """The page with `patch` at x, y (cut at the edges)."""
    patch = patch[:page.shape[0] - y, :page.shape[1] - x]
    height, width, _ = patch.shape
    alpha = np.ones((height, width), np.float32)
    if feather_px:
        ramp = lambda n: np.minimum(1, (np.minimum(np.arange(n), np.arange(n)[::-1]) + 1) / (feather_px + 1))
        alpha = np.minimum.outer(ramp(height), ramp(width)).astype(np.float32)
    under = page[y:y + height, x:x + width]
    over = np.minimum(under, patch) if darker_only else patch
    edited = page.copy()
    edited[y:y + height, x:x + width] = np.round(under * (1 - alpha[..., None]) + over * alpha[..., None])
    mask = np.zeros(page.shape[:2], bool)
    mask[y:y + height, x:x + width] = np.abs(edited[y:y + height, x:x + width].astype(int) - under).max(2) > 0
    # Paper laid on the same paper is an edit, too, as far as it is seen beside what differs.
    return edited, mask


def matched(patch, page, box):
    """The patch with the paper of the place it goes to."""
    shift = paper_colour(cut(page, box)) - paper_colour(patch)
    return np.clip(patch + shift, 0, 255).astype(np.uint8)


def copy_move(rng, page, gap_px):
    boxes = boxes_of(ink_of(page), gap_px)
    if len(boxes) < 4:
        return None
    source = boxes[rng.integers(len(boxes))]
    alike = sorted(boxes, key=lambda b: abs(b[3] - b[1] - source[3] + source[1]) + 0.5 * abs(b[2] - b[0] - source[2] + source[0]))[1:15]
    target = alike[rng.integers(len(alike))]
    margin = int(rng.integers(0, 4))
    source, target = grown(source, margin, page.shape), grown(target, margin, page.shape)
    patch = cut(page, source)
    return laid(page, matched(patch, page, target) if rng.random() < 0.5 else patch, target[0], target[1], int(rng.choice([0, 0, 1, 2])))


def copy_character(rng, page, donor):
    return copy_move(rng, page, 1)


def copy_word(rng, page, donor):
    return copy_move(rng, page, int(rng.integers(5, 12)))


def copy_block(rng, page, donor):
    height, width, _ = page.shape
    w, h = int(rng.integers(30, max(31, min(220, width // 2)))), int(rng.integers(20, max(21, min(140, height // 2))))
    x, y = int(rng.integers(0, width - w)), int(rng.integers(0, height - h))
    patch = page[y:y + h, x:x + w]
    return laid(page, patch, int(rng.integers(0, width - w)), int(rng.integers(0, height - h)), int(rng.choice([0, 0, 1, 3])))


def splice_word(rng, page, donor):
    boxes, others = boxes_of(ink_of(page), int(rng.integers(5, 12))), boxes_of(ink_of(donor), int(rng.integers(5, 12)))
    if not boxes or not others:
        return None
    target, margin = boxes[rng.integers(len(boxes))], int(rng.integers(1, 4))
    patch = cut(donor, grown(others[rng.integers(len(others))], margin, donor.shape))
    target = grown(target, margin, page.shape)
    factor = (target[3] - target[1]) / patch.shape[0] * rng.uniform(0.9, 1.1)
    if not 0.3 < factor < 3:
        return None
    size = (max(3, round(patch.shape[1] * factor)), max(3, round(patch.shape[0] * factor)))
    if abs(factor - 1) > 0.08:
        patch = np.asarray(Image.fromarray(patch).resize(size, Image.BICUBIC))
    if rng.random() < 0.7:
        patch = matched(patch, page, target)
    return laid(page, patch, target[0], target[1], int(rng.choice([0, 0, 1, 2])), rng.random() < 0.15)


def filled(rng, page, box):
    """The place without its ink: one colour, the colours around, or a piece of near paper."""
    x0, y0, x1, y1 = box
    how = rng.random()
    patch = np.empty((y1 - y0, x1 - x0, 3), np.float32)
    if how < 0.35:
        patch[:] = paper_colour(cut(page, box))
    elif how < 0.75:
        left, right = page[y0:y1, max(0, x0 - 1)].astype(np.float32), page[y0:y1, min(page.shape[1] - 1, x1)].astype(np.float32)
        t = np.linspace(0, 1, x1 - x0)[None, :, None]
        patch[:] = left[:, None] * (1 - t) + right[:, None] * t
        patch = ndimage.gaussian_filter(patch, (1.5, 0, 0))
    else:
        height = y1 - y0
        y = max(0, min(page.shape[0] - height, y0 + int(rng.choice([-1, 1])) * height))
        patch[:] = page[y:y + height, x0:x1]
    if rng.random() < 0.3:
        patch += rng.normal(0, rng.uniform(0.5, 4), patch.shape)
    return laid(page, np.clip(patch, 0, 255).astype(np.uint8), x0, y0, int(rng.choice([0, 1, 2])))


def erase(rng, page, donor):
    boxes = boxes_of(ink_of(page), int(rng.integers(4, 14)))
    if not boxes:
        return None
    return filled(rng, page, grown(boxes[rng.integers(len(boxes))], int(rng.integers(1, 5)), page.shape))


def retype(fonts):
    def retyped(rng, page, donor):
        boxes = [b for b in boxes_of(ink_of(page), int(rng.integers(4, 12))) if b[2] - b[0] > 8]
        if not boxes:
            return None
        box = boxes[rng.integers(len(boxes))]
        around = grown(box, int(rng.integers(1, 4)), page.shape)
        ink_colour = np.percentile(cut(page, box).reshape(-1, 3), 8, axis=0)
        cleared, mask = filled(rng, page, around)
        text = ''.join(rng.choice(list('0123456789.,ABCDEabcdeinrst'), int(rng.integers(1, 9))))
        try:
            font = ImageFont.truetype(str(rng.choice(fonts)), max(6, round((box[3] - box[1]) * rng.uniform(0.95, 1.4))))
            image = Image.fromarray(cleared)
            ImageDraw.Draw(image).text((box[0], box[3]), text, tuple(int(v) for v in ink_colour), font, anchor='ls')
        except (OSError, ValueError):
            return None
        edited = np.asarray(image)
        if rng.random() < 0.4:
            x0, y0, x1, y1 = grown(around, 3, page.shape)
            edited = edited.copy()
            edited[y0:y1, x0:x1] = ndimage.gaussian_filter(edited[y0:y1, x0:x1].astype(np.float32), (0.6, 0.6, 0))
        return edited, np.abs(edited.astype(int) - page).max(2) > 0
    return retyped


def replace_picture(photographs):
    def replaced(rng, page, donor):
        height, width, _ = page.shape
        w = int(rng.uniform(0.08, 0.3) * width)
        h = min(height - 2, int(w * rng.uniform(1, 1.5)))
        if w < 24 or h < 24:
            return None
        photograph = photographs(rng)
        patch = np.asarray(Image.fromarray(photograph).resize((w, h), Image.BICUBIC))
        # Where the page has most in it: over its picture, if it has one.
        places = [(int(rng.integers(0, width - w)), int(rng.integers(0, height - h))) for _ in range(6)]
        x, y = max(places, key=lambda p: page[p[1]:p[1] + h, p[0]:p[0] + w].std())
        return laid(page, patch, x, y, int(rng.choice([0, 0, 1, 2])))
    return replaced


def stamp(rng, page, donor):
    height, width, _ = page.shape
    size = int(rng.uniform(0.1, 0.25) * width)
    if size < 40 or size >= min(height, width):
        return None
    drawn = Image.new('L', (4 * size, 4 * size), 0)
    pen, c = ImageDraw.Draw(drawn), 2 * size
    pen.ellipse((8, 8, 4 * size - 8, 4 * size - 8), outline=255, width=int(rng.integers(6, 24)))
    for line in range(int(rng.integers(1, 4))):
        y = c + (line - 1) * size // 2
        for x in range(c - size, c + size, size // 5):
            if rng.random() < 0.8:
                pen.rectangle((x, y, x + size // 7, y + int(rng.integers(size // 8, size // 3))), outline=255, width=6)
    alpha = np.asarray(drawn.rotate(math.degrees(rng.uniform(-0.5, 0.5))).resize((size, size), Image.LANCZOS)).astype(np.float32) / 255
    alpha = (alpha * rng.uniform(0.5, 0.95))[..., None]
    colour = np.array([(160, 20, 30), (20, 40, 150), (30, 30, 30), (90, 30, 120)][rng.integers(4)], np.float32)
    x, y = int(rng.integers(0, width - size)), int(rng.integers(0, height - size))
    edited = page.copy()
    edited[y:y + size, x:x + size] = np.round(cut(page, (x, y, x + size, y + size)) * (1 - alpha) + colour * alpha)
    return edited, np.abs(edited.astype(int) - page).max(2) > 0
