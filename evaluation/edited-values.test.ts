import { expect, test } from 'vitest';
import { parseEditedValues, recoveredValues } from './edited-values.js';

test('one value, several values, dates with dashes, none', () => {
  expect(parseEditedValues('amount: 2,887.17 -> 5,487.17')).toEqual([
    { before: '2,887.17', after: '5,487.17' },
  ]);
  expect(parseEditedValues('consistent: 1.00 -> 2.00; 3.00 -> 4.00')).toEqual([
    { before: '1.00', after: '2.00' },
    { before: '3.00', after: '4.00' },
  ]);
  expect(parseEditedValues('date: 06/01/2024 - 06/30/2024 -> 06/01/2026 - 06/30/2026')).toEqual([
    { before: '06/01/2024 - 06/30/2024', after: '06/01/2026 - 06/30/2026' },
  ]);
  expect(parseEditedValues('page 2 replaced with page 1 of another file')).toEqual([]);
});

test('a value counts when the evidence holds it, alone, inside a line or split over neighbors', () => {
  const values = parseEditedValues('consistent: 163.76 -> 523.76; Peter Walsh -> Hugo Duarte');
  expect(recoveredValues(values, [{ before: 'Deposit 163.76 USD', after: '523.76' }])).toEqual({
    before: 1,
    after: 1,
    total: 2,
  });
  expect(
    recoveredValues(values, [{ before: 'Peter' }, { before: 'Walsh' }, { after: 'Hugo  Duarte' }]),
  ).toEqual({
    before: 1,
    after: 1,
    total: 2,
  });
});

test('another value does not count, nor the right one on the wrong side', () => {
  const values = parseEditedValues('amount: 10.00 -> 90.00');
  expect(recoveredValues(values, [{ before: '90.00', after: '10.00' }, { before: '1.00' }])).toEqual({
    before: 0,
    after: 0,
    total: 1,
  });
});
