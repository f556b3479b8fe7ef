import type { Box, PdfiumDocument } from '@assay/media';
import type { Finding, HeatLayer } from '../../check.js';
import { MEASURE } from './measure.js';
import type { Observation } from './observation.js';

/** Evidence beyond this many items is counted in the summary only. */
const MAX_EVIDENCE = 100;

/** What the check reports of a document: the strongest observation is its measure. */
export function findingOf(observations: readonly Observation[], pages: PdfiumDocument, pagesUnseen: number): Finding {
  const sorted = [...observations].sort((a, b) => b.measure - a.measure);
  return {
    measure: sorted[0]?.measure ?? MEASURE.nothing,
    summary:
      summaryOf(sorted) + (pagesUnseen === 0 ? '' : ` Not looked at in full: ${pagesUnseen} ${pagesUnseen === 1 ? 'page' : 'pages'}.`),
    evidence: sorted.slice(0, MAX_EVIDENCE).map(({ evidence }) => evidence),
    heat: heatOf(sorted, pages),
  };
}

function summaryOf([strongest, ...others]: readonly Observation[]): string {
  if (!strongest) return 'No text of the pages is painted over.';
  const more = others.length === 0 ? '' : ` ${others.length} further ${others.length === 1 ? 'place is' : 'places are'} like this.`;
  return `On page ${strongest.evidence.page}: ${strongest.evidence.summary}${more}`;
}

function heatOf(observations: readonly Observation[], pages: PdfiumDocument): HeatLayer[] {
  const byPage = new Map<number, { box: Box; intensity: number }[]>();
  for (const { measure, evidence } of observations) {
    const boxes = byPage.get(evidence.page) ?? [];
    boxes.push({ box: evidence.boundingBox, intensity: measure / MEASURE.claimReplaced });
    byPage.set(evidence.page, boxes);
  }
  return [...byPage].map(([page, boxes]) => {
    const { widthPoints, heightPoints } = pages.page(page - 1);
    return { page, width: widthPoints, height: heightPoints, boxes };
  });
}
