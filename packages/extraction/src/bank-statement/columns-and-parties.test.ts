import { expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

test('lines of a transfer that stand alike at the foot of two pages belong to it, and its account is nobody of the statement', () => {
  const transfer = (day: string, amount: string): string => `
  ${day}       ABONO DE LÁCTEOS LUNA            ${amount}
               POR ORDEN DE CTA.
               002180 CLAVE 48728507`;
  const page = (first: number): string =>
    `  FECHA        CONCEPTO                       DEPÓSITOS     RETIROS      SALDO${[
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]
      .map((row) => transfer(`${String(first + row).padStart(2, '0')} MAY`, '10.00'))
      .join('')}`;
  const { accounts } = read(
    `
  Banco Wren                          Cuenta 88124411
  Periodo del 01/05/2024 al 31/05/2024








${page(1)}
===










${page(15)}`,
    'mx',
  );
  expect(accounts).toHaveLength(1);
  expect(accounts?.[0]?.accountNumber).toBe('88124411');
  expect(accounts?.[0]?.transactions).toHaveLength(28);
  expect(new Set(accounts?.[0]?.transactions?.map(({ description }) => description))).toEqual(
    new Set(['ABONO DE LÁCTEOS LUNA POR ORDEN DE CTA. 002180 CLAVE 48728507']),
  );
});

test('a bank that is named with its kind by law under the tables alone, over its address', () => {
  const { bankName, bankAddress, accountHolderName, accountHolderAddress } = read(
    `
  colibrí                                             Estado de cuenta

  Ana Torres Luna                                     Número de cuenta 8812441173
  Cerrada Minero 31
  Col. Lincoln, C.P. 64310, Monterrey, N.L.

  Fecha         Concepto                  Depósitos     Retiros      Saldo
  03/05/2024    Nómina                      $500.00               $1,500.00
  09/05/2024    Panadería                                $20.00   $1,480.00

  Ahorros Colibrí, S.A. de C.V., Institución de Fondos de Pago Electrónico
  Av. Vía Láctea 2121, piso 5, Col. Lomas de la Luz de San Ángel, C.P. 01210, Álvaro Obregón, Ciudad de México
  Los saldos en la cuenta no generan rendimientos.`,
    'mx',
  );
  expect({ bankName, bankAddress, accountHolderName, accountHolderAddress }).toEqual({
    bankName: 'Ahorros Colibrí, S.A. de C.V., Institución de Fondos de Pago Electrónico',
    bankAddress:
      'Av. Vía Láctea 2121, piso 5, Col. Lomas de la Luz de San Ángel, C.P. 01210, Álvaro Obregón, Ciudad de México',
    accountHolderName: 'Ana Torres Luna',
    accountHolderAddress: 'Cerrada Minero 31, Col. Lincoln, C.P. 64310, Monterrey, N.L.',
  });
});
