import type { ExaminedFile } from './examined-file.js';
import type { GroupedScored } from './statistics/scored.js';

/**
 * Below every likelihood: a file that could not be examined counts as missed when tampered, as spared when
 * honest.
 */
const NOT_EXAMINED = -1;

/** Smaller than any step between two calibration points that matters: orders files on a flat stretch only. */
const TIE_BREAK = 1e-6;

/** Files by the likelihood of the whole verdict, in percent. */
export const scoresOfVerdicts = (files: readonly ExaminedFile[]): readonly GroupedScored[] =>
  files.map(({ known, verdict }) => ({
    score: verdict?.likelihood ?? NOT_EXAMINED,
    tampered: known.tampered,
    group: known.group,
  }));

/**
 * Files by one check alone: its log-likelihood ratio, 0 where it had nothing to say. On a flat stretch of the
 * calibration the measure orders them, so that the curve shows what the check could tell apart.
 */
export const scoresOfCheck = (files: readonly ExaminedFile[], checkId: string): readonly GroupedScored[] =>
  files.map(({ known, checks }) => {
    const check = checks.find((candidate) => candidate.checkId === checkId);
    const measure = check?.measure ?? 0;
    const score = (check?.logLikelihoodRatio ?? 0) + (TIE_BREAK * measure) / (1 + Math.abs(measure));
    return { score, tampered: known.tampered, group: known.group };
  });
