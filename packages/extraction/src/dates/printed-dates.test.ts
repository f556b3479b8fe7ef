import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber, isoOf, withYear } from './calendar.js';
import { datesIn } from './printed-dates.js';

const told = (text: string) =>
  datesIn(text).map(({ monthFirst, dayFirst }) =>
    [...new Set([monthFirst, dayFirst])]
      .flatMap((date) => (date ? [`${date.year ?? '-'}/${date.month}/${date.day}`] : []))
      .join(' or '),
  );

describe('dates wherever they stand in a line', () => {
  test.each([
    ['Statement period 06/10/21 to 07/09/21', ['2021/6/10 or 2021/10/6', '2021/7/9 or 2021/9/7']],
    ['July 1 through July 31, 2021', ['-/7/1', '2021/7/31']],
    ['31 de enero de 2026', ['2026/1/31']],
    ['31 de enero del 2026', ['2026/1/31']],
    ['1º de março de 2026', ['2026/3/1']],
    ['De 01/07/2026 a 31/07/2026', ['2026/1/7 or 2026/7/1', '2026/7/31']],
    ['01/07/2026a31/07/2026', ['2026/1/7 or 2026/7/1', '2026/7/31']],
    ['2026-03-28', ['2026/3/28']],
    ['28-MAR-26 PAGO', ['2026/3/28']],
    ['28MAR OXXO', ['-/3/28']],
    ['05 ENE 12 NOMINA', ['-/1/5']],
    ['7/29 Purchase', ['-/7/29']],
    ['28.03 Compra', ['-/3/28']],
    ['Sept. 3rd, 2024', ['2024/9/3']],
    ['06 05 2025 SPEI', ['2025/6/5 or 2025/5/6']],
    ['Apr 26. 2024 Direct debit', ['2024/4/26']],
    ['Apr 28.2024', ['2024/4/28']],
    ['Jun 3 3877', ['-/6/3']],
    ['O1/07/2026', ['2026/1/7 or 2026/7/1']],
    ['1O/07/2026', ['2026/10/7 or 2026/7/10']],
    ['8dejaneiro de2023', ['2023/1/8']],
    ['03 0CT PAGO DE SERVICIO', ['-/10/3']],
    ['12-5EP-2024', ['2024/9/12']],
  ] as const)('%s', (text, dates) => {
    expect(told(text)).toEqual(dates);
  });

  test.each([
    '1,234.56',
    '28.03',
    'May be late',
    'Market 12',
    '10:45',
    '1-800-432-1000',
    '02/30',
    '55 06 05 2025',
    '06 05 2025 1234',
    '13/13/2024',
    '24/7/365/1',
    'Page 1 of 4',
  ])('%s holds none', (text) => {
    expect(told(text)).toEqual([]);
  });

  test('a day written out in any style is read back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, day] = iso.split('-');
          for (const text of [
            iso,
            `${month}/${day}/${year}`,
            date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
          ]) {
            const read = datesIn(text)[0]?.monthFirst;
            expect(read?.year !== undefined && isoOf({ ...read, year: read.year })).toBe(iso);
          }
        },
      ),
    );
  });
});

test('the year that is left out is the one that lies nearest', () => {
  const near = dayNumber({ year: 2026, month: 1, day: 10 });
  expect(withYear({ year: undefined, month: 12, day: 28 }, near)?.year).toBe(2025);
  expect(withYear({ year: undefined, month: 1, day: 3 }, near)?.year).toBe(2026);
  expect(withYear({ year: undefined, month: 2, day: 29 }, near)).toBeUndefined();
});
