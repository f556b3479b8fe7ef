import { fraction } from '@assay/media';
import type { AttackKind, Liveness, Outcome } from '../../types.js';
import type { LivenessGroup, LivenessSignal } from '../types.js';
import { reasonsFor } from './reasons.js';

/**
 * Nineteen to one. With even odds before looking that is a probability of .95; one signal's own cap decides
 * whether it may get there alone. The same distance is asked of both answers, so that what lies between is
 * said to be inconclusive.
 */
export const DECISIVE_LOG_LIKELIHOOD_RATIO = Math.log(19);

/** Ratios beyond this are not borne out by the counts that the signals were fitted on. */
const LARGEST_TOTAL = Math.log(999);

/**
 * A screen that shows a clip, and a clip shown again, move and blink as the person did. Where these signals
 * could not look, movement is therefore no sign that a person stood there now. They state names, since
 * `border` always looks for screens but sees few.
 */
const LOOK_FOR_SHOWN_MOVEMENT: readonly string[] = ['raster', 'tone', 'repeated-frames'];

/**
 * Joins what was seen into one answer.
 *
 * Failed: marks of an attack were seen, and all signals that look for some one attack together speak for it
 * nineteen to one. Signs of life excuse only the attacks that they rule out: a face that speaks is no still
 * picture, but may well be a screen or a loop. Passed: signs of life were seen, no mark of an attack, and all
 * together speak for life nineteen to one. That no mark was found is never a sign of life by itself, since a
 * good recapture may leave none. Movement counts only where screens and repetition could be looked for.
 * Inconclusive: anything else, and whenever nothing could be looked for.
 */
export function judgeLiveness(signals: readonly LivenessSignal[]): Liveness {
  const lookedFor = attacksLookedFor(signals);
  const ofLikeliestAttack = Math.max(
    ...lookedFor.map((kind) => totalRatio(signals.filter((signal) => signal.lookedFor.includes(kind)))),
  );
  const ofAll = totalRatio(signals);
  const outcome = outcomeOf(signals, ofAll, ofLikeliestAttack);
  const total = Math.min(
    LARGEST_TOTAL,
    Math.max(-LARGEST_TOTAL, outcome === 'failed' ? ofLikeliestAttack : ofAll),
  );
  return {
    outcome,
    confidence: fraction(1 / (1 + Math.exp(total))),
    lookedFor,
    reasons: reasonsFor(outcome, signals, lookedFor),
  };
}

function outcomeOf(signals: readonly LivenessSignal[], ofAll: number, ofLikeliestAttack: number): Outcome {
  const sawAttack = signals.some(({ outcome }) => outcome === 'attack');
  const sawLife = signals.some(
    (signal) => signal.outcome === 'live' && (!isMovement(signal) || couldSeeShownMovement(signals)),
  );
  if (sawAttack && ofLikeliestAttack >= DECISIVE_LOG_LIKELIHOOD_RATIO) return 'failed';
  if (sawLife && !sawAttack && ofAll <= -DECISIVE_LOG_LIKELIHOOD_RATIO) return 'passed';
  return 'inconclusive';
}

/** What rules out a still rules out no screen and no loop. */
const isMovement = ({ lookedFor }: LivenessSignal): boolean => lookedFor.includes('panned-still');

const couldSeeShownMovement = (signals: readonly LivenessSignal[]): boolean =>
  LOOK_FOR_SHOWN_MOVEMENT.every((name) =>
    signals.some((signal) => signal.name === name && signal.outcome !== 'not-applicable'),
  );

/** Of each group the strongest on either side; groups are taken as independent. */
function totalRatio(signals: readonly LivenessSignal[]): number {
  const groups = new Map<LivenessGroup, { against: number; for: number }>();
  for (const { group, logLikelihoodRatio, outcome } of signals) {
    if (outcome === 'not-applicable') continue;
    const strongest = groups.get(group) ?? { against: 0, for: 0 };
    groups.set(group, {
      against: Math.max(strongest.against, logLikelihoodRatio),
      for: Math.min(strongest.for, logLikelihoodRatio),
    });
  }
  return [...groups.values()].reduce((sum, strongest) => sum + strongest.against + strongest.for, 0);
}

function attacksLookedFor(signals: readonly LivenessSignal[]): readonly AttackKind[] {
  const order: readonly AttackKind[] = ['screen', 'print', 'panned-still', 'looped-video', 'id-portrait'];
  return order.filter((kind) =>
    signals.some(({ lookedFor, outcome }) => outcome !== 'not-applicable' && lookedFor.includes(kind)),
  );
}
