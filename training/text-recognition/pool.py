"""Crops that worker processes draw into memory shared with the trainer, by width; when all places are taken the oldest go."""
import io
import mmap
import os
import queue
import random
import signal
import struct
import threading

import cv2
import numpy as np
import torch
from PIL import Image

from render import HEIGHT, WIDTHS, Fonts, Renderer, width_for
from texts import Texts, load_words

MOST_LETTERS = 96


class Shelf:
    """Places for crops of one width. Odd versions: being written."""

    def __init__(self, width, places):
        self.width = width
        self.places = places
        self.pictures = _shared((places, HEIGHT, width, 3), np.uint8)
        self.labels = _shared((places, MOST_LETTERS), np.int16)
        self.lengths = _shared((places,), np.int16)
        self.versions = _shared((places,), np.int32)


def _shared(shape, dtype):
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return np.frombuffer(mmap.mmap(-1, max(1, size)), dtype, count=int(np.prod(shape))).reshape(shape)


class Pool:
    def __init__(self, folder, characters, new, places, workers, seed, fill_once=False):
        self.folder, self.characters, self.new, self.seed = folder, characters, new, seed
        self.workers = workers
        self.fill_once = fill_once
        self.classes = {character: index + 1 for index, character in enumerate(characters)}
        sample = renderer(folder, characters, new, seed + 999, held_out=False)
        counts = np.full(len(WIDTHS), 2.0)
        for _ in range(min(1500, places)):
            counts[WIDTHS.index(sample.crop()[1].shape[1])] += 1
        shares = counts / counts.sum()
        self.shelves = [Shelf(width, -(-max(8 * workers, int(places * share)) // workers) * workers) for width, share in zip(WIDTHS, shares)]
        self.made = _shared((workers,), np.int64)
        self.children = []

    def start(self):
        """Before anything of CUDA, since the workers are forks."""
        for worker in range(self.workers):
            child = os.fork()
            if child == 0:
                try:
                    self._work(worker)
                finally:
                    os._exit(0)
            self.children.append(child)

    def stop(self):
        for child in self.children:
            try:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        self.children = []

    def _work(self, worker):
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.nice(5)
        cv2.setNumThreads(1)
        own = renderer(self.folder, self.characters, self.new, self.seed * 1000 + worker, held_out=False)
        nexts = [0] * len(self.shelves)
        parent = os.getppid()
        total = sum(shelf.places for shelf in self.shelves) // self.workers
        while os.getppid() == parent and not (self.fill_once and self.made[worker] >= total):
            text, picture = own.crop()
            if len(text) > MOST_LETTERS:
                continue
            index = WIDTHS.index(picture.shape[1])
            shelf = self.shelves[index]
            place = worker + self.workers * (nexts[index] % (shelf.places // self.workers))
            nexts[index] += 1
            shelf.versions[place] += 1
            shelf.pictures[place] = picture
            shelf.labels[place, : len(text)] = [self.classes[letter] for letter in text]
            shelf.lengths[place] = len(text)
            shelf.versions[place] += 1
            self.made[worker] += 1

    def count(self):
        return int(self.made.sum())


def renderer(folder, characters, new, seed, held_out):
    words = load_words(os.path.join(folder, "words"))
    texts = Texts(random.Random(seed), words, [character for character in characters if character != " "], new)
    return Renderer(Fonts(os.path.join(folder, "fonts"), held_out), texts, seed)


def unlabelled_crops(path):
    """Pictures by width, out of what make-crops.ts writes or of a folder of PNG strips; stretched to the nearest width."""
    found = {width: [] for width in WIDTHS}
    for picture in _pictures_in(path):
        width = width_for(picture.shape[1])
        if picture.shape[1] <= WIDTHS[-1] * 1.1:
            found[width].append(cv2.resize(picture, (width, HEIGHT), interpolation=cv2.INTER_AREA if picture.shape[1] > width else cv2.INTER_LINEAR))
    return {width: np.stack(pictures) for width, pictures in found.items() if pictures}


def _pictures_in(path):
    if os.path.isdir(path):
        for name in sorted(os.listdir(path)):
            if name.endswith(".png"):
                yield np.asarray(Image.open(os.path.join(path, name)).convert("RGB"))
        return
    with open(path, "rb") as file:
        packed = file.read()
    at = 0
    while at + 4 <= len(packed):
        (length,) = struct.unpack_from("<I", packed, at)
        yield np.asarray(Image.open(io.BytesIO(packed[at + 4 : at + 4 + length])).convert("RGB"))
        at += 4 + length


class Batches:
    """Gathers batches in a thread: all of one width, each crop of the pool as likely as another."""

    def __init__(self, pool, unlabelled, pixels, most, unlabelled_share, pinned, seed):
        self.pool, self.unlabelled, self.pinned = pool, unlabelled, pinned
        self.share = unlabelled_share
        self.sizes = [max(8, min(most, pixels // shelf.width)) for shelf in pool.shelves]
        self.random = np.random.default_rng(seed)
        self.pictures = [torch.from_numpy(shelf.pictures) for shelf in pool.shelves]
        self.others = {width: torch.from_numpy(pictures) for width, pictures in (unlabelled or {}).items()}
        self.ready = queue.Queue(6)
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self):
        while True:
            filled = np.array([int((shelf.versions > 1).sum()) for shelf in self.pool.shelves], float)
            weights = filled / self.sizes
            if weights.sum() == 0:
                continue
            for _ in range(50):
                index = int(self.random.choice(len(weights), p=weights / weights.sum()))
                self.ready.put(self._batch(index))

    def _batch(self, index):
        """Pictures (uint8, N x 48 x W x 3), labels (N x most), lengths; those without labels come last, with length 0."""
        shelf, size = self.pool.shelves[index], self.sizes[index]
        other = self.others.get(shelf.width)
        beside = 0 if other is None else min(int(size * self.share), 4 * len(other))
        filled = np.nonzero(shelf.versions > 1)[0]
        places = self.random.choice(filled, size - beside)
        before = shelf.versions[places]
        pictures = torch.empty((size, HEIGHT, shelf.width, 3), dtype=torch.uint8, pin_memory=self.pinned)
        torch.index_select(self.pictures[index], 0, torch.from_numpy(places), out=pictures[: size - beside])
        labels = shelf.labels[places].astype(np.int64)
        lengths = shelf.lengths[places].astype(np.int64)
        # What was written meanwhile counts as without a label.
        lengths[(before != shelf.versions[places]) | (before % 2 == 1)] = 0
        if beside:
            chosen = torch.from_numpy(self.random.integers(len(other), size=beside))
            torch.index_select(other, 0, chosen, out=pictures[size - beside :])
            labels = np.concatenate([labels, np.zeros((beside, MOST_LETTERS), np.int64)])
            lengths = np.concatenate([lengths, np.zeros(beside, np.int64)])
        most = max(1, int(lengths.max()))
        return pictures, torch.from_numpy(np.ascontiguousarray(labels[:, :most])), torch.from_numpy(lengths)

    def next(self):
        return self.ready.get()
