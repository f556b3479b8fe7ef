import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDates, possibleOrders } from './calendar-dates.js';
import { readPages, splitDocuments } from './read-pages.js';
import { recognizedText } from './testing/recognized-text.js';
import { readPagesOf, textDocument } from './testing/text-document.js';

/** The labeled values of one page of lines, as `field text`. */
async function valuesOf(...lines: string[]): Promise<string[]> {
  const pages = await readPagesOf(textDocument([{ lines }]));
  return pages.flatMap(({ values }) => values.map(({ field, text }) => `${field} ${text}`));
}

describe('labeled values', () => {
  const found: Record<string, [line: string, value: string]> = {
    'in the next cell': ['Account number | 5987958668', 'account-number 5987958668'],
    'after a colon': ['Invoice No.: INV-34032', 'document-number INV-34032'],
    'in a sentence': ['Direct deposit to account 9632157501', 'account-number 9632157501'],
    masked: ['Account number | ****8668', 'account-number ****8668'],
    'in groups': ['IBAN | GB29 NWBK 6016 1331 9268 19', 'iban GB29 NWBK 6016 1331 9268 19'],
    'Spanish, with an accent': ['N\xfamero de cuenta | 49732729212', 'account-number 49732729212'],
    Portuguese: ['Data de emiss\xe3o | 30/05/2025', 'issue-date 30/05/2025'],
    'a period': ['Statement period | 02/01/2024 - 02/29/2024', 'period 02/01/2024 - 02/29/2024'],
    'a period in words': [
      'Periodo | del 1 de enero de 2024 al 31 de enero de 2024',
      'period del 1 de enero de 2024 al 31 de enero de 2024',
    ],
    'a name': ['Titular | Efra\xedn Montalvo Prado', 'holder Efra\xedn Montalvo Prado'],
  };
  test.each(Object.entries(found))('%s', async (_, [line, value]) => {
    expect(await valuesOf(line)).toEqual([value]);
  });

  test('right below the label', async () => {
    expect(await valuesOf('Statement period | Due date', '08/01/2025 - 08/31/2025 | 09/20/2025')).toEqual([
      'period 08/01/2025 - 08/31/2025',
      'due-date 09/20/2025',
    ]);
    expect(await valuesOf('Account | Due date', '12345678 | 09/20/2025')).toEqual([
      'account-number 12345678',
      'due-date 09/20/2025',
    ]);
  });

  test('neither a date for a number, nor a word for a name, nor anything from far away', async () => {
    expect(
      await valuesOf(
        'Account | 10/10/2012',
        'Account holder | see below',
        '-',
        '-',
        '-',
        'Account number',
        '-',
        '-',
        '-',
        '-',
        '12345678',
      ),
    ).toEqual([]);
  });

  test('words printed over each other are left out', async () => {
    expect(await valuesOf('Account number | 5987958668')).toHaveLength(1);
    const twice = textDocument([{ lines: ['Account number | 5987958668'] }]);
    const text = Array.from(twice, (byte) => String.fromCharCode(byte)).join('');
    const cell = 'BT /F1 10 Tf 1 0 0 1 190 780 Tm (5987958668) Tj ET';
    const over = Uint8Array.from(
      text.replace('(Account number) Tj ET', `(Account number) Tj ET ${cell.replace('8668', '9999')}`),
      (letter) => letter.charCodeAt(0),
    );
    expect((await readPagesOf(over)).flatMap(({ values }) => values)).toEqual([]);
  });
});

describe('in a picture', () => {
  const LINES = ['Statement of account', 'Account number | 5987958668'];

  test('values are read with how sure their characters are', () => {
    const [page] = readPages({ text: recognizedText(LINES, { reading: 0.8 }) });
    expect(page?.values).toMatchObject([
      { field: 'account-number', text: '5987958668', reading: 0.8, isRecognized: true },
    ]);
  });

  test('taken upside down, values stand where the picture displays them', () => {
    const upright = readPages({ text: recognizedText(LINES) })[0]?.values[0]?.box;
    const turned = readPages({ text: recognizedText(LINES, { upright: [-1, 0, 1, 0, -1, 1, 0, 0, 1] }) })[0]
      ?.values[0]?.box;
    expect(turned?.x1).toBeCloseTo(1 - (upright?.x2 ?? 0), 9);
    expect(turned?.y1).toBeCloseTo(1 - (upright?.y2 ?? 0), 9);
  });

  test('a page whose text layer is not what it shows is read in its pixels', async () => {
    const bytes = textDocument([{ lines: ['Account number | 1111222233'] }]);
    const texts = (await readPagesOf(bytes, recognizedText(LINES))).flatMap(({ values }) =>
      values.map(({ text }) => text),
    );
    expect(texts).toEqual(['5987958668']);
  });
});

test.each([
  'Next statement date | 10/02/2030',
  'Pr\xf3xima fecha de corte | 10/02/2030',
  'Scheduled payment date: 10/02/2030',
])('a day still to come is no date of the document: %s', async (line) => {
  expect(await valuesOf(line)).toEqual([]);
});

describe('dates', () => {
  const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / 86_400_000;

  test.each([
    ['2026-11-22', day(2026, 11, 22), day(2026, 11, 22)],
    ['22/11/2026', day(2026, 11, 22), null],
    ['11/22/2026', null, day(2026, 11, 22)],
    ['01.02.2026', day(2026, 2, 1), day(2026, 2, 1)],
    ['01/02/2026', day(2026, 2, 1), day(2026, 1, 2)],
    ['22 de noviembre de 2026', day(2026, 11, 22), day(2026, 11, 22)],
    ['1º de março de 2026', day(2026, 3, 1), day(2026, 3, 1)],
    ['November 22nd, 2026', day(2026, 11, 22), day(2026, 11, 22)],
    ['22-Nov-2026', day(2026, 11, 22), day(2026, 11, 22)],
  ])('%s', (text, dayFirst, monthFirst) => {
    expect(findDates(text).map((date) => date.day)).toEqual([
      { 'day-first': dayFirst, 'month-first': monthFirst },
    ]);
  });

  test.each([
    '30/02/2026',
    '1234/11/2026',
    '12.345.678/0001-95',
    '11/2026',
    '31-11-26',
    'version 1.2.2026.4',
  ])('no date: %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });

  test('one decisive date settles how all are read, two that contradict settle nothing', () => {
    const orders = (...texts: string[]) => possibleOrders(texts.flatMap(findDates));
    expect(orders('01/02/2026')).toEqual(['day-first', 'month-first']);
    expect(orders('01/02/2026', '13/02/2026')).toEqual(['day-first']);
    expect(orders('01/02/2026', '02/13/2026')).toEqual(['month-first']);
    expect(orders('13/02/2026', '02/13/2026')).toEqual([]);
  });

  test('every day of the calendar is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (date) => {
          const [iso = ''] = date.toISOString().split('T');
          const written = Date.parse(iso) / 86_400_000;
          const [year, month, dayOfMonth] = iso.split('-');
          expect(findDates(`x ${iso} y`)[0]?.day['day-first']).toBe(written);
          expect(findDates(`${dayOfMonth}/${month}/${year}`)[0]?.day['day-first']).toBe(written);
          expect(findDates(`${month}/${dayOfMonth}/${year}`)[0]?.day['month-first']).toBe(written);
        },
      ),
    );
  });
});

test('a merged file is cut where a page names another document, or begins to count its pages anew', async () => {
  const pages = await readPagesOf(
    textDocument([
      { lines: ['Account number | 11112222', 'Page 1 of 2'] },
      { lines: ['more', 'Page 2 of 2'] },
      { lines: ['Account number | 33334444'] },
      { lines: ['Account number | 33334444'] },
      { lines: ['Page 1 of 1'] },
    ]),
  );
  expect(splitDocuments(pages).map((document) => document.map(({ page }) => page))).toEqual([
    [1, 2],
    [3, 4],
    [5],
  ]);
});

test('a pay stub merged behind a statement of the same person is a document of its own', async () => {
  const pages = await readPagesOf(
    textDocument([
      {
        lines: [
          'Account statement',
          'Account holder | Ada Frost',
          'Opening balance | 100.00',
          'Closing balance | 80.00',
          '10.00 5.00 5.00',
        ],
      },
      { lines: ['Account holder | Ada Frost', 'page two'] },
      {
        lines: [
          'Earnings statement',
          'Employee | Ada Frost',
          'Account holder | Ada Frost',
          'Gross pay | 90.00',
          'Net pay | 80.00',
          '4.00 3.00 3.00',
        ],
      },
    ]),
  );
  expect(splitDocuments(pages).map((document) => document.map(({ page }) => page))).toEqual([[1, 2], [3]]);
});
