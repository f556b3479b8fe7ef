import { hidesSomething } from '../annotation-cover.js';
import type { BenignChange } from './benign-change.js';

/**
 * Commenting on a document: an annotation that hides nothing of the page and brings no text of its own to it
 * - links, sticky notes, highlights, underlines, drawings - as well as taking any annotation away, and the
 *   widgets of a form. Whether something is hidden is seen in the renderings, not believed from the subtype
 * (ISO 32000-2, 12.5.6): a highlight may be painted opaque.
 */
export const harmlessAnnotation: BenignChange = (change) => {
  if (change.kind !== 'annotation') return false;
  const { after, before } = change;
  if (!after?.shown) return true;
  if (hidesSomething(change)) return false;
  return after.subtype === 'Widget' || after.text === '' || after.text === before?.text;
};
