import type { Dice } from '../../pdf-forgeries/dice.js';
import type { NameLists } from './name-lists.js';

export const personName = (names: NameLists, dice: Dice): string =>
  `${dice.pick(names.givenNames)} ${dice.pick(names.familyNames)}`;
