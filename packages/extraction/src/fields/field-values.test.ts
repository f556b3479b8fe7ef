import { expect, test } from 'vitest';
import { isFieldValue } from './field-values.js';
import type { FieldValueKind } from './types.js';

const RIGHT: Readonly<Record<FieldValueKind, readonly (string | number)[]>> = {
  text: ['JANE ANN', '0', 'Calle 5 de Mayo №7, “Centro”', 'x'.repeat(1000), '👩‍💻'],
  date: ['2031-04-21', '2024-02-29', '0999-01-01'],
  number: [0, -12.5, 1e13, 1234.56],
  country: ['MEX', 'USA', 'BRA', 'DEU'],
  currency: ['USD', 'MXN', 'BRL', 'JPY'],
};
const WRONG: Readonly<Record<FieldValueKind, readonly (string | number)[]>> = {
  text: ['', ' ', ' x', 'x ', 'a\nb', 'a\u0000', 'a\u2028b', '\ud800', 'x'.repeat(1001), 7],
  date: ['', '21.04.2031', '2031-4-21', '2031-02-29', '2031-13-01', '2031-00-10', '2031-04-31', 20310421],
  number: ['', '12', '1,234.56', Number.NaN, Number.POSITIVE_INFINITY, -1e14],
  country: ['', 'Mexico', 'mex', 'MX', 'D', 'ZZZ', 3],
  currency: ['', '$', 'usd', 'US$', 'QQQ', 3],
};

test.each(Object.keys(RIGHT) as FieldValueKind[])('%s has one form', (kind) => {
  expect(RIGHT[kind].filter((value) => !isFieldValue(kind, value))).toEqual([]);
  expect(WRONG[kind].filter((value) => isFieldValue(kind, value))).toEqual([]);
});
