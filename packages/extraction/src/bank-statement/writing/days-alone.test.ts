import { expect, test } from 'vitest';
import { read } from '../testing/read-printed.js';

const LINES = [
  '  03    Compra mercado          10.00                 90.00',
  '  12    Nómina                            50.00      140.00',
  '  15    Compra farmacia         20.00                120.00',
  '  28    Retiro                  30.00                 90.00',
  '  02    Compra mercado          10.00                 80.00',
  '  04    Compra panadería         5.00                 75.00',
];
const statement = (lines: readonly string[]) =>
  read(
    `
  Banco Mirlo, S.A.             Del 3 de febrero al 4 de marzo de 2025

  Día   Concepto                Cargos    Abonos      Saldo
${lines.join('\n')}`,
    'mx',
  ).accounts?.[0]?.transactions?.map(({ date }) => date);

const DATES = ['2025-02-03', '2025-02-12', '2025-02-15', '2025-02-28', '2025-03-02', '2025-03-04'];

test('days alone go on into the next month where they begin anew', () => {
  expect(statement(LINES)).toEqual(DATES);
});

test('the same, newest first', () => {
  expect(statement([...LINES].reverse())).toEqual([...DATES].reverse());
});
