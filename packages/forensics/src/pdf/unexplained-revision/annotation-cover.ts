import type { Word } from '@assay/media';
import type { AnnotationChange } from './document-changes.js';
import { isNote } from './measure.js';
import { isInside, LEGIBLE_GLYPH, UNTOUCHED_GLYPH } from './page-comparison.js';
import { textOf } from './text-difference.js';

/**
 * Marks in a scan that an annotation may take away before it counts as covering them: edges blur a little.
 */
const LOST_INK = 0.3;

/**
 * Earlier words that can no longer be read under a new or changed annotation. Renders only when words lie
 * there; where it cannot, an annotation with text of its own is taken to hide them.
 */
export function wordsHiddenBy({ after, comparison }: AnnotationChange): Word[] {
  if (!after?.shown || isBorderOnly(after)) return [];
  const wordsThere = comparison.textBefore.words.filter((word) => isInside(word.box, after.box, 0.1));
  if (wordsThere.length === 0) return [];
  if (!comparison.canBeSeen) return after.text === '' ? [] : wordsThere;
  if (after.text === '') return comparison.hiddenWords(after.box, LEGIBLE_GLYPH);
  // Text of its own may repeat most of what it covers: 1,340.00 as 1,840.00. The same text again hides
  // nothing.
  const hidden = comparison
    .hiddenWords(after.box, UNTOUCHED_GLYPH)
    .filter((word) => !after.text.includes(word.text));
  // A remark that runs into a value leaves it legible; what takes a value's place need not.
  return isNote(textOf(hidden), after.text) ? comparison.hiddenWords(after.box, LEGIBLE_GLYPH) : hidden;
}

/** True when marks of a page without text, a scan or a drawing, are gone under the annotation. */
export function hidesMarks({ after, comparison, onBarePage }: AnnotationChange): boolean {
  if (!after?.shown || !onBarePage || isBorderOnly(after) || comparison.textBefore.words.length > 0)
    return false;
  return comparison.lostInk(after.box) > LOST_INK;
}

export const hidesSomething = (change: AnnotationChange): boolean =>
  wordsHiddenBy(change).length > 0 || hidesMarks(change);

/** A link without an appearance shows its border at most (ISO 32000-2, 12.5.6.5). */
const isBorderOnly = ({ subtype, dict }: NonNullable<AnnotationChange['after']>): boolean =>
  subtype === 'Link' && !dict.entries.has('AP');
