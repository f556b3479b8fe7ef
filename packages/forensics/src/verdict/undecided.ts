import type { BrokenCode } from '../check.js';
import type { CheckReport } from '../examine.js';
import { failsByOwnBound } from './reasoning.js';
import type { UndecidedBecause } from './types.js';

/** What a check ran out of, as opposed to what it met in the file. */
const OUT_OF: ReadonlySet<BrokenCode> = new Set(['TIME_LIMIT', 'MEMORY_LIMIT']);

/** Why a document could not be judged, from how its checks ended: a check that broke before what was not there. */
export function whyUndecided(reports: readonly CheckReport[]): UndecidedBecause {
  const broken = reports.flatMap(({ check, outcome }) =>
    check.weight === 'fact' && outcome.kind === 'broken' ? [outcome.errorCode] : [],
  );
  if (broken.length > 0) return broken.some((code) => OUT_OF.has(code)) ? 'BUDGET' : 'CHECK_BROKE';
  return reports.some((report) => report.check.reports === 'SEMANTIC_QUALITY' && failsByOwnBound(report))
    ? 'TOO_POOR'
    : 'NOTHING_TO_EXAMINE';
}

/** What would help, in one sentence for whoever handles the document. */
export const NEXT_STEPS: Readonly<Record<UndecidedBecause, string>> = {
  NOTHING_TO_EXAMINE:
    'Ask for the original file: the PDF from the issuer’s site, or the photo as the camera saved it.',
  BUDGET: 'Send fewer pages at a time, or ask the operator for a higher limit of time or memory.',
  CHECK_BROKE: 'Send the file again; if it ends like this again, ask for another copy of the document.',
  TOO_POOR: 'Ask for a sharper picture of the whole document, or for the PDF from the issuer’s site.',
};
