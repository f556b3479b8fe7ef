"""python3 score.py WEIGHTS INPUTS CORPUS [--checks JSON]: what a network says of files that `make-inputs.ts` wrote, by twins of the manifest; it chooses nothing."""
import argparse
import glob
import json
import os

import numpy as np
import torch
from PIL import Image

from block_facts import LEVELS, colour_planes
from network import Localizer
from pairs import EDITED_SHARE, block_share, histogram
from train import HOTTEST_BLOCKS, auc

RESAMPLINGS = 2000


@torch.no_grad()
def logits_of(network, path):
    with open(path) as text:
        about = json.load(text)
    stem = path[:-len('.json')]
    pixels = np.fromfile(stem + '.rgb', np.uint8).reshape(about['height'], about['width'], 3)
    rows, columns, origin = about['rows'], about['columns'], about['origin']
    levels = np.minimum(np.abs(np.fromfile(stem + '.coefficients', np.int16).astype(np.int32)), LEVELS - 1).reshape(rows, columns, 64)
    whole = pixels[origin['y']:origin['y'] + rows * 8, origin['x']:origin['x'] + columns * 8]
    logits = network(
        colour_planes(torch.from_numpy(np.ascontiguousarray(whole[None]))), torch.from_numpy(levels).long(),
        torch.from_numpy(histogram(levels)).float(), torch.tensor(about['table']).float())
    return about, logits[0].numpy()


def edited_blocks(corpus, about):
    mask = np.asarray(Image.open(os.path.join(corpus, about['mask'])).convert('L'))[..., None]
    return block_share(mask, (about['origin']['x'], about['origin']['y']), about['rows'], about['columns']) > EDITED_SHARE


def hottest(logits):
    return float(np.sort(logits.ravel())[-HOTTEST_BLOCKS:].mean())


def with_interval(*sources, seed=1):
    """AUC of the last of one or two sources, less that of the first where there are two, and its 95 % interval, resampling pairs. Each: pairs x (honest, edited)."""
    rng, pairs = np.random.default_rng(seed), len(sources[0])
    of = lambda i: auc(*sources[-1][i].T) - (auc(*sources[0][i].T) if len(sources) > 1 else 0)
    drawn = [of(i) for i in rng.integers(0, pairs, (RESAMPLINGS, pairs))]
    return f'{of(np.arange(pairs)):.3f} ({np.quantile(drawn, 0.025):.3f} to {np.quantile(drawn, 0.975):.3f})'


def found(scores):
    """Edited pictures above every honest one."""
    return int((scores[:, 1] > scores[:, 0].max()).sum())


def fused(one, other):
    """Out-of-fold scores of two sources together: a logistic regression fitted on all other pairs. Each: pairs x (honest, edited)."""
    both = np.stack([one, other], 2)
    sums = np.empty(both.shape[:2])
    for pair in range(len(both)):
        rest = np.delete(both, pair, 0)
        mean, deviation = rest.mean((0, 1)), rest.std((0, 1)) + 1e-6
        weights = logistic((rest.reshape(-1, 2) - mean) / deviation, np.tile([0.0, 1.0], len(rest)))
        sums[pair] = (both[pair] - mean) / deviation @ weights
    return sums


def logistic(facts, label, ridge=1.0, steps=25):
    """Weights of a ridge logistic regression, by Newton's method; the intercept is left out, since ranks do not need it."""
    facts = np.column_stack([facts, np.ones(len(facts))])
    weights = np.zeros(facts.shape[1])
    for _ in range(steps):
        share = 1 / (1 + np.exp(-facts @ weights))
        slope = facts.T @ (share - label) + ridge * weights
        weights -= np.linalg.solve((facts * (share * (1 - share))[:, None]).T @ facts + ridge * np.eye(len(weights)), slope)
    return weights[:-1]


def scores_of_checks(path, names):
    """Of `make-check-scores.ts`."""
    with open(path) as text:
        files = json.load(text)
    return np.array([[files[n]['logLikelihoodRatio'] for n in pair] for pair in names])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('weights')
    parser.add_argument('inputs')
    parser.add_argument('corpus')
    parser.add_argument('--checks')
    args = parser.parse_args()
    torch.set_num_threads(1)
    network = Localizer()
    network.head.load_state_dict(torch.load(args.weights))
    network.eval()
    pairs = {}
    for path in sorted(glob.glob(os.path.join(args.inputs, '*.json'))):
        about, logits = logits_of(network, path)
        entry = pairs.setdefault(about['pair'], {'chain': about['chain'], 'technique': about['technique']})
        entry[about['label']], entry[about['label'] + '_file'] = hottest(logits), about['file']
        if about['label'] == 'tampered':
            edited = edited_blocks(args.corpus, about)
            entry['blocks'] = auc(logits[~edited][::7], logits[edited]) if edited.any() else np.nan
            entry['peak_on_edit'] = bool(edited.any() and edited[tuple(np.unravel_index(logits.argmax(), logits.shape))])
    pairs = list(pairs.values())
    scores = np.array([[p['authentic'], p['tampered']] for p in pairs])
    print(f'{len(pairs)} pairs: AUC {with_interval(scores)}; above every honest one {found(scores)}; edited above its twin {int((scores[:, 1] > scores[:, 0]).sum())}; '
          f'blocks of the edit {np.nanmean([p["blocks"] for p in pairs]):.3f}; peak on the edit {sum(p["peak_on_edit"] for p in pairs)}')
    checks = None
    if args.checks:
        checks = scores_of_checks(args.checks, [(p['authentic_file'], p['tampered_file']) for p in pairs])
        together = fused(checks, scores)
        print(f'checks alone {with_interval(checks)}, above every honest one {found(checks)}; both {with_interval(together)}, above every honest one {found(together)}; '
              f'gained {with_interval(checks, together)}')
    for key in ('chain', 'technique'):
        for value in sorted({p[key] for p in pairs}):
            of = np.array([p[key] == value for p in pairs])
            line = f'{value}: {of.sum()} pairs, AUC {auc(*scores[of].T):.3f}'
            if checks is not None:
                line += f', checks {auc(*checks[of].T):.3f}, both {auc(*together[of].T):.3f}'
            print(line)


if __name__ == '__main__':
    main()
