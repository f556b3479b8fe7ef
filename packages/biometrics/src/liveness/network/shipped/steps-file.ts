import { CardEntries } from '@assay/media';
import type { NetworkSteps } from './calibration.js';

/** Steps that were fitted on an operator's own pictures, and the network that they were fitted for. */
export interface StepsFile {
  /** SHA-256 of the network, 64 hexadecimal digits. */
  readonly network: string;
  readonly steps: NetworkSteps;
}

/** Opinions are held at 99 to 1, as those of an operator's own network are. */
export const MOST_LOG_LIKELIHOOD_RATIO = Math.log(99);

/**
 * Reads what `assay liveness calibrate` writes.
 * @throws TypeError naming the entry that is missing or wrong; the value itself is not repeated
 */
export function parseStepsFile(json: string): StepsFile {
  const file = CardEntries.of(json, 'steps of liveness');
  const steps = file.object('steps');
  const most = MOST_LOG_LIKELIHOOD_RATIO + 1e-9;
  const liveFrom = steps.number('liveFrom', 0, 1);
  return {
    network: file.text('network'),
    steps: {
      attackBelow: steps.number('attackBelow', 0, liveFrom),
      liveFrom,
      ofAttack: steps.number('ofAttack', 0, most),
      ofDoubt: 0,
      ofLive: steps.number('ofLive', -most, 0),
    },
  };
}
