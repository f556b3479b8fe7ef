import { type NameLists, personName } from '../../papers/people/name-lists.js';
import type { Dice } from '../../pdf-forgeries/dice.js';

/**
 * A list's first words before its other words: `GREENLEAF GROCERY` and `SHORELINE FUEL` give
 * `GREENLEAF FUEL`, too.
 */
function crossed(items: readonly string[]): string[] {
  const split = items.map(
    (item) => [item.slice(0, item.indexOf(' ') + 1), item.slice(item.indexOf(' ') + 1)] as const,
  );
  return [...new Set(split.flatMap(([first]) => split.map(([, rest]) => `${first}${rest}`)))];
}

/**
 * As many payers and shops as strangers really have: eight would make all statements of a bank nearly one
 * text.
 */
export const manyNames = (names: NameLists): NameLists => ({
  ...names,
  merchants: crossed(names.merchants),
  employers: crossed(names.employers),
});

export function personNotYetUsed(names: NameLists, dice: Dice, used: Set<string>): string {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const name = personName(names, dice);
    // Given name and two family names where the list's pairs are used up.
    const full = attempt < 20 ? name : `${name} ${dice.pick(names.familyNames)}`;
    if (used.has(full)) continue;
    used.add(full);
    return full;
  }
  throw new RangeError('no name left');
}
