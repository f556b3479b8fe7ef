import type { Dice } from '../../pdf-forgeries/dice.js';

/** The names a family of layouts draws from. All are invented. */
export interface NameLists {
  readonly givenNames: readonly string[];
  readonly familyNames: readonly string[];
  readonly banks: readonly string[];
  readonly employers: readonly string[];
  readonly merchants: readonly string[];
  readonly jobs: readonly string[];
  readonly streets: readonly string[];
  /** City, state and postal code, as an address ends. */
  readonly towns: readonly string[];
}

export const personName = (names: NameLists, dice: Dice): string =>
  `${dice.pick(names.givenNames)} ${dice.pick(names.familyNames)}`;
