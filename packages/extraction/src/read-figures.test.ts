import {
  type DocumentText,
  fraction,
  type Homography,
  type Pdfium,
  type PrintedFigures,
  type TextLine,
} from '@assay/media';
import { beforeAll, expect, test } from 'vitest';
import { buildPdf, stream } from '../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../media/src/pdfium/testing/started-pdfium.js';
import type { TextRecognizer } from './ocr/types.js';
import { documentRows } from './page/document-rows.js';
import { pagesOfPdf } from './pages/pages-of-pdf.js';
import { readFigures } from './read-figures.js';
import { printed, textOf } from './testing/printed.js';
import { readText } from './text/read-text.js';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await startedPdfium();
});

/** Each text is written at its place in Helvetica 9; amounts end at their x. */
const show = (x: number, y: number, text: string) => `BT /F1 9 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`;
/** Digits of Helvetica are 0.556 em wide, marks 0.278, the hyphen 0.333. */
const width = (text: string) =>
  [...text].reduce((sum, one) => sum + 9 * (/\d|\$/u.test(one) ? 0.556 : one === '-' ? 0.333 : 0.278), 0);
const flushRight = (x: number, y: number, text: string) => show(x - width(text), y, text);

const ROWS = [
  ['02/03/2025', 'AIRLINE TICKETS', '-318.34', '6,267.63'],
  ['02/05/2025', 'PAYROLL DEPOSIT', '3,399.80', '9,667.43'],
  ['02/06/2025', 'RENT PAYMENT', '-840.68', '8,826.75'],
  ['02/06/2025', 'ONLINE TRANSFER', '-656.15', '8,170.60'],
  ['02/07/2025', 'INSURANCE PREMIUM', '-253.45', '7,917.15'],
  ['02/09/2025', 'TRANSFER FROM SAVINGS', '1,543.71', '9,460.86'],
] as const;
const table = ROWS.map(
  ([date, description, amount, balance], index) =>
    show(40, 600 - 14 * index, date) +
    show(120, 600 - 14 * index, description) +
    flushRight(400, 600 - 14 * index, amount) +
    flushRight(500, 600 - 14 * index, balance),
).join('');

/** Finds nothing beside a text layer. */
const recognizer: TextRecognizer = {
  readPage: () => Promise.reject(new Error('pages with a text layer are not recognised')),
  readBeside: async () => ({ lines: [], knownShare: fraction(1) }),
  readLine: () => Promise.reject(new Error('nothing is read again')),
};

async function read(...pages: string[]): Promise<PrintedFigures> {
  const objects: Record<number, string> = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${pages.map((_, index) => `${10 + 2 * index} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  };
  for (const [index, content] of pages.entries()) {
    objects[10 + 2 * index] =
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 560 700]/Contents ${11 + 2 * index} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`;
    objects[11 + 2 * index] = stream(content);
  }
  const document = pdfium.open(buildPdf(objects));
  try {
    return readFigures(await readText(pagesOfPdf(document), recognizer));
  } finally {
    document.close();
  }
}

test('the activity of a statement from its text layer', async () => {
  const { accounts, pagesUnread } = await read(
    show(40, 640, 'Opening balance') + flushRight(500, 640, '$6,585.97') + show(40, 620, 'Date') + table,
  );
  expect(pagesUnread).toBe(0);
  expect(accounts).toHaveLength(1);
  expect(accounts[0]?.transactions.map(({ changeMinorUnits }) => changeMinorUnits)).toEqual([
    -31834, 339980, -84068, -65615, -25345, 154371,
  ]);
  expect(accounts[0]?.opening.map(({ figure }) => figure.raw)).toEqual(['$6,585.97']);
  const amount = accounts[0]?.transactions[1]?.amount;
  expect(amount).toMatchObject({ raw: '3,399.80', page: 1, reading: 1, decimals: 2 });
  expect(amount?.box.x2).toBeCloseTo(400 / 560, 2);
});

test('an amount painted over another is the one that counts', async () => {
  const painted = table + flushRight(400, 600 - 14 * 2, '-140.68');
  expect((await read(painted)).accounts[0]?.transactions[2]?.amount?.raw).toBe('-140.68');
  const below = flushRight(400, 600 - 14 * 2, '-140.68') + table;
  expect((await read(below)).accounts[0]?.transactions[2]?.amount?.raw).toBe('-840.68');
});

test('a document without numbers says nothing', async () => {
  expect(await read(show(40, 640, 'Dear customer'))).toEqual({
    accounts: [],
    payStub: undefined,
    invoice: undefined,
    sums: [],
    products: [],
    amounts: [],
    pagesUnread: 0,
  });
});

test('pages of nothing but numbers are read whole, and are no account', async () => {
  const rows = Array.from({ length: 90 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) =>
      flushRight(50 + 42 * column, 690 - 7.5 * row, `${(row * 37 + column * 11) % 900}.${10 + (row % 80)}`),
    ).join(''),
  ).join('');
  const { accounts, amounts } = await read(rows, rows);
  expect(amounts).toHaveLength(2 * 90 * 12);
  expect(accounts).toEqual([]);
});

const TYPED = `
02/03/2025  AIRLINE TICKETS            -3l8.34     6,267.63
02/05/2025  PAYROLL DEPOSIT           3,399.80     9,667.43
02/06/2025  RENT PAYMENT               -840.68     8.826.75
02/06/2025  ONLINE TRANSFER            -656.15     8,170.60
02/07/2025  INSURANCE PREMIUM          -253.45     7,917.15
02/09/2025  TRANSFER FROM SAVINGS     1,543.71     9,460.86`;

/** A page as a recognizer hands it over: words of which it is not sure. */
const recognized = (text: string, upright?: Homography): DocumentText => ({
  pages: [
    {
      page: 1,
      source: 'ocr',
      lines: printed(text).map((line) => ({
        ...line,
        words: line.words.map((word) => ({ ...word, reading: fraction(0.9) })),
      })),
      aspect: 0.77,
      upright,
    },
  ],
  pagesUnread: 2,
});

test('the activity of a statement from its pixels: figures are mended, and none is sure', () => {
  const { accounts, amounts, pagesUnread } = readFigures(recognized(TYPED));
  expect(accounts[0]?.transactions.map(({ changeMinorUnits }) => changeMinorUnits)).toEqual([
    -31834, 339980, -84068, -65615, -25345, 154371,
  ]);
  expect(accounts[0]?.transactions[2]?.balance?.units).toBe(882675);
  expect(amounts.every(({ figure }) => figure.reading <= 0.9)).toBe(true);
  expect(pagesUnread).toBe(2);
});

test('of a page displayed sideways the boxes lie where it is displayed, and a figure stays one object', () => {
  const sideways: Homography = [0, -1, 1, 1, 0, 0, 0, 0, 1];
  const [upright, displayed] = [readFigures(recognized(TYPED)), readFigures(recognized(TYPED, sideways))];
  const balanceOf = ({ accounts }: PrintedFigures) => accounts[0]?.transactions[0]?.balance;
  const [read, shown] = [balanceOf(upright)?.box, balanceOf(displayed)?.box];
  expect(shown?.x2).toBeCloseTo(1 - (read?.y1 ?? 0));
  expect(shown?.y1).toBeCloseTo(read?.x1 ?? 0);
  expect(displayed.amounts.some(({ figure }) => figure === balanceOf(displayed))).toBe(true);
});

test('rows beyond the limit are not read, and their pages are counted as unread', () => {
  const [fee, word] = printed('Fee 1   1.00\nFee') as [TextLine, TextLine];
  const lines = Array.from({ length: 90_000 }, (_, index) => ({
    ...(index % 45_000 === 0 ? fee : word),
    page: 1 + Math.floor(index / 30_000),
  }));
  const { amounts, pagesUnread } = readFigures(textOf([...lines, { ...fee, page: 3 }]));
  expect([amounts.length, pagesUnread]).toEqual([2, 1]);
});

test('an amount at the end of a clause is read without its stop, and the words around it keep theirs', () => {
  const text = textOf(printed('Your salary is $52,857.60, paid monthly; the bonus $1,000.00.'));
  expect(readFigures(text).amounts.map(({ figure }) => figure.raw)).toEqual(['$52,857.60', '$1,000.00']);
  expect(documentRows(text).rows[0]?.text).toContain('$52,857.60, paid monthly');
});

test('fields and figures of one document stand on the same rows', () => {
  const text = textOf(printed('Fee 1   1.00'));
  expect(documentRows(text)).toBe(documentRows(text));
  expect(readFigures(text).amounts[0]?.figure).toBe(documentRows(text).rows[0]?.figures[0]?.figure);
});
