import type { PdfiumDocument, PdfStructure } from '@assay/media';
import type { Evidence, Finding, HeatLayer } from '../../check.js';
import { MEASURE } from './measure.js';
import type { Observation } from './observation.js';

/** Evidence beyond this many items is counted in the summary only. */
const MAX_EVIDENCE = 100;

/** What the check reports of a document: the strongest observation is its measure. */
export function findingOf(
  observations: readonly Observation[],
  reasons: readonly string[],
  pdf: PdfStructure,
  pages: PdfiumDocument,
): Finding {
  const indexByNumber = new Map(
    pdf.revisions[pdf.revisions.length - 1]?.pages().map((page) => [page.num, page.index]),
  );
  const located = [...observations]
    .sort((a, b) => b.measure - a.measure)
    .map(({ measure, page, evidence }) => ({
      measure,
      pageIndex: page && (indexByNumber.get(page.num) ?? page.index),
      evidence,
    }));
  const evidence = located.slice(0, MAX_EVIDENCE).map(
    ({ pageIndex, evidence }): Evidence => ({
      ...evidence,
      ...(pageIndex === undefined ? {} : { page: pageIndex + 1 }),
    }),
  );
  return {
    measure: located[0]?.measure ?? MEASURE.explained,
    summary: summaryOf(evidence, located.length, reasons, pdf.revisions.length),
    evidence,
    heat: heatOf(located, pages),
  };
}

function summaryOf(
  evidence: readonly Evidence[],
  count: number,
  reasons: readonly string[],
  saves: number,
): string {
  const [strongest] = evidence;
  if (!strongest) {
    const explained =
      reasons.length === 0
        ? 'nothing that a reader could notice changed'
        : `every change is explained: ${reasons.join(', ')}`;
    return `The file was saved ${saves} times; after the first save ${explained}.`;
  }
  const others =
    count === 1 ? '' : ` ${count - 1} further ${count === 2 ? 'change was' : 'changes were'} found.`;
  const where = strongest.page === undefined ? '' : ` On page ${strongest.page}:`;
  return `The document was changed after it was first saved.${where} ${strongest.summary}${others}`;
}

interface Located {
  readonly measure: number;
  readonly pageIndex: number | undefined;
  readonly evidence: Observation['evidence'];
}

function heatOf(located: readonly Located[], pages: PdfiumDocument): HeatLayer[] {
  const byPage = new Map<number, { box: NonNullable<Evidence['boundingBox']>; intensity: number }[]>();
  for (const { measure, pageIndex, evidence } of located) {
    if (pageIndex === undefined || pageIndex >= pages.pageCount || !evidence.boundingBox) continue;
    const boxes = byPage.get(pageIndex) ?? [];
    boxes.push({ box: evidence.boundingBox, intensity: measure / MEASURE.claimReplaced });
    byPage.set(pageIndex, boxes);
  }
  return [...byPage].map(([index, boxes]) => {
    const { widthPoints, heightPoints } = pages.page(index);
    return { page: index + 1, width: widthPoints, height: heightPoints, boxes };
  });
}
