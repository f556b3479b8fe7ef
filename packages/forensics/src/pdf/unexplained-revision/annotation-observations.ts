import { unionBox } from '@assay/media';
import { hidesMarks, wordsHiddenBy } from './annotation-cover.js';
import type { Annotation } from './annotations.js';
import type { AnnotationChange } from './document-changes.js';
import { isNote, MEASURE, measureOfReplacement } from './measure.js';
import { evidenceOf, type Observation, quoted } from './observation.js';
import { textOf } from './text-difference.js';

/**
 * What an annotation that no rule explains does to its page: it hides something, or it brings text of its
 * own.
 */
export function annotationObservation(change: AnnotationChange): Observation[] {
  const { comparison, before, after } = change;
  if (!after) return [];
  const page = comparison.after;
  const name = `${NAMES.get(after.subtype) ?? 'An annotation'} added after the first save`;
  const shows = after.text === '' ? '.' : ` and shows ${quoted(after.text)}.`;
  const hidden = wordsHiddenBy(change);
  if (hidden.length > 0) {
    const text = textOf(hidden);
    const box = unionBox(hidden.map((word) => word.box)) ?? after.box;
    const measure = coverMeasure(after, text, comparison.isBlackedOut(box));
    return [
      {
        page,
        measure,
        evidence: evidenceOf(
          'ANNOTATION_COVERS_TEXT',
          `${name} hides ${quoted(text)}${shows}`,
          box,
          text,
          after.text,
        ),
      },
    ];
  }
  if (hidesMarks(change)) {
    const measure = measureOfReplacement('', after.text);
    return [
      {
        page,
        measure,
        evidence: evidenceOf(
          'CONTENT_COVERED',
          `${name} covers part of the page${shows}`,
          after.box,
          '',
          after.text,
        ),
      },
    ];
  }
  const earlier = before?.text ?? '';
  const summary =
    earlier === ''
      ? `${name} adds ${quoted(after.text)} and hides nothing.`
      : `${quoted(earlier)} in an annotation became ${quoted(after.text)}.`;
  const code = earlier === '' ? 'ANNOTATION_ADDS_TEXT' : 'ANNOTATION_TEXT_CHANGED';
  return [
    { page, measure: MEASURE.addition, evidence: evidenceOf(code, summary, after.box, earlier, after.text) },
  ];
}

/** Drawn with a pen or along the text: they cross words out, they do not put others in their place. */
const PEN_STROKES: ReadonlySet<string> = new Set([
  'Ink',
  'Line',
  'PolyLine',
  'StrikeOut',
  'Underline',
  'Squiggly',
  'Caret',
]);

/**
 * A visible signature often overlaps the line or label it is put on; fields of a form seldom sit clear of
 * their labels.
 */
function coverMeasure(annotation: Annotation, hidden: string, blackedOut: boolean): number {
  if (annotation.subtype === 'Widget' && annotation.text === '') return MEASURE.addition;
  if (PEN_STROKES.has(annotation.subtype)) return MEASURE.addition;
  const measure = measureOfReplacement(hidden, annotation.text, blackedOut);
  return isNote(hidden, annotation.text) ? Math.min(measure, MEASURE.replaced) : measure;
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
