import {
  MAX_REVISIONS_EXAMINED,
  type PdfiumDocument,
  type PdfPageNode,
  type PdfRevision,
  type PdfStructure,
} from '@assay/media';
import { type ShownPage, ShownPages } from './shown-pages.js';

/** One save after the first, both sides opened. */
export interface RevisionStep {
  readonly before: PdfRevision;
  readonly after: PdfRevision;
  /** The pages as a reader showed them before and after this save. */
  readonly pagesBefore: PdfiumDocument;
  readonly pagesAfter: PdfiumDocument;
  /** Numbers of the objects written, replaced or freed by it. */
  readonly changed: ReadonlySet<number>;
  /**
   * Where to read a page of either side: another version has the same page, and may be drawn already. Absent:
   * where it stands.
   */
  readonly shown?: {
    readonly before: (page: PdfPageNode) => ShownPage;
    readonly after: (page: PdfPageNode) => ShownPage;
  };
}

/**
 * Pairs each openable revision with the openable one before it. What a revision changed that cannot be opened
 * is counted to the next one. Of more than {@link MAX_REVISIONS_EXAMINED} revisions the first and the newest
 * are taken, so that the first step then spans the saves between: nothing is passed over.
 */
export function revisionSteps(pdf: PdfStructure, pages: PdfiumDocument): RevisionStep[] {
  const skipped = Math.max(0, pdf.revisions.length - MAX_REVISIONS_EXAMINED);
  const last = pdf.revisions.length - 1;
  const steps: RevisionStep[] = [];
  let before: { revision: PdfRevision; pages: PdfiumDocument } | undefined;
  let changed = new Set<number>();
  for (const [position, revision] of pdf.revisions.entries()) {
    if (before) for (const change of revision.changes) changed.add(change.num);
    if (position > 0 && position <= skipped) continue;
    const opened = position === last ? pages : pages.prefix(revision.endOffsetBytes);
    if (!opened) continue;
    if (before)
      steps.push({
        before: before.revision,
        after: revision,
        pagesBefore: before.pages,
        pagesAfter: opened,
        changed,
      });
    before = { revision, pages: opened };
    changed = new Set();
  }
  const shown = new ShownPages(steps);
  return steps.map((step, index) => ({
    ...step,
    shown: { before: (page) => shown.at(index, page), after: (page) => shown.at(index + 1, page) },
  }));
}
