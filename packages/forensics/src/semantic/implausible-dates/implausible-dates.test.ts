import { type DocumentField, type DocumentFields, fraction } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureViews, recognizedText, rereaderOf } from '../labeled-values/testing/recognized-text.js';
import { examineBytes, findingOn, inShort, textDocument } from '../labeled-values/testing/text-document.js';
import { implausibleDates } from './implausible-dates.js';
import { fitsInAnotherYear } from './year-shift.js';

const rows = (...days: string[]) => days.map((day, index) => `${day} | PAYMENT ${index} | ${10 + index}.50`);
const OCTOBER = rows('10/02/2025', '10/09/2025', '10/17/2025', '10/28/2025');
const PERIOD = 'Statement period | 10/01/2025 - 10/31/2025';

const find = async (lines: readonly string[], info = '') =>
  inShort(await findingOn(implausibleDates, textDocument([{ lines }], { info })));
/** What is found on a document that is submitted on a day. */
const findOn = async (receivedOn: string, ...lines: readonly string[]) =>
  inShort(await findingOn(implausibleDates, textDocument([{ lines }]), { receivedOn }));

describe('pass', () => {
  const passes: Record<string, string[]> = {
    'a statement': [PERIOD, 'Statement date | 11/02/2025', ...OCTOBER],
    'purchases of the month before': [PERIOD, ...rows('09/05/2025', '10/03/2025', '10/09/2025')],
    'an invoice of the year before, paid late': [
      'Invoice date | 10/01/2024',
      'Due date | 10/31/2024',
      'Payment date | 02/03/2025',
    ],
    'a copy printed two years later, on a day that says nothing': [
      PERIOD,
      'Issued on | 03/15/2027',
      ...OCTOBER,
    ],
    'a table over two years': rows('12/28/2024', '12/30/2024', '01/02/2025', '01/04/2025'),
    'day and month that may be read either way': ['Invoice date | 04/02/2025', 'Due date | 03/05/2025'],
    'the right weekday': ['Monday, November 24, 2025', 'Statement date | 11/25/2025'],
    'dates of two countries': ['Invoice date | 13/10/2025', 'Due date | 10/25/2020'],
    'a purchase of the spring, listed late': [PERIOD, ...rows('06/05/2025'), ...OCTOBER],
    'purchases in the order of their booking': rows(
      '10/02/2025',
      '10/09/2025',
      '10/03/2025',
      '10/10/2025',
      '10/12/2025',
    ),
    'a table that begins anew': [
      ...rows('10/02/2025', '10/09/2025', '10/28/2025'),
      'Withdrawals',
      ...rows('10/05/2025', '10/07/2025'),
    ],
    'paid in advance': ['Pay period | 10/01/2025 - 10/31/2025', 'Pay date | 09/15/2025'],
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
    'issued in another year': [
      [PERIOD, 'Issued on | 11/02/2027', ...OCTOBER],
      '2; ISSUED_IN_OTHER_YEAR 11/02/2027',
    ],
    'issued in another year than the rows, in Portuguese': [
      ['Emitido em | 30/01/2025', ...rows('05/01/2024', '13/01/2024', '28/01/2024')],
      '2; ISSUED_IN_OTHER_YEAR 30/01/2025',
    ],
    'paid in another year': [
      ['Pay period | 05/01/2025 - 05/20/2025', 'Pay date | 05/25/2026'],
      '2; PAID_IN_OTHER_YEAR 05/25/2026',
    ],
    'due eleven months before it was issued': [
      ['Invoice date | 04/22/2026', 'Due date | 05/22/2025'],
      '2; DUE_BEFORE_ISSUED 05/22/2025',
    ],
    'due a week before it was issued': [
      ['Invoice date | 04/22/2026', 'Due date | 04/15/2026'],
      '1; DUE_BEFORE_ISSUED 04/15/2026',
    ],
    'the first row in another year': [
      [PERIOD, ...rows('10/01/2023', '10/02/2025', '10/09/2025', '10/17/2025', '10/22/2025', '10/28/2025')],
      '2; ROW_OUTSIDE_PERIOD 10/01/2023',
    ],
    'one row in another month than the period': [
      [PERIOD, ...OCTOBER, ...rows('10/29/2025', '02/28/2026')],
      '1; ROW_OUTSIDE_PERIOD 02/28/2026',
    ],
    'a row later than those around it': [
      rows('10/02/2025', '10/09/2025', '10/30/2025', '10/12/2025', '10/14/2025'),
      '1; ROW_OUT_OF_ORDER 10/30/2025',
    ],
    'paid three months before the period': [
      ['Pay period | 10/01/2025 - 10/31/2025', 'Pay date | 06/15/2025'],
      '1; PAID_BEFORE_PERIOD 06/15/2025',
    ],
    'a weekday that the date has not': [
      ['martes, 24 de noviembre de 2025', 'Fecha de corte | 30/11/2025'],
      '1; WEEKDAY_DIFFERS martes, 24 de noviembre de 2025',
    ],
  };
  test.each(Object.entries(fails))('%s', async (_, [lines, found]) => {
    expect(await find(lines)).toBe(found);
  });

  test('the page of another statement in place of the second', async () => {
    const pages = [
      { lines: [PERIOD, ...OCTOBER] },
      { lines: rows('03/05/2024', '03/07/2024', '03/19/2024') },
    ];
    expect(inShort(await findingOn(implausibleDates, textDocument(pages)))).toBe(
      '2; ROWS_OUTSIDE_PERIOD 03/05/2024',
    );
  });
});

describe('the date of the last save', () => {
  const lines = ['Employed since | 05/08/2017', 'Issued on | 02/25/2027'];

  test('a document dated long after it', async () => {
    expect(await find(lines, '/CreationDate(D:20251122090000Z)')).toBe('2; DATED_AFTER_LAST_SAVE 02/25/2027');
  });

  test('the only date of a document', async () => {
    expect(await find(['Invoice date | 02/25/2027'], '/CreationDate(D:20251122090000Z)')).toBe(
      '2; DATED_AFTER_LAST_SAVE 02/25/2027',
    );
  });

  test('a document dated long after its creation and before its last save', async () => {
    expect(await find(lines, '/CreationDate(D:20251122090000Z)/ModDate(D:20270226090000Z)')).toBe(
      '1; DATED_AFTER_CREATION 02/25/2027',
    );
  });

  test('says nothing when its clock was wrong, or its template older than all', async () => {
    expect(await find(lines, '/CreationDate(D:20000101000000Z)')).toBe('0');
  });
});

describe('the day of submission', () => {
  const passes: Record<string, string[]> = {
    'a statement of the running month': [
      'Statement period | 11/01/2026 - 11/30/2026',
      ...rows('11/02/2026', '11/05/2026', '11/20/2026'),
    ],
    'dated tomorrow elsewhere': ['Invoice date | 11/23/2026', 'Due date | 12/23/2026'],
    'a stub handed out before pay day': ['Pay period | 11/15/2026 - 11/30/2026', 'Pay date | 12/01/2026'],
    'payments that are scheduled': [
      'Statement period | 10/15/2026 - 11/14/2026',
      'Upcoming payments',
      ...rows('12/01/2026', '12/15/2026', '01/01/2027'),
    ],
    'a schedule of instalments': [
      'Contract number 12345678',
      ...rows('10/01/2026', '11/01/2026', '12/01/2026', '01/01/2027'),
    ],
    'the next statement': ['Next statement date | 12/14/2026', 'Statement date | 11/14/2026'],
    'a policy of next year': ['Period | 01/01/2027 - 12/31/2027', 'Issued on | 11/15/2026'],
    'a day that lies ahead only where the month comes last': [
      'Invoice date | 01/12/2026',
      'Paid on 02/03/2026',
    ],
  };
  test.each(Object.entries(passes))('says nothing of %s', async (_, lines) => {
    expect(await findOn('2026-11-22', ...lines)).toBe('0');
  });

  test.each([
    'Payment schedule',
    'Amortization table',
    'Tabla de amortización',
    'Calendario de pagos',
    'Plan de pagos',
    'Cronograma',
    'Maturity of your certificates',
    'Maturing bonds',
    'Vencimientos',
  ])('says nothing of rows to come under "%s"', async (heading) => {
    const period = 'Statement period | 10/15/2026 - 11/14/2026';
    expect(
      await findOn('2026-11-22', period, ...rows('11/02/2026'), heading, ...rows('12/15/2026', '01/15/2027')),
    ).toBe('0');
  });

  const fails: Record<string, [lines: string[], found: string]> = {
    'dated next week': [['Invoice date | 11/30/2026'], '1; ISSUED_AFTER_SUBMISSION 11/30/2026'],
    'dated next year': [['Fecha de expedici\xf3n | 22/02/2027'], '2; ISSUED_AFTER_SUBMISSION 22/02/2027'],
    'paid in the new year': [
      ['Pay period | 11/01/2026 - 11/15/2026', 'Pay date | 01/25/2027'],
      '2; PAID_AFTER_SUBMISSION 01/25/2027',
    ],
    'a statement of next spring': [
      ['Statement period | 03/01/2027 - 03/31/2027', 'Opening balance | 10.00', '03/02/2027'],
      '2; PERIOD_AFTER_SUBMISSION 03/01/2027',
    ],
    'a transaction that has not happened': [
      ['Statement period | 11/01/2026 - 12/31/2026', ...rows('11/02/2026', '11/14/2026', '12/05/2026')],
      '2; ROW_AFTER_SUBMISSION 12/05/2026',
    ],
  };
  test.each(Object.entries(fails))('%s', async (_, [lines, found]) => {
    expect(await findOn('2026-11-22', ...lines)).toBe(found);
  });
});

describe('dates that only the fields tell', () => {
  const field = (name: string, raw: string, value: string, y1: number): DocumentField => {
    const box = { x1: 0.05, y1, x2: 0.3, y2: y1 + 0.02 };
    return { name, raw, value, confidence: fraction(0.95), source: 'text', page: 1, box, others: [] };
  };
  const statement = (end: string, endsOn: string): DocumentFields => ({
    fields: [
      field('statementStartDate', '10/01/25', '2025-10-01', 0.1),
      field('statementEndDate', end, endsOn, 0.12),
      ...['02', '09', '17', '28'].map((day, row) =>
        field(`accounts[0].transactions[${row}].date`, `10/${day}/25`, `2025-10-${day}`, 0.2 + row / 20),
      ),
    ],
  });
  const findWith = async (fields: DocumentFields) =>
    inShort(
      await findingOn(implausibleDates, textDocument([{ lines: ['10/01/25 to 10/31/25'] }]), { fields }),
    );

  test('years of two digits', async () => {
    expect(await findWith(statement('10/31/25', '2025-10-31'))).toBe('0');
    expect(await findWith(statement('10/31/24', '2024-10-31'))).toBe(
      '2; PERIOD_REVERSED 10/31/24; ROWS_OUTSIDE_PERIOD 10/02/25',
    );
  });

  test('payments under a heading for scheduled ones, read as transactions, may lie ahead', async () => {
    const find = async (heading: string) => {
      const days = ['11/02/26', '11/05/26', '12/15/26'];
      const lines = [
        'Period 11/01/26 to 11/30/26',
        heading,
        ...days.map((day) => `${day} | PAYMENT | 10.50`),
      ];
      const fields = [
        field('statementStartDate', '11/01/26', '2026-11-01', 0.01),
        field('statementEndDate', '11/30/26', '2026-11-30', 0.01),
        // The box of the first cell of the third, fourth and fifth line.
        ...days.map((day, row) =>
          field(
            `accounts[0].transactions[${row}].date`,
            day,
            `2026-${day.slice(0, 2)}-${day.slice(3, 5)}`,
            (800 - 780 + 20 * (row + 2) - 10) / 800,
          ),
        ),
      ];
      return inShort(
        await findingOn(implausibleDates, textDocument([{ lines }]), {
          fields: { fields },
          receivedOn: '2026-11-22',
        }),
      );
    };
    expect(await find('Activity')).toBe('2; ROW_AFTER_SUBMISSION 12/15/26');
    expect(await find('Scheduled payments')).toBe('0');
  });

  test('a value that its place does not print is passed over', async () => {
    expect(await findWith(statement('10/31/25', '2024-10-31'))).toBe('0');
  });
});

test('in a picture, a date counts that a second reading confirms', async () => {
  const text = recognizedText([PERIOD, 'Issued on | 11/02/2027', ...OCTOBER]);
  const findWith = async (otherwise: Record<string, string>) => {
    const examined = await implausibleDates.examine({
      ...pictureViews(text),
      rereader: rereaderOf(text, otherwise),
    });
    return examined.kind === 'examined' ? inShort(examined.finding) : examined.because;
  };
  expect(await findWith({})).toBe('2; ISSUED_IN_OTHER_YEAR 11/02/2027');
  expect(await findWith({ '11/02/2027': '11/02/2025' })).toBe('0.5; READING_DOUBT 11/02/2027');
});

test('the box is that of the date', async () => {
  const { evidence, heat } = await findingOn(
    implausibleDates,
    textDocument([{ lines: [PERIOD, 'Issued on | 11/02/2027'] }]),
  );
  expect(evidence[0]?.boundingBox?.x1).toBeCloseTo(190 / 600, 2);
  expect(heat).toEqual([
    { page: 1, width: 600, height: 800, boxes: [{ box: evidence[0]?.boundingBox, intensity: 2 / 3 }] },
  ]);
});

test('cannot tell of one date', async () => {
  expect(
    (await examineBytes(implausibleDates, textDocument([{ lines: ['Pay date | 12/15/2025'] }]))).kind,
  ).toBe('not-applicable');
});

test('a day near its range is not of another year, whatever the range', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40_000 }),
      fc.nat(60),
      fc.integer({ min: -200, max: 200 }),
      (low, length, off) => {
        expect(fitsInAnotherYear((off < 0 ? low : low + length) + off, low, low + length)).toBe(false);
      },
    ),
  );
});
