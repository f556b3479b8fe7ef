"""python3 -m unittest, in this folder."""
import unittest

import numpy as np
import torch

from block_facts import LEVELS, BlockFacts, colour_planes
from edits import laid
from pairs import block_share, histogram
from saves import CHROMA, LUMA, Saved, jpeg, quantized, standard_table
from train import auc


def noisy(seed, deviation, height=160, width=160):
    noise = np.random.default_rng(seed).normal(200, deviation, (height, width, 1)).repeat(3, 2)
    return np.clip(noise, 0, 255).astype(np.uint8)


class Saving(unittest.TestCase):
    def test_coefficients_are_those_that_the_decoded_pixels_show(self):
        table = standard_table(LUMA, 80)
        decoded, coefficients = jpeg(noisy(1, 12), [table.tolist(), standard_table(CHROMA, 80).tolist()], False)
        self.assertGreater((quantized(decoded[..., 0], table) == coefficients).mean(), 0.97)

    def test_blocks_begin_at_the_origin(self):
        luma = np.zeros((20, 20))
        luma[4:12, 4:12] = 128
        levels = quantized(luma, np.ones(64), (4, 4))
        self.assertEqual(levels[0, 0].tolist(), [0] * 64)
        self.assertEqual(levels[1, 1, 0], -1024)


class Editing(unittest.TestCase):
    def test_the_mask_holds_every_pixel_that_changed_and_no_other(self):
        page = noisy(2, 5)
        edited, mask = laid(page, noisy(3, 5, 20, 30), 150, 40, 2)
        self.assertTrue(((edited != page).any(2) == mask).all())
        self.assertFalse(mask[:, :150].any())

    def test_shares_of_blocks(self):
        mask = np.zeros((16, 16, 3), np.uint8)
        mask[0:8, 8:12] = 255
        self.assertEqual(block_share(mask, (0, 0), 2, 2).tolist(), [[0, 0.5], [0, 0]])


class Facts(unittest.TestCase):
    def test_a_noisier_patch_stands_out_from_its_surroundings(self):
        page, _ = laid(noisy(4, 1), noisy(5, 6, 24, 24), 64, 64, 0)
        saved = Saved(page, quantized(page[..., 0], np.ones(64)), np.ones(64))
        levels = np.minimum(np.abs(saved.coefficients), LEVELS - 1)
        facts, histograms = BlockFacts(), torch.from_numpy(histogram(levels)).float()
        with torch.no_grad():
            found = facts(colour_planes(torch.from_numpy(page[None])), torch.from_numpy(levels).long(), histograms, torch.ones(64))[0]
        self.assertEqual(tuple(found.shape), (facts.channels, 20, 20))
        noise_beside_surroundings = found[len(BlockFacts.KINDS)]
        self.assertEqual(divmod(int(noise_beside_surroundings.argmax()), 20), (9, 9))


class Scoring(unittest.TestCase):
    def test_ties_count_half(self):
        self.assertEqual(auc([0, 1], [1, 2]), 0.875)


if __name__ == '__main__':
    unittest.main()
