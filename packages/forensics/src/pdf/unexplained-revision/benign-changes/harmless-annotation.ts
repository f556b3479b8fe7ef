import { isInside, type PageComparison } from '../page-comparison.js';
import type { BenignChange } from './benign-change.js';

/**
 * Commenting on a document: an annotation that hides nothing of the page and brings no text of its own to it - links,
 * sticky notes, highlights, underlines, drawings - as well as taking any annotation away, and the widgets of a form.
 * Whether something is hidden is seen in the renderings, not believed from the subtype (ISO 32000-2, 12.5.6): a highlight
 * may be painted opaque.
 */
export const harmlessAnnotation: BenignChange = (change) => {
  if (change.kind !== 'annotation') return false;
  const { after, before, comparison } = change;
  if (!after?.shown) return true;
  if (hidesSomething(comparison, after.box)) return false;
  return !TEXT_BEARING.has(after.subtype) || (before !== undefined && before.text === after.text) || after.text === '';
};

/** Annotations whose /Contents are painted on the page (12.5.6.6) or are as good as painted (12.5.6.12). */
const TEXT_BEARING: ReadonlySet<string> = new Set(['FreeText', 'Stamp', 'Watermark']);

/** Marks in a scan that an annotation may take away before it counts as covering them: edges blur a little. */
const LOST_INK = 0.3;

function hidesSomething(comparison: PageComparison, box: Parameters<PageComparison['hiddenWords']>[0]): boolean {
  const { words } = comparison.textBefore;
  if (words.length > 0) return words.some((word) => isInside(word.box, box, 0.1)) && comparison.hiddenWords(box).length > 0;
  return comparison.lostInk(box) > LOST_INK;
}
