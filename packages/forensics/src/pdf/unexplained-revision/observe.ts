import { DecodeError, type PdfPageNode } from '@assay/media';
import { annotationObservation } from './annotation-observations.js';
import { reasonFor } from './benign-changes/reason-for.js';
import { contentObservations } from './content-observations.js';
import { changesOf, type DocumentChange } from './document-changes.js';
import { fieldObservation, WidgetPlaces } from './field-observations.js';
import { MEASURE } from './measure.js';
import type { EvidenceCode, Observation } from './observation.js';
import type { RenderBudget } from './page-comparison.js';
import type { RevisionStep } from './revision-steps.js';

/** What one save did: reasons that explain some of its changes, observations for the others. */
export interface StepResult {
  readonly reasons: readonly string[];
  readonly observations: readonly Observation[];
}

/** Sorts every change of a save into explained and reported. */
export function observeStep(step: RevisionStep, budget: RenderBudget, maxPages: number): StepResult {
  const changes = changesOf(step, budget, maxPages);
  const places = new WidgetPlaces(step.after);
  const reasons = new Set<string>();
  const observations: Observation[] = [];
  for (const change of changes) {
    try {
      const reason = reasonFor(change);
      if (reason === undefined) observations.push(...observe(change, changes, places));
      else reasons.add(reason);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      observations.push(structural('A page that was changed cannot be decoded, before or after the change.'));
    }
  }
  return { reasons: [...reasons], observations };
}

function observe(
  change: DocumentChange,
  changes: readonly DocumentChange[],
  places: WidgetPlaces,
): Observation[] {
  switch (change.kind) {
    case 'page-content':
      return contentObservations(change.comparison, annotationBoxesOn(change.comparison.after, changes));
    case 'annotation':
      return annotationObservation(change);
    case 'field-value':
      return [fieldObservation(change, places)];
    case 'page-added':
      return [wholePage(change.page, 'PAGE_ADDED', 'The page was added after the first save.')];
    case 'page-removed':
      return [
        wholePage(
          change.page,
          'PAGE_REMOVED',
          `Page ${change.page.index + 1} of the earlier version was taken out.`,
        ),
      ];
    case 'page-entry':
      return [{ ...structural(`The page's /${change.key} entry was changed.`), page: change.page }];
    case 'catalog-entry':
      return [structural(`The document's /${change.key} entry was changed.`)];
  }
}

function annotationBoxesOn(page: PdfPageNode, changes: readonly DocumentChange[]) {
  return changes.flatMap((change) =>
    change.kind === 'annotation' && change.comparison.after.num === page.num
      ? [change.before, change.after].flatMap((annotation) => annotation?.box ?? [])
      : [],
  );
}

const wholePage = (page: PdfPageNode, code: EvidenceCode, summary: string): Observation => ({
  measure: MEASURE.addition,
  page,
  evidence: { code, kind: 'history', summary },
});

const structural = (summary: string): Observation => ({
  measure: MEASURE.invisible,
  evidence: { code: 'STRUCTURE_CHANGED', kind: 'structure', summary },
});
