import type { TextWord } from '@assay/media';
import { heightOf, isText, onOneLine, type Piece, textsUnder } from '../pieces.js';
import { FIELD_GRAMMARS } from '../values/grammars.js';
import type { Feature } from '../weights.js';

/** A place where the value of a label may stand, with what tells how usual it is. */
export interface ValuePlace {
  readonly words: readonly TextWord[];
  readonly piece: Piece;
  readonly where: 'beside' | 'below' | 'above';
  readonly features: readonly Feature[];
}

/** A value below stands at most so many letter heights under its label. */
const MAX_DROP = 4.2;
/** The middle of a value below stands lower than its label's by this part of the label's height, at least. */
const LOWER = 0.5;
/** Values stand flush with their label's left edge or a little inside; centered ones begin before it. In letter heights. */
const INSIDE_LETTERS = 3;
const MAX_OUTDENT_LETTERS = 8;
const MAX_ROWS_BELOW = 3;
/** A value above ends at most so many letter heights over its label. */
const MAX_RISE = 2;
/** Beside: further right than this many letter heights stands another column. */
const FAR_RIGHT = 14;
const NEAR_RIGHT = 3;

/** A caption in two languages that could not be read: values neither begin nor end with a slash. */
const UNREAD_CAPTION = /^\s*\/|\/\s*$/u;
const BELOW: readonly Feature[] = ['below', 'second below', 'third below'];

/**
 * Where the value of a label may stand: to its right in the same line, or below it within its column, up to the next
 * label; above it where the page is built so.
 * @param pieces of its page, by line and left to right
 * @param aspect width by height of the page: letter heights are compared across both
 * @param labelsBelow whether labels of the page stand below their values
 */
export function valuePlaces(
  label: Piece,
  pieces: readonly Piece[],
  aspect: number,
  labelsBelow: boolean,
): ValuePlace[] {
  const besides = beside(label, pieces, aspect);
  const below = placesBelow(label, pieces, aspect);
  if (!labelsBelow) return [...besides, ...below];
  return [
    ...besides,
    ...below.map((place) => ({ ...place, features: [...place.features, 'labels stand below' as const] })),
    ...placesAbove(label, pieces, aspect),
  ];
}

const middleOf = ({ box }: Piece): number => (box.y1 + box.y2) / 2;

function beside(label: Piece, pieces: readonly Piece[], aspect: number): ValuePlace[] {
  const em = heightOf(label) / aspect;
  const [next] = pieces
    .filter((piece) => piece !== label && piece.box.x1 >= label.box.x2 - em / 2 && onOneLine(piece, label))
    .sort((a, b) => a.box.x1 - b.box.x1);
  const gap = next ? next.box.x1 - label.box.x2 : 0;
  if (!next || !isText(next) || gap > FAR_RIGHT * em) return [];
  const feature = next.adjoins ? 'behind its label' : gap < NEAR_RIGHT * em ? 'beside' : 'far beside';
  return [{ words: next.words, piece: next, where: 'beside', features: [feature] }];
}

/** The places below a label alone, nearest first. */
function placesBelow(label: Piece, pieces: readonly Piece[], aspect: number): ValuePlace[] {
  const em = heightOf(label) / aspect;
  const others = pieces.filter((piece) => !isText(piece) && piece !== label && onOneLine(piece, label));
  const columnEnd = Math.min(
    1,
    ...others.filter(({ box }) => box.x1 > label.box.x2).map(({ box }) => box.x1 - em),
  );
  const before = others.filter(({ box }) => box.x2 < label.box.x1).map(({ box }) => box.x2);
  const columnStart = Math.max(label.box.x1 - MAX_OUTDENT_LETTERS * em, ...before);
  const under = pieces
    .filter(
      (piece) =>
        middleOf(piece) > middleOf(label) + LOWER * heightOf(label) &&
        piece.box.y1 - label.box.y2 < MAX_DROP * heightOf(label) &&
        piece.box.x1 < Math.min(columnEnd, label.box.x2 + em) &&
        piece.box.x2 > label.box.x1 - em,
    )
    .sort((a, b) => a.box.y1 - b.box.y1);
  const places: ValuePlace[] = [];
  for (const piece of under) {
    if (isText(piece) && UNREAD_CAPTION.test(piece.text)) break;
    if (!isText(piece)) {
      if (startsIn(piece, label, em) || places.length > 0) break;
      continue;
    }
    const words = piece.words.filter(({ box }) => (box.x1 + box.x2) / 2 > columnStart && box.x1 < columnEnd);
    const [first] = words;
    if (!first) continue;
    const offset = Math.abs(first.box.x1 - label.box.x1) / em;
    const isFar = piece.box.y1 - label.box.y2 >= 2 * heightOf(label);
    const features: Feature[] = [BELOW[places.length] ?? 'third below'];
    if (isFar) features.push('far below');
    if (offset >= 1.5) features.push(offset < 4 ? 'a little aside' : 'aside');
    places.push({ words, piece, where: 'below', features });
    if (places.length === MAX_ROWS_BELOW) break;
  }
  return places;
}

/** The nearest text above a label within its column, where labels are printed below their values. */
function placesAbove(label: Piece, pieces: readonly Piece[], aspect: number): ValuePlace[] {
  const em = heightOf(label) / aspect;
  const [nearest] = pieces
    .filter(
      (piece) =>
        middleOf(piece) < middleOf(label) - LOWER * heightOf(label) &&
        label.box.y1 - piece.box.y2 < MAX_RISE * heightOf(label) &&
        piece.box.x1 < label.box.x2 + em &&
        piece.box.x2 > label.box.x1 - em,
    )
    .sort((a, b) => b.box.y2 - a.box.y2);
  if (!nearest || !isText(nearest)) return [];
  // A town whose department stands in brackets in the next line.
  const over = nearest.text.startsWith('(')
    ? pieces.find((one) => isText(one) && textsUnder(one, [nearest]).length > 0)
    : undefined;
  const words = [...(over?.words ?? []), ...nearest.words].filter(
    ({ box }) => box.x2 > label.box.x1 - MAX_OUTDENT_LETTERS * em,
  );
  const isStraight = Math.abs(nearest.box.x1 - label.box.x1) / em < INSIDE_LETTERS;
  const features: Feature[] = isStraight ? ['above'] : ['above', 'a little aside'];
  return words.length > 0 ? [{ words, piece: nearest, where: 'above', features }] : [];
}

const startsIn = (piece: Piece, label: Piece, em: number): boolean =>
  Math.abs(piece.box.x1 - label.box.x1) < INSIDE_LETTERS * em;

/** A place this much nearer than the other is the label's: a caption stands by its value. */
const CLEARLY_NEARER = 0.8;
const MIN_LABELS_BELOW = 2;

/**
 * Whether labels of the page stand below their values: as those show whose values have a form that nothing else has.
 */
export function areLabelsBelow(pieces: readonly Piece[], aspect: number): boolean {
  let [above, below] = [0, 0];
  for (const [index, label] of pieces.entries()) {
    if (!label.meaning || !/date|Number$|^sex$|^height$/iu.test(label.meaning)) continue;
    const readsAs = (words: readonly TextWord[]): boolean =>
      label.meaning !== undefined && FIELD_GRAMMARS[label.meaning]?.(words) !== undefined;
    const gapTo = ([nearest]: readonly ValuePlace[], from: (piece: Piece) => number): number =>
      nearest && readsAs(nearest.words) ? Math.max(0, from(nearest.piece)) : Number.POSITIVE_INFINITY;
    const up = gapTo(placesAbove(label, pieces, aspect), ({ box }) => label.box.y1 - box.y2);
    const down = gapTo(placesBelow(label, pieces, aspect), ({ box }) => box.y1 - label.box.y2);
    const next = pieces[index + 1];
    // One beside says nothing of the others: Colombia's card has both.
    if (next && isText(next) && next.adjoins && next.line === label.line && readsAs(next.words)) continue;
    if (up < CLEARLY_NEARER * down) above += 1;
    else if (down < Number.POSITIVE_INFINITY) below += 1;
  }
  return above >= MIN_LABELS_BELOW && above > below;
}
