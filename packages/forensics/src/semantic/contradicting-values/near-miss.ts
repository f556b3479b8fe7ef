/** Shorter numbers are alike by chance. */
const MIN_CHARACTERS = 6;
/** Characters that an edit of a number replaces; numbers of ten digits rolled at random differ in nine. */
const MAX_CHANGED = 2;

/**
 * True for two numbers of one length that differ in one or two characters: one number that was changed, or
 * the numbers of neighbors.
 */
export function isNearMiss(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < MIN_CHARACTERS || one === other) return false;
  let changed = 0;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) changed++;
  return changed <= MAX_CHANGED;
}
