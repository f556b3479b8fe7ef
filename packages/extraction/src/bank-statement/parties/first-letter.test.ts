import { fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../../testing/printed.js';
import { readBankStatement } from '../read-bank-statement.js';
import { parsed, textOf } from '../testing/read-printed.js';

const recognised = (line: TextLine): TextLine => ({
  ...line,
  words: line.words.map((word) => ({ ...word, reading: fraction(0.95) })),
});

test('the first letter that a logo lost is the one of the name elsewhere', () => {
  const text = textOf(
    printed(`
  lamo Banco                                            Estado de cuenta

  Julia Rey Soto                                Producto   Cuenta Álamo

  Fecha         Concepto             Cargos      Abonos      Saldo
  02/03/2025    Compra mercado        30.00                 470.00
  04/03/2025    Nómina                            50.00     520.00

  Alamo Banco, S.A. cuida tu dinero.`).map(recognised),
    'ocr',
  );
  const codes = { barcodes: [], mrz: undefined };
  expect(parsed(readBankStatement({ text, codes, documentClass: undefined, country: 'mx' })).bankName).toBe(
    'Álamo Banco',
  );
});
