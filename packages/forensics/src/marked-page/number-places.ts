import type { Box } from '@assay/media';
import type { Evidence } from '../check.js';
import type { CheckReport } from '../examine.js';
import { ratioOf } from '../verdict/judge.js';
import { shareMostOfPlace } from '../verdict/same-place.js';
import { distinctFindings } from '../verdict/told-findings.js';

/** A place on a page and the number that stands at it. */
export interface Mark {
  /** From 1, in the order in which `reasoning` tells of findings. Places of which the same is told share one. */
  readonly number: number;
  /** From 1. */
  readonly page: number;
  readonly box: Box;
  /** 0 (context) or 1 (fact): how it is colored, as in heat maps. */
  readonly intensity: number;
}

/** A mark on a page that is known. */
export type PageMark = Omit<Mark, 'page'>;

/** Two digits; what a document has beyond is in its evidence. */
const MOST_NUMBERS = 99;
/** Of places: a page with more outlines shows nothing. */
export const MOST_MARKS = 200;

/**
 * Numbers the places of what speaks for manipulation, as `reasoning` tells of it, and writes the numbers to the evidence.
 * A document without a finding that has a place has none.
 * @param pageCount of the document
 */
export function numberPlaces(
  reports: readonly CheckReport[],
  pageCount: number,
): { readonly reports: readonly CheckReport[]; readonly marks: readonly Mark[] } {
  const weighed = reports.flatMap((report) =>
    report.outcome.kind === 'examined'
      ? [{ report, logLikelihoodRatio: ratioOf(report.check, report.outcome.finding) }]
      : [],
  );
  const numbers = new Map<Evidence, number>();
  const marks: Mark[] = [];
  let number = 0;
  for (const told of distinctFindings(weighed, pageCount)) {
    const placed = told.flatMap(({ evidence, isContext }) =>
      evidence?.page !== undefined && evidence.boundingBox
        ? [{ evidence, page: evidence.page, box: evidence.boundingBox, intensity: isContext ? 0 : 1 }]
        : [],
    );
    if (placed.length === 0) continue;
    if (number === MOST_NUMBERS) break;
    number += 1;
    const places: typeof placed = [];
    for (const one of placed) {
      numbers.set(one.evidence, number);
      if (!places.some((place) => shareMostOfPlace(place.evidence, one.evidence))) places.push(one);
    }
    marks.push(...places.map(({ page, box, intensity }) => ({ number, page, box, intensity })));
  }
  return {
    reports: numbers.size === 0 ? reports : reports.map((report) => withNumbers(report, numbers)),
    marks: marks.slice(0, MOST_MARKS),
  };
}

function withNumbers({ check, outcome }: CheckReport, numbers: ReadonlyMap<Evidence, number>): CheckReport {
  if (outcome.kind !== 'examined') return { check, outcome };
  const evidence = outcome.finding.evidence.map((one) => {
    const mark = numbers.get(one);
    return mark === undefined ? one : { ...one, mark };
  });
  return { check, outcome: { ...outcome, finding: { ...outcome.finding, evidence } } };
}
