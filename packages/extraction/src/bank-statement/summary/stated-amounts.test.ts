import { expect, test } from 'vitest';
import { read } from '../testing/read-printed.js';

test('an amount within a sentence is no value of the label that happens to stand over it', () => {
  const { accounts } = read(`
  Wren Credit Union                             Account Number: 88120099
  Date        Description              Additions   Subtractions     Balance
  06/01/22    BEGINNING BALANCE                                    3,528.16
  06/08/22    TRANSFER                                  -37.97     3,490.19
  06/12/22    WAGES                       100.00                   3,590.19
  06/28/22    ENDING BALANCE                                       3,590.19
  We insure up to $250,000 and are backed by the full faith and credit of the government.`);
  expect(accounts?.[0]?.endingBalance).toBe(3590.19);
});

test('of two rows of labels with their figures below, the lower label is not of the upper figure', () => {
  const { accounts } = read(
    `
  BANCO MIRLO, S.A.                              PERIODO 01/03/2025 AL 30/03/2025
  SALDO ANTERIOR     DEPÓSITOS       RETIROS      SALDO AL CORTE      SALDO PROMEDIO
        500.00         50.00          30.00            520.00             5,549.65
  DÍAS               TASA            INTERESES    ISR              COMISIONES COBRADAS
       30             0.00 %          0.00         0.00                     10.50

  FECHA         DESCRIPCIÓN              RETIROS       DEPÓSITOS         SALDO
  02/03/2025    COMPRA MERCADO             30.00                        470.00
  04/03/2025    NÓMINA                                     50.00        520.00`,
    'mx',
  );
  expect(accounts?.[0]?.totalServiceFees).toBe(10.5);
});
