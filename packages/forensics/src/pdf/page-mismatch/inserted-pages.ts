import type { Observation } from '../../observation.js';
import type { ReadPage } from '../../semantic/labeled-values/read-pages.js';
import type { JoinedPage } from './joined-pages.js';
import { MEASURE } from './measure.js';
import { shareAny, shareFont } from './page-make.js';

/** A page, how it is made, and the number that it prints. */
export interface NumberedPage extends JoinedPage {
  readonly mark: ReadPage['mark'];
}

/**
 * Pages between two that share a font with each other and none with it, though it is set in fonts of the same names, or
 * stands where the two ask for the page that is missing from their numbers. Files that were merged lie one after the
 * other, and a sheet that was put in is set in other fonts or is a picture; the same font twice is another print
 * by the same program.
 * @param joined all pages of the file with text, in order
 */
export function pagesBetweenOthers(joined: readonly NumberedPage[]): Observation[] {
  return joined.slice(1, -1).flatMap(({ page, make, mark }, index): Observation[] => {
    const at = index + 1;
    const others = joined.filter((_, place) => place !== at);
    const [before, after] = [joined[at - 1], joined[at + 1]];
    if (make.fontObjects.size === 0 || !before || !after || !shareFont(before.make, after.make)) return [];
    if (others.some((other) => shareFont(make, other.make))) return [];
    const sameFonts = shareAny(make.fontNames, before.make.fontNames);
    const isAwaited =
      !mark &&
      before.mark &&
      after.mark?.total === before.mark.total &&
      after.mark.number === before.mark.number + 2;
    if (!sameFonts && !isAwaited) return [];
    const how = sameFonts
      ? 'brings fonts of the same names a second time'
      : `is set in fonts of its own and has no number, where ${before.mark?.text ?? ''} and ${after.mark?.text ?? ''} ask for one`;
    return [
      {
        measure: MEASURE.foreign,
        evidence: {
          code: sameFonts ? 'PAGE_PRINTED_APART' : 'PAGE_OF_OTHER_MAKE',
          kind: 'structure',
          summary: `Page ${page} stands between pages that were printed together, but ${how}: it was printed apart.`,
          page,
          boundingBox: WHOLE_PAGE,
        },
      },
    ];
  });
}

const WHOLE_PAGE = { x1: 0, y1: 0, x2: 1, y2: 1 };

/**
 * Neighbors of which the later has the next number but is of another count: "page 2 of 4" after "page 1 of 3". A file
 * whose last page has not come does not go on in another.
 */
export function pagesOfOtherCounts(pages: readonly ReadPage[]): Observation[] {
  return pages.flatMap(({ page, mark }, index): Observation[] => {
    const before = pages[index - 1];
    const earlier = before?.page === page - 1 ? before.mark : undefined;
    if (!mark || !earlier || mark.number !== earlier.number + 1 || mark.total === earlier.total) return [];
    if (earlier.number >= earlier.total) return [];
    return [
      {
        measure: MEASURE.foreign,
        evidence: {
          code: 'PAGE_COUNT_DIFFERS',
          kind: 'value_comparison',
          summary: `"${mark.text}" follows "${earlier.text}": the pages are of two documents.`,
          page,
          boundingBox: mark.box,
          before: earlier.text,
          after: mark.text,
        },
      },
    ];
  });
}
