import type { BrokenCode } from '../check.js';
import type { CheckReport } from '../examine.js';
import type { Reason } from '../sentences/reason.js';
import { failsByOwnBound } from './own-bound.js';
import type { UndecidedBecause } from './types.js';

/** What a check ran out of, as opposed to what it met in the file. */
const OUT_OF: ReadonlySet<BrokenCode> = new Set(['TIME_LIMIT', 'MEMORY_LIMIT']);

/**
 * Why a document could not be judged, from how its checks ended: a check that broke before what was not
 * there.
 */
export function whyUndecided(reports: readonly CheckReport[]): UndecidedBecause {
  const broken = reports.flatMap(({ check, outcome }) =>
    check.weight === 'fact' && outcome.kind === 'broken' ? [outcome.errorCode] : [],
  );
  if (broken.length > 0) return broken.some((code) => OUT_OF.has(code)) ? 'BUDGET' : 'CHECK_BROKE';
  return reports.some((report) => report.check.reports === 'SEMANTIC_QUALITY' && failsByOwnBound(report))
    ? 'TOO_POOR'
    : 'NOTHING_TO_EXAMINE';
}

/** What would help, for whoever handles the document. */
export const nextStep = (because: UndecidedBecause): Reason => ({ sentence: `NEXT_${because}` });
