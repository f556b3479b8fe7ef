import { describe, expect, test } from 'vitest';
import { findPeriod } from './find-period.js';
import { dateOrderOf } from './read-dates.js';

describe('a period in a text', () => {
  test.each([
    ['01/05/2026 - 01/18/2026', '2026-01-05', '2026-01-18'],
    ['From 2026-01-05 to 2026-01-18', '2026-01-05', '2026-01-18'],
    ['Feb 1 - Feb 15, 2026', '2026-02-01', '2026-02-15'],
    ['February 1 - 15, 2026', '2026-02-01', '2026-02-15'],
    ['1-31 AUG 22', '2022-08-01', '2022-08-31'],
    ['Period 16 - 30 Nov. 2025', '2025-11-16', '2025-11-30'],
    ['Dec 22 - Jan 4, 2026', '2025-12-22', '2026-01-04'],
    ['12/22 - 01/04/2026', '2025-12-22', '2026-01-04'],
  ])('%s', (text, start, end) => {
    expect(findPeriod(text, 'month-first')).toMatchObject({ start, end, wholeMonth: false });
  });

  test.each([
    ['01/02/2026 al 15/02/2026', '2026-02-01', '2026-02-15'],
    ['del 1 al 15 de marzo de 2026', '2026-03-01', '2026-03-15'],
    ['16 de enero al 31 de enero de 2026', '2026-01-16', '2026-01-31'],
    ['01.09.2026 a 30.09.2026', '2026-09-01', '2026-09-30'],
    ['01/02/2026 até 28/02/2026', '2026-02-01', '2026-02-28'],
  ])('%s', (text, start, end) => {
    expect(findPeriod(text, 'day-first')).toMatchObject({ start, end });
  });

  test.each([
    ['Março de 2026', '2026-03-01', '2026-03-31'],
    ['02/2028', '2028-02-01', '2028-02-29'],
  ])('%s is the whole month', (text, start, end) => {
    expect(findPeriod(text, 'day-first')).toMatchObject({ start, end, wholeMonth: true });
  });

  test.each(['01/18/2026', 'paid twice a month', '01/18/2026 - 01/05/2026', '2026-01-05 net 2026-01-18'])(
    '%s is none',
    (text) => {
      expect(findPeriod(text, 'month-first')).toBeUndefined();
    },
  );
});

describe('the order of day and month', () => {
  test('is that of a date which leaves no choice', () => {
    expect(dateOrderOf(['Pay Date 03/04/2026', 'Hired 25/12/2020'], 'us')).toBe('day-first');
    expect(dateOrderOf(['Fecha 03/04/2026', 'Alta 12/25/2020'], 'mx')).toBe('month-first');
  });

  test('is that of the language, where no date tells', () => {
    expect(dateOrderOf(['Fecha de pago', 'Nombre', 'Periodo de pago', 'Empresa', '03/04/2026'], 'us')).toBe(
      'day-first',
    );
  });

  test('is that of the country, where nothing tells', () => {
    expect(dateOrderOf(['03/04/2026'], 'us')).toBe('month-first');
    expect(dateOrderOf(['Date 11.08.2025', 'Due 10.09.2025', 'Total 1.234.56'], 'us')).toBe('day-first');
    expect(dateOrderOf(['Date 11.08.2025', 'Due 09.25.2025'], 'us')).toBe('month-first');
    expect(dateOrderOf(['Date 11/08/2025', 'Due 10/09/2025', 'v. 01.02.2024'], 'us')).toBe('month-first');
    expect(dateOrderOf(['03/04/2026'], 'br')).toBe('day-first');
  });
});
