import type { TextWord } from '@assay/media';
import { onOneLine, type Piece, textOf } from './pieces.js';

/** A place where the value of a label may stand, with how usual that is. */
export interface ValuePlace {
  readonly words: readonly TextWord[];
  readonly piece: Piece;
  /** 0..1. */
  readonly usual: number;
  readonly where: 'beside' | 'below' | 'above';
}

/** A value below stands at most so many letter heights under its label. */
const MAX_DROP = 4.2;
/** The middle of a value below stands lower than its label's by this part of the label's height, at least. */
const LOWER = 0.5;
/**
 * Values stand flush with their label's left edge or a little inside; centred ones begin before it. In letter
 * heights.
 */
const INSIDE_LETTERS = 3;
const MAX_OUTDENT_LETTERS = 8;
const MAX_ROWS_BELOW = 3;
/** A value above ends at most so many letter heights over its label. */
const MAX_RISE = 2;
/** Beside: further right than this many letter heights stands another column. */
const FAR_RIGHT = 14;
const NEAR_RIGHT = 3;

/** How usual a value above its label is where the page is built so, and then one below. */
const ABOVE = 0.93;
const BELOW_WHERE_ABOVE = 0.5;

/** A caption in two languages that could not be read: values neither begin nor end with a slash. */
const UNREAD_CAPTION = /^\s*\/|\/\s*$/u;

/**
 * Where the value of a label may stand: to its right in the same line, or below it within its column, up to
 * the next label; above it where the page is built so.
 * @param pieces all of the page, by line and left to right
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
  const below = placesBelow(label, pieces, aspect, MAX_DROP);
  if (!labelsBelow) return [...besides, ...below];
  const lessUsual = below.map((place) => ({ ...place, usual: BELOW_WHERE_ABOVE * place.usual }));
  return [...besides, ...lessUsual, ...placesAbove(label, pieces, aspect)];
}

const middleOf = ({ box }: Piece): number => (box.y1 + box.y2) / 2;
const heightOf = ({ box }: Piece): number => box.y2 - box.y1;

function beside(label: Piece, pieces: readonly Piece[], aspect: number): ValuePlace[] {
  const em = heightOf(label) / aspect;
  const [next] = pieces
    .filter((piece) => piece !== label && piece.box.x1 >= label.box.x2 - em / 2 && onOneLine(piece, label))
    .sort((a, b) => a.box.x1 - b.box.x1);
  const gap = next ? next.box.x1 - label.box.x2 : 0;
  if (next?.kind !== 'text' || gap > FAR_RIGHT * em) return [];
  const usual = next.adjoins ? 1 : gap < NEAR_RIGHT * em ? 0.85 : 0.6;
  return [{ words: next.words, piece: next, usual, where: 'beside' }];
}

/**
 * The places below a label alone, nearest first.
 * @param maxDrop how far down, in heights of the label
 */
export function placesBelow(
  label: Piece,
  pieces: readonly Piece[],
  aspect: number,
  maxDrop: number,
): ValuePlace[] {
  const em = heightOf(label) / aspect;
  const columnEnd = pieces
    .filter(
      (piece) =>
        piece.kind === 'label' && piece !== label && onOneLine(piece, label) && piece.box.x1 > label.box.x2,
    )
    .reduce((least, piece) => Math.min(least, piece.box.x1 - em), 1);
  const columnStart = pieces
    .filter(
      (piece) =>
        piece.kind === 'label' && piece !== label && onOneLine(piece, label) && piece.box.x2 < label.box.x1,
    )
    .reduce((most, piece) => Math.max(most, piece.box.x2), label.box.x1 - MAX_OUTDENT_LETTERS * em);
  const under = pieces
    .filter(
      (piece) =>
        middleOf(piece) > middleOf(label) + LOWER * heightOf(label) &&
        piece.box.y1 - label.box.y2 < maxDrop * heightOf(label),
    )
    .filter(
      (piece) => piece.box.x1 < Math.min(columnEnd, label.box.x2 + em) && piece.box.x2 > label.box.x1 - em,
    )
    .sort((a, b) => a.box.y1 - b.box.y1);
  const places: ValuePlace[] = [];
  for (const piece of under) {
    if (piece.kind === 'text' && UNREAD_CAPTION.test(textOf(piece.words))) break;
    if (piece.kind === 'label') {
      if (startsIn(piece, label, em) || places.length > 0) break;
      continue;
    }
    const words = piece.words.filter(({ box }) => (box.x1 + box.x2) / 2 > columnStart && box.x1 < columnEnd);
    const [first] = words;
    if (!first) continue;
    const drop = Math.max(0, piece.box.y1 - label.box.y2) / heightOf(label);
    const offset = Math.abs(first.box.x1 - label.box.x1) / em;
    const straight = offset < 1.5 ? 1 : offset < 4 ? 0.85 : 0.6;
    places.push({
      words,
      piece,
      usual: 0.95 * straight * (drop < 2 ? 1 : 0.8) * 0.9 ** places.length,
      where: 'below',
    });
    if (places.length === MAX_ROWS_BELOW) break;
  }
  return places;
}

/** The nearest text above a label within its column, where labels are printed below their values. */
export function placesAbove(label: Piece, pieces: readonly Piece[], aspect: number): ValuePlace[] {
  const em = heightOf(label) / aspect;
  const over = pieces
    .filter((piece) => middleOf(piece) < middleOf(label) - LOWER * heightOf(label))
    .filter((piece) => label.box.y1 - piece.box.y2 < MAX_RISE * heightOf(label))
    .filter((piece) => piece.box.x1 < label.box.x2 + em && piece.box.x2 > label.box.x1 - em)
    .sort((a, b) => b.box.y2 - a.box.y2);
  const [nearest] = over;
  if (nearest?.kind !== 'text') return [];
  const words = nearest.words.filter(({ box }) => box.x2 > label.box.x1 - MAX_OUTDENT_LETTERS * em);
  const straight = Math.abs(nearest.box.x1 - label.box.x1) / em < INSIDE_LETTERS ? 1 : 0.7;
  return words.length > 0 ? [{ words, piece: nearest, usual: ABOVE * straight, where: 'above' }] : [];
}

const startsIn = (piece: Piece, label: Piece, em: number): boolean =>
  Math.abs(piece.box.x1 - label.box.x1) < INSIDE_LETTERS * em;
