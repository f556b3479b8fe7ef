"""Draws labelled lines as the product cuts them out of pages: 48 pixels high, text in a bit more than half of the height.

Half of them are clean or nearly so, as pages printed to pixels at 100 to 200 dpi are; the others are scans, photos, cards,
faxes and worn print. A line is drawn at the size that its letters have on the page, and then resampled as crops are.
"""
import json
import os
import random as random_module

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

HEIGHT = 48
# Widths of crops: what is drawn is stretched or pressed to the nearest by some percent, so that batches need no padding.
WIDTHS = (32, 40, 48, 64, 80, 96, 112, 128, 152, 176, 208, 240, 280, 328, 384, 448, 520, 600, 704, 824, 960)
# Fonts that most documents print with.
COMMON = ("LiberationSans", "LiberationSerif", "LiberationMono", "Nimbus", "Arimo", "Tinos", "Cousine", "FreeSans", "Roboto-", "RobotoCondensed", "OpenSans", "Lato-", "Carlito", "DejaVuSans", "NotoSans-", "Courier", "OCR", "FreeMono")
# Fonts of the check only.
HELD_OUT = ("Cantarell", "GenBas", "Andika", "JetBrainsMono", "Cabin", "Caladea", "Rasa", "Play-", "monofur", "C059", "LeagueMono", "Yrsa")
CAP_HEIGHT = 0.7
# Becomes 0 in what the network takes.
FILLING = 128


def width_for(width):
    """The nearest of the widths, by proportion."""
    return min(WIDTHS, key=lambda own: max(own / width, width / own))


class Fonts:
    """@param held_out whether the check's fonts are drawn from, or all others"""

    def __init__(self, folder, held_out):
        with open(os.path.join(folder, "fonts.json"), encoding="utf-8") as file:
            glyphs = json.load(file)
        own = {name: set(characters) | {" "} for name, characters in glyphs.items() if name.startswith(HELD_OUT) == held_out}
        self.glyphs = own
        self.names = sorted(own)
        self.common = [name for name in self.names if name.startswith(COMMON)]
        self.folder = folder
        self.opened = {}

    def pick(self, random, text):
        """A font that has all the text's glyphs."""
        wanted = set(text)
        for _ in range(20):
            names = self.common if self.common and random.random() < 0.55 else self.names
            name = random.choice(names)
            if wanted <= self.glyphs[name]:
                return name
        return None

    def open(self, name, size):
        key = name, size
        if key not in self.opened:
            if len(self.opened) > 1200:
                self.opened.clear()
            self.opened[key] = ImageFont.truetype(os.path.join(self.folder, name), size, layout_engine=ImageFont.Layout.BASIC)
        return self.opened[key]


class Renderer:
    """One line after the other, the same for the same seed."""

    def __init__(self, fonts, texts, seed):
        self.fonts = fonts
        self.texts = texts
        self.random = random_module.Random(seed)
        self.numbers = np.random.default_rng(seed)

    def crop(self, degraded=None, line=None):
        """The text, and its picture (48 x width x 3, red green blue); a width of `WIDTHS`."""
        while True:
            text = (line or self.texts.line)()
            name = self.fonts.pick(self.random, text)
            if name is None:
                continue
            worn = self.random.random() < 0.5 if degraded is None else degraded
            picture = self._draw(text, name, worn)
            if picture is not None:
                return text, picture

    # Letters --------------------------------------------------------------------------------------------------------

    def _letters(self, text, name, size, spacing, wobble):
        """Coverage of the letters, 0..255, the place of the baseline, and of their left end."""
        font = self.fonts.open(name, size)
        margin = size
        if spacing == 0 and wobble == 0:
            width = int(font.getlength(text)) + 2 * margin
            canvas = Image.new("L", (width, 3 * size))
            ImageDraw.Draw(canvas).text((margin, 2 * size), text, 255, font, anchor="ls")
            return np.asarray(canvas), 2 * size, margin, width - 2 * margin
        x, places = 0.0, []
        for letter in text:
            places.append(x)
            x += font.getlength(letter) + spacing
        width = max(1, int(x - spacing))
        canvas = Image.new("L", (width + 2 * margin, 3 * size))
        draw = ImageDraw.Draw(canvas)
        for letter, place in zip(text, places):
            draw.text((margin + round(place), 2 * size + round(self.random.uniform(-wobble, wobble))), letter, 255, font, anchor="ls")
        return np.asarray(canvas), 2 * size, margin, width

    def _draw(self, text, name, worn):
        r = self.random
        # Size of letters on the page, in its pixels: clean ones as of 8 to 14 points at 96 to 220 dpi.
        size = min(70.0, max(5.5, r.lognormvariate(2.9, 0.45))) if worn else min(60.0, max(8.5, r.lognormvariate(2.95, 0.35)))
        finer = r.choice((1, 1, 2, 3)) if size < 30 else r.choice((1, 2))
        drawn = max(5, round(size * finer))
        spacing = 0.0
        if r.random() < 0.12:
            spacing = drawn * (r.uniform(-0.05, 0.0) if r.random() < 0.25 else r.uniform(0.02, 0.3))
        wobble = drawn * 0.05 if worn and r.random() < 0.05 else 0
        ink, baseline, left, length = self._letters(text, name, drawn, spacing, wobble)
        size = drawn / finer

        # The box, in pixels of the page: the size of letters in the crop is what varies.
        size_in_crop = min(60.0, max(25.0, r.lognormvariate(3.6, 0.14)))
        scale = size / size_in_crop
        stretch = r.uniform(0.9, 1.12) if r.random() < 0.85 else r.uniform(0.75, 1.4)
        before, after = (min(30.0, max(-1.0, r.gauss(8.0 + extra, 3.5))) for extra in (0, 2))
        width_in_crop = (length / finer / scale) * stretch + before + after
        if width_in_crop > WIDTHS[-1] * 1.06 or width_in_crop < 16:
            return None
        width = width_for(width_in_crop)
        # The product fills up to a multiple of 8 pixels.
        filled = r.randrange(8) if r.random() < 0.7 else 0
        stretch *= (width - filled) / width_in_crop
        before *= (width - filled) / width_in_crop
        base = 24 + size_in_crop * CAP_HEIGHT / 2 - 1.2 + r.gauss(0, 1.8)

        # From the drawing to the page: a mean over what a pixel of the page holds.
        if finer > 1:
            shift = r.randrange(finer), r.randrange(finer)
            ink = ink[shift[0] :, shift[1] :]
            ink = cv2.resize(ink, (max(1, ink.shape[1] // finer), max(1, ink.shape[0] // finer)), interpolation=cv2.INTER_AREA)
            baseline, left = (baseline - shift[0]) / finer, (left - shift[1]) / finer
        # Only as much of the page as the crop shows, and a bit around it.
        above, below = base * scale + 3, (HEIGHT - base) * scale + 3
        ink = self._shifted(ink, int(baseline - above), int(baseline + below) + 1)
        baseline -= int(baseline - above)
        ink = np.array(ink)
        if worn and r.random() < 0.2:
            ink = self._pressed(ink, size)
        page = self._page(ink, baseline, left, length / finer, size, scale, worn)
        if worn:
            page = self._worn(page, size)
        elif r.random() < 0.25:
            page = self._jpeg(page, r.randint(60, 95))
        matrix = np.array([[scale / stretch, 0, left - before * scale / stretch], [0, scale, baseline - base * scale]])
        if r.random() < (0.35 if worn else 0.12):
            matrix = self._askew(matrix, width, 1.0 if worn else 0.4)
        picture = self._resampled(page, matrix, width - filled)
        return np.pad(picture, ((0, 0), (0, filled), (0, 0)), constant_values=FILLING) if filled else picture

    @staticmethod
    def _shifted(ink, top, bottom):
        if top < 0 or bottom > len(ink):
            ink = np.pad(ink, ((max(0, -top), max(0, bottom - len(ink))), (0, 0)))
            bottom += max(0, -top)
            top = max(0, top)
        return ink[top:bottom]

    def _askew(self, matrix, width, strength):
        r = self.random
        angle = np.radians(r.gauss(0, 0.7) * strength)
        shear = r.gauss(0, 0.06) * strength
        if width > 300:
            angle *= 300 / width
        turn = np.array([[1, shear, -shear * HEIGHT / 2], [np.sin(angle), 1, -np.sin(angle) * width / 2], [0, 0, 1]])
        return matrix @ turn

    @staticmethod
    def _resampled(page, matrix, width):
        """As crop.ts does: the mean of samples between pixels."""
        samples = min(4, max(1, round(max(abs(matrix[1, 1]), abs(matrix[0, 0])))))
        if samples > 1:
            matrix = matrix @ np.array([[1 / samples, 0, 0], [0, 1 / samples, 0], [0, 0, 1]])
        matrix = matrix.copy()
        # Middles of pixels.
        matrix[:, 2] += 0.5 * matrix[:, :2].sum(1) - 0.5
        size = width * samples, HEIGHT * samples
        picture = cv2.warpAffine(page, matrix, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
        return picture if samples == 1 else cv2.resize(picture, (width, HEIGHT), interpolation=cv2.INTER_AREA)

    # Page -----------------------------------------------------------------------------------------------------------

    def _colours(self, worn):
        """Of the ground and of the ink."""
        r = self.random
        kind = r.random()
        if kind < (0.35 if worn else 0.62):
            ground = (255, 255, 255)
            ink = (0, 0, 0) if r.random() < 0.6 else (r.randrange(90),) * 3
        elif kind < 0.8:
            base = r.randint(225, 255)
            ground = tuple(min(255, base + r.randint(-12, 12)) for _ in range(3))
            ink = tuple(r.randrange(110) for _ in range(3))
        elif kind < 0.9:
            ground = tuple(r.randint(150, 255) for _ in range(3))
            ink = tuple(r.randrange(120) for _ in range(3))
        elif kind < 0.96:
            ground = tuple(r.randrange(130) for _ in range(3))
            ink = tuple(r.randint(200, 255) for _ in range(3))
        else:
            grey = r.randint(170, 255)
            ground = (grey,) * 3
            ink = tuple(max(0, grey - r.randint(50, 130)) for _ in range(3))
        if abs(sum(ground) - sum(ink)) < 130:
            return (255, 255, 255), (20, 20, 20)
        return ground, ink

    def _page(self, ink, baseline, left, length, size, scale, worn):
        r = self.random
        ground, colour = self._colours(worn)
        height, width = ink.shape
        page = np.empty((height, width, 3), np.float32)
        page[:] = ground
        texture = r.random()
        if texture < (0.22 if worn else 0.06):
            self._guilloche(page, ground, size)
        elif worn and texture < 0.4:
            self._shade(page)
        # What stands above and below.
        lines = ink.copy() if r.random() < 0.3 else None
        if r.random() < 0.12:
            self._slivers(ink, baseline, size, scale)
        if lines is not None and r.random() < 0.55:
            self._rules(ink, baseline, left, length, size, scale)
        strength = r.uniform(0.55, 0.9) if worn and r.random() < 0.2 else 1.0
        alpha = ink.astype(np.float32) * (strength / 255)
        if not worn and r.random() < 0.3:
            # Renderers differ in how they darken edges.
            alpha **= r.uniform(0.7, 1.3)
        page += alpha[:, :, None] * (np.array(colour, np.float32) - page)
        return page.clip(0, 255).astype(np.uint8)

    def _slivers(self, ink, baseline, size, scale):
        """Parts of the lines above and below."""
        r = self.random
        height, width = ink.shape
        for sign in (-1, 1):
            if r.random() < 0.6:
                distance = round(sign * size * r.uniform(1.05, 1.5))
                text = self.texts.line()
                name = self.fonts.pick(r, text)
                if name is None:
                    continue
                other, own_base, _, _ = self._letters(text, name, max(5, round(size)), 0, 0)
                top = round(baseline) + distance - own_base
                y0, y1 = max(0, top), min(height, top + other.shape[0])
                x0 = r.randint(-10, max(0, width // 2))
                a, b = max(0, x0), min(width, x0 + other.shape[1])
                if y1 > y0 and b > a:
                    part = ink[y0:y1, a:b]
                    np.maximum(part, other[y0 - top : y1 - top, a - x0 : b - x0], out=part)

    def _rules(self, ink, baseline, left, length, size, scale):
        r = self.random
        height, width = ink.shape
        shade = r.randint(90, 255)
        thick = max(1, round(size * r.uniform(0.02, 0.12)))
        kind = r.random()
        if kind < 0.35:
            y = round(baseline + size * r.uniform(0.1, 0.32))
            ink[max(0, y) : y + thick, int(left) : int(left + length)] = shade
        elif kind < 0.65:
            for sign in r.choice(((-1,), (1,), (-1, 1))):
                y = round(baseline - size * 0.35 + sign * size * r.uniform(0.62, 0.85))
                if 0 <= y < height:
                    ink[y : y + thick] = shade
        else:
            x = left - size * r.uniform(0.12, 0.4) if r.random() < 0.5 else left + length + size * r.uniform(0.12, 0.4)
            if 0 <= x < width:
                ink[:, int(x) : int(x) + thick] = shade
            if kind > 0.85:
                y = round(baseline + size * r.uniform(0.3, 0.5))
                ink[max(0, y) : max(0, y) + thick] = shade

    def _guilloche(self, page, ground, size):
        r = self.random
        height, width, _ = page.shape
        colour = tuple(int(min(255, max(0, value + r.randint(-70, 40)))) for value in ground)
        if r.random() < 0.6:
            xs = np.arange(0, width + 4, 4)
            for _ in range(r.randint(2, 9)):
                ys = height / 2 + height * r.uniform(0.2, 1.2) * np.sin(xs * r.uniform(0.2, 2) / size + r.uniform(0, 6)) + r.uniform(-height, height) / 2
                points = np.stack([xs, ys], 1).astype(np.int32)
                cv2.polylines(page, [points], False, colour, 1, cv2.LINE_AA)
        else:
            small = self.numbers.random((max(2, int(height / size * 3)), max(2, int(width / size * 2)), 1), np.float32)
            cloud = cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC)[:, :, None]
            page += cloud * (np.array(colour, np.float32) - page) * r.uniform(0.3, 1)

    def _shade(self, page):
        r = self.random
        height, width, _ = page.shape
        ramp = np.linspace(r.uniform(0.55, 1), r.uniform(0.55, 1), width, dtype=np.float32)
        if r.random() < 0.3:
            ramp[int(width * r.random()) :] *= r.uniform(0.6, 0.95)
            ramp = cv2.blur(ramp[None], (9, 1))[0]
        page *= ramp[None, :, None]

    # Wear -----------------------------------------------------------------------------------------------------------

    def _pressed(self, ink, size):
        """Letters thicker or thinner, or faded in places."""
        r = self.random
        kind = r.random()
        if kind < 0.4:
            kernel = np.ones(r.choice(((2, 2), (1, 2), (2, 1))), np.uint8)
            bold = cv2.dilate(ink, kernel)
            return bold if size > 14 else cv2.addWeighted(ink, 0.5, bold, 0.5, 0)
        if kind < 0.7:
            thin = cv2.erode(ink, np.ones((2, 2), np.uint8))
            return cv2.addWeighted(ink, 0.6, thin, 0.4, 0) if size < 24 else thin
        height, width = ink.shape
        if kind < 0.9:
            small = self.numbers.uniform(0.35, 1.3, (max(2, height // 6), max(2, width // 6))).astype(np.float32)
            return (ink * cv2.resize(small, (width, height)).clip(0.25, 1)).astype(np.uint8)
        holes = self.numbers.random((height, width)) < r.uniform(0.02, 0.15)
        ink = ink.copy()
        ink[holes] = 0
        return ink

    @staticmethod
    def _jpeg(page, quality):
        return cv2.imdecode(cv2.imencode(".jpg", page, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR)

    def _worn(self, page, size):
        r = self.random
        if r.random() < 0.5:
            sigma = r.uniform(0.3, 0.07 * size if size > 9 else 0.6)
            page = cv2.GaussianBlur(page, (0, 0), min(2.5, max(0.25, sigma)))
        elif r.random() < 0.25:
            reach = max(2, int(size * r.uniform(0.08, 0.25)))
            kernel = np.zeros((reach, reach), np.float32)
            cv2.line(kernel, (0, r.randrange(reach)), (reach - 1, r.randrange(reach)), 1)
            page = cv2.filter2D(page, -1, kernel / max(1, kernel.sum()))
        if r.random() < 0.12:
            # A page drawn coarse and enlarged.
            factor = r.uniform(0.5, 0.9) if size > 12 else r.uniform(0.75, 0.95)
            height, width, _ = page.shape
            small = cv2.resize(page, (max(4, int(width * factor)), max(4, int(height * factor))), interpolation=r.choice((cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_NEAREST)))
            page = cv2.resize(small, (width, height), interpolation=r.choice((cv2.INTER_LINEAR, cv2.INTER_CUBIC)))
        if r.random() < 0.4:
            sigma = r.uniform(1, 18)
            grain = self.numbers.standard_normal(page.shape[:2] + ((3,) if r.random() < 0.4 else (1,)), dtype=np.float32) * sigma
            page = (page + grain).clip(0, 255).astype(np.uint8)
        if r.random() < 0.08:
            # Photocopied or faxed.
            grey = page.mean(2)
            if size > 12:
                threshold = grey.min() * 0.5 + grey.max() * 0.5 + r.uniform(-0.12, 0.12) * (grey.max() - grey.min())
                page = np.repeat(np.where(grey > threshold, 255, 0).astype(np.uint8)[:, :, None], 3, 2)
        elif r.random() < 0.2:
            low, high = sorted((r.uniform(0, 200), r.uniform(120, 255)))
            if high - low > 60:
                page = (low + page * ((high - low) / 255)).astype(np.uint8)
        if r.random() < 0.5:
            page = self._jpeg(page, r.randint(15 if size > 16 else 40, 95))
        return page
