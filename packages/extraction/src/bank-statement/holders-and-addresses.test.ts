import { box, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { printed, textOf } from '../testing/printed.js';
import { readBankStatement } from './read-bank-statement.js';
import { parsed, read, type Statement } from './testing/read-printed.js';

const US_TABLE = `
  Date        Description                      Amount        Balance
  01/05/2026  PAYROLL                          250.00       1,250.00
  01/09/2026  GROCERY STORE                   -100.00       1,150.00`;

const partiesOf = ({ bankName, bankAddress, accountHolderName, accountHolderAddress }: Statement) => ({
  bankName,
  bankAddress,
  accountHolderName,
  accountHolderAddress,
});

test('where mail is returned to is the address of the bank', () => {
  expect(
    partiesOf(
      read(`
  Return Mail Operations                       Lakeview Bank
  PO Box 14411
  Des Moines, IA 50306

  PAUL NG
  1 Lake Dr
  Ames, IA 50010
${US_TABLE}`),
    ),
  ).toEqual({
    bankName: 'Lakeview Bank',
    bankAddress: 'PO Box 14411, Des Moines, IA 50306',
    accountHolderName: 'PAUL NG',
    accountHolderAddress: '1 Lake Dr, Ames, IA 50010',
  });
});

test('lines between the street and a Mexican code before its town; a company over its CNPJ', () => {
  expect(
    partiesOf(
      read(
        `
  BANCO SOL

  FERRETERIA EL CLAVO, S.A. DE C.V.
  AV. HIDALGO NO. 40 PISO 2
  COL. CENTRO
  CUAUHTEMOC
  06000 CIUDAD DE MEXICO
${US_TABLE}`,
        'mx',
      ),
    ),
  ).toEqual({
    bankName: 'BANCO SOL',
    bankAddress: undefined,
    accountHolderName: 'FERRETERIA EL CLAVO, S.A. DE C.V.',
    accountHolderAddress: 'AV. HIDALGO NO. 40 PISO 2, COL. CENTRO, CUAUHTEMOC, 06000 CIUDAD DE MEXICO',
  });
  expect(
    read(`\n  BANCO SOL\n\n  EMPRESA LUZ LTDA\n  CNPJ: 12.345.678/0001-90\n${US_TABLE}`, 'br')
      .accountHolderName,
  ).toBe('EMPRESA LUZ LTDA');
});

/** A letterhead with the holder's block at the right edge; each line of it ends where the page says. */
const boxed = (lines: readonly (readonly [text: string, x1: number, x2: number, y1: number, y2: number])[]) =>
  parsed(
    readBankStatement({
      text: textOf([
        ...lines.map(([text, x1, x2, y1, y2]) => {
          const words = text.split(' ');
          const width = (x2 - x1) / words.length;
          return {
            page: 1,
            words: words.map((word, index) => ({
              text: word,
              box: box(x1 + index * width, y1, x1 + (index + 0.9) * width, y2),
              reading: fraction(1),
            })),
            box: box(x1, y1, x2, y2),
            emWidth: 0.0092,
          };
        }),
        ...printed(`\n\n\n\n\n\n\n\n\n\n\n${US_TABLE}`),
      ]),
      codes: { barcodes: [], mrz: undefined },
      documentClass: undefined,
      country: 'us',
    }),
  );

test('the street belongs to its address where it was boxed half as high again', () => {
  const { accountHolderAddress } = boxed([
    ['Banco Mirador', 0.07, 0.25, 0.055, 0.069],
    ['ANA MARIA TORRES', 0.07, 0.24, 0.1, 0.112],
    ['1906 Capitol Ave', 0.07, 0.2, 0.112, 0.125],
    ['Dover, DE 19904', 0.07, 0.19, 0.125, 0.133],
  ]);
  expect(accountHolderAddress).toBe('1906 Capitol Ave, Dover, DE 19904');
});

test('a holder who lives in Canada', () => {
  const { accountHolderName, accountHolderAddress } = read(`
  Heron Bank                                   Statement of account

  Ana Torres
  2418 Saddle Rd NW
  Edmonton, AB T6E 2B6
${US_TABLE}`);
  expect([accountHolderName, accountHolderAddress]).toEqual([
    'Ana Torres',
    '2418 Saddle Rd NW, Edmonton, AB T6E 2B6',
  ]);
});
