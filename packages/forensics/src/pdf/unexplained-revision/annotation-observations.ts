import { type Box, unionBox } from '@assay/media';
import type { Annotation } from './annotations.js';
import type { DocumentChange } from './document-changes.js';
import { MEASURE, measureOfReplacement } from './measure.js';
import { type Observation, quoted } from './observation.js';
import { textOf } from './text-difference.js';

type AnnotationChange = Extract<DocumentChange, { kind: 'annotation' }>;

/** What an annotation that no rule explains does to its page: it hides something, or it brings text of its own. */
export function annotationObservation({ comparison, before, after }: AnnotationChange): Observation[] {
  if (!after) return [];
  const hidden = comparison.hiddenWords(after.box);
  const base = { page: comparison.after };
  if (hidden.length > 0) {
    const text = textOf(hidden);
    const box = unionBox(hidden.map((word) => word.box)) ?? after.box;
    const summary = `${articled(after)} hides ${quoted(text)}${after.text === '' ? '.' : ` and shows ${quoted(after.text)}.`}`;
    return [
      {
        ...base,
        measure: coverMeasure(after, text, comparison.isBlackedOut(box)),
        evidence: evidenceAt(after, 'ANNOTATION_COVERS_TEXT', summary, text, box),
      },
    ];
  }
  if (before !== undefined && before.text !== '' && before.text !== after.text) {
    const summary = `${articled(after)} said ${quoted(before.text)} and now says ${quoted(after.text)}.`;
    return [
      { ...base, measure: MEASURE.addition, evidence: evidenceAt(after, 'ANNOTATION_TEXT_CHANGED', summary, before.text, after.box) },
    ];
  }
  if (comparison.textBefore.words.length === 0 && comparison.lostInk(after.box) > 0) {
    const summary = `${articled(after)} covers part of the page${after.text === '' ? '.' : ` and shows ${quoted(after.text)}.`}`;
    return [
      { ...base, measure: measureOfReplacement('', after.text), evidence: evidenceAt(after, 'CONTENT_COVERED', summary, '', after.box) },
    ];
  }
  const summary = `${articled(after)} adds ${quoted(after.text)} and hides nothing.`;
  return [{ ...base, measure: MEASURE.addition, evidence: evidenceAt(after, 'ANNOTATION_ADDS_TEXT', summary, '', after.box) }];
}

/** A visible signature often overlaps the line or label it is put on; fields of a form seldom sit clear of their labels. */
function coverMeasure(annotation: Annotation, hidden: string, blackedOut: boolean): number {
  if (annotation.subtype === 'Widget' && annotation.text === '') return MEASURE.addition;
  return measureOfReplacement(hidden, annotation.text, blackedOut);
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['FreeText', 'A text box'],
  ['Stamp', 'A stamp'],
  ['Square', 'A rectangle'],
  ['Circle', 'An ellipse'],
  ['Ink', 'A drawing'],
  ['Redact', 'A redaction mark'],
  ['Highlight', 'A highlight'],
  ['Widget', 'A form field'],
  ['Link', 'A link'],
]);

const articled = ({ subtype }: Annotation): string => `${NAMES.get(subtype) ?? 'An annotation'} added after the first save`;

function evidenceAt(annotation: Annotation, code: string, summary: string, before: string, boundingBox: Box) {
  const { text } = annotation;
  return {
    code,
    kind: before !== '' && text !== '' ? ('value_comparison' as const) : ('history' as const),
    summary,
    boundingBox,
    ...(before === '' ? {} : { before }),
    ...(text === '' ? {} : { after: text }),
  };
}
