import type { Dossier, StatedValue } from '../types.js';

/** What both documents state under one name, or under the names of one account. */
export interface StatedPair {
  readonly newer: StatedValue;
  readonly earlier: StatedValue;
}

export const statedOf = ({ stated }: Dossier, name: string): StatedValue | undefined =>
  stated.find((value) => value.name === name);

export function pairOf(
  newer: Dossier,
  earlier: Dossier,
  name: string,
  earlierName = name,
): StatedPair | undefined {
  const [after, before] = [statedOf(newer, name), statedOf(earlier, earlierName)];
  return after && before && { newer: after, earlier: before };
}

/** Both documents state it, and the same. */
export function bothState(newer: Dossier, earlier: Dossier, name: string): boolean {
  const pair = pairOf(newer, earlier, name);
  return pair !== undefined && pair.newer.value === pair.earlier.value;
}

/** Both documents state it, and not the same. What only one states says nothing. */
export function differIn(newer: Dossier, earlier: Dossier, name: string): boolean {
  const pair = pairOf(newer, earlier, name);
  return pair !== undefined && pair.newer.value !== pair.earlier.value;
}
