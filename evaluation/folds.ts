import { type Calibration, CHECKS, type CheckOutcome, type CheckReport, judge } from '@assay/forensics';
import { fitPoints, type Measured } from './calibrate.js';
import type { ExaminedFile, ScoredCheck } from './examined-file.js';
import { groupedBy } from './statistics/grouped-by.js';

/**
 * What is left out together: files of one technique share an edit, files of one generator or tool share a
 * program.
 */
export const FOLD_KEYS = ['technique', 'generator', 'tool', 'group'] as const;
export type FoldKey = (typeof FOLD_KEYS)[number];

/**
 * Judges every file anew with calibrations that were fitted without the files that share its key. A random
 * split would flatter: copies of one document, or edits by one program, would sit on both sides.
 * @param others examined files that only help to calibrate; those that share the key are left out likewise
 * @returns in the order of `files`, with the verdicts replaced; a file that could not be examined stays as it
 * is
 */
export function heldOutVerdicts(
  files: readonly ExaminedFile[],
  key: FoldKey,
  others: readonly ExaminedFile[] = [],
): readonly ExaminedFile[] {
  const judged = new Map<ExaminedFile, ExaminedFile>();
  for (const [value, members] of groupedBy(files, (file) => foldOf(file, key))) {
    const training = [...files, ...others].filter((file) => foldOf(file, key) !== value);
    const calibrations = new Map(CHECKS.map(({ id }) => [id, calibrationFrom(training, id)]));
    for (const file of members) judged.set(file, rejudged(file, calibrations));
  }
  return files.map((file) => judged.get(file) ?? file);
}

/**
 * What a manifest calls files that nobody treated. They have no technique in common and no tool that treated
 * them.
 */
const UNTREATED: ReadonlySet<string> = new Set(['clean', 'real']);

/**
 * An untreated file is left out with its origin: all of them together would leave treated files alone to
 * stand for the honest.
 */
const foldOf = ({ known }: ExaminedFile, key: FoldKey): string =>
  (key === 'technique' || key === 'tool') && UNTREATED.has(known.technique)
    ? `untreated ${known.group}`
    : `${key} ${known[key]}`;

/** Says nothing: for a check whose training files lack a label, or that fired on none. */
const SILENT: Calibration = {
  points: [{ measure: 0, logLikelihoodRatio: 0 }],
  source: 'no file to learn from',
};

function calibrationFrom(files: readonly ExaminedFile[], checkId: string): Calibration {
  const measured = files.flatMap(({ known, checks }): Measured[] => {
    const measure = checks.find((check) => check.checkId === checkId)?.measure;
    return measure === undefined ? [] : [{ measure, tampered: known.tampered, group: known.group }];
  });
  const bothLabels = measured.some(({ tampered }) => tampered) && measured.some(({ tampered }) => !tampered);
  return bothLabels ? { points: fitPoints(measured), source: 'held out' } : SILENT;
}

function rejudged(file: ExaminedFile, calibrations: ReadonlyMap<string, Calibration>): ExaminedFile {
  if (!file.verdict) return file;
  const reports = file.checks.flatMap((scored): CheckReport[] => {
    const check = CHECKS.find(({ id }) => id === scored.checkId);
    const calibration = calibrations.get(scored.checkId);
    return check && calibration
      ? [{ check: { ...check, calibration }, outcome: outcomeOf(scored, calibration) }]
      : [];
  });
  return { ...file, verdict: judge(reports) };
}

function outcomeOf(
  { measure: measured, status, evidence }: ScoredCheck,
  calibration: Calibration,
): CheckOutcome {
  const measure = measured === undefined ? undefined : taughtMeasure(measured, calibration);
  if (measure !== undefined)
    return { kind: 'examined', finding: { measure, summary: '-', evidence, heat: [] } };
  if (status === 'ERROR') return { kind: 'broken', errorCode: 'CHECK_FAILED' };
  return { kind: 'not-applicable', because: '-' };
}

/**
 * A step that no training file reached says as much as the highest step below it that one did. Interpolated,
 * it would get part of the weight of a worse finding of which the training files never showed that it begins
 * so early.
 */
const taughtMeasure = (measure: number, { points }: Calibration): number =>
  points.findLast((point) => point.measure <= measure)?.measure ?? measure;
