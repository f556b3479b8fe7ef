import type { Card } from '../card.js';

/** Modules of a code of version 10. */
const MODULES = 57;
const FINDER = 7;

/** The three squares that a reader looks for, with white around them. */
function finder(card: Card, x: number, y: number, module: number): void {
  card.rectangle(x - module, y - module, (FINDER + 2) * module, (FINDER + 2) * module, 'white');
  card.rectangle(x, y, FINDER * module, FINDER * module, 'black');
  card.rectangle(x + module, y + module, 5 * module, 5 * module, 'white');
  card.rectangle(x + 2 * module, y + 2 * module, 3 * module, 3 * module, 'black');
}

/** What looks like a QR code and holds nothing, as the encrypted one of a real document is to whoever has no key. @param module in tenths of a millimetre */
export function codePicture(card: Card, x: number, y: number, module: number): void {
  const { dice } = card.person;
  const side = MODULES * module;
  card.rectangle(x - 4 * module, y - 4 * module, side + 8 * module, side + 8 * module, 'white');
  for (let row = 0; row < MODULES; row++)
    for (let column = 0; column < MODULES; column++)
      if (dice.chance(0.5)) card.rectangle(x + column * module, y + row * module, module, module, 'black');
  const far = side - FINDER * module;
  for (const [left, top] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const)
    finder(card, x + left, y + top, module);
}
