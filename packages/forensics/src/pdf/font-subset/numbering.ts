import type { FirstUse } from './font-use.js';

/** A code's first use with its number in the font: its glyph index, or the code itself. */
export interface Numbered extends FirstUse {
  readonly number: number;
}

/** One number that is not where the order of first use puts it. */
export interface Deviation {
  /**
   * `early`: shown before its turn. `late`: shown after its turn, so that it was shown in between before.
   * `lost`: its turn came, but nothing shows it.
   */
  readonly kind: 'early' | 'late' | 'lost';
  readonly number: number;
  /** The orderly first uses around its turn (for `early`: around where it is shown), on one page. */
  readonly after: Numbered;
  readonly before: Numbered;
  /** Where it is shown; undefined for `lost`. */
  readonly shown: Numbered | undefined;
}

/** Fewer numbers in order can be chance: 12 ascend by accident once in 12! = 5e8 fonts. */
const MIN_NUMBERS = 12;
/**
 * An edit exchanges a few characters; more out of order, and the font was not numbered by first use, or pages
 * were rearranged.
 */
const MAX_DEVIATING_SHARE = 0.15;
/** A font numbered from its first glyph on: .notdef and up to three more glyphs may come before it. */
const MAX_FIRST_NUMBER = 4;
/** Numbers left out between orderly ones: blank glyphs, and parts of composite glyphs, that are not shown. */
const MAX_STEP = 2;
/** Longest stretch of deviating numbers: a long name. */
const MAX_GAP = 16;
/** Orderly first uses next to the place on each side, on its own page. */
const MIN_NEIGHBORS_EACH_SIDE = 3;

/**
 * Many writers number the glyphs of a subset in the order in which they first show them. Where a font keeps
 * that order but for a few numbers, these are told.
 * @param sequence first uses in painting order
 * @param lost numbers of the font that nothing shows
 * @param keep of two neighbors in the wrong order, the one that counts as orderly
 * @returns null when the font is not numbered by first use, or has too few glyphs to tell
 */
export function deviationsFromFirstUse(
  sequence: readonly Numbered[],
  lost: readonly number[],
  keep: 'lower' | 'higher',
): Deviation[] | null {
  const orderly =
    keep === 'lower'
      ? longestAscent(sequence)
      : longestAscent(mirrored(sequence))
          .map(({ origin }) => origin)
          .reverse();
  const outOfOrder = sequence.length - orderly.length;
  if (sequence.length < MIN_NUMBERS || outOfOrder > MAX_DEVIATING_SHARE * sequence.length) return null;
  if (orderly[0] !== sequence[0] || sequence[0]!.number > MAX_FIRST_NUMBER) return null;
  const isOrderly = new Set(orderly);
  const known = new Set([...sequence.map(({ number }) => number), ...lost]);
  const place = new Map(sequence.map((one, index) => [one, index]));
  const deviations: Deviation[] = [];
  for (const shown of sequence) {
    if (isOrderly.has(shown)) continue;
    const turn = orderly.findIndex(({ number }) => number > shown.number);
    const shownAt = orderly.findIndex((one) => place.get(one)! > place.get(shown)!);
    const isEarly = shownAt >= 0 && (turn < 0 || shownAt < turn);
    const around = neighbors(orderly, isEarly ? shownAt : turn, known);
    if (around) deviations.push({ kind: isEarly ? 'early' : 'late', number: shown.number, ...around, shown });
  }
  for (const number of lost) {
    const around = neighbors(
      orderly,
      orderly.findIndex((one) => one.number > number),
      known,
    );
    if (around) deviations.push({ kind: 'lost', number, ...around, shown: undefined });
  }
  return deviations;
}

/**
 * The orderly first uses on both sides of a place; null when there are too few on its page to be sure that it
 * has an order.
 */
function neighbors(
  orderly: readonly Numbered[],
  index: number,
  known: ReadonlySet<number>,
): { after: Numbered; before: Numbered } | null {
  const after = orderly[index - 1];
  const before = orderly[index];
  if (!after || !before || after.pageIndex !== before.pageIndex) return null;
  const chain = (start: number, direction: 1 | -1): number => {
    let at = start;
    while (
      orderly[at + direction]?.pageIndex === after.pageIndex &&
      follows(orderly[at]!, orderly[at + direction]!, known)
    )
      at += direction;
    return Math.abs(at - start) + 1;
  };
  return Math.min(chain(index - 1, -1), chain(index, 1)) >= MIN_NEIGHBORS_EACH_SIDE
    ? { after, before }
    : null;
}

/** True when nothing but deviating numbers, and at most one that is never shown, lies between. */
function follows(one: Numbered, other: Numbered, known: ReadonlySet<number>): boolean {
  const [low, high] = one.number < other.number ? [one.number, other.number] : [other.number, one.number];
  if (high - low > MAX_GAP) return false;
  let step = 1;
  for (let number = low + 1; number < high; number++) if (!known.has(number)) step++;
  return step <= MAX_STEP;
}

const mirrored = (sequence: readonly Numbered[]): { number: number; origin: Numbered }[] =>
  sequence.map((origin) => ({ number: -origin.number, origin })).reverse();

/**
 * The longest ascending part of a sequence of different numbers, of equal ones the lowest, in O(n log n)
 * (patience sorting).
 */
function longestAscent<T extends { readonly number: number }>(sequence: readonly T[]): T[] {
  const tails: number[] = [];
  const previous = new Array<number>(sequence.length).fill(-1);
  for (const [index, { number }] of sequence.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sequence[tails[middle]!]!.number < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = index;
  }
  const ascent: T[] = [];
  for (let at = tails[tails.length - 1] ?? -1; at >= 0; at = previous[at]!) ascent.push(sequence[at]!);
  return ascent.reverse();
}
