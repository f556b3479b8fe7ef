import { boxArea, overlapArea } from '@assay/media';
import type { ExaminedFile } from '../examined-file.js';
import { groupedBy } from '../statistics/grouped-by.js';
import type { TrueBox } from '../true-boxes.js';
import { countOf, textTable } from './text-table.js';

/** A box over more of the page than this points nowhere. */
const LARGEST_POINTING_BOX = 0.25;

/** Whether some evidence has a box that overlaps a true change on its page. */
export function isLocated({ checks }: ExaminedFile, places: readonly TrueBox[]): boolean {
  return checks.some(({ evidence }) =>
    evidence.some(
      ({ page, boundingBox }) =>
        boundingBox !== undefined &&
        boxArea(boundingBox) <= LARGEST_POINTING_BOX &&
        places.some((place) => place.page === page && overlapArea(place.box, boundingBox) > 0),
    ),
  );
}

/**
 * By technique, of the tampered files at medium or above whose place is known: how many have a box on the
 * change.
 */
export function locatedSection(
  files: readonly ExaminedFile[],
  placesOfFile: ReadonlyMap<string, readonly TrueBox[]>,
): string {
  const placed = files.filter(
    ({ known, verdict }) =>
      verdict && verdict.fraudSeverity !== 'low' && (placesOfFile.get(known.file)?.length ?? 0) > 0,
  );
  const row = (name: string, members: readonly ExaminedFile[]): readonly string[] => [
    name,
    countOf(
      members.filter((file) => isLocated(file, placesOfFile.get(file.known.file) ?? [])).length,
      members.length,
    ),
  ];
  const rows = [...groupedBy(placed, ({ known }) => known.technique)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([technique, members]) => row(technique, members));
  return textTable(['technique', 'found, with a box on the change'], [...rows, row('all', placed)]);
}
