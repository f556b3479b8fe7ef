"""python3 train.py FACTS HELD_OUT_FACTS WEIGHTS --minutes N: trains the head on shards as they are written, keeps what does best on the held-out ones."""
import argparse
import glob
import math
import os
import time

import numpy as np
import torch
from torch.nn import functional as F

from block_facts import BlockFacts
from network import Head

BATCH_PAIRS = 8
# Of each crop as much is shown at a time, edited blocks in it.
SHOWN_BLOCKS = 30
STANDARDIZED_ON_PAIRS = 96
PEAK_RATE = 3e-3
# The score of a picture: the mean of its hottest blocks.
HOTTEST_BLOCKS = 3


def window(rng, example):
    """The example cut to SHOWN_BLOCKS around one of its edited blocks."""
    at = np.argwhere(example['edited'])[rng.integers(example['edited'].sum())]
    row, column = np.clip(at - rng.integers(1, SHOWN_BLOCKS - 1, 2), 0, np.array(example['edited'].shape) - SHOWN_BLOCKS)
    cut = lambda x: x[..., row:row + SHOWN_BLOCKS, column:column + SHOWN_BLOCKS]
    return {'facts': cut(example['facts']), 'edited': cut(example['edited'])}


def as_batch(examples, axes=()):
    """Pairs to 3N crops of facts - unedited, edited, unedited elsewhere - and where they are edited."""
    turn = lambda x: np.ascontiguousarray(np.flip(x, axes)) if axes else x
    facts = np.stack([e['facts'][i] for i in range(3) for e in examples])
    edited = torch.from_numpy(turn(np.stack([e['edited'] for e in examples]))).float()
    none = torch.zeros_like(edited)
    return torch.from_numpy(turn(facts)).float(), torch.cat([none, edited, none])


def soft_hottest(logits):
    return torch.logsumexp(logits.flatten(1), 1)


def loss_of(logits, edited):
    """Blocks by cross entropy and overlap (Dice); pictures by the rank of the edited one above its twin and above others."""
    pairs = len(logits) // 3
    weight = 1 + 3 * edited
    cross = F.binary_cross_entropy_with_logits(logits, edited, weight, reduction='sum') / weight.sum()
    found, true = torch.sigmoid(logits[pairs:2 * pairs]), edited[pairs:2 * pairs]
    dice = 1 - (2 * (found * true).sum((1, 2)) + 1) / (found.sum((1, 2)) + true.sum((1, 2)) + 1)
    unedited, tampered, elsewhere = soft_hottest(logits).split(pairs)
    ranked = F.softplus(unedited - tampered).mean() + F.softplus(torch.cat([unedited, elsewhere])[None] - tampered[:, None]).mean()
    return 4 * cross + 0.4 * dice.mean() + 0.4 * ranked


class Shards:
    def __init__(self, folder):
        self.folder, self.loaded = folder, {}

    def refresh(self):
        for path in sorted(glob.glob(os.path.join(self.folder, '*[0-9].npz'))):
            if path not in self.loaded:
                self.loaded[path] = dict(np.load(path))
        self.examples = [{k: s[k][i] for k in s} for s in self.loaded.values() for i in range(len(s['edited']))]


def auc(honest, edited):
    honest, edited = np.asarray(honest), np.asarray(edited)
    return float(((edited[:, None] > honest).mean() + (edited[:, None] >= honest).mean()) / 2)


@torch.no_grad()
def measured(head, examples):
    """AUC of crops, edited against all unedited ones, and of blocks; of crops by chain."""
    head.eval()
    scores, inside, outside = [], [], []
    for start in range(0, len(examples), BATCH_PAIRS):
        some = examples[start:start + BATCH_PAIRS]
        facts, edited = as_batch(some)
        logits = head(facts)
        scores.append(logits.flatten(1).topk(HOTTEST_BLOCKS, 1).values.mean(1).numpy().reshape(3, -1))
        half, place = logits[len(some):2 * len(some)].numpy(), edited[len(some):2 * len(some)].numpy() > 0
        inside += list(half[place][::3])
        outside += list(half[~place][::97])
    head.train()
    unedited, tampered, elsewhere = np.concatenate(scores, 1)
    chains = np.array([str(e['chain']) for e in examples])
    by_chain = {c: round(auc(unedited[chains == c], tampered[chains == c]), 2) for c in sorted(set(chains))}
    return auc(unedited, tampered), auc(outside, inside), by_chain


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('facts')
    parser.add_argument('held_out')
    parser.add_argument('weights')
    parser.add_argument('--minutes', type=float, default=30)
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    rng = np.random.default_rng(args.seed)
    head = Head(BlockFacts().channels)
    print(sum(p.numel() for p in head.parameters()), 'weights')
    optimizer = torch.optim.AdamW(head.parameters(), lr=PEAK_RATE, weight_decay=3e-2)
    shards, held_out = Shards(args.facts), Shards(args.held_out)
    held_out.refresh()
    shards.refresh()
    head.standardize(as_batch(shards.examples[:STANDARDIZED_ON_PAIRS])[0])
    best, step, began, mean_loss = 0.0, 0, time.time(), 0.0
    measured_at = began
    while (spent := (time.time() - began) / 60 / args.minutes) < 1:
        if step % 50 == 0:
            shards.refresh()
        for group in optimizer.param_groups:
            group['lr'] = PEAK_RATE * min(1, (step + 1) / 50) * (0.5 + 0.5 * math.cos(math.pi * spent))
        axes = tuple(a for a in (-1, -2) if rng.random() < 0.5)
        drawn = [window(rng, shards.examples[i]) for i in rng.integers(0, len(shards.examples), BATCH_PAIRS)]
        facts, edited = as_batch(drawn, axes)
        loss = loss_of(head(facts), edited)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(head.parameters(), 2.0)
        optimizer.step()
        step += 1
        mean_loss += (loss.item() - mean_loss) / min(step, 50)
        if time.time() > measured_at + 120:
            best = keep_best(head, held_out.examples, args.weights, best, f'step {step}, {len(shards.examples)} pairs, loss {mean_loss:.3f}')
            measured_at = time.time()
    keep_best(head, held_out.examples, args.weights, best, f'end, step {step}')


def keep_best(head, examples, path, best, when):
    crops, blocks, by_chain = measured(head, examples)
    print(f'{time.strftime("%H:%M:%S")} {when}: crops {crops:.3f} blocks {blocks:.3f} {by_chain}', flush=True)
    torch.save(head.state_dict(), path + '.last')
    if crops > best:
        torch.save(head.state_dict(), path)
    return max(best, crops)


if __name__ == '__main__':
    main()
