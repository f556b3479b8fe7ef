import { median, type TextWord } from '@assay/media';
import type { KeyedPage, KeyedWord, Place } from './keyed-page.js';
import type { LessonWord } from './types.js';

/** Words that stand once on both pages, at least, before these are compared. */
const MIN_PAIRS = 6;
/** Of the words that stand once on the page of the lesson, so many stand in the document as they did there. */
const MIN_SHARE = 0.4;
/** A word stands where it is expected within so many heights of its letters. */
const NEAR_ACROSS = 1.2;
const NEAR_DOWN = 0.8;
/** Pairs of words this far apart across, in page widths, tell how much larger one page is printed. */
const MIN_APART = 0.15;
/** Pages are one as large as the other within this factor. */
const LARGEST_SCALE = 3;
/** Each pair is held against each: a page has no more words that stand once and tell anything new. */
const MOST_PAIRS = 150;
/** Steadies the fit of a lean where all words stand in one column. */
const RIDGE = 0.02;
/** Neighbors that say where a word without one of its own is to be looked for. */
const NEIGHBORS = 3;

/** A word of the lesson and the word of the document that it is. */
export interface Pair {
  readonly index: number;
  readonly taught: LessonWord;
  readonly seen: KeyedWord;
}

/** How a page of a lesson lies on a page of a document. */
export interface PageFit {
  /** By the index of the lesson's word. */
  readonly pairs: ReadonlyMap<number, Pair>;
  /** Sizes in the document for each size in the lesson. */
  readonly scale: number;
  /** Of the words of the lesson that stand once: 0..1. */
  readonly share: number;
  /** Where something across the lesson's page stands across the document's, in widths of the page. */
  readonly across: (x: number, y: number) => number;
  /** The words of the document that are words of the lesson: no part of a value. */
  readonly labels: ReadonlySet<TextWord>;
}

/** @returns undefined where the pages are not of one layout */
export function fitPage(
  taught: readonly LessonWord[],
  { byKey }: Pick<KeyedPage, 'byKey'>,
  weightOf: (key: number) => number = () => 1,
): PageFit | undefined {
  const single = singles(taught);
  const pairs = single.flatMap(({ index, word }): Pair[] => {
    const [seen, ...others] = byKey.get(word[0]) ?? [];
    return seen && others.length === 0 ? [{ index, taught: word, seen }] : [];
  });
  if (pairs.length < MIN_PAIRS) return undefined;
  const scale = scaleOf(pairs.slice(0, MOST_PAIRS));
  if (scale === undefined) return undefined;
  const { across, inliers } = fitAcross(pairs, scale);
  const ordered = inOrder(inliers);
  const weight = (words: readonly LessonWord[]): number =>
    words.reduce((sum, [key]) => sum + weightOf(key), 0);
  const share = weight(ordered.map(({ taught: word }) => word)) / weight(single.map(({ word }) => word));
  if (ordered.length < MIN_PAIRS || !(share >= MIN_SHARE)) return undefined;
  const all = withRepeated(taught, byKey, ordered, { scale, across });
  const labels = new Set([...all.values()].map(({ seen }) => seen.word));
  return { pairs: all, scale, share, across, labels };
}

/** The words that stand once on a page of a lesson. */
function singles(words: readonly LessonWord[]): { readonly word: LessonWord; readonly index: number }[] {
  const counts = new Map<number, number>();
  for (const [key] of words) counts.set(key, (counts.get(key) ?? 0) + 1);
  return words.flatMap((word, index) => (counts.get(word[0]) === 1 ? [{ word, index }] : []));
}

function scaleOf(pairs: readonly Pair[]): number | undefined {
  const ratios: number[] = [];
  for (const [index, one] of pairs.entries())
    for (const other of pairs.slice(index + 1)) {
      const apart = other.taught[1] - one.taught[1];
      if (Math.abs(apart) >= MIN_APART) ratios.push((other.seen.x1 - one.seen.x1) / apart);
    }
  const heights = pairs.map(({ taught: [, , , , height], seen }) => seen.height / height);
  const scale = median(ratios.length >= MIN_PAIRS ? ratios : heights);
  return scale !== undefined && scale > 1 / LARGEST_SCALE && scale < LARGEST_SCALE ? scale : undefined;
}

/** How places across the page follow from places of the lesson: scale, shift, and how the page leans. */
function fitAcross(
  pairs: readonly Pair[],
  scale: number,
): { across: PageFit['across']; inliers: readonly Pair[] } {
  const shift = median(pairs.map(({ taught, seen }) => seen.x1 - scale * taught[1])) ?? 0;
  let across: PageFit['across'] = (x) => scale * x + shift;
  const near = (factor: number): readonly Pair[] =>
    pairs.filter(
      ({ taught: [, x1, , y], seen }) =>
        Math.abs(seen.x1 - across(x1, y)) <= factor * NEAR_ACROSS * seen.height,
    );
  const rough = near(3);
  across = refined(rough, scale, across);
  return { across, inliers: near(1) };
}

/** Least squares of what is left over, with a weak belief in none. */
function refined(pairs: readonly Pair[], scale: number, rough: PageFit['across']): PageFit['across'] {
  if (pairs.length < MIN_PAIRS) return rough;
  const mean = (of: (pair: Pair) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [midX, midY] = [mean(({ taught }) => taught[1]), mean(({ taught }) => taught[3])];
  const left = mean(({ taught, seen }) => seen.x1 - scale * taught[1]);
  const rest = ({ taught, seen }: Pair): number => seen.x1 - scale * taught[1] - left;
  const xx = mean(({ taught }) => (taught[1] - midX) ** 2) + RIDGE;
  const yy = mean(({ taught }) => (taught[3] - midY) ** 2) + RIDGE;
  const xy = mean(({ taught }) => (taught[1] - midX) * (taught[3] - midY));
  const ex = mean((pair) => (pair.taught[1] - midX) * rest(pair));
  const ey = mean((pair) => (pair.taught[3] - midY) * rest(pair));
  const determinant = xx * yy - xy * xy;
  const [a, c] = [(ex * yy - ey * xy) / determinant, (ey * xx - ex * xy) / determinant];
  return (x, y) => scale * x + left + a * (x - midX) + c * (y - midY);
}

/** The most pairs that follow each other down both pages; lines may have come between them, or gone. */
function inOrder(pairs: readonly Pair[]): Pair[] {
  const sorted = [...pairs].sort((one, other) => one.taught[3] - other.taught[3]);
  const best = sorted.map(() => 1);
  const from = sorted.map(() => -1);
  for (const [index, { seen }] of sorted.entries())
    for (let before = 0; before < index; before++) {
      const above = sorted[before]?.seen;
      if (!above || above.y > seen.y + seen.height / 2 || (best[before] ?? 0) < (best[index] ?? 0)) continue;
      best[index] = (best[before] ?? 0) + 1;
      from[index] = before;
    }
  const kept: Pair[] = [];
  for (let at = best.indexOf(Math.max(...best)); at >= 0; at = from[at] ?? -1) {
    const pair = sorted[at];
    if (pair) kept.unshift(pair);
  }
  return kept;
}

/** With words that stand several times, each where the words around it lead to. */
function withRepeated(
  taught: readonly LessonWord[],
  byKey: KeyedPage['byKey'],
  sure: readonly Pair[],
  { scale, across }: Pick<PageFit, 'scale' | 'across'>,
): Map<number, Pair> {
  const pairs = new Map(sure.map((pair) => [pair.index, pair]));
  const used = new Set<KeyedWord>(sure.map((pair) => pair.seen));
  for (const [index, word] of taught.entries()) {
    const choices = pairs.has(index) ? [] : (byKey.get(word[0]) ?? []).filter((one) => !used.has(one));
    if (choices.length === 0) continue;
    const x = across(word[1], word[3]);
    const expected = downFrom(sure, word, scale);
    const best = choices
      .map((one) => ({ one, off: Math.min(...expected.map((y) => Math.abs(one.y - y))) / one.height }))
      .filter(({ one, off }) => off <= NEAR_DOWN && Math.abs(one.x1 - x) <= NEAR_ACROSS * one.height)
      .sort((a, b) => a.off - b.off)[0]?.one;
    if (!best) continue;
    used.add(best);
    pairs.set(index, { index, taught: word, seen: best });
  }
  return pairs;
}

/** Where the nearest words expect one down the page. */
function downFrom(sure: readonly Pair[], [, x, , y]: LessonWord, scale: number): number[] {
  return nearest(sure, { x1: x, y }, NEIGHBORS).map(({ taught, seen }) => seen.y + scale * (y - taught[3]));
}

/** The pairs that stand nearest to a place of the lesson, lines counting more than what stands beside. */
export function nearest(pairs: Iterable<Pair>, { x1, y }: Pick<Place, 'x1' | 'y'>, count: number): Pair[] {
  const distance = ({ taught }: Pair): number => Math.hypot(taught[1] - x1, DOWN_COUNTS * (taught[3] - y));
  return [...pairs].sort((one, other) => distance(one) - distance(other)).slice(0, count);
}
const DOWN_COUNTS = 4;
