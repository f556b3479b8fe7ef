"""python3 make_examples.py CLEAN CAPTURED OUT [--seed N] [--count N] [--held-out]: writes shards of 32 pairs, until COUNT or for ever."""
import argparse
import os
import subprocess
import sys
import time

import numpy as np
import torch

from bases import CapturedPages, CleanPages
from block_facts import BlockFacts
from pairs import example

SHARD_PAIRS = 32


def fonts_here():
    listed = subprocess.run(['fc-list', ':lang=en', '--format', '%{file}\n'], capture_output=True, text=True, check=True).stdout
    return sorted(f for f in listed.split('\n') if f.endswith(('.ttf', '.otf')))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('clean')
    parser.add_argument('captured')
    parser.add_argument('out')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--count', type=int, default=0)
    parser.add_argument('--held-out', action='store_true')
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    rng = np.random.default_rng(args.seed)
    bases = CapturedPages(args.captured, CleanPages(args.clean, args.held_out))
    bases.refresh()
    torch.set_num_threads(1)
    facts, fonts, pending, written = BlockFacts(), fonts_here(), [], 0
    while not args.count or written < args.count:
        pair = example(rng, bases, fonts, facts)
        if not pair:
            continue
        pending.append(pair)
        if len(pending) == SHARD_PAIRS:
            path = os.path.join(args.out, f'{args.seed}-{written:06d}.npz')
            np.savez(path + '.part.npz', **{key: np.stack([p[key] for p in pending]) for key in pending[0]})
            os.rename(path + '.part.npz', path)
            written += SHARD_PAIRS
            pending = []
            bases.refresh()
            print(time.strftime('%H:%M:%S'), written, flush=True)


if __name__ == '__main__':
    sys.exit(main())
