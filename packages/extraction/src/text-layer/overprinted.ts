import { boxArea, overlapArea, type PageText, type Word } from '@assay/media';
import { glyphFinder, type WordGlyphs } from './word-glyphs.js';

/**
 * Text that shares this much of the larger box lies upon the other; neighbors in a line, and the letters of
 * a ligature, never do.
 */
const OVERPRINTED_SHARE = 0.5;

/** A page printed twice has more; each overlap is looked up among all glyphs of the page. */
const MAX_OVERLAPS_PER_PAGE = 500;

/**
 * The words of a page without those that another word was painted upon later: a reader sees the later one.
 * Words stay in their order.
 */
export function withoutOverprinted(text: PageText): readonly Word[] {
  const { words } = text;
  const hidden = new Set<Word>();
  let find: ((word: Word) => WordGlyphs | undefined) | undefined;
  for (const [left, right] of overlaps(words)) {
    find ??= glyphFinder(text.glyphs); // read anew of some pages
    hidden.add((find(left)?.order ?? 0) <= (find(right)?.order ?? 0) ? left : right);
  }
  return hidden.size === 0 ? words : words.filter((word) => !hidden.has(word));
}

/** Words of a line stand from left to right, so that only near neighbors can overlap. */
function* overlaps(words: readonly Word[]): Generator<[Word, Word]> {
  let found = 0;
  for (const [index, word] of words.entries()) {
    for (let next = index + 1; next < Math.min(words.length, index + 4); next++) {
      const other = words[next];
      if (!other || other.line !== word.line || other.box.x1 >= word.box.x2) break;
      const share =
        overlapArea(word.box, other.box) / Math.max(Number.MIN_VALUE, boxArea(word.box), boxArea(other.box));
      if (share <= OVERPRINTED_SHARE) continue;
      yield [word, other];
      found += 1;
      if (found === MAX_OVERLAPS_PER_PAGE) return;
    }
  }
}
