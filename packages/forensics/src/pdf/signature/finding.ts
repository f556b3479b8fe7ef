import type { PdfiumDocument, PdfStructure } from '@assay/media';
import type { Evidence, Finding } from '../../check.js';
import { heatOf, MAX_EVIDENCE } from '../../observation.js';
import { MEASURE } from './measure.js';
import type { Observation } from './observation.js';

/** What the check reports of a document: the strongest observation is its measure. */
export function findingOf(
  observations: readonly Observation[],
  pdf: PdfStructure,
  pages: PdfiumDocument,
): Finding {
  const indexByNumber = new Map(
    pdf.revisions[pdf.revisions.length - 1]?.pages().map((page) => [page.num, page.index]),
  );
  const sorted = [...observations].sort((a, b) => b.measure - a.measure);
  const located = sorted.slice(0, MAX_EVIDENCE).map(({ measure, page, evidence }) => ({
    measure,
    evidence: {
      ...evidence,
      ...(page ? { page: (indexByNumber.get(page.num) ?? page.index) + 1 } : {}),
    } satisfies Evidence,
  }));
  const [strongest, ...others] = sorted;
  const alike = others.filter(({ measure }) => measure > MEASURE.intact).length;
  const more =
    alike === 0 ? '' : ` ${alike} further ${alike === 1 ? 'statement follows' : 'statements follow'}.`;
  return {
    measure: strongest?.measure ?? MEASURE.intact,
    summary: `${strongest?.evidence.summary ?? 'No signature was found.'}${more}`,
    evidence: located.map(({ evidence }) => evidence),
    heat: heatOf(located, pages, { highest: MEASURE.signedContentChanged, drawnFrom: MEASURE.notPermitted }),
  };
}
