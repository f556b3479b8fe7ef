import type { Observation } from '../../observation.js';
import { MEASURE } from './measure.js';
import { type PageMake, shareAny, shareFont } from './page-make.js';
import type { Claim } from './sequence.js';

/** A page, how it is made, and its claim to continue the one before. */
export interface JoinedPage {
  /** From 1. */
  readonly page: number;
  readonly make: PageMake;
  /** Undefined for the first page and where a document begins. */
  readonly claim: Claim | undefined;
}

const CLAIMED: Readonly<Record<Claim, string>> = {
  'page-numbers': 'by its page number',
  'table-headings': 'by its table headings',
  'table-rows': 'by its table',
  'place-in-file': 'by its place in the file',
};

/**
 * Pages that claim to continue the one before, but share no font object with it. One print of a document
 * shares them; pages that were printed apart do not, even if the program, the fonts and their names are the
 * same.
 * @param joined all pages of the file with text, in order
 */
export function pagesPrintedApart(joined: readonly JoinedPage[]): Observation[] {
  const shares = joined.map((page, index) => sharesFont(page, joined[index - 1]));
  const someShare =
    shares.includes(true) ||
    joined.some((one, index) => joined.slice(index + 2).some((other) => shareFont(one.make, other.make)));
  // A program that declares its fonts anew for every page prints no document otherwise.
  if (joined.length > 2 && !someShare) return [];
  const hasTwin = (page: JoinedPage): boolean =>
    joined.some((other) => other !== page && shareFont(other.make, page.make));
  return joined.flatMap((one, index): Observation[] => {
    const { page, make, claim } = one;
    const before = joined[index - 1];
    if (!claim || !before || shares[index] !== false) return [];
    // Of neither it is known that its program shares fonts: the pages that do may be of another document.
    if (joined.length > 2 && !hasTwin(one) && !hasTwin(before)) return [];
    const sameFonts =
      isSubset(make.fontNames, before.make.fontNames) || isSubset(before.make.fontNames, make.fontNames);
    const how = sameFonts ? 'brings the same fonts a second time' : 'is set in fonts of its own';
    const strong = someShare || !shareAny(make.fontNames, before.make.fontNames);
    return [
      {
        measure: strong ? MEASURE.foreign : MEASURE.printedApart,
        evidence: {
          code: sameFonts ? 'PAGE_PRINTED_APART' : 'PAGE_OF_OTHER_MAKE',
          kind: 'structure',
          summary: `Page ${page} continues page ${before.page} ${CLAIMED[claim]}, but ${how}: the two were not printed together.`,
          page,
          boundingBox: { x1: 0, y1: 0, x2: 1, y2: 1 },
        },
      },
    ];
  });
}

/** Undefined where neither page declares a font as an object of its own: there is nothing to compare. */
function sharesFont(page: JoinedPage, before: JoinedPage | undefined): boolean | undefined {
  if (!before || (page.make.fontObjects.size === 0 && before.make.fontObjects.size === 0)) return undefined;
  return shareFont(page.make, before.make);
}

const isSubset = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && [...one].every((item) => other.has(item));
