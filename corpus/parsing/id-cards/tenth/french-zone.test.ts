import { expect, test } from 'vitest';
import { diceFrom } from '../../../pdf-forgeries/dice.js';
import { frenchCardLines } from './french-zone.js';

test('the published specimen comes out with its own check digits', () => {
  const person = {
    firstName: 'CORINNE',
    lastName: 'BERTHIER',
    sex: 'F',
    birth: { year: 1965, month: 12, day: 6 },
    issue: { year: 1988, month: 6, day: 1 },
    expiry: { year: 1998, month: 6, day: 1 },
    street: '',
    town: '',
    dice: diceFrom(1),
  } as const;
  expect(frenchCardLines(person, '880692310285', '')).toEqual([
    'IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<',
    '8806923102858CORINNE<<<<<<<6512068F6',
  ]);
});
