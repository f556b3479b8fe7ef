import type { RecognizedLine } from '../ocr/types.js';
import { zoneText } from './characters.js';
import type { SeenCharacter } from './fit-line.js';
import type { ZoneRow } from './zone-rows.js';

/** A row as it was read with the page: what is known of a word is given to each of its characters. */
export function seenWithPage({ lines }: ZoneRow): SeenCharacter[] {
  return lines.flatMap(({ words }) =>
    words.flatMap(({ text, reading }) => [...zoneText(text)].map((character) => ({ character, reading, position: undefined }))),
  );
}

/** A row as it was read by itself, positions along the quad. */
export function seenAlone({ text, characters }: RecognizedLine): SeenCharacter[] {
  return [...text].flatMap((read, index) => {
    const known = characters[index];
    return [...zoneText(read)].map((character) => ({ character, reading: known?.reading ?? 0, position: known?.position }));
  });
}

/**
 * Positions along the quad to positions between the zone's first and last column. All rows of a zone begin and end together,
 * and rows that end in fillers may have lost some: the widest row counts.
 */
export function alignedToZone(rows: readonly (readonly SeenCharacter[])[]): SeenCharacter[][] {
  const positions = rows.flatMap((row) => row.flatMap(({ position }) => position ?? []));
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  return rows.map((row) =>
    row.map((seen) => ({
      ...seen,
      position: seen.position === undefined || last <= first ? undefined : (seen.position - first) / (last - first),
    })),
  );
}
