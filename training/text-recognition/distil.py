"""Trains a pruned copy of PP-OCR's recogniser on lines drawn on the fly, after its teacher and after the lines' texts.

`python3 distil.py CARRY OUT --minutes 8`: CARRY holds the teacher (ch_PP-OCRv4_rec_infer.onnx), its characters
(ppocr_keys_v1.txt), `fonts/` and `words/`; OUT gets student.onnx, characters.txt, projection.npz and log.txt, each minute
and at the end, which comes by the clock or by SIGTERM. `--start OUT` goes on from such a folder.
"""
import argparse
import json
import math
import os
import signal
import sys
import time

STARTED = time.time()

import cv2
import numpy as np
import onnx
import torch
import torch.nn.functional as F
from torch import nn

from alphabet import base_of, characters_in, folding, kept_classes, new_characters, shared_classes, student_characters
from export import write_characters, write_student
from graph_network import GraphNetwork
from pool import Batches, Pool, renderer, unlabelled_crops
from prune import FEATURES, LOGITS, NECK, WIDTHS, prune, with_kept_head, with_student_head

TEACHER_FILE, KEYS_FILE = "ch_PP-OCRv4_rec_infer.onnx", "ppocr_keys_v1.txt"
SPLITS = ("clean", "degraded", "accented")


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("carry")
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, default=8.0, help="from the start of the process to the last file written")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    parser.add_argument("--pool", type=int, default=300_000, help="crops kept")
    parser.add_argument("--first", type=int, default=20_000, help="crops drawn before training starts")
    parser.add_argument("--fill-once", action="store_true", help="the workers end when the pool is full")
    parser.add_argument("--widths", default=",".join(f"{old}:{new}" for old, new in WIDTHS.items()), help="channels before and after")
    parser.add_argument("--prune-crops", type=int, default=1500)
    parser.add_argument("--pixels", type=int, default=320 * 320, help="columns of a batch")
    parser.add_argument("--most", type=int, default=1024, help="crops of a batch")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--warmup", type=int, default=150)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--average", type=float, default=0.998)
    parser.add_argument("--kl", type=float, default=2.0)
    parser.add_argument("--l2", type=float, default=0.3)
    parser.add_argument("--temperature", type=float, default=1.0)
    parser.add_argument("--unlabelled", default=None)
    parser.add_argument("--unlabelled-share", type=float, default=0.15)
    parser.add_argument("--check", type=int, default=500, help="crops of each split of the check")
    parser.add_argument("--check-seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", default=None)
    parser.add_argument("--layout", choices=("auto", "channels_last", "contiguous"), default="auto")
    return parser.parse_args()


class Log:
    def __init__(self, path):
        self.file = open(path, "a", encoding="utf-8")

    def __call__(self, text):
        line = f"{time.time() - STARTED:6.1f} {text}"
        print(line, flush=True)
        self.file.write(line + "\n")
        self.file.flush()


# Input and output of the networks -------------------------------------------------------------------------------------


def as_input(pictures, layout):
    """Blue, green, red, -1..1, as the product gives them."""
    return (pictures.flip(3).permute(0, 3, 1, 2).float() / 127.5 - 1).contiguous(memory_format=layout)


def varied(x):
    """Brighter, weaker, turned to negatives, with noise, grey: so that a crop may be seen some times."""
    count, device = len(x), x.device
    chance = lambda share: (torch.rand(count, 1, 1, 1, device=device) < share).float()
    contrast = 1 + chance(0.5) * (torch.rand(count, 1, 1, 1, device=device) * 0.4 - 0.3)
    brightness = chance(0.5) * (torch.rand(count, 1, 1, 1, device=device) * 0.3 - 0.2)
    x = x * contrast + brightness
    x = x * (1 - 2 * chance(0.04))
    grey = chance(0.15)
    x = x * (1 - grey) + grey * x.mean(1, keepdim=True)
    noise = chance(0.25) * torch.rand(count, 1, 1, 1, device=device) * 0.08
    return (x + noise * torch.randn_like(x)).clamp(-1, 1)


def greedy(logits, characters):
    best = logits.argmax(2).cpu().numpy()
    texts = []
    for row in best:
        changed = row[np.insert(row[1:] != row[:-1], 0, True)]
        texts.append("".join(characters[index - 1] for index in changed if index))
    return texts


def distance(a, b):
    """Of Levenshtein."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


class Check:
    """Lines in fonts and of seeds that are not trained on. Spaces do not count: the product takes them from the ink."""

    def __init__(self, folder, characters, new, count, seed):
        self.characters, self.new = characters, set(new)
        drawn = renderer(folder, characters, new, seed + 77_777, held_out=True)
        lines = {"accented": lambda: drawn.texts.random.choice((drawn.texts.accented, drawn.texts.accented, drawn.texts.accented_strings))()}
        self.crops = []
        for split in SPLITS:
            for _ in range(count):
                text, picture = drawn.crop({"clean": False, "degraded": True}.get(split), lines.get(split))
                self.crops.append((split, text.replace(" ", ""), picture))
        self.by_width = {}
        for index, (_, _, picture) in enumerate(self.crops):
            self.by_width.setdefault(picture.shape[1], []).append(index)

    def rates(self, run, characters, folded=False):
        """Letters that are wrong, of 100, by split. `folded`: accents do not count."""
        plain = lambda text: "".join(base_of(letter) if letter in self.new else letter for letter in text) if folded else text
        wrong, all_ = dict.fromkeys(SPLITS, 0), dict.fromkeys(SPLITS, 0)
        for indexes in self.by_width.values():
            for start in range(0, len(indexes), 128):
                part = indexes[start : start + 128]
                logits = run(torch.from_numpy(np.stack([self.crops[index][2] for index in part])))
                for index, read in zip(part, greedy(logits, characters)):
                    split, text, _ = self.crops[index]
                    wrong[split] += distance(plain(read.replace(" ", "")), plain(text))
                    all_[split] += len(text)
        return {split: 100 * wrong[split] / max(1, all_[split]) for split in SPLITS}


def told(rates):
    return " ".join(f"{split} {rate:.2f}" for split, rate in rates.items())


# Training -------------------------------------------------------------------------------------------------------------


class Distiller:
    def __init__(self, options, teacher, student, projection, teachers, layout):
        self.options, self.layout = options, layout
        self.device = torch.device(options.device)
        self.half = self.device.type == "cuda"
        self.teacher = GraphNetwork(with_kept_head(teacher, kept_classes(teachers)), [LOGITS, FEATURES, NECK]).eval().to(self.device)
        self.teacher.freeze(torch.bfloat16 if self.half else None, layout)
        self.student = GraphNetwork(student, [LOGITS, FEATURES, NECK]).eval().to(self.device)
        self.average = copy_of(student, self.device)
        weights, biases = projection
        self.projection = nn.Linear(weights.shape[1], weights.shape[0]).to(self.device)
        with torch.no_grad():
            self.projection.weight.copy_(torch.from_numpy(weights))
            self.projection.bias.copy_(torch.from_numpy(biases))
        self.trained = [parameter for parameter in self.student.parameters() if parameter.requires_grad]
        own = dict(self.average.named_parameters())
        self.averaged = [own[name].data for name, parameter in self.student.named_parameters() if parameter.requires_grad]
        decayed = [parameter for parameter in self.trained if parameter.ndim > 1]
        others = [parameter for parameter in self.trained if parameter.ndim <= 1]
        groups = [{"params": decayed + [self.projection.weight], "weight_decay": options.decay}, {"params": others + [self.projection.bias], "weight_decay": 0.0}]
        self.optimizer = torch.optim.AdamW(groups, lr=options.rate, betas=(0.9, 0.99), **({"fused": True} if self.half else {}))
        self.shared = torch.tensor(shared_classes(teachers), device=self.device)
        fold = torch.tensor(folding(teachers), device=self.device)
        self.fold = F.one_hot(fold, len(self.shared)).float()
        known = torch.full((len(fold),), -1, dtype=torch.long)
        known[self.shared.cpu()] = torch.arange(len(self.shared))
        self.known = known
        self.steps = 0

    def autocast(self):
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.half)

    def loss(self, pictures, labels, lengths, varying=True):
        options = self.options
        labelled = int((lengths > 0).sum())
        x = pictures.to(self.device, non_blocking=True)
        # The labels of the teacher's classes; -1 where it lacks one.
        theirs = self.known[labels]
        within = torch.arange(labels.shape[1])[None] < lengths[:, None]
        has_new = ((theirs < 0) & within).any(1)
        targets = labels.to(self.device, non_blocking=True)
        with torch.no_grad():
            x = as_input(x, self.layout)
            x = varied(x) if varying else x
            with self.autocast():
                their_logits, their_features, their_neck = self.teacher(x.to(torch.bfloat16) if self.half else x)
            temperature = options.temperature
            their_logits = their_logits.float()
            expected = F.log_softmax(their_logits / temperature, 2)
        with self.autocast():
            logits, features, neck = self.student(x)
            projected = self.projection(features.permute(0, 2, 3, 1))
        logs = F.log_softmax(logits.float(), 2)
        steps = logs.shape[1]
        is_labelled = (lengths > 0).to(self.device)
        full = torch.full((len(x),), steps, dtype=torch.long)
        per_crop = F.ctc_loss(logs.transpose(0, 1), targets, full, lengths, 0, "none", True)
        ctc = (per_crop * is_labelled).sum() / max(1, int(lengths.sum()))
        # How far the teacher reads what is printed says how much is learnt of it.
        with torch.no_grad():
            their_targets = theirs.clamp_min(1).to(self.device)
            their_loss = F.ctc_loss(F.log_softmax(their_logits, 2).transpose(0, 1), their_targets, full, lengths, 0, "none", True)
            trust = torch.exp(-2 * their_loss / lengths.clamp_min(1).to(self.device)).clamp_min(0.1)
            trust = torch.where(is_labelled, trust, torch.full_like(trust, 0.7))
            trust = trust * (~has_new).to(self.device)
        tempered = logs if temperature == 1 else F.log_softmax(logits.float() / temperature, 2)
        # Of crops without labels the teacher does not see the accents: they count as their letters.
        folded = torch.log((tempered.exp() @ self.fold).clamp_min(1e-8))
        own = torch.where(is_labelled[:, None, None], tempered[:, :, self.shared], folded)
        divergence = (expected.exp() * (expected - own)).sum((1, 2)) / steps
        kl = (divergence * trust).sum() / trust.sum().clamp_min(1) * temperature**2
        their_features = their_features.permute(0, 2, 3, 1).float()
        l2 = ((projected.float() - their_features) ** 2).mean() / their_features.var()
        l2 = l2 + ((neck.float() - their_neck.float()) ** 2).mean() / their_neck.float().var()
        total = ctc + options.kl * kl + options.l2 * l2
        return total, torch.stack([total.detach(), ctc.detach(), kl.detach(), l2.detach()])

    def step(self, batch, rate):
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        total, parts = self.loss(*batch)
        self.optimizer.zero_grad(set_to_none=True)
        total.backward()
        nn.utils.clip_grad_norm_(self.trained, 2.0)
        self.optimizer.step()
        self.steps += 1
        with torch.no_grad():
            share = min(self.options.average, (1 + self.steps) / (10 + self.steps))
            torch._foreach_mul_(self.averaged, share)
            torch._foreach_add_(self.averaged, [parameter.data for parameter in self.trained], alpha=1 - share)
        return parts

    @torch.no_grad()
    def read_by(self, network):
        def run(pictures):
            with self.autocast():
                return network(as_input(pictures.to(self.device), self.layout))[0].float()

        return run


def copy_of(model, device):
    network = GraphNetwork(model, [LOGITS]).eval().to(device)
    return network.requires_grad_(False)


def best_layout(options, build, batches, log):
    """Which of the two orders of values in memory trains faster here."""
    if options.device == "cpu" or options.layout != "auto":
        return torch.channels_last if options.layout == "channels_last" else torch.contiguous_format
    batch = batches.next()
    while not 200 <= batch[0].shape[2] <= 400:
        batch = batches.next()
    times = {}
    for layout in (torch.channels_last, torch.contiguous_format):
        distiller = build(layout)
        for turn in range(6):
            if turn == 3:
                torch.cuda.synchronize()
                started = time.time()
            distiller.step(batch, 1e-6)
        torch.cuda.synchronize()
        times[layout] = (time.time() - started) / 3
        log(f"{layout}: {len(batch[0]) / times[layout]:.0f} crops of {batch[0].shape[2]} pixels a second")
        del distiller
    return min(times, key=times.get)


def calibration(batches, count):
    """Crops for the least squares: some of each width, as the network takes them."""
    crops, seen = [], 0
    while seen < count:
        pictures, _, _ = batches.next()
        part = pictures[: max(8, min(len(pictures), count // 12))]
        crops.append(as_input(part, torch.contiguous_format))
        seen += len(part)
    return crops


def main():
    options = arguments()
    os.makedirs(options.out, exist_ok=True)
    log = Log(os.path.join(options.out, "log.txt"))
    ending = []
    signal.signal(signal.SIGTERM, lambda *_: ending.append("told to"))
    signal.signal(signal.SIGINT, lambda *_: ending.append("told to"))
    cv2.setNumThreads(1)
    with open(os.path.join(options.carry, KEYS_FILE), encoding="utf-8") as file:
        teachers = characters_in(file.read())
    characters, new = student_characters(teachers), new_characters(teachers)
    log(f"{len(characters)} characters, {len(new)} of them new; {json.dumps(vars(options))}")

    pool = Pool(options.carry, characters, new, options.pool, options.workers, options.seed, options.fill_once)
    pool.start()
    try:
        train(options, log, ending, pool, teachers, characters, new)
    finally:
        pool.stop()


def train(options, log, ending, pool, teachers, characters, new):
    log(f"pool of {sum(shelf.places for shelf in pool.shelves)} crops, {sum(shelf.pictures.nbytes for shelf in pool.shelves) / 2**30:.1f} GiB")
    deadline = STARTED + options.minutes * 60
    if options.device == "cpu":
        torch.set_num_threads(1)
    else:
        torch.set_num_threads(4)
        torch.backends.cudnn.benchmark = False
        log(torch.cuda.get_device_name())
    unlabelled = unlabelled_crops(options.unlabelled) if options.unlabelled else None
    if unlabelled:
        log(f"{sum(map(len, unlabelled.values()))} crops without labels")
    check = Check(options.carry, characters, new, options.check, options.seed)
    log("check drawn")
    while pool.count() < options.first:
        time.sleep(0.2)
    log(f"{pool.count()} crops drawn")
    batches = Batches(pool, unlabelled, options.pixels, options.most, options.unlabelled_share, options.device != "cpu", options.seed)

    teacher = onnx.load(os.path.join(options.carry, TEACHER_FILE))
    if options.start:
        student = onnx.load(os.path.join(options.start, "student.onnx"))
        saved = np.load(os.path.join(options.start, "projection.npz"))
        projection = saved["weights"], saved["biases"]
    else:
        widths = {int(old): int(new_width) for old, new_width in (pair.split(":") for pair in options.widths.split(","))}
        student, projection = prune(teacher, calibration(batches, options.prune_crops), widths, options.device, log)
        student = with_student_head(student, teachers)
    build = lambda layout: Distiller(options, teacher, student, projection, teachers, layout)
    layout = best_layout(options, build, batches, log)
    distiller = build(layout)
    log(f"{sum(parameter.numel() for parameter in distiller.trained)} parameters, {layout}")

    kept_characters = [characters[index - 1] for index in shared_classes(teachers)[1:]]
    their = distiller.read_by(distiller.teacher)
    log(f"teacher: wrong of 100 letters {told(check.rates(their, kept_characters))}; accents aside {told(check.rates(their, kept_characters, True))}")
    own = distiller.read_by(distiller.average)
    log(f"student, before: {told(check.rates(own, characters))}; accents aside {told(check.rates(own, characters, True))}")

    def save():
        arrays = distiller.average.named_arrays()
        write_student(student, arrays, os.path.join(options.out, "student.part"))
        os.replace(os.path.join(options.out, "student.part"), os.path.join(options.out, "student.onnx"))
        write_characters(teachers, os.path.join(options.out, "characters.txt"))
        linear = distiller.projection
        np.savez(os.path.join(options.out, "projection.npz"), weights=linear.weight.detach().cpu().numpy(), biases=linear.bias.detach().cpu().numpy())

    save()
    began = time.time()
    told_at = checked_at = saved_at = began
    sums, crops, steps = 0, 0, 0
    # The last check and the last file take some seconds.
    last = deadline - (8 if options.device != "cpu" else 5)
    while time.time() < last and not ending:
        progress = (time.time() - began) / (last - began)
        rate = options.rate * min(1.0, (distiller.steps + 1) / options.warmup) * 0.5 * (1 + math.cos(math.pi * min(1.0, progress)))
        batch = batches.next()
        sums = sums + distiller.step(batch, rate)
        crops += len(batch[0])
        steps += 1
        now = time.time()
        if now - told_at > 10:
            total, ctc, kl, l2 = (sums / steps).tolist()
            now = time.time()
            log(f"step {distiller.steps} rate {rate:.1e} loss {total:.4f} (ctc {ctc:.4f} kl {kl:.4f} l2 {l2:.4f}), {crops / (now - told_at):.0f} crops/s, {pool.count()} drawn")
            if not math.isfinite(total):
                log("the loss is no number")
                break
            sums, crops, steps, told_at = 0, 0, 0, now
        if now - checked_at > options.check_seconds:
            log(f"student: {told(check.rates(own, characters))}")
            told_at += time.time() - now
            checked_at = time.time()
        if now - saved_at > 60:
            save()
            saved_at = time.time()
    log(f"end: {ending or 'by the clock'}")
    save()
    log(f"student, after {distiller.steps} steps: {told(check.rates(own, characters))}; accents aside {told(check.rates(own, characters, True))}")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
