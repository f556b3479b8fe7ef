/** Where two texts of one length have different characters, from 0. */
export const placesThatDiffer = (one: string, other: string): number[] =>
  [...one].flatMap((character, at) => (character === other.charAt(at) ? [] : [at]));

/** As long, and all places but one are the same. */
export const differInOnePlace = (one: string, other: string): boolean =>
  one.length === other.length && placesThatDiffer(one, other).length === 1;
