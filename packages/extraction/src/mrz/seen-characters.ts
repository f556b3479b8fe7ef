import type { RecognizedLine } from '../ocr/types.js';
import { zoneText } from './characters.js';
import type { SeenCharacter } from './fit-line.js';
import type { ZoneRow } from './zone-rows.js';

export type PlacedCharacter = SeenCharacter & { readonly position: number };

/** A row as it was read with the page: what is known of a word is given to each of its characters. */
export function seenWithPage({ lines }: ZoneRow): SeenCharacter[] {
  return lines.flatMap(({ words }) =>
    words.flatMap(({ text, reading }) =>
      [...zoneText(text)].map((character) => ({ character, reading, position: undefined })),
    ),
  );
}

/** A row as it was read by itself, positions along the quad. */
export function seenAlone({ text, characters }: RecognizedLine): PlacedCharacter[] {
  return [...text].flatMap((read, index) => {
    const known = characters[index];
    return known
      ? [...zoneText(read)].map((character) => ({
          character,
          reading: known.reading,
          position: known.position,
        }))
      : [];
  });
}

/**
 * Positions along the quad to columns, by the zone's fixed pitch: the most common distance of neighbors,
 * then the line through the columns that it gives (least squares). The first column of all rows is the
 * leftmost character.
 */
export function inColumns(
  rows: readonly (readonly PlacedCharacter[])[],
): { rows: PlacedCharacter[][]; first: number; pitch: number } | undefined {
  const steps = rows.flatMap((row) =>
    row.slice(1).map(({ position }, index) => position - row[index]!.position),
  );
  const median = steps.sort((a, b) => a - b)[steps.length >> 1];
  if (!median || median <= 0) return undefined;
  const positions = rows.flat().map(({ position }) => position);
  const first = Math.min(...positions);
  const pitch =
    rows.map((row) => refinedPitch(row, median)).sort((a, b) => a - b)[rows.length >> 1] ?? median;
  return {
    rows: rows.map((row) => row.map((seen) => ({ ...seen, position: (seen.position - first) / pitch }))),
    first,
    pitch,
  };
}

function refinedPitch(row: readonly PlacedCharacter[], pitch: number): number {
  let column = 0;
  let [sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0];
  row.forEach(({ position }, index) => {
    if (index > 0) column += Math.max(1, Math.round((position - row[index - 1]!.position) / pitch));
    sumX += column;
    sumY += position;
    sumXX += column * column;
    sumXY += column * position;
  });
  const spread = row.length * sumXX - sumX * sumX;
  return row.length < 8 || spread === 0 ? pitch : (row.length * sumXY - sumX * sumY) / spread;
}
