import { nearestRankQuantile } from '@assay/media';
import type { ExaminedFile } from '../examined-file.js';

const line = ({ known, verdict, checks }: ExaminedFile): string => {
  const failed = checks
    .filter(({ status }) => status !== 'PASS' && status !== 'NOT_APPLICABLE')
    .map(({ checkId, status }) => `${checkId} ${status}`);
  return `  ${(verdict?.likelihood ?? Number.NaN).toFixed(1).padStart(5)} %  ${known.file}${failed.length > 0 ? `  [${failed.join(', ')}]` : ''}`;
};

const byLikelihood = (a: ExaminedFile, b: ExaminedFile): number =>
  (b.verdict?.likelihood ?? -1) - (a.verdict?.likelihood ?? -1);

const listed = (title: string, files: readonly ExaminedFile[]): string =>
  [`${title}: ${files.length}`, ...[...files].sort(byLikelihood).map(line)].join('\n');

/** Nothing to go by: no check had anything to examine, and none broke. */
const isUndecided = ({ checks }: ExaminedFile): boolean =>
  checks.every(({ status }) => status === 'NOT_APPLICABLE');

/**
 * The mistakes, named: honest files that look manipulated, tampered ones that do not. Undecided ones are
 * counted only.
 */
export function mistakesSection(files: readonly ExaminedFile[]): string {
  const judged = files.filter(({ verdict }) => verdict);
  const decided = judged.filter((file) => !isUndecided(file));
  const honestAccused = decided.filter(
    ({ known, verdict }) => !known.tampered && verdict?.fraudSeverity !== 'low',
  );
  const tamperedMissed = decided.filter(
    ({ known, verdict }) => known.tampered && verdict?.fraudSeverity === 'low',
  );
  const undecided = judged.filter(isUndecided);
  const tampered = undecided.filter(({ known }) => known.tampered).length;
  return [
    listed('Honest files at medium or above', honestAccused),
    listed('Tampered files at low', tamperedMissed),
    `No check had anything to examine: ${tampered} tampered, ${undecided.length - tampered} honest`,
  ].join('\n\n');
}

/** Files that could not be examined, checks that broke, and how long it all took. */
export function runSection(files: readonly ExaminedFile[]): string {
  const errors = files.flatMap(({ known, error }) =>
    error === undefined ? [] : [`  ${known.file}: ${error}`],
  );
  const broken = files.flatMap(({ known, checks }) =>
    checks.flatMap(({ checkId, status, because }) =>
      status === 'ERROR' ? [`  ${known.file}: ${checkId} ${because}`] : [],
    ),
  );
  const times = files.map(({ tookMs }) => tookMs);
  const milliseconds = (share: number): string =>
    (nearestRankQuantile(times, share) ?? Number.NaN).toFixed(0);
  return [
    `Time per file: p50 ${milliseconds(0.5)} ms, p95 ${milliseconds(0.95)} ms, longest ${milliseconds(1)} ms`,
    [`Files not examined: ${errors.length}`, ...errors].join('\n'),
    [`Checks that broke: ${broken.length}`, ...broken].join('\n'),
  ].join('\n\n');
}
