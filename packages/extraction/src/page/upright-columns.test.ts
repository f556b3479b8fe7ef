import { type Box, fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { readBankStatement } from '../bank-statement/read-bank-statement.js';
import { parsed } from '../bank-statement/testing/read-printed.js';
import { printed, textOf } from '../testing/printed.js';
import { uprightText } from './upright-columns.js';

/**
 * How far the right edge of the page moves aside from its first line to its last, in page widths; its left
 * edge moves by none.
 */
const LEAN = 0.4;

/** As a camera held aslant sees it. */
function leaning(line: TextLine): TextLine {
  const moved = (box: Box): Box => ({
    ...box,
    x1: box.x1 * (1 + LEAN * box.y1),
    x2: box.x2 * (1 + LEAN * box.y1),
  });
  return {
    ...line,
    box: moved(line.box),
    words: line.words.map((word) => ({ ...word, box: moved(word.box), reading: fraction(0.95) })),
  };
}

const days = Array.from({ length: 26 }, (_, index) => `${index + 1}`.padStart(2, '0'));
const PAGE = `
  Banco Mirlo S.A.

  Período: 01/03/2024 a 30/03/2024
  Data         Descrição             Documento    Crédito (R$)  Débito (R$)  Saldo (R$)
  01/03/2024   Saldo anterior                                                  1.000,00
${days
  .map((day, index) => {
    const balance =
      `${Math.floor(1000 + 80 * Math.floor((index + 2) / 2) - 10 * Math.floor((index + 1) / 2))}`.replace(
        '1',
        '1.',
      );
    return index % 2 === 0
      ? `  ${day}/03/2024   Salário               63975${day}            80,00                 ${balance},00`
      : `  ${day}/03/2024   Compra                63975${day}                       -10,00     ${balance},00`;
  })
  .join('\n')}`;

test('columns of money that lean over one another stay apart', () => {
  const text = textOf(printed(PAGE).map(leaning), 'ocr');
  const codes = { barcodes: [], mrz: undefined };
  const { accounts } = parsed(readBankStatement({ text, codes, documentClass: undefined, country: 'br' }));
  const transactions = accounts?.[0]?.transactions ?? [];
  expect(transactions).toHaveLength(26);
  expect(transactions.at(-2)).toEqual({
    date: '2024-03-25',
    description: 'Salário',
    depositAmount: 80,
    balance: 1920,
  });
  expect(transactions.at(-1)).toEqual({
    date: '2024-03-26',
    description: 'Compra',
    withdrawalAmount: 10,
    balance: 1910,
  });
});

test('what was set upright is told where it stands on the page', () => {
  const text = textOf(printed(PAGE).map(leaning), 'ocr');
  const upright = uprightText(text);
  const [first, was] = [upright.text, text].map(({ pages }) => pages[0]?.lines[0]?.words.at(-1)?.box);
  expect(first?.x2).toBeGreaterThan((was?.x2 ?? 1) + 0.01);
  expect(first && upright.asPrinted(1, first).x2).toBeCloseTo(was?.x2 ?? 0);
});

test('text layers stay as they are', () => {
  const text = textOf(printed(PAGE));
  expect(uprightText(text).text).toBe(text);
});
