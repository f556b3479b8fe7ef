import type { PdfiumDocument } from '@assay/media';
import type { Finding, HeatLayer } from '../../check.js';
import { MEASURE } from './measure.js';
import type { Observation } from './observation.js';

/** Evidence beyond this many items is counted in the summary only. */
const MAX_EVIDENCE = 50;

export function findingOf(observations: readonly Observation[], pages: PdfiumDocument): Finding {
  const sorted = [...observations].sort((a, b) => b.measure - a.measure);
  const [strongest, ...others] = sorted;
  const more = others.length === 0 ? '' : ` ${others.length} further ${others.length === 1 ? 'place is' : 'places are'} like this.`;
  return {
    measure: strongest?.measure ?? MEASURE.nothing,
    summary: strongest
      ? `On page ${strongest.evidence.page}: ${strongest.evidence.summary}${more}`
      : 'No text that cannot be seen says another value than the text in its place.',
    evidence: sorted.slice(0, MAX_EVIDENCE).map(({ evidence }) => evidence),
    heat: sorted.slice(0, MAX_EVIDENCE).flatMap((one) => heatOf(one, pages)),
  };
}

function heatOf({ measure, evidence: { page, boundingBox } }: Observation, pages: PdfiumDocument): HeatLayer[] {
  if (page > pages.pageCount || measure < MEASURE.mayBeMisread) return [];
  const { widthPoints, heightPoints } = pages.page(page - 1);
  return [{ page, width: widthPoints, height: heightPoints, boxes: [{ box: boundingBox, intensity: measure / MEASURE.claimDiffers }] }];
}
