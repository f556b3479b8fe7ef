import {
  type FieldLock,
  MAX_PAGES_EXAMINED,
  type PdfiumDocument,
  type PdfRevision,
  type PdfStructure,
} from '@assay/media';
import { reasonFor } from '../unexplained-revision/benign-changes/reason-for.js';
import { changesOf, type DocumentChange } from '../unexplained-revision/document-changes.js';
import { MEASURE as CHANGE_MEASURE } from '../unexplained-revision/measure.js';
import { observeStep } from '../unexplained-revision/observe.js';
import { RenderBudget } from '../unexplained-revision/page-comparison.js';
import type { RevisionStep } from '../unexplained-revision/revision-steps.js';
import { MEASURE } from './measure.js';
import { type EvidenceCode, type Observation, statement } from './observation.js';

/** What the signatures of a revision allow to change after them. */
export interface Permissions {
  /**
   * The strictest /P of DocMDP among them; 3 where none certifies: annotations, forms and further signatures
   * are usual.
   */
  readonly level: number;
  readonly locks: readonly FieldLock[];
}

/** Pages drawn in pairs for one document. */
const MAX_RENDERED_PAIRS = 20;

/**
 * Says what was changed between the revision that was signed and today, and that neither an everyday workflow
 * explains (pdf.unexplained-revision's rules: form filling, comments, further signatures, validation data)
 * nor the signature permits.
 */
export function changesAfter(
  signed: PdfRevision,
  permissions: Permissions,
  pdf: PdfStructure,
  pages: PdfiumDocument,
): Observation[] {
  const today = pdf.revisions[pdf.revisions.length - 1]!;
  const pagesBefore = pages.prefix(signed.endOffsetBytes);
  if (!pagesBefore)
    return [
      statement({
        code: 'SIGNATURE_NOT_VERIFIABLE',
        measure: MEASURE.statement,
        summary: 'The version that was signed cannot be opened.',
      }),
    ];
  const later = pdf.revisions.slice(signed.index + 1);
  const changed = new Set(later.flatMap(({ changes }) => changes.map(({ num }) => num)));
  const step: RevisionStep = { before: signed, after: today, pagesBefore, pagesAfter: pages, changed };
  const budget = new RenderBudget(MAX_RENDERED_PAIRS);
  const unexplained = observeStep(step, budget, MAX_PAGES_EXAMINED).observations.flatMap(
    ({ measure, page, evidence }): Observation[] => {
      const code = codeOf(measure);
      const summary = `After the document was signed: ${evidence.summary}`;
      return [
        { measure: measureOf(measure), ...(page ? { page } : {}), evidence: { ...evidence, code, summary } },
      ];
    },
  );
  return [...unexplained, ...notPermitted(changesOf(step, budget, MAX_PAGES_EXAMINED), permissions)];
}

const codeOf = (measure: number): EvidenceCode =>
  measure >= CHANGE_MEASURE.replaced ? 'CONTENT_REPLACED_AFTER_SIGNING' : 'CONTENT_ADDED_AFTER_SIGNING';

/** From the scale of pdf.unexplained-revision to ours. */
function measureOf(measure: number): number {
  if (measure >= CHANGE_MEASURE.claimReplaced) return MEASURE.signedContentChanged;
  if (measure >= CHANGE_MEASURE.replaced) return MEASURE.uncovered;
  return measure >= CHANGE_MEASURE.fieldValueChanged ? MEASURE.notPermitted : MEASURE.statement;
}

const LEVEL_NOTHING = 1;
const LEVEL_FORMS = 2;
/** {@link Permissions.level} of an approval signature. */
export const LEVEL_ANNOTATIONS = 3;

function notPermitted(changes: readonly DocumentChange[], { level, locks }: Permissions): Observation[] {
  const findings = changes.flatMap((change) => {
    if (change.kind === 'annotation') {
      const subtype = (change.after ?? change.before)?.subtype ?? '';
      const breach =
        level <= LEVEL_FORMS && subtype !== 'Widget' && subtype !== 'Popup' && isExplained(change);
      return breach
        ? [`An annotation (${subtype}) was changed although the certification permits none.`]
        : [];
    }
    if (change.kind !== 'field-value' || change.after.type === 'Sig') return [];
    const { name } = change.after;
    if (level <= LEVEL_NOTHING)
      return [
        `The form field “${name.slice(0, 80)}” was changed although the certification permits no change.`,
      ];
    const locked = locks.some((lock) => isLocked(name, lock));
    return locked ? [`The form field “${name.slice(0, 80)}” was changed although a signature locks it.`] : [];
  });
  return [...new Set(findings)].map((summary) =>
    statement({ code: 'CHANGE_NOT_PERMITTED', measure: MEASURE.notPermitted, summary }),
  );
}

/** What no workflow explains is reported as such already. */
const isExplained = (change: DocumentChange): boolean => reasonFor(change) !== undefined;

/** A name in the list means the field and all below it (12.8.2.4). */
function isLocked(name: string, { action, fields }: FieldLock): boolean {
  const listed = fields.some((field) => name === field || name.startsWith(`${field}.`));
  return action === 'All' || (action === 'Include') === listed;
}
