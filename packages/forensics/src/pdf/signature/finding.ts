import type { PdfiumDocument, PdfStructure } from '@assay/media';
import type { Evidence, Finding, HeatLayer } from '../../check.js';
import { MEASURE } from './measure.js';
import type { Observation } from './observation.js';

/** Evidence beyond this many items is counted in the summary only. */
const MAX_EVIDENCE = 100;

/** What the check reports of a document: the strongest observation is its measure. */
export function findingOf(observations: readonly Observation[], pdf: PdfStructure, pages: PdfiumDocument): Finding {
  const indexByNumber = new Map(pdf.revisions[pdf.revisions.length - 1]?.pages().map((page) => [page.num, page.index]));
  const sorted = [...observations].sort((a, b) => b.measure - a.measure);
  const located = sorted.slice(0, MAX_EVIDENCE).map(({ measure, page, evidence }) => ({
    measure,
    evidence: { ...evidence, ...(page ? { page: (indexByNumber.get(page.num) ?? page.index) + 1 } : {}) } satisfies Evidence,
  }));
  const [strongest, ...others] = sorted;
  const alike = others.filter(({ measure }) => measure > MEASURE.intact).length;
  const more = alike === 0 ? '' : ` ${alike} further ${alike === 1 ? 'statement follows' : 'statements follow'}.`;
  return {
    measure: strongest?.measure ?? MEASURE.intact,
    summary: `${strongest?.evidence.summary ?? 'No signature was found.'}${more}`,
    evidence: located.map(({ evidence }) => evidence),
    heat: located.flatMap(({ measure, evidence }) => heatOf(measure, evidence, pages)),
  };
}

function heatOf(measure: number, { page, boundingBox }: Evidence, pages: PdfiumDocument): HeatLayer[] {
  if (page === undefined || page > pages.pageCount || !boundingBox || measure < MEASURE.notPermitted) return [];
  const { widthPoints, heightPoints } = pages.page(page - 1);
  return [
    { page, width: widthPoints, height: heightPoints, boxes: [{ box: boundingBox, intensity: measure / MEASURE.signedContentChanged }] },
  ];
}
