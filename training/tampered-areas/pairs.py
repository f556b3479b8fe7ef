"""Pairs of twins: a page edited and unedited, saved alike, and the facts of their blocks."""
import numpy as np
import torch

import edits
from block_facts import LEVELS, colour_planes
from saves import jpeg, roll_chain, some_tables

# The network's input is this many blocks of 8 pixels wide and high in training.
CROP_BLOCKS = 44
# An area counts as edited from this share of a block's pixels on.
EDITED_SHARE = 0.06


def techniques(bases, fonts):
    return [
        (edits.copy_character, 0.16), (edits.copy_word, 0.16), (edits.copy_block, 0.1), (edits.splice_word, 0.24), (edits.erase, 0.08),
        (edits.retype(fonts), 0.1), (edits.replace_picture(bases.photograph), 0.1), (edits.stamp, 0.06)]


def first_save(rng, page):
    """@return the page after its first save (none in one of six), and that save's quality"""
    if rng.random() < 1 / 6:
        return page, 75
    quality = int(rng.integers(50, 97))
    return jpeg(page, some_tables(rng, quality), rng.random() < 0.6)[0], quality


def twins(rng, bases, fonts):
    """@return (honest, edited, mask of edited pixels as uint8 0/255 x 3, name of the chain), or None where nothing could be edited"""
    page, quality = first_save(rng, bases.page(rng))
    donor, _ = first_save(rng, bases.page(rng))
    makers, weights = zip(*techniques(bases, fonts))
    edited, mask = page, np.zeros(page.shape[:2], bool)
    for _ in range(int(rng.choice([1, 1, 1, 2, 3]))):
        result = makers[rng.choice(len(makers), p=weights)](rng, edited, donor)
        if result:
            edited, mask = result[0], mask | result[1]
    if not mask.any():
        return None
    chain, shaped, saved = roll_chain(rng, quality)
    return saved(page), saved(edited), shaped((mask * np.uint8(255))[..., None].repeat(3, 2)), chain


def block_share(mask, origin, rows, columns):
    x, y = origin
    whole = mask[y:y + rows * 8, x:x + columns * 8, 0].astype(np.float32) / 255
    return whole.reshape(rows, 8, columns, 8).mean((1, 3))


def histogram(levels):
    """How often each of a page's levels stands at each of the 64 frequencies: 64 x LEVELS."""
    flat = levels.reshape(-1, 64)
    return np.stack([np.bincount(flat[:, f], minlength=LEVELS) for f in range(64)])


def levels_of(saved):
    return np.minimum(np.abs(saved.coefficients), LEVELS - 1).astype(np.uint8)


def fixed_facts(facts, saved, levels):
    """Of a whole picture: channels x rows x columns, as 16-bit floats."""
    rows, columns, _ = levels.shape
    x, y = saved.origin
    whole = np.array(saved.page[y:y + rows * 8, x:x + columns * 8])
    with torch.no_grad():
        return facts(
            colour_planes(torch.from_numpy(whole[None])), torch.from_numpy(levels).long(), torch.from_numpy(histogram(levels)).float(),
            torch.from_numpy(saved.table).float())[0].numpy().astype(np.float16)


def example(rng, bases, fonts, facts):
    """
    Facts of three crops, 3 x channels x CROP_BLOCKS x CROP_BLOCKS: around an edit, the unedited page first, and of the unedited page elsewhere; where the second is
    edited; the chain. None where nothing could be edited, or the page is too small.
    """
    made = twins(rng, bases, fonts)
    if not made:
        return None
    honest, tampered, mask, chain = made
    rows, columns, _ = tampered.coefficients.shape
    if min(rows, columns) < CROP_BLOCKS:
        return None
    edited = block_share(mask, tampered.origin, rows, columns) > EDITED_SHARE
    if not edited.any():
        return None
    of_honest, of_edited = (fixed_facts(facts, s, levels_of(s)) for s in (honest, tampered))
    at = np.argwhere(edited)[rng.integers(edited.sum())]
    most = np.array([rows, columns]) - CROP_BLOCKS
    row, column = np.clip(at - rng.integers(2, CROP_BLOCKS - 2, 2), 0, most)
    other_row, other_column = rng.integers(0, most + 1)
    crop = lambda maps, r, c: maps[..., r:r + CROP_BLOCKS, c:c + CROP_BLOCKS]
    return {
        'facts': np.stack([crop(of_honest, row, column), crop(of_edited, row, column), crop(of_honest, other_row, other_column)]),
        'edited': crop(edited, row, column),
        'chain': chain,
    }
