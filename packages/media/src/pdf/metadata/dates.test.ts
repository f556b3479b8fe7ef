import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantMs, readPdfDate, readXmpDate } from './dates.js';
import type { DateReading } from './types.js';

const dateOf = (reading: DateReading) => {
  if (reading.kind !== 'date') throw new Error(`${reading.kind}: ${reading.text}`);
  return reading.date;
};

describe('readPdfDate', () => {
  it('reads the form of the standard, and what writers leave out of it', () => {
    const noon = Date.UTC(2024, 1, 29, 12, 0, 5);
    for (const zone of ["+02'00'", "+02'00", '+0200', "+02'"]) {
      expect(instantMs(dateOf(readPdfDate(`D:20240229140005${zone}`)))).toBe(noon);
    }
    for (const utc of ['Z', "Z'", "Z00'00'", "+00'00'"])
      expect(instantMs(dateOf(readPdfDate(`D:20240229120005${utc}`)))).toBe(noon);
    expect(instantMs(dateOf(readPdfDate("D:20240229083005-03'30'")))).toBe(noon);
  });

  it('names no instant without a zone', () => {
    const date = dateOf(readPdfDate('D:20240229120005'));
    expect([date.clockMs, date.zoneMinutes, instantMs(date)]).toEqual([
      Date.UTC(2024, 1, 29, 12, 0, 5),
      null,
      null,
    ]);
  });

  it.each([
    ['D:2024', 'year'],
    ['D:202402', 'month'],
    ['20240229', 'day'],
    ['D:202402291200', 'minute'],
  ])('says how far %s goes', (text, precision) =>
    expect(dateOf(readPdfDate(text)).precision).toBe(precision),
  );

  it.each(['D:20230229120000Z', 'D:20241301', 'D:20240101250000', "D:20240101120000+15'00'"])(
    'calls %s impossible',
    (text) => expect(readPdfDate(text).kind).toBe('impossible'),
  );

  it.each(['', 'yesterday', 'D:19', `D:${'1'.repeat(5000)}`, 'Thu Feb 29 12:00:05 2024'])(
    'cannot read %#',
    (text) => expect(readPdfDate(text).kind).toBe('unreadable'),
  );
});

describe('readXmpDate', () => {
  it('reads what the platform writes', () => {
    const years = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(years, (when) => {
        const seconds = Math.floor(when.getTime() / 1000) * 1000;
        expect(instantMs(dateOf(readXmpDate(when.toISOString())))).toBe(seconds);
      }),
    );
  });

  it('reads a zone with minutes', () => {
    expect(instantMs(dateOf(readXmpDate('2024-02-29T17:30:05+05:30')))).toBe(Date.UTC(2024, 1, 29, 12, 0, 5));
  });
});
