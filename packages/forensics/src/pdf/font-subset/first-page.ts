import { type Deviation, deviationsFromFirstUse } from './numbering.js';
import type { SubsetGlyphs } from './subset-glyphs.js';

/** A font whose glyphs are numbered by first use, with what deviates on the first page. */
export interface OrderedFont {
  readonly subset: SubsetGlyphs;
  /**
   * Of two neighbors in the wrong order either may be the one that moved: one reading for each, at least
   * one.
   */
  readonly readings: readonly (readonly Deviation[])[];
}

/** Fonts with fewer first uses on the first page say nothing of its order. */
const MIN_FIRST_USES = 5;
/** A subset with about as many glyphs as are shown: fonts embedded whole keep the numbers of their maker. */
const MAX_SPARE_SHARE = 0.5;
const MAX_SPARE = 6;

/**
 * The fonts that number their glyphs by first use, or none at all when pages may have been taken out or
 * rearranged: the first page is then not the one that the numbering began with, and each later page may lack
 * one before it. So all subset fonts of the first page must keep the order, and only what deviates there is
 * told.
 */
export function orderedFonts(subsets: readonly SubsetGlyphs[]): readonly OrderedFont[] {
  const ordered: OrderedFont[] = [];
  for (const subset of subsets) {
    const first = subset.sequence.filter(({ pageIndex }) => pageIndex === 0);
    if (first.length < MIN_FIRST_USES || !isExactSubset(subset)) continue;
    const lost = subset.unused.map(({ number }) => number);
    const readings = (['lower', 'higher'] as const).flatMap((keep) => {
      const deviations = deviationsFromFirstUse(subset.sequence, lost, keep);
      return deviations ? [deviations.filter(({ after }) => after.pageIndex === 0)] : [];
    });
    if (readings.length > 0) ordered.push({ subset, readings });
    else if (!isAscending(first)) return [];
  }
  return ordered;
}

function isExactSubset({ sequence, outlineCount }: SubsetGlyphs): boolean {
  const highest = sequence.reduce((most, { number }) => Math.max(most, number), 0);
  return (outlineCount ?? highest) <= (1 + MAX_SPARE_SHARE) * sequence.length + MAX_SPARE;
}

const isAscending = (uses: readonly { readonly number: number }[]): boolean =>
  uses.every(({ number }, index) => index === 0 || number > uses[index - 1]!.number);
