import type { Box } from '@assay/media';
import type { Evidence, Finding, HeatLayer } from './check.js';
import type { PageSizes } from './page-sizes.js';

/** One thing that a check saw, and how much it means on the check's own scale. */
export interface Observation {
  readonly measure: number;
  readonly evidence: Evidence;
}

/** One that has a place on a page; `Code` names the codes that the check's evidence can carry. */
export interface PlacedObservation<Code extends string = string> extends Observation {
  readonly evidence: Evidence & { readonly code: Code; readonly page: number; readonly boundingBox: Box };
}

/** What a check says of a document as a whole. */
export interface Scale {
  /** Measure and summary where nothing was seen. */
  readonly nothing: number;
  readonly summary: string;
  /** The measure whose place is drawn with full intensity. */
  readonly highest: number;
  /** Places below this measure are not drawn; all are when absent. */
  readonly drawnFrom?: number;
}

/** Evidence beyond this many items is counted in the summary only. */
export const MAX_EVIDENCE = 100;

/** The finding of a check whose measure and summary are those of its strongest observation. */
export function findingOfStrongest(
  observations: readonly Observation[],
  pages: PageSizes,
  scale: Scale,
): Finding {
  const sorted = [...observations].sort((one, other) => other.measure - one.measure).slice(0, MAX_EVIDENCE);
  return {
    measure: sorted[0]?.measure ?? scale.nothing,
    summary: sorted[0]?.evidence.summary ?? scale.summary,
    evidence: sorted.map(({ evidence }) => evidence),
    heat: heatOf(sorted, pages, scale),
  };
}

/**
 * The same for places on pages: the summary names the strongest one's page and counts the rest.
 * @param rest how one and several further places are called, as in "2 further places are like this"
 */
export function findingOfPlaces(
  observations: readonly PlacedObservation[],
  pages: PageSizes,
  scale: Scale,
  rest: readonly [one: string, several: string] = ['place is like this', 'places are like this'],
): Finding {
  const finding = findingOfStrongest(observations, pages, scale);
  const [strongest] = finding.evidence;
  if (!strongest) return finding;
  const count = observations.length - 1;
  const further = count === 0 ? '' : ` ${count} further ${count === 1 ? rest[0] : rest[1]}.`;
  return { ...finding, summary: `On page ${strongest.page}: ${strongest.summary}${further}` };
}

/**
 * One layer for each page; evidence without a place, and pages that cannot be counted on, are passed over.
 */
export function heatOf(
  observations: readonly Observation[],
  pages: PageSizes,
  { highest, drawnFrom = 0 }: Pick<Scale, 'highest' | 'drawnFrom'>,
): HeatLayer[] {
  const layers = new Map<number, { box: Box; intensity: number }[]>();
  for (const { measure, evidence } of observations) {
    const { page, boundingBox } = evidence;
    if (page === undefined || page > pages.pageCount || boundingBox === undefined || measure < drawnFrom)
      continue;
    const boxes = layers.get(page) ?? [];
    boxes.push({ box: boundingBox, intensity: measure / highest });
    layers.set(page, boxes);
  }
  return [...layers].map(([page, boxes]) => {
    const { widthPoints, heightPoints } = pages.page(page - 1);
    return { page, width: widthPoints, height: heightPoints, boxes };
  });
}

/** A quotation on one line and short enough for one sentence. */
export const quoted = (text: string): string => `“${onOneLine(text)}”`;

/** A text of a file as evidence shows it: on one line, at most 80 characters. */
export function onOneLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
