import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has what could be measured. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.explicable, logLikelihoodRatio: 0.5 },
    { measure: MEASURE.doubtful, logLikelihoodRatio: 2.4 },
    { measure: MEASURE.contradicting, logLikelihoodRatio: 4 },
  ],
  source:
    'Set by reasoning, 2026-11-22: no corpus holds what one applicant submits twice, so none can show how often honest ones contradict each other. Contradicting: ' +
    'of one statement in ten thousand, at most, a bank prints two versions that do not add up to each other, while whoever edits a statement that was refused ' +
    'submits both; 55 to 1 rejects alone, and no more is claimed. Doubtful: corrections, marriages and misreadings are a tenth of such pairs, 11 to 1, the ' +
    'middle band alone. Explicable: second payments of one day are common, below every band alone. Of 164 honest documents read ' +
    'twice none contradicts itself (README.md).',
};
