import type { TextWord } from '@assay/media';
import type { Piece } from './pieces.js';
import { placesAbove, placesBelow, type ValuePlace } from './value-places.js';
import { FIELD_GRAMMARS } from './values/field-grammars.js';

/** A place this much nearer than the other is the label's: a caption stands by its value. */
const CLEARLY_NEARER = 0.8;
/** As far as a value below a label is looked for, in heights of the label. */
const MAX_DROP = 4.2;
const MIN_LABELS_BELOW = 2;

/**
 * Whether labels of the page stand below their values: as those show whose values have a form that nothing
 * else has.
 */
export function areLabelsBelow(pieces: readonly Piece[], aspect: number): boolean {
  let above = 0;
  let below = 0;
  for (const [index, label] of pieces.entries()) {
    if (label.kind !== 'label' || !label.meaning || !/date|Number$|^sex$|^height$/iu.test(label.meaning))
      continue;
    const up = gapTo(label, placesAbove(label, pieces, aspect));
    const down = gapTo(label, placesBelow(label, pieces, aspect, MAX_DROP));
    const next = pieces[index + 1];
    // One beside says nothing of the others: Colombia's card has both.
    if (next?.kind === 'text' && next.adjoins && next.line === label.line && readsAs(label, next.words))
      continue;
    if (up < CLEARLY_NEARER * down) above += 1;
    else if (down < Number.POSITIVE_INFINITY) below += 1;
  }
  return above >= MIN_LABELS_BELOW && above > below;
}

/** Distance to the nearest place whose text reads as the label's value, in heights of the page. */
function gapTo(label: Piece, places: readonly ValuePlace[]): number {
  const [nearest] = places;
  if (!nearest || !readsAs(label, nearest.words)) return Number.POSITIVE_INFINITY;
  const { box } = nearest.piece;
  return Math.max(0, nearest.where === 'above' ? label.box.y1 - box.y2 : box.y1 - label.box.y2);
}

const readsAs = ({ meaning }: Piece, words: readonly TextWord[]): boolean =>
  meaning !== undefined && FIELD_GRAMMARS[meaning]?.(words) !== undefined;
