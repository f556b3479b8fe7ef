import { fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { readBankStatement } from '../bank-statement/read-bank-statement.js';
import { parsed } from '../bank-statement/testing/read-printed.js';
import { printed, textOf } from '../testing/printed.js';

/** How far the page leans: part of its width that its last line stands to the right of its first. */
const LEAN = 0.15;

/** As a camera held aslant sees it. */
const leaning = (line: TextLine): TextLine => {
  const aside = LEAN * line.box.y1;
  const moved = ({ x1, x2, ...box }: TextLine['box']) => ({ ...box, x1: x1 + aside, x2: x2 + aside });
  return {
    ...line,
    box: moved(line.box),
    words: line.words.map((word) => ({ ...word, box: moved(word.box), reading: fraction(0.95) })),
  };
};

test('days stay days, and folios folios, where the columns of a photograph move aside from under their headings', () => {
  const rows = Array.from({ length: 24 }, (_, index) => {
    const day = `${index + 1}`.padStart(2, '0');
    return `  ${day}    6397582${day}   COMPRA TIENDA                 10.00      ${(900 - 10 * index).toFixed(2)}`;
  });
  const page = `
  BANCO MIRLO, S.A.                    PERIODO DEL 01-MAR-2025 AL 30-MAR-2025
  SALDO INICIAL   910.00
  DIA   FOLIO       CONCEPTO          DEPOSITOS   RETIROS       SALDO
${rows.join('\n')}`;
  const text = textOf(printed(page).map(leaning), 'ocr');
  const { accounts } = parsed(
    readBankStatement({
      text,
      codes: { barcodes: [], mrz: undefined },
      documentClass: undefined,
      country: 'mx',
    }),
  );
  expect(accounts?.[0]?.transactions).toHaveLength(24);
  expect(accounts?.[0]?.transactions?.at(-1)).toEqual({
    date: '2025-03-24',
    description: 'COMPRA TIENDA',
    withdrawalAmount: 10,
    balance: 670,
  });
});
