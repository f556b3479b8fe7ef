import type { PlacedCharacter } from './seen-characters.js';

/** A stretch of a row between two characters that are further apart than the zone's fixed pitch allows. */
export interface Gap {
  /** Index of the character before it. */
  readonly after: number;
  /** Of the characters around it, along the quad. */
  readonly from: number;
  readonly to: number;
  readonly pitch: number;
}

/** Characters are one pitch apart; from here on one is missing between them. */
const MIN_GAP_IN_PITCHES = 1.6;
const MAX_GAPS = 4;

/** Where characters were passed over; fillers missing among fillers do no harm and are left out. */
export function gapsOf(row: readonly PlacedCharacter[]): Gap[] {
  const distances = row.slice(1).map(({ position }, index) => position - row[index]!.position);
  const pitch = [...distances].sort((a, b) => a - b)[distances.length >> 1];
  if (!pitch || pitch <= 0) return [];
  return distances
    .flatMap((distance, after) => {
      const [before, behind] = [row[after]!, row[after + 1]!];
      const isAmongFillers = before.character === '<' && behind.character === '<';
      return distance < MIN_GAP_IN_PITCHES * pitch || isAmongFillers
        ? []
        : { after, from: before.position, to: behind.position, pitch };
    })
    .slice(0, MAX_GAPS);
}

/** A row with what a second look found in its gaps. */
export function withGapsFilled(
  row: readonly PlacedCharacter[],
  found: readonly (readonly [Gap, readonly PlacedCharacter[]])[],
): PlacedCharacter[] {
  const inside = found.flatMap(([{ from, to, pitch }, characters]) =>
    characters.filter(({ position }) => position > from + pitch / 2 && position < to - pitch / 2),
  );
  return [...row, ...inside].sort((a, b) => a.position - b.position);
}
