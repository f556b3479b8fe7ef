"""What a scanner, a phone or a screen makes of a page before anybody saves it. Pages are uint8 arrays of height x width x 3 (sRGB)."""
import numpy as np
from PIL import Image, ImageFilter
from scipy import ndimage


def as_image(page):
    return Image.fromarray(page)


def smooth_field(rng, height, width, cells):
    """A slowly changing field of about -1..1: `cells` x `cells` random values, spread bicubically."""
    coarse = Image.fromarray(rng.normal(0, 0.5, (cells, cells)).astype(np.float32))
    return np.asarray(coarse.resize((width, height), Image.BICUBIC))


def sensor_noise(rng, shape, steps):
    """Noise of `steps` (of 0..255) deviation, as correlated between neighbours and channels as some camera's processing leaves it."""
    height, width, _ = shape
    noise = rng.normal(0, 1, (height, width, 1)).astype(np.float32).repeat(3, 2) * rng.uniform(0, 1)
    noise = noise + rng.normal(0, 1, shape).astype(np.float32)
    blur = rng.choice([0, 0, 0.5, 0.8, 1.2])
    if blur:
        noise = ndimage.gaussian_filter(noise, (blur, blur, 0))
    return noise * (steps / max(1e-6, float(noise.std())))


def softened(rng, page, least, most):
    return np.asarray(as_image(page).filter(ImageFilter.GaussianBlur(rng.uniform(least, most))))


def scanned(rng, page):
    """Tilt, a soft lens, paper, noise, and the scanner's levels: often white is cut off."""
    height, width, _ = page.shape
    paper = tuple(int(v) for v in rng.integers(225, 256, 3))
    tilted = as_image(page).rotate(rng.normal(0, 0.5), Image.BICUBIC, fillcolor=paper)
    soft = softened(rng, np.asarray(tilted), 0.3, 1.1).astype(np.float32)
    soft = soft * (np.array(paper, np.float32) / 255)
    soft += smooth_field(rng, height, width, 6)[..., None] * rng.uniform(0, 8)
    soft += smooth_field(rng, height, width, 90)[..., None] * rng.uniform(0, 5)
    soft += sensor_noise(rng, page.shape, rng.uniform(0.5, 6))
    if rng.random() < 0.6:
        black, white = rng.uniform(0, 40), rng.uniform(215, 256)
        soft = (soft - black) * (255 / (white - black))
    if rng.random() < 0.25:
        soft = soft.mean(2, keepdims=True).repeat(3, 2)
    page = np.clip(soft, 0, 255).astype(np.uint8)
    return np.asarray(as_image(page).filter(ImageFilter.UnsharpMask(1.5, int(rng.integers(30, 120)), 2))) if rng.random() < 0.4 else page


def photographed(rng, page, table):
    """Perspective, light from a side, a surface around, a soft lens and noise. `table`: a photograph that the page lies on."""
    height, width, _ = page.shape
    corners = np.array([(0, 0), (0, height), (width, height), (width, 0)], float)
    moved = corners + rng.uniform(-0.05, 0.05, (4, 2)) * (width, height) * rng.uniform(0.3, 1)
    margin = rng.uniform(0, 0.06) * width
    moved = margin + moved * (1 - 2 * margin / width)
    coefficients = perspective(moved, corners)
    warp = lambda image, fill: image.transform((width, height), Image.PERSPECTIVE, coefficients, Image.BICUBIC, fillcolor=fill)
    seen = np.asarray(warp(as_image(page), (0, 0, 0))).astype(np.float32)
    mask = np.asarray(warp(Image.new('L', (width, height), 255), 0)).astype(np.float32)[..., None] / 255
    around = np.asarray(as_image(table).resize((width, height), Image.BICUBIC)).astype(np.float32)
    light = 1 + smooth_field(rng, height, width, 3)[..., None] * rng.uniform(0, 0.3)
    tint = 1 + rng.normal(0, 0.04, 3)
    scene = (seen * mask * rng.uniform(0.7, 0.98) + around * (1 - mask)) * light * tint
    scene = np.clip(scene, 0, 255).astype(np.uint8)
    scene = softened(rng, scene, 0.4, 1.4).astype(np.float32) + sensor_noise(rng, page.shape, rng.uniform(1, 8))
    scene = np.clip(scene, 0, 255).astype(np.uint8)
    if rng.random() < 0.3:
        scene = np.asarray(as_image(scene).filter(ImageFilter.MedianFilter(3)))
    if rng.random() < 0.5:
        scene = np.asarray(as_image(scene).filter(ImageFilter.UnsharpMask(1.2, int(rng.integers(40, 150)), 1)))
    return scene


def perspective(source, target):
    """Pillow's eight coefficients that show `target` at the four places `source`."""
    rows, values = [], []
    for (x, y), (u, v) in zip(source, target):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return np.linalg.solve(np.array(rows), np.array(values))
