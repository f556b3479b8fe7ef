import { fraction } from '@assay/media';
import type { AttackKind, Liveness, Outcome } from '../../types.js';
import { INSTRUCTED_MOVEMENT } from '../clip/instructed-movement/instructed-movement.js';
import type { LivenessGroup, LivenessSignal } from '../types.js';
import { reasonsFor } from './reasons.js';

/**
 * Nineteen to one. With even odds before looking that is a probability of .95; one signal's own cap decides
 * whether it may get there alone. The same distance is asked of both answers, so that what lies between is
 * said to be inconclusive.
 */
export const DECISIVE_LOG_LIKELIHOOD_RATIO = Math.log(19);

/**
 * What the look of a face must say to pass: five to one, so that the network that ships can let pass where no
 * other look at the picture speaks against (network/shipped/calibration.ts: 1 of 14 recaptures and 80 of 89
 * honest stills). Nineteen to one would pass nobody by a still.
 */
const PASSES_BY_LOOK = Math.log(5);

/** Ratios beyond this are not borne out by the counts that the signals were fitted on. */
const LARGEST_TOTAL = Math.log(999);

/**
 * A screen that shows a clip, and a clip shown again, move and blink as the person did. Where these signals
 * could not look, movement is therefore no sign that a person stood there now. They state names, since
 * `border` always looks for screens but sees few. Nor is movement one where a network against screens looked
 * and was in doubt: a replay in front of it would move all the same.
 */
const LOOK_FOR_SHOWN_MOVEMENT: readonly string[] = ['raster', 'tone', 'repeated-frames'];

/** What looks at how a face moves; of a clip alone. */
const MOVEMENT: readonly string[] = ['mesh-motion', 'blink', INSTRUCTED_MOVEMENT];

/**
 * Joins what was seen into one answer.
 *
 * Failed: marks of an attack were seen, and all signals that look for some one attack together speak for it
 * nineteen to one. Signs of life excuse only the attacks that they rule out: a face that speaks is no still
 * picture, but may well be a screen or a loop. Passed: no mark of any attack was seen, and either the face
 * looks like a living one, five to one by what looks for screens and prints, and moves like one where it is
 * filmed, or it moves like one, nineteen to one by all, where screens and repetition could be looked for, or
 * as it was asked to. Who was asked and did not follow never passes.
 * That no mark was found is never a sign of life by itself, since a good recapture may leave none.
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
    reasons: reasonsFor(outcome, signals, lookedFor, isFilmedWithoutLife(signals)),
  };
}

function outcomeOf(signals: readonly LivenessSignal[], ofAll: number, ofLikeliestAttack: number): Outcome {
  const sawAttack = signals.some(({ outcome }) => outcome === 'attack');
  if (sawAttack && ofLikeliestAttack >= DECISIVE_LOG_LIKELIHOOD_RATIO) return 'failed';
  const asked = signals.find(({ name }) => name === INSTRUCTED_MOVEMENT);
  const passes =
    !sawAttack &&
    (asked
      ? asked.outcome === 'live' && ofAll <= -DECISIVE_LOG_LIKELIHOOD_RATIO
      : looksAlive(signals) || movesAlive(signals, ofAll));
  return passes ? 'passed' : 'inconclusive';
}

function looksAlive(signals: readonly LivenessSignal[]): boolean {
  const ofLook = signals.filter(
    ({ lookedFor }) => lookedFor.includes('screen') || lookedFor.includes('print'),
  );
  return (
    ofLook.some((signal) => signal.outcome === 'live' && !isMovement(signal)) &&
    totalRatio(ofLook) <= -PASSES_BY_LOOK &&
    !isFilmedWithoutLife(signals)
  );
}

/**
 * A photograph that is filmed, or made into a clip by a program, looks as alive as the person on it did: 4 of
 * 4 that were shown without movement passed by their look, and none of 6 clips of people that passed so shows
 * no life (clip/README.md).
 */
function isFilmedWithoutLife(signals: readonly LivenessSignal[]): boolean {
  const ofMovement = signals.filter(({ name }) => MOVEMENT.includes(name));
  return ofMovement.length > 0 && !ofMovement.some(({ outcome }) => outcome === 'live');
}

function movesAlive(signals: readonly LivenessSignal[], ofAll: number): boolean {
  return (
    signals.some((signal) => signal.outcome === 'live' && isMovement(signal)) &&
    couldSeeShownMovement(signals) &&
    ofAll <= -DECISIVE_LOG_LIKELIHOOD_RATIO
  );
}

/** What rules out a still rules out no screen and no loop. */
const isMovement = ({ lookedFor }: LivenessSignal): boolean => lookedFor.includes('panned-still');

const couldSeeShownMovement = (signals: readonly LivenessSignal[]): boolean =>
  !signals.some(({ group, outcome }) => group === 'network' && outcome === 'nothing') &&
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
