import type { Glyph, Word } from '@assay/media';
import { MAX_COMPARISONS, stripOf } from './page-strips.js';

/** The glyphs of a word, which stand one after the other in the order of painting. */
export interface WordGlyphs {
  /** Place of the first in the order of painting. */
  readonly order: number;
  readonly glyphs: readonly Glyph[];
}

/**
 * @returns a way to find the glyphs of a word of the same page; it gives undefined for a word that is not
 * made of them, and for any word once a hostile page has used up its comparisons
 */
export function glyphFinder(glyphs: readonly Glyph[]): (word: Word) => WordGlyphs | undefined {
  const byPlace = new Map<string, number[]>();
  for (const [order, { box }] of glyphs.entries()) {
    const key = placeOf(box.x1, stripOf(box.y1));
    const orders = byPlace.get(key);
    if (orders) orders.push(order);
    else byPlace.set(key, [order]);
  }
  let left = MAX_COMPARISONS;
  return (word) => {
    const letters = [...word.text];
    for (let strip = stripOf(word.box.y1); strip <= stripOf(word.box.y2); strip++) {
      for (const order of byPlace.get(placeOf(word.box.x1, strip)) ?? []) {
        if (left-- <= 0) return undefined;
        if (isMadeOf(word, letters, glyphs, order))
          return { order, glyphs: glyphs.slice(order, order + letters.length) };
      }
    }
    return undefined;
  };
}

const placeOf = (x1: number, strip: number): string => `${x1} ${strip}`;

const isMadeOf = (
  { box }: Word,
  letters: readonly string[],
  glyphs: readonly Glyph[],
  first: number,
): boolean =>
  letters.every((letter, index) => {
    const glyph = glyphs[first + index];
    return glyph?.text === letter && glyph.box.y1 >= box.y1 && glyph.box.y2 <= box.y2;
  });
