import type { Evidence } from '@assay/forensics';
import type { Box } from '@assay/media';
import { detailsOf } from '@assay/server';
import { printable } from '../terminal-text.js';
import { isAssessed, type ScannedFile } from './assess.js';

/** Evidence lines shown of one check; the rest is counted. `--json` has all of them. */
const MAX_EVIDENCE_SHOWN = 20;

const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)} %`;

/** Where on the page, as shares of its width and height from the top left corner. */
const place = ({ x1, y1, x2, y2 }: Box): string =>
  `x ${percent(x1)} to ${percent(x2)}, y ${percent(y1)} to ${percent(y2)}`;

/** One file for a reader at a terminal; ends with a line break. */
export function describe(file: ScannedFile): string {
  if (!isAssessed(file)) return `${printable(file.path)}\n  not examined: ${printable(file.message)}\n`;
  const { likelihood, fraudSeverity, classification, reasoning, arithmetic } = file.verdict;
  const lines = [
    printable(file.path),
    `  ${classification}: ${arithmetic.undecided ? 'nobody could decide' : `${likelihood.toFixed(1)} of 100`} (${fraudSeverity})`,
    ...reasoning.map((sentence) => `  ${printable(sentence)}`),
    ...(file.marked ?? []).map((path) => `  marked: ${printable(path)}`),
  ];
  for (const { check, outcome, standing } of file.checks) {
    lines.push(
      `  ${standing.status.replace('_', ' ').padEnd(14)} ${check.id}: ${printable(detailsOf(outcome))}`,
    );
    if (outcome.kind === 'examined') lines.push(...describeEvidence(outcome.finding.evidence));
  }
  return `${lines.join('\n')}\n`;
}

function describeEvidence(evidence: readonly Evidence[]): string[] {
  const lines = evidence
    .slice(0, MAX_EVIDENCE_SHOWN)
    .flatMap(({ summary, page, boundingBox, before, after, mark }) => {
      const number = mark === undefined ? '-' : `[${mark}]`;
      const where = [page === undefined ? [] : `page ${page}`, boundingBox ? place(boundingBox) : []]
        .flat()
        .join(', ');
      return [
        `    ${number} ${where ? `${where}: ` : ''}${printable(summary)}`,
        ...(before === undefined ? [] : [`        earlier: ${printable(before)}`]),
        ...(after === undefined ? [] : [`        later:   ${printable(after)}`]),
      ];
    });
  const left = evidence.length - MAX_EVIDENCE_SHOWN;
  return left > 0 ? [...lines, `    ... and ${left} more`] : lines;
}
