import { boxArea, type Glyph, overlapArea, type PageText, type Word } from '@assay/media';

/** Text that shares this much of the larger box lies upon the other; neighbours in a line, and the letters of a ligature, never do. */
const OVERPRINTED_SHARE = 0.5;

/** A page printed twice has more; each overlap is looked up among all glyphs of the page. */
const MAX_OVERLAPS_PER_PAGE = 500;

/**
 * The words of a page without those that another word was painted upon later: a reader sees the later one. Words stay
 * in their order.
 */
export function withoutOverprinted({ words, glyphs }: PageText): readonly Word[] {
  const hidden = new Set<Word>();
  let starts: ReadonlyMap<number, readonly number[]> | undefined;
  for (const [left, right] of overlaps(words)) {
    starts ??= glyphsByLeftEdge(glyphs);
    hidden.add(paintedAt(left, glyphs, starts) <= paintedAt(right, glyphs, starts) ? left : right);
  }
  return hidden.size === 0 ? words : words.filter((word) => !hidden.has(word));
}

/** Words of a line stand from left to right, so that only near neighbours can overlap. */
function* overlaps(words: readonly Word[]): Generator<[Word, Word]> {
  let found = 0;
  for (const [index, word] of words.entries()) {
    for (let next = index + 1; next < Math.min(words.length, index + 4); next++) {
      const other = words[next];
      if (!other || other.line !== word.line || other.box.x1 >= word.box.x2) break;
      const share = overlapArea(word.box, other.box) / Math.max(Number.MIN_VALUE, boxArea(word.box), boxArea(other.box));
      if (share <= OVERPRINTED_SHARE) continue;
      yield [word, other];
      found += 1;
      if (found === MAX_OVERLAPS_PER_PAGE) return;
    }
  }
}

function glyphsByLeftEdge(glyphs: readonly Glyph[]): Map<number, number[]> {
  const byEdge = new Map<number, number[]>();
  for (const [order, { box }] of glyphs.entries()) {
    const orders = byEdge.get(box.x1);
    if (orders) orders.push(order);
    else byEdge.set(box.x1, [order]);
  }
  return byEdge;
}

/** Where in the order of painting a word begins: its glyphs stand there one after the other. */
function paintedAt(word: Word, glyphs: readonly Glyph[], starts: ReadonlyMap<number, readonly number[]>): number {
  const letters = [...word.text];
  const start = starts.get(word.box.x1)?.find((order) =>
    letters.every((letter, index) => {
      const glyph = glyphs[order + index];
      return glyph?.text === letter && glyph.box.y1 >= word.box.y1 && glyph.box.y2 <= word.box.y2;
    }),
  );
  return start ?? 0;
}
