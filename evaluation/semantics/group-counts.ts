import type { Share } from '@assay/media';
import type { ExaminedFile } from '../examined-file.js';
import { groupedBy } from '../statistics/grouped-by.js';
import type { TrueBox } from '../true-boxes.js';
import { isAccused, isHeldBack, isRejected } from './accusations.js';
import { pointingOf } from './right-row.js';

/** What the semantic checks say of the files of one group. */
export interface GroupCounts {
  readonly name: string;
  /** Tampered files that are accused, of all tampered ones. */
  readonly found: Share;
  /** Found ones with a box on the edit, and at its height, of the found ones whose place is known. */
  readonly onEdit: Share;
  readonly inRow: Share;
  /** Tampered files in the upper band. */
  readonly high: Share;
  readonly tamperedHeldBack: Share;
  readonly accused: Share;
  readonly honestHeldBack: Share;
}

/** @param placesOfFile where each tampered file was changed @returns one line a group, by name */
export function countsBy(
  files: readonly ExaminedFile[],
  keyOf: (file: ExaminedFile) => string,
  placesOfFile: ReadonlyMap<string, readonly TrueBox[]>,
): GroupCounts[] {
  return [...groupedBy(files, keyOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, members]) => countsOf(name, members, placesOfFile));
}

function countsOf(
  name: string,
  files: readonly ExaminedFile[],
  placesOfFile: ReadonlyMap<string, readonly TrueBox[]>,
): GroupCounts {
  const [tampered, honest] = [
    files.filter(({ known }) => known.tampered),
    files.filter(({ known }) => !known.tampered),
  ];
  const placed = tampered.filter(isAccused).flatMap((file) => {
    const places = placesOfFile.get(file.known.file) ?? [];
    return places.length === 0 ? [] : [pointingOf(file, places)];
  });
  return {
    name,
    found: shareOf(tampered, isAccused),
    onEdit: shareOf(placed, ({ onEdit }) => onEdit),
    inRow: shareOf(placed, ({ inRow }) => inRow),
    high: shareOf(tampered, isRejected),
    tamperedHeldBack: shareOf(tampered, isHeldBack),
    accused: shareOf(honest, isAccused),
    honestHeldBack: shareOf(honest, isHeldBack),
  };
}

const shareOf = <Item>(items: readonly Item[], isMet: (item: Item) => boolean): Share => ({
  count: items.filter(isMet).length,
  total: items.length,
});
