import type { Observation } from '../../observation.js';

/** The code of evidence that a misread character may explain, of every check. */
export const READING_DOUBT = 'READING_DOUBT';

/** What is said of it, behind what was found. */
export const MAY_BE_MISREAD = 'It was not read surely enough to count: a misreading may explain it.';

/**
 * Takes an observation back to a doubt.
 * @param measure of a doubt, in the check's own steps
 */
export function doubted<T extends Observation>(observation: T, measure: number): T {
  const { evidence } = observation;
  return {
    ...observation,
    measure: Math.min(observation.measure, measure),
    evidence: { ...evidence, code: READING_DOUBT, summary: `${evidence.summary} ${MAY_BE_MISREAD}` },
  };
}
