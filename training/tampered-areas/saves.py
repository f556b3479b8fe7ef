"""First saves, and what happens to a picture after the edit. Tables are 64 steps in rows, as Pillow takes them."""
import io

import numpy as np
from PIL import Image
from scipy.fft import dctn

# ITU-T T.81, Annex K, tables K.1 and K.2, in rows.
LUMA = np.array([
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99])
CHROMA = np.full((8, 8), 99)
CHROMA[:4, :4] = [[17, 18, 24, 47], [18, 21, 26, 66], [24, 26, 56, 99], [47, 66, 99, 99]]
CHROMA = CHROMA.ravel()


def standard_table(table, quality):
    scale = 5000 / quality if quality < 50 else 200 - 2 * quality
    return np.clip((table * scale + 50) // 100, 1, 255).astype(int)


def some_tables(rng, quality):
    """libjpeg's tables; in one of four cases bent, as cameras' and picture editors' own tables are."""
    luma, chroma = standard_table(LUMA, quality), standard_table(CHROMA, quality)
    if rng.random() < 0.25:
        frequency = np.add.outer(np.arange(8), np.arange(8)).ravel() / 14
        bend = np.exp(rng.normal(0, 0.4) * (frequency - 0.3) + rng.normal(0, 0.08, 64))
        luma, chroma = (np.clip(np.round(t * bend), 1, 255).astype(int) for t in (luma, chroma))
    return [luma.tolist(), chroma.tolist()]


def jpeg(page, tables, subsampled):
    """@return the page as decoded again, and its luma's quantized coefficients: rows x columns x 64 (in rows, not zigzag)"""
    buffer = io.BytesIO()
    image = Image.fromarray(page)
    image.save(buffer, 'JPEG', qtables=tables, subsampling=2 if subsampled else 0)
    decoded = np.asarray(Image.open(buffer).convert('RGB'))
    return decoded, quantized(np.asarray(image.convert('YCbCr'))[..., 0], np.array(tables[0]))


def webp(page, quality):
    buffer = io.BytesIO()
    Image.fromarray(page).save(buffer, 'WEBP', quality=quality)
    return np.asarray(Image.open(buffer).convert('RGB'))


def quantized(luma, table, origin=(0, 0)):
    """Coefficients of whole blocks from `origin` (x, y) on, in units of `table`'s steps."""
    x, y = origin
    rows, columns = (luma.shape[0] - y) // 8, (luma.shape[1] - x) // 8
    whole = luma[y:y + rows * 8, x:x + columns * 8].astype(np.float32) - 128
    blocks = whole.reshape(rows, 8, columns, 8).transpose(0, 2, 1, 3)
    return np.round(dctn(blocks, axes=(2, 3), norm='ortho').reshape(rows, columns, 64) / table).astype(np.int16)


def resized(page, factor):
    height, width, _ = page.shape
    return np.asarray(Image.fromarray(page).resize((round(width * factor), round(height * factor)), Image.BICUBIC))


class Saved:
    """A picture as uploaded: pixels, its blocks' coefficients, the table of their steps, and the first block's place (x, y)."""

    def __init__(self, page, coefficients, table, origin=(0, 0)):
        self.page, self.coefficients, self.table, self.origin = page, coefficients, np.array(table), origin


def saved_as_jpeg(page, quality_tables, subsampled):
    decoded, coefficients = jpeg(page, quality_tables, subsampled)
    return Saved(decoded, coefficients, quality_tables[0])


def saved_without_table(page, origin):
    luma = np.asarray(Image.fromarray(page).convert('L'))
    return Saved(page, quantized(luma, np.ones(64), origin), np.ones(64, int), origin)


CHAINS = {'jpeg_finer': 0.2, 'jpeg_coarser': 0.28, 'jpeg_other_tables': 0.08, 'png': 0.08, 'webp': 0.12, 'messenger': 0.1, 'resized': 0.06, 'screenshot': 0.08}


def roll_chain(rng, first_quality):
    """@return a function from a mask or page (and whether it is a mask) to what the chain makes of it: the same for a page and its twin"""
    name = str(rng.choice(list(CHAINS), p=list(CHAINS.values())))
    finer = rng.integers(max(88, first_quality), 99) if first_quality < 98 else 98
    coarser = rng.integers(60, max(62, min(90, first_quality)))
    subsampled = rng.random() < 0.5
    factor = {'messenger': rng.uniform(0.6, 1), 'resized': rng.uniform(0.5, 0.97), 'screenshot': rng.choice([1, 1, 0.9, 0.8, 0.75])}.get(name, 1)
    quality = {'jpeg_finer': finer, 'jpeg_coarser': coarser, 'jpeg_other_tables': rng.integers(60, 97), 'messenger': rng.integers(60, 83)}.get(name, rng.integers(75, 96))
    tables = some_tables(rng, int(quality))
    if name != 'jpeg_other_tables':
        tables = [standard_table(LUMA, int(quality)).tolist(), standard_table(CHROMA, int(quality)).tolist()]
    crop = tuple(int(v) for v in rng.integers(0, 8, 2)) if name == 'screenshot' or rng.random() < 0.1 else (0, 0)
    origin = tuple((-v) % 8 for v in crop) if factor == 1 and rng.random() < 0.8 else (0, 0)
    webp_quality = int(rng.integers(70, 93))

    def shaped(page):
        page = page[crop[1]:, crop[0]:]
        return resized(page, factor) if factor != 1 else page

    def saved(page):
        page = np.ascontiguousarray(shaped(page))
        if name in ('png', 'screenshot'):
            return saved_without_table(page, origin)
        if name == 'webp':
            return saved_without_table(webp(page, webp_quality), (0, 0))
        return saved_as_jpeg(page, tables, subsampled or name == 'messenger')

    return name, shaped, saved
