import type { Obstacle } from '../check.js';
import type { CheckReport } from '../examine.js';
import type { Reason } from '../sentences/reason.js';
import { failsByOwnBound } from './own-bound.js';
import { reasonOf, toldFindings } from './told-findings.js';
import type { Classification, UndecidedBecause } from './types.js';
import { nextStep } from './undecided.js';
import type { WeighedReport } from './weighed-report.js';

/** More findings than this are in the checks' own evidence. */
const NAMED_FINDINGS = 3;
/** Of a file that was not found suspicious. */
const NAMED_WEAK_FINDINGS = 2;

/** What the judge made of the reports. */
export interface Standing {
  readonly classification: Classification;
  /** Whether some check looked at enough of the document to decide it. */
  readonly looked: boolean;
  readonly undecided: UndecidedBecause | null;
  readonly pageCount: number;
}

/**
 * The verdict on a document, the weightiest finding first, what to do next last; at least one reason. A clean
 * result is worded as what it is: nothing was found by what was looked at. Context says where a file comes
 * from and does not count as having looked.
 */
export function explain(
  reports: readonly CheckReport[],
  weighed: readonly WeighedReport[],
  standing: Standing,
): Reason[] {
  const { classification, looked, undecided, pageCount } = standing;
  if (undecided)
    return [
      ...(looked ? [] : [{ sentence: 'TOO_LITTLE_SEEN' } as const]),
      ...unfinished(reports),
      ...obstacles(reports),
      ...findingsOf(weighed, pageCount, NAMED_WEAK_FINDINGS),
      ...poverty(reports, pageCount),
      nextStep(undecided),
    ];
  if (classification === 'verified')
    return [
      ...(weighed.some(({ logLikelihoodRatio }) => logLikelihoodRatio > 0)
        ? [{ sentence: 'TOO_WEAK' } as const, ...findingsOf(weighed, pageCount, NAMED_WEAK_FINDINGS)]
        : [nothingFound(weighed)]),
      { sentence: 'NOT_PROVEN' },
      ...poverty(reports, pageCount),
    ];
  const found = findingsOf(weighed, pageCount, NAMED_FINDINGS);
  return [
    ...(found.length > 0 ? found : [nothingFound(weighed)]),
    ...(looked ? [] : [{ sentence: 'REST_UNSEEN' } as const]),
    ...unfinished(reports),
    ...poverty(reports, pageCount),
    { sentence: isPdf(reports) ? 'NEXT_DOCUMENT' : 'NEXT_PICTURE' },
  ];
}

function findingsOf(weighed: readonly WeighedReport[], pageCount: number, most: number): Reason[] {
  const { reasons, more } = toldFindings(weighed, pageCount, most);
  if (more === 0) return [...reasons];
  return [...reasons, more === 1 ? { sentence: 'ONE_MORE' } : { sentence: 'MORE', values: { count: more } }];
}

/** What a file declares of itself was read, and nothing was looked at for it. */
function nothingFound(weighed: readonly WeighedReport[]): Reason {
  const count = weighed.filter(
    ({ report: { check } }) => check.weight === 'fact' && check.basis !== 'declared',
  ).length;
  return count === 1
    ? { sentence: 'NOTHING_FOUND_BY_ONE' }
    : { sentence: 'NOTHING_FOUND', ...(count > 0 && { values: { count } }) };
}

/** How many checks broke; none where none did. Which ones, the record's `missing` says. */
export function unfinished(reports: readonly CheckReport[]): Reason[] {
  const count = reports.filter(({ outcome }) => outcome.kind === 'broken').length;
  if (count === 0) return [];
  return [count === 1 ? { sentence: 'ONE_UNFINISHED' } : { sentence: 'UNFINISHED', values: { count } }];
}

/** How the document is shown, where that fails a bound of its own. */
const poverty = (reports: readonly CheckReport[], pageCount: number): Reason[] =>
  reports.flatMap((report) => {
    if (!failsByOwnBound(report)) return [];
    const [first] = report.outcome.finding.evidence;
    const isPoor = report.check.reports === 'SEMANTIC_QUALITY';
    return [
      ...(isPoor ? [{ sentence: 'TOO_POOR' } as const] : []),
      ...(first ? [reasonOf(first, pageCount)] : []),
    ];
  });

const OBSTACLES: Readonly<Record<Obstacle, Reason>> = {
  encrypted: { sentence: 'LOCKED' },
  'no-text': { sentence: 'HARDLY_ANY_TEXT' },
};

/** What kept several checks from looking. */
function obstacles(reports: readonly CheckReport[]): Reason[] {
  const met = new Set(
    reports.flatMap(({ outcome }) =>
      outcome.kind === 'not-applicable' && outcome.obstacle ? [outcome.obstacle] : [],
    ),
  );
  return [...met].map((obstacle) => OBSTACLES[obstacle]);
}

/** Checks of how a PDF is built are run on PDFs alone. */
const isPdf = (reports: readonly CheckReport[]): boolean =>
  reports.some(({ check }) => check.id.startsWith('pdf.'));
