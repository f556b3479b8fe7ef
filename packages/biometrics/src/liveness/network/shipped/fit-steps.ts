import type { Share } from '@assay/media';
import type { NetworkSteps } from './calibration.js';
import { MOST_LOG_LIKELIHOOD_RATIO } from './steps-file.js';

/** How often the steps may be wrong about the pictures that choose them. Shares, over 0 and up to 1/2. */
export interface StepBounds {
  /** Of attacks, those taken for living. */
  readonly apcer: number;
  /** Of living people, those taken for attacks. */
  readonly bpcer: number;
}

/**
 * What the fitted steps were found to tell. Counted on pictures that did not choose the steps they were held
 * against.
 */
export interface FittedSteps {
  readonly steps: NetworkSteps;
  readonly attacksTakenForLiving: Share;
  readonly attacksTakenForAttacks: Share;
  readonly livingTakenForAttacks: Share;
  readonly livingTakenForLiving: Share;
}

/** A bound that allows no error at all rests on one picture's whim. */
const LEAST_ALLOWED_ERRORS = 1;

const FOLDS = 5;

/** How many pictures of one kind a bound on their errors needs. */
export const leastPictures = (bound: number): number => Math.ceil(LEAST_ALLOWED_ERRORS / bound - 1e-9);

/**
 * Fits the three steps in which the network's answer counts, and measures them by cross-validation: each
 * fifth of the pictures is held against the steps that the other four choose. Fifths are stretches of the
 * lists as given, so that the pictures of one person or device, which lie beside each other, stay together.
 * @param live probabilities of a living person, of people who stood before the camera; at least {@link
 * leastPictures}
 * @param attacks the same of recaptures
 * @throws RangeError for too few
 */
export function fitSteps(
  live: readonly number[],
  attacks: readonly number[],
  bounds: StepBounds,
): FittedSteps {
  if (live.length < leastPictures(bounds.bpcer)) throw new RangeError('too few pictures of living people');
  if (attacks.length < leastPictures(bounds.apcer)) throw new RangeError('too few pictures of attacks');
  const held = { living: { above: 0, below: 0 }, attacks: { above: 0, below: 0 } };
  for (let fold = 0; fold < FOLDS; fold++) {
    const { attackBelow, liveFrom } = thresholds(outOf(live, fold), outOf(attacks, fold), bounds);
    for (const [kind, pictures] of [
      ['living', inside(live, fold)],
      ['attacks', inside(attacks, fold)],
    ] as const) {
      held[kind].above += pictures.filter((probability) => probability >= liveFrom).length;
      held[kind].below += pictures.filter((probability) => probability < attackBelow).length;
    }
  }
  const chosen = thresholds(live, attacks, bounds);
  const ofLiving = (count: number): Share => ({ count, total: live.length });
  const ofAttacks = (count: number): Share => ({ count, total: attacks.length });
  const found = {
    attacksTakenForLiving: ofAttacks(held.attacks.above),
    attacksTakenForAttacks: ofAttacks(held.attacks.below),
    livingTakenForAttacks: ofLiving(held.living.below),
    livingTakenForLiving: ofLiving(held.living.above),
  };
  return {
    ...found,
    steps: {
      ...chosen,
      ofAttack: Math.max(0, weight(found.attacksTakenForAttacks, found.livingTakenForAttacks)),
      ofDoubt: 0,
      ofLive: Math.min(0, weight(found.attacksTakenForLiving, found.livingTakenForLiving)),
    },
  };
}

/**
 * Where no more attacks than allowed are taken for living, and no more living people for attacks. Where both
 * leave the other kind room, as with pictures that lie far apart, the steps meet between the two.
 */
function thresholds(
  live: readonly number[],
  attacks: readonly number[],
  { apcer, bpcer }: StepBounds,
): Pick<NetworkSteps, 'attackBelow' | 'liveFrom'> {
  const highestAttacks = [...attacks].sort((a, b) => b - a);
  const lowestLiving = [...live].sort((a, b) => a - b);
  // The first picture that is one error too many; its own probability is not to be crossed.
  const attackTooMany = highestAttacks[Math.floor(apcer * attacks.length)] ?? 0;
  const livingTooMany = lowestLiving[Math.floor(bpcer * live.length)] ?? 1;
  if (livingTooMany > attackTooMany) {
    const between = (livingTooMany + attackTooMany) / 2;
    return { attackBelow: between, liveFrom: between };
  }
  return { attackBelow: livingTooMany, liveFrom: justAbove(attackTooMany) };
}

/** The next number that a 32-bit float holds: networks answer in those. */
const justAbove = (probability: number): number =>
  Math.min(1, Math.fround(probability) + 2 ** -24 * Math.max(probability, 2 ** -10));

const foldOf = (index: number, count: number): number => Math.floor((FOLDS * index) / count);
const inside = (pictures: readonly number[], fold: number): number[] =>
  pictures.filter((_, index) => foldOf(index, pictures.length) === fold);
const outOf = (pictures: readonly number[], fold: number): number[] =>
  pictures.filter((_, index) => foldOf(index, pictures.length) !== fold);

/**
 * ln of how much more often attacks end in a step than living people, with half a count more on both sides.
 */
function weight(attacks: Share, living: Share): number {
  const share = ({ count, total }: Share): number => (count + 0.5) / (total + 1);
  const ratio = Math.log(share(attacks) / share(living));
  return Math.max(-MOST_LOG_LIKELIHOOD_RATIO, Math.min(MOST_LOG_LIKELIHOOD_RATIO, ratio));
}
