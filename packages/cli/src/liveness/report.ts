import type { FittedSteps } from '@assay/biometrics';
import { percent, rate } from '../batch/describe-folder.js';

/**
 * From such odds on a face's look passes where nothing speaks against it, and fails by itself
 * (`judgeLiveness`).
 */
const PASSES_ALONE = Math.log(5);
const FAILS_ALONE = Math.log(19);

/** The fitted steps and how often they err, for a reader at a terminal; ends with a line break. */
export function describeSteps({ steps, ...found }: FittedSteps): string {
  const probability = (logLikelihoodRatio: number): string => percent(1 / (1 + Math.exp(logLikelihoodRatio)));
  const passes = steps.ofLive <= -PASSES_ALONE ? 'enough to pass' : 'not enough to pass by itself';
  const fails = steps.ofAttack >= FAILS_ALONE ? 'enough to fail' : 'not enough to fail by itself';
  return `steps
  a living person from      ${steps.liveFrom.toPrecision(4)} on: ${probability(steps.ofLive)} from even odds, ${passes}
  an attack below           ${steps.attackBelow.toPrecision(4)}: ${probability(steps.ofAttack)} from even odds, ${fails}
held against pictures that did not choose them
  living, taken for living  ${rate(found.livingTakenForLiving)}
  living, taken for attacks ${rate(found.livingTakenForAttacks)}
  attacks, taken for living ${rate(found.attacksTakenForLiving)}
  attacks, taken for attacks ${rate(found.attacksTakenForAttacks)}
`;
}
