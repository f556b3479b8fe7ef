"""`python3 test_training.py CARRY`: what the parts promise, on the teacher's file; some seconds on a CPU."""
import os
import random
import sys

import numpy as np
import onnx
import torch

from alphabet import base_of, characters_in, folding, kept_classes, new_characters, shared_classes, student_characters
from graph_network import GraphNetwork, constants_of
from pool import renderer
from prune import FEATURES, LOGITS, NECK, prune, with_kept_head, with_student_head
from render import HEIGHT, WIDTHS
from texts import Texts, load_words

CARRY = sys.argv[1]
TEACHER = onnx.load(os.path.join(CARRY, "ch_PP-OCRv4_rec_infer.onnx"))
with open(os.path.join(CARRY, "ppocr_keys_v1.txt"), encoding="utf-8") as keys:
    TEACHERS = characters_in(keys.read())
CHARACTERS, NEW = student_characters(TEACHERS), new_characters(TEACHERS)


def crops_of(count, width=160):
    drawn = renderer(CARRY, CHARACTERS, NEW, 5, held_out=False)
    pictures = []
    while len(pictures) < count:
        _, picture = drawn.crop(False)
        if picture.shape[1] >= width:
            pictures.append(picture[:, :width])
    return torch.from_numpy(np.stack(pictures)).flip(3).permute(0, 3, 1, 2).float() / 127.5 - 1


@torch.no_grad()
def test_fused_is_plain_and_batches_are_single_crops():
    crops = crops_of(3)
    plain, fused = (GraphNetwork(TEACHER, [LOGITS, FEATURES, NECK], fuse).eval() for fuse in (False, True))
    for a, b in zip(plain(crops), fused(crops)):
        assert (a - b).abs().max() < 1e-4 * a.abs().max()
    assert (fused(crops)[0][1:2] - fused(crops[1:2])[0]).abs().max() < 1e-3
    before = fused(crops)[0]
    fused.freeze()
    assert torch.equal(before, fused(crops)[0])


@torch.no_grad()
def test_student_classes_are_the_teachers_and_new_ones():
    crops = crops_of(2)
    kept = GraphNetwork(with_kept_head(TEACHER, kept_classes(TEACHERS)), [LOGITS])(crops)[0]
    own = GraphNetwork(with_student_head(TEACHER, TEACHERS), [LOGITS])(crops)[0]
    assert own.shape[2] == 1 + len(CHARACTERS) and CHARACTERS[-1] == " "
    assert (own[:, :, shared_classes(TEACHERS)] - kept).abs().max() < 1e-4
    fold = folding(TEACHERS)
    known = [character for character in CHARACTERS if character not in NEW]
    for letter in NEW:
        assert fold[1 + CHARACTERS.index(letter)] == 1 + known.index(base_of(letter))


@torch.no_grad()
def test_pruning_nothing_changes_nothing_and_pruning_keeps_the_nodes():
    crops = [crops_of(4)]
    same, _ = prune(TEACHER, crops, {}, log=lambda _: None)
    for name, array in constants_of(TEACHER).items():
        assert array.shape == constants_of(same)[name].shape
    pruned, (weights, biases) = prune(TEACHER, crops, {480: 352}, log=lambda _: None)
    assert [node.name for node in pruned.graph.node] == [node.name for node in TEACHER.graph.node]
    assert weights.shape == (480, 352) and biases.shape == (480,)
    theirs, own = (GraphNetwork(model, [LOGITS])(crops[0])[0] for model in (TEACHER, pruned))
    assert (theirs.argmax(2) == own.argmax(2)).float().mean() > 0.8


def test_lines_are_of_the_alphabet_and_pictures_of_the_widths():
    words = load_words(os.path.join(CARRY, "words"))
    texts = Texts(random.Random(3), words, CHARACTERS[:-1], NEW)
    lines = [texts.line() for _ in range(3000)]
    assert set("".join(lines)) == set(CHARACTERS)
    drawn = renderer(CARRY, CHARACTERS, NEW, 5, held_out=True)
    again = renderer(CARRY, CHARACTERS, NEW, 5, held_out=True)
    for _ in range(30):
        (text, picture), (other, same) = drawn.crop(), again.crop()
        assert picture.shape[0] == HEIGHT and picture.shape[1] in WIDTHS
        assert text == other and np.array_equal(picture, same)


if __name__ == "__main__":
    for name, test in list(globals().items()):
        if name.startswith("test_"):
            test()
            print(name)
