import { expect, test } from 'vitest';
import { diceFrom } from '../../../pdf-forgeries/dice.js';
import { isServiceNumber, serviceNumber } from './service-number.js';

test('the number of the published specimen can be, one with another last digit cannot', () => {
  expect(isServiceNumber('999999990')).toBe(true);
  expect(isServiceNumber('999999991')).toBe(false);
  expect(isServiceNumber('99999999')).toBe(false);
});

test('numbers that are rolled can be', () => {
  const dice = diceFrom(18);
  for (let count = 0; count < 40; count++) expect(isServiceNumber(serviceNumber(dice))).toBe(true);
});
