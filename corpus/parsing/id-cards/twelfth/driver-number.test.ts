import { expect, test } from 'vitest';
import { diceFrom } from '../../../pdf-forgeries/dice.js';
import { driverNumber } from './driver-number.js';

// The specimen that the agency publishes begins MORGA753116SM9: Sarah Meredyth Morgan, born on 11 March 1976.
test('a woman with two given names', () => {
  const birth = { year: 1976, month: 3, day: 11 };
  const number = driverNumber({
    lastName: 'MORGAN',
    firstName: 'SARAH MEREDYTH',
    sex: 'F',
    birth,
    dice: diceFrom(1),
  });
  expect(number).toMatch(/^MORGA753116SM9[A-Z]{2}$/);
});

test('a man with a short surname and one given name', () => {
  const birth = { year: 2001, month: 12, day: 5 };
  const number = driverNumber({ lastName: 'OSEI', firstName: 'SAMUEL', sex: 'M', birth, dice: diceFrom(1) });
  expect(number).toMatch(/^OSEI9012051S99[A-Z]{2}$/);
});
