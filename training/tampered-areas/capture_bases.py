"""python3 capture_bases.py CLEAN OUT COUNT [--seed N] [--held-out]: captures pages once and keeps them as arrays, since that costs more than editing and saving."""
import argparse
import os

import numpy as np

from bases import CleanPages


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('clean')
    parser.add_argument('out')
    parser.add_argument('count', type=int)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--held-out', action='store_true')
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    rng = np.random.default_rng(args.seed)
    for index in range(args.count):
        path = os.path.join(args.out, f'{args.seed}-{index:05d}.npy')
        with open(path + '.part', 'wb') as part:
            np.save(part, CleanPages(args.clean, args.held_out).page(rng))
        os.rename(path + '.part', path)


if __name__ == '__main__':
    main()
