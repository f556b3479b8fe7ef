import { DEFAULT_POLICY } from '@assay/forensics';
import type { ExaminedFile, ScoredCheck } from '../examined-file.js';

/**
 * Whether what the checks of this kind saw would by itself put the document into the middle band or above.
 * One at which none of them could look, or could only compare a few values, stands on the band's very bound
 * since it is undecided there, and accused of nothing.
 */
export const isAccused = ({ verdict }: ExaminedFile): boolean =>
  verdict !== undefined && verdict.likelihood > DEFAULT_POLICY.mediumFrom;

export const isRejected = (file: ExaminedFile): boolean =>
  isAccused(file) && file.verdict?.fraudSeverity === 'high';

/** Checks that had something to examine. */
export const lookedChecks = ({ checks }: ExaminedFile): readonly ScoredCheck[] =>
  checks.filter(({ measure }) => measure !== undefined);

/**
 * Whether evidence was given, and none of it counted: what was seen may be a misreading, or has an innocent
 * cause.
 */
export const isHeldBack = (file: ExaminedFile): boolean =>
  !isAccused(file) && file.checks.some(({ evidence }) => evidence.length > 0);
