import type { Box, PdfiumDocument } from '@assay/media';
import type { Evidence, Finding, HeatLayer } from '../../check.js';
import { MEASURE } from './measure.js';

export interface Observation {
  readonly measure: number;
  readonly evidence: Evidence & { readonly page: number; readonly boundingBox: Box };
}

/** Evidence beyond this many items is counted in the summary only. */
const MAX_EVIDENCE = 50;

/** What a check reports of all it saw: the strongest observation is its measure, unsupported ones are told only alone. */
export function findingOf(observations: readonly Observation[], holds: string, pages: PdfiumDocument): Finding {
  const sorted = [...observations].sort((a, b) => b.measure - a.measure);
  const [strongest] = sorted;
  if (!strongest) return { measure: MEASURE.holds, summary: holds, evidence: [], heat: [] };
  const told = sorted.filter(({ measure }) => measure > MEASURE.unsupported || strongest.measure === MEASURE.unsupported);
  const more = told.length > 1 ? ` ${told.length - 1} further ${told.length === 2 ? 'place does' : 'places do'} not add up.` : '';
  return {
    measure: strongest.measure,
    summary: `On page ${strongest.evidence.page}: ${strongest.evidence.summary}${more}`,
    evidence: told.slice(0, MAX_EVIDENCE).map(({ evidence }) => evidence),
    heat: heatOf(told, pages),
  };
}

function heatOf(observations: readonly Observation[], pages: PdfiumDocument): HeatLayer[] {
  const byPage = new Map<number, { box: Box; intensity: number }[]>();
  for (const { measure, evidence } of observations) {
    const boxes = byPage.get(evidence.page) ?? [];
    boxes.push({ box: evidence.boundingBox, intensity: measure / MEASURE.figureContradicted });
    byPage.set(evidence.page, boxes);
  }
  return [...byPage].map(([page, boxes]) => {
    const { widthPoints, heightPoints } = pages.page(page - 1);
    return { page, width: widthPoints, height: heightPoints, boxes };
  });
}
