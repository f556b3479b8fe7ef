import { digitsOf, lettersOf } from '../../values/letters-and-digits.js';
import { statesAClaim, valueKind } from '../../values/value-text.js';
import type { CellIndex, TextCell } from '../hidden-text/text-cell.js';

/** A value of the left-over content and what the page shows in its place. */
export interface LeftOverValue {
  readonly earlier: TextCell;
  readonly shown: TextCell;
}

/** How a left-over stream compares with a page. */
export interface PageLikeness {
  /** Cells that say the same in the same place. */
  readonly kept: number;
  readonly differences: readonly LeftOverValue[];
}

/** Fewer common cells happen by chance, and on every page of a template. */
const LEAST_KEPT = 4;
const LEAST_KEPT_SHARE = 0.5;

/** @returns undefined when the left-over content is not this page's */
export function compareWithPage(leftOver: readonly TextCell[], page: CellIndex): PageLikeness | undefined {
  let kept = 0;
  const differences: LeftOverValue[] = [];
  for (const cell of leftOver) {
    const inPlace = page.inPlaceOf(cell);
    if (inPlace.some(({ text }) => lettersOf(text) === lettersOf(cell.text))) kept++;
    else {
      const shown = inPlace.find(({ text }) => isOtherValue(cell.text, text));
      if (shown) differences.push({ earlier: cell, shown });
    }
  }
  return kept >= LEAST_KEPT && kept >= LEAST_KEPT_SHARE * leftOver.length ? { kept, differences } : undefined;
}

const isOtherValue = (earlier: string, shown: string): boolean =>
  statesAClaim(earlier) && valueKind(earlier) === valueKind(shown) && digitsOf(earlier) !== digitsOf(shown);
