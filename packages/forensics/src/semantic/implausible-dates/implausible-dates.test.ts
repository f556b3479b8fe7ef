import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examineBytes, findingOn, inShort, textDocument } from '../labelled-values/testing/text-document.js';
import { implausibleDates } from './implausible-dates.js';
import { fitsInAnotherYear } from './year-shift.js';

const rows = (...days: string[]) => days.map((day, index) => `${day} | PAYMENT ${index} | ${10 + index}.50`);
const OCTOBER = rows('10/02/2025', '10/09/2025', '10/17/2025', '10/28/2025');
const PERIOD = 'Statement period | 10/01/2025 - 10/31/2025';

const find = async (lines: readonly string[], info = '') => inShort(await findingOn(implausibleDates, textDocument([{ lines }], { info })));

describe('pass', () => {
  const passes: Record<string, string[]> = {
    'a statement': [PERIOD, 'Statement date | 11/02/2025', ...OCTOBER],
    'purchases of the month before': [PERIOD, ...rows('09/05/2025', '10/03/2025', '10/09/2025')],
    'an invoice of the year before, paid late': ['Invoice date | 10/01/2024', 'Due date | 10/31/2024', 'Payment date | 02/03/2025'],
    'a copy printed two years later, on a day that says nothing': [PERIOD, 'Issued on | 03/15/2027', ...OCTOBER],
    'a table over two years': rows('12/28/2024', '12/30/2024', '01/02/2025', '01/04/2025'),
    'day and month that may be read either way': ['Invoice date | 04/02/2025', 'Due date | 03/05/2025'],
    'the right weekday': ['Monday, November 24, 2025', 'Statement date | 11/25/2025'],
    'dates of two countries': ['Invoice date | 13/10/2025', 'Due date | 10/25/2020'],
    'two periods': ['Period | 10/01/2023 - 10/31/2023', 'Period | 10/01/2025 - 10/31/2025', ...OCTOBER],
  };
  test.each(Object.entries(passes))('%s', async (_, lines) => {
    expect(await find(lines)).toBe('0');
  });
});

describe('fail', () => {
  const fails: Record<string, [lines: string[], found: string]> = {
    'a period of another year than its transactions': [
      ['Statement period | 10/01/2026 - 10/31/2026', ...OCTOBER],
      '3; ROWS_OUTSIDE_PERIOD 10/02/2025',
    ],
    'a period that ends before it starts': [
      ['Period | 10/31/2025 - 10/01/2025', 'Issued on | 11/02/2025'],
      '2; PERIOD_REVERSED 10/01/2025',
    ],
    'one row of another year': [
      [PERIOD, ...rows('10/02/2025', '10/09/2025', '10/13/2023', '10/17/2025')],
      '3; ROW_IN_OTHER_YEAR 10/13/2023',
    ],
    'issued in another year': [[PERIOD, 'Issued on | 11/02/2027', ...OCTOBER], '2; ISSUED_IN_OTHER_YEAR 11/02/2027'],
    'issued in another year than the rows, in Portuguese': [
      ['Emitido em | 30/01/2025', ...rows('05/01/2024', '13/01/2024', '28/01/2024')],
      '2; ISSUED_IN_OTHER_YEAR 30/01/2025',
    ],
    'paid in another year': [['Pay period | 05/01/2025 - 05/20/2025', 'Pay date | 05/25/2026'], '2; PAID_IN_OTHER_YEAR 05/25/2026'],
    'due eleven months before it was issued': [['Invoice date | 04/22/2026', 'Due date | 05/22/2025'], '2; DUE_BEFORE_ISSUED 05/22/2025'],
    'due a week before it was issued': [['Invoice date | 04/22/2026', 'Due date | 04/15/2026'], '1; DUE_BEFORE_ISSUED 04/15/2026'],
    'a weekday that the date has not': [
      ['martes, 24 de noviembre de 2025', 'Fecha de corte | 30/11/2025'],
      '1; WEEKDAY_DIFFERS martes, 24 de noviembre de 2025',
    ],
  };
  test.each(Object.entries(fails))('%s', async (_, [lines, found]) => {
    expect(await find(lines)).toBe(found);
  });

  test('the page of another statement in place of the second', async () => {
    const pages = [{ lines: [PERIOD, ...OCTOBER] }, { lines: rows('03/05/2024', '03/07/2024', '03/19/2024') }];
    expect(inShort(await findingOn(implausibleDates, textDocument(pages)))).toBe('2; ROWS_OUTSIDE_PERIOD 03/05/2024');
  });
});

describe('the date of the last save', () => {
  const lines = ['Employed since | 05/08/2017', 'Issued on | 02/25/2027'];

  test('a document dated long after it', async () => {
    expect(await find(lines, '/CreationDate(D:20251122090000Z)')).toBe('2; DATED_AFTER_LAST_SAVE 02/25/2027');
  });

  test('the only date of a document', async () => {
    expect(await find(['Invoice date | 02/25/2027'], '/CreationDate(D:20251122090000Z)')).toBe('2; DATED_AFTER_LAST_SAVE 02/25/2027');
  });

  test('a document dated long after its creation and before its last save', async () => {
    expect(await find(lines, '/CreationDate(D:20251122090000Z)/ModDate(D:20270226090000Z)')).toBe('1; DATED_AFTER_CREATION 02/25/2027');
  });

  test('says nothing when its clock was wrong, or its template older than all', async () => {
    expect(await find(lines, '/CreationDate(D:20000101000000Z)')).toBe('0');
  });
});

test('the box is that of the date', async () => {
  const { evidence, heat } = await findingOn(implausibleDates, textDocument([{ lines: [PERIOD, 'Issued on | 11/02/2027'] }]));
  expect(evidence[0]?.boundingBox?.x1).toBeCloseTo(190 / 600, 2);
  expect(heat).toEqual([{ page: 1, width: 600, height: 800, boxes: [{ box: evidence[0]?.boundingBox, intensity: 2 / 3 }] }]);
});

test('cannot tell of one date', async () => {
  expect((await examineBytes(implausibleDates, textDocument([{ lines: ['Pay date | 12/15/2025'] }]))).kind).toBe('not-applicable');
});

test('a day near its range is not of another year, whatever the range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.nat(60), fc.integer({ min: -200, max: 200 }), (low, length, off) => {
      expect(fitsInAnotherYear((off < 0 ? low : low + length) + off, low, low + length)).toBe(false);
    }),
  );
});
