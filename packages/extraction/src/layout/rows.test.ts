import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { readRow } from './rows.js';

const AROUND = { mark: '.', wordGapEm: undefined, isMargin: false } as const;
const dateOf = (text: string) => printed(text).map((line) => readRow(line, 0, AROUND).date?.text)[0];

test.each([
  ['02/26/2025 TRANSFER FROM SAVINGS', '02/26/2025'],
  ['7/29 CHECK', '7/29'],
  ['28.03.2026 SALARIO', '28.03.2026'],
  ['2026-03-28 NOMINA', '2026-03-28'],
  ['28/MAR/26 COMPRA', '28/MAR/26'],
  ['28 MAR OXXO', '28 MAR'],
  ['Mar 28, 2026 Rent', 'Mar 28, 2026'],
  ['05ENE PAGO', '05ENE'],
  ['ENE.09 PAGO', 'ENE.09'],
  ['28 de marzo de 2026 Pago', '28 de marzo de 2026'],
])('%s', (text, date) => {
  expect(dateOf(text)).toBe(date);
});

test.each(['Opening balance', 'Market 12', '12 boxes', 'May be late', '876.57 x', '1 of 4'])(
  '%s begins with no date',
  (text) => {
    expect(dateOf(text)).toBeUndefined();
  },
);
