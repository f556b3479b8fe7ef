import { box, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { readBankStatement } from './read-bank-statement.js';
import { parsed, read, type Statement, textOf } from './testing/read-printed.js';

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

test.each([
  ['Joint owners', 'us', 'Jane Doe and John Doe'],
  ['In the name of', 'us', 'Jane Doe'],
  ['Business name', 'us', 'Ortiz Tires LLC'],
  ['Titular(es)', 'mx', 'Lucia Perez Robles'],
  ['Nombre o razón social', 'mx', 'Ferreteria El Clavo, S.A. de C.V.'],
  ['Denominación o razón social', 'mx', 'Ferreteria El Clavo, S.A. de C.V.'],
  ['Nome do correntista', 'br', 'Ana Lima Souza'],
  ['Nome empresarial', 'br', 'Mercado Ipe Ltda'],
] as const)('a holder behind "%s"', (label, country, name) => {
  expect(read(`\n  Banco Mirador\n\n  ${label}: ${name}\n${US_TABLE}`, country).accountHolderName).toBe(name);
});

test.each([
  ['Address on file', '45 Elm Ave, Dover, DE 19904'],
  ['Residence address', '45 Elm Ave, Dover, DE 19904'],
  ['Domicilio del cliente', 'Calle Olivo 12, Col. Centro, C.P. 44100 Guadalajara, Jal.'],
  ['Dirección de envío', 'Calle Olivo 12, Col. Centro, C.P. 44100 Guadalajara, Jal.'],
  ['Endereço de correspondência', 'Rua das Flores, 12 - Centro - Campinas/SP - CEP 13010-000'],
  ['End.', 'Rua das Flores, 12 - Centro - Campinas/SP - CEP 13010-000'],
])('an address behind "%s"', (label, address) => {
  expect(read(`\n  Banco Mirador\n\n  ${label}: ${address}\n${US_TABLE}`).accountHolderAddress).toBe(address);
});

test.each([
  ['Account category', 'us', 'Anchor Rewards'],
  ['Share type', 'us', 'Anchor Rewards'],
  ['Descripción del producto', 'mx', 'Anchor Plus'],
  ['Modalidade da conta', 'br', 'Anchor Leve'],
] as const)('the kind of account behind "%s"', (label, country, kind) => {
  const { accounts } = read(
    `\n  Banco Mirador\n\n  ${label}: ${kind}\n  Account number: 88120099\n${US_TABLE}`,
    country,
  );
  expect(accounts?.[0]?.accountType).toBe(kind);
});

test('nor is the name a part of it where its legal form is printed otherwise than in the letterhead', () => {
  expect(
    read(
      `
  MIRADOR BANCO, S.A.
  Periodo  01/01/2026 al 31/01/2026
${US_TABLE}

  MIRADOR BANCO, S.A, INSTITUCION DE BANCA MULTIPLE. AV. HORACIO 1022, COL. POLANCO, C.P. 11550, CIUDAD DE MEXICO`,
      'mx',
    ).bankAddress,
  ).toBe('AV. HORACIO 1022, COL. POLANCO, C.P. 11550, CIUDAD DE MEXICO');
});

test('the bank address is given without the name, the office and the label before it', () => {
  const ofBank = (line: string) =>
    read(`\n  Banco Mirador\n  ${line}\n\n  Ana Torres\n  45 Elm Ave\n  Dover, DE 19904\n${US_TABLE}`)
      .bankAddress;
  expect(ofBank('Branch: 14 Center Ave, Fargo, ND 58102')).toBe('14 Center Ave, Fargo, ND 58102');
  expect(ofBank('Unidad Especializada (UNE): Insurgentes Sur 1000, Col. Sol, C.P. 03810, CDMX')).toBe(
    'Insurgentes Sur 1000, Col. Sol, C.P. 03810, CDMX',
  );
  expect(ofBank('Agência 1234 - Praça da Sé, 10 - São Paulo - SP - 01001-000')).toBe(
    'Praça da Sé, 10 - São Paulo - SP - 01001-000',
  );
  expect(ofBank('SUCURSAL 0412 CENTRO\n  Av. Juárez 100, Centro, 64000 Monterrey, N.L.')).toBe(
    'Av. Juárez 100, Centro, 64000 Monterrey, N.L.',
  );
  expect(ofBank('CNPJ 12.345.678/0001-90\n  Av. Paulista, 1000 - São Paulo/SP - CEP 01310-100')).toBe(
    'Av. Paulista, 1000 - São Paulo/SP - CEP 01310-100',
  );
});

test('a sentence or a legal form before the address at the foot of the page is no part of it', () => {
  const atFoot = (line: string) =>
    read(`\n  Banco Mirador\n  Ana Torres\n  45 Elm Ave\n  Dover, DE 19904\n${US_TABLE}\n  ${line}`)
      .bankAddress;
  expect(atFoot('write us at Banco Mirador, PO Box 44, Dover, DE 19903')).toBe('PO Box 44, Dover, DE 19903');
  expect(
    atFoot(
      'Banco Mirador, S.A., Institución de Banca Múltiple. Paseo del Sol 510, Col. Luna, C.P. 06600, CDMX',
    ),
  ).toBe('Paseo del Sol 510, Col. Luna, C.P. 06600, CDMX');
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

test('days are also a surname', () => {
  expect(read(`\n  Banco Sol\n  Olá, Bruno Dias\n${US_TABLE}`, 'br').accountHolderName).toBe('Bruno Dias');
});

test("a person's tax number between the name and the street", () => {
  const text = `
  Mercado Fondos                                        Estado de cuenta
                                  Periodo: Del 1 de agosto de 2022 al 28 de agosto de 2022

  Oscar Daniel Guerrero Saldana                    Numero de cuenta       1768042203
  RFC: GUSO8201137H5                               CLABE          151180017680422035
  Calle Hidalgo 223 Pte.
  Col. Centro, C.P. 58000, Morelia, Mich.

  Fecha        Descripcion                               Valor        Saldo
  01-08-2022   Transferencia enviada                   -130.32     5,213.24
  02-08-2022   Pago TELMEXICA                           -47.59     5,165.65`;
  expect(read(text, 'mx')).toMatchObject({
    accountHolderName: 'Oscar Daniel Guerrero Saldana',
    accountHolderAddress: 'Calle Hidalgo 223 Pte., Col. Centro, C.P. 58000, Morelia, Mich.',
  });
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

test('lines set flush right end nearly at one edge where a page was drawn anew in other letters', () => {
  const { accountHolderName, accountHolderAddress } = boxed([
    ['Ana Maria Torres', 0.757, 0.908, 0.053, 0.061],
    ['Mirador', 0.07, 0.167, 0.055, 0.069],
    ['45 Elm Ave', 0.821, 0.915, 0.067, 0.076],
    ['Dover, DE 19904', 0.798, 0.91, 0.08, 0.088],
  ]);
  expect([accountHolderName, accountHolderAddress]).toEqual([
    'Ana Maria Torres',
    '45 Elm Ave, Dover, DE 19904',
  ]);
});

test('the street belongs to its address where it was boxed half as high again', () => {
  const { accountHolderAddress } = boxed([
    ['Banco Mirador', 0.07, 0.25, 0.055, 0.069],
    ['ANA MARIA TORRES', 0.07, 0.24, 0.1, 0.112],
    ['1906 Capitol Ave', 0.07, 0.2, 0.112, 0.125],
    ['Dover, DE 19904', 0.07, 0.19, 0.125, 0.133],
  ]);
  expect(accountHolderAddress).toBe('1906 Capitol Ave, Dover, DE 19904');
});

test('a name of two lines that a notice prints in one; a number above a post box is no part of an address', () => {
  expect(
    read(`
  Copper Ridge
  National Bank

  Nora Lindqvist                                       Account Number   ****0443
  84 Fern Street                                       Days in Period   30
  Erie, PA 16509                                       Mail             P.O. Box 30184
                                                                        Reno, NV 89501

  Date        Description                        Credits      Debits      Balance
  04/01/2025  Beginning Balance                                           $500.00
  04/02/2025  Corner Market                                  -$20.00      $480.00
  04/05/2025  Corner Market                                  -$30.00      $450.00

  Accounts offered by Copper Ridge National Bank. Member FDIC.`),
  ).toMatchObject({ bankName: 'Copper Ridge National Bank', bankAddress: 'P.O. Box 30184, Reno, NV 89501' });
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
