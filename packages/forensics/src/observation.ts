import type { Box, PdfiumDocument } from '@assay/media';
import type { Evidence, Finding, HeatLayer } from './check.js';

/** One thing that a check saw, and how much it means on the check's own scale. */
export interface Observation {
  readonly measure: number;
  readonly evidence: Evidence;
}

/** Evidence beyond this many items is not listed. */
const MAX_EVIDENCE = 100;

/**
 * The finding of a check whose measure is that of its strongest observation.
 * @param scale `nothing`: measure and summary of an empty list; `highest`: the measure whose place is drawn with full intensity
 */
export function findingOfStrongest(
  observations: readonly Observation[],
  pages: PdfiumDocument,
  scale: { readonly nothing: number; readonly highest: number; readonly summary: string },
): Finding {
  const sorted = [...observations].sort((one, other) => other.measure - one.measure).slice(0, MAX_EVIDENCE);
  return {
    measure: sorted[0]?.measure ?? scale.nothing,
    summary: sorted[0]?.evidence.summary ?? scale.summary,
    evidence: sorted.map(({ evidence }) => evidence),
    heat: heatOf(sorted, pages, scale.highest),
  };
}

/** One layer for each page; evidence without a place is passed over. */
function heatOf(observations: readonly Observation[], pages: PdfiumDocument, highest: number): HeatLayer[] {
  const layers = new Map<number, { box: Box; intensity: number }[]>();
  for (const { measure, evidence } of observations) {
    if (evidence.page === undefined || evidence.boundingBox === undefined) continue;
    const boxes = layers.get(evidence.page) ?? [];
    boxes.push({ box: evidence.boundingBox, intensity: measure / highest });
    layers.set(evidence.page, boxes);
  }
  return [...layers].map(([page, boxes]) => {
    const { widthPoints, heightPoints } = pages.page(page - 1);
    return { page, width: widthPoints, height: heightPoints, boxes };
  });
}
