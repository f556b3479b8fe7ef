import type { Glyph, Word } from '@assay/media';

/** The glyphs of a word, which stand one after the other in the order of painting. */
export interface WordGlyphs {
  /** Place of the first in the order of painting. */
  readonly order: number;
  readonly glyphs: readonly Glyph[];
}

/** @returns a way to find the glyphs of a word of the same page; it gives undefined for a word that is not made of them */
export function glyphFinder(glyphs: readonly Glyph[]): (word: Word) => WordGlyphs | undefined {
  const byEdge = new Map<number, number[]>();
  for (const [order, { box }] of glyphs.entries()) {
    const orders = byEdge.get(box.x1);
    if (orders) orders.push(order);
    else byEdge.set(box.x1, [order]);
  }
  return (word) => {
    const letters = [...word.text];
    for (const order of byEdge.get(word.box.x1) ?? []) {
      const own = glyphs.slice(order, order + letters.length);
      const isWord = letters.every((letter, index) => {
        const glyph = own[index];
        return glyph?.text === letter && glyph.box.y1 >= word.box.y1 && glyph.box.y2 <= word.box.y2;
      });
      if (isWord) return { order, glyphs: own };
    }
    return undefined;
  };
}
