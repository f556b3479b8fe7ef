import { fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { printed, textOf } from '../testing/printed.js';
import { readBankStatement } from './read-bank-statement.js';
import { parsed, read } from './testing/read-printed.js';

test('an app greets whom the statement is for in large letters, and numbers its pages: neither names the bank', () => {
  const app = (second: string) => {
    const lines = printed(`
Tlaloc
${second}
01 NOV 2025 - 28 NOV 2025
Fecha          Movimiento                                       Monto         Saldo
27/11/2025     Envio a tienda                                   -104.05       1,895.95
25/11/2025     Deposito                                         993.26        2,000.00`);
    const large = lines.map((line, index) => (index < 2 ? { ...line, emWidth: 2 * line.emWidth } : line));
    return parsed(
      readBankStatement({
        text: textOf(large),
        codes: { barcodes: [], mrz: undefined },
        documentClass: undefined,
        country: 'mx',
      }),
    );
  };
  expect(app('Hola, Paloma Barragan Ceja')).toMatchObject({
    bankName: 'Tlaloc',
    accountHolderName: 'Paloma Barragan Ceja',
  });
  expect(app('Olá, Paloma Barragan Ceja')).toMatchObject({
    bankName: 'Tlaloc',
    accountHolderName: 'Paloma Barragan Ceja',
  });
  expect(app('Pag. 1/3').bankName).toBe('Tlaloc');
});

test('points that a camera took for commas leave the amounts and their columns', () => {
  const lines = printed(`
Cooperativa do Vale
Conta: 2747338742
Data            Descricao                         Valor           Saldo
27/02/2025      Boleto pago Pizzaria              -236.15         14.166.49
25/02/2025      Boleto pago LIVRARIA              -158,79         14.402.64
24/02/2025      Pix recebido                      2.842,73        14.561,43`);
  const seen = lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, reading: fraction(0.9) })),
  }));
  const { accounts } = parsed(
    readBankStatement({
      text: textOf(seen, 'ocr'),
      codes: { barcodes: [], mrz: undefined },
      documentClass: undefined,
      country: 'br',
    }),
  );
  expect(accounts?.[0]?.transactions).toMatchObject([
    { description: 'Boleto pago Pizzaria', withdrawalAmount: 236.15, balance: 14166.49 },
    { description: 'Boleto pago LIVRARIA', withdrawalAmount: 158.79, balance: 14402.64 },
    { description: 'Pix recebido', depositAmount: 2842.73, balance: 14561.43 },
  ]);
});

test('an equation of sums is no movement', () => {
  const account = (name: string, number: string, opening: string, closing: string, day: string) => `
  ${name} CUENTA ${number}
COMO SE INTEGRA SU SALDO
        Saldo inicial del periodo          Mas depositos          Menos retiros          Saldo final del periodo
                         ${opening} +               500.00 -               300.00 =                   ${closing}
FECHA          CONCEPTO                     RETIROS       DEPOSITOS        SALDO
${day}-MAY-2022    PAGO RECIBO                  100.00                     900.00
${day}-MAY-2022    PAGO EN TIENDA               200.00                     700.00
${day}-MAY-2022    DEPOSITO                                   500.00     ${closing}
               TOTAL DE MOVIMIENTOS         300.00        500.00      ${closing}`;
  const { accounts } = read(
    `
Banco del Norte
PERIODO      DEL 03-MAY-2022 AL 30-MAY-2022${account('CUENTA LIGERA N4', '83208-7', '1,000.00', '1,200.00', '04')}${account('CHEQUES SUPER PLUS', '50752-0', '1,000.00', '1,200.00', '05')}`,
    'mx',
  );
  expect(accounts).toMatchObject([
    {
      accountNumber: '83208-7',
      beginningBalance: 1000,
      endingBalance: 1200,
      totalWithdrawals: 300,
    },
    {
      accountNumber: '50752-0',
      beginningBalance: 1000,
      endingBalance: 1200,
      totalWithdrawals: 300,
    },
  ]);
  expect(accounts?.map(({ transactions }) => transactions?.length)).toEqual([3, 3]);
});
