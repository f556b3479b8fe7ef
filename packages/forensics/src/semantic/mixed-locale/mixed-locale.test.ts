import { describe, expect, test } from 'vitest';
import { pictureViews, recognizedText, rereaderOf } from '../labeled-values/testing/recognized-text.js';
import { examineBytes, findingOn, inShort, textDocument } from '../labeled-values/testing/text-document.js';
import { mixedLocale } from './mixed-locale.js';

const find = async (lines: readonly string[]) =>
  inShort(await findingOn(mixedLocale, textDocument([{ lines }])));

/** Rows that each hold one of these. */
const rows = (values: readonly string[], row: (value: string, index: number) => string) => values.map(row);
const amounts = (...values: string[]) => rows(values, (value, index) => `PAYMENT ${index + 1} | ${value}`);
const dates = (...values: string[]) => rows(values, (value) => `${value} | PAYMENT | 10.00`);
const repeated = (value: string, times: number) => Array.from({ length: times }, () => value);

const POINTS = ['1,204.50', '88.10', '19.99', '2,310.00', '45.00', '612.75', '7.25', '99.00', '1,000.00'];

describe('pass', () => {
  const passes: Record<string, string[]> = {
    'one convention': amounts(...POINTS),
    'rates and quantities with another mark': [
      ...amounts(...POINTS),
      'Interest 1,25 %',
      'Version 3,10,2',
      'At 10:25,30',
    ],
    'a document of two conventions': amounts(...POINTS, '1.204,50', '88,10', '19,99'),
    'few amounts': amounts('1,204.50', '88.10', '19,99'),
    'whole thousands': amounts(...POINTS, '12.500', '13,000'),
    'a purchase abroad, with its exchange': [
      ...amounts(...repeated('R$ 10,00', 9), '€ 4,00'),
      'Cotação do dia: 6,20',
    ],
    'an account in two currencies': amounts(...repeated('R$ 10,00', 9), '€ 4,00', '€ 5,00', '€ 6,00'),
    'dollars by sign and by code': amounts(...repeated('$10.00', 9), 'US$4.00', 'USD 4.00'),
    'dates of one order, some of them of both': dates(
      '13/02/2025',
      '14/02/2025',
      '15/02/2025',
      '02/03/2025',
      '03/04/2025',
    ),
    'as many dates of the other order': dates(
      '13/02/2025',
      '14/02/2025',
      '15/02/2025',
      '02/13/2025',
      '02/14/2025',
      '02/15/2025',
    ),
    'months of one language, some of them of several': dates(
      '02 ENE',
      '03 FEB',
      '04 MAR',
      '05 ABR',
      '06 JUN',
      '07 JUL',
      '08 DIC',
    ),
    'a word that is a month elsewhere': [
      ...dates('02 JAN', '03 FEB', '04 MAR', '05 APR', '06 JUN', '07 AUG'),
      '10 out of 20 | 10.00',
    ],
  };
  test.each(Object.entries(passes))('%s', async (_, lines) => {
    expect(await find(lines)).toBe('0');
  });

  test('a letter of another country merged before a statement', async () => {
    const merged = textDocument([
      { lines: ['Account number | 11112222', 'Salário | 58.807,94', 'Page 1 of 1'] },
      { lines: ['Account number | 33334444', ...amounts(...POINTS), 'Page 1 of 1'] },
    ]);
    expect(inShort(await findingOn(mixedLocale, merged))).toBe('0');
  });

  test('a picture, whose points and commas are easily taken for each other', async () => {
    const examined = await mixedLocale.examine(pictureViews(recognizedText(amounts(...POINTS, '1.204,50'))));
    expect(examined).toMatchObject({ kind: 'examined', finding: { measure: 0 } });
  });

  test('nothing to look at', async () => {
    expect((await examineBytes(mixedLocale, textDocument([{ lines: ['Dear customer'] }]))).kind).toBe(
      'not-applicable',
    );
  });
});

describe('fail', () => {
  const fails: Record<string, [lines: string[], found: string]> = {
    'one amount with a decimal comma': [amounts(...POINTS, '4.250,00'), '2; DECIMAL_MARK_DIFFERS 4.250,00'],
    'one without thousands, that may be a quantity': [
      amounts(...POINTS, '6,50'),
      '1; DECIMAL_MARK_DIFFERS 6,50',
    ],
    'one amount with a decimal point': [
      amounts(...repeated('1.204,50', 9), '4,250.00'),
      '2; DECIMAL_MARK_DIFFERS 4,250.00',
    ],
    'a dollar among reais': [amounts(...repeated('R$ 10,00', 9), '$ 40,00'), '2; CURRENCY_DIFFERS $ 40,00'],
    'a date of the other order in the column': [
      dates('13/02/2025', '14/02/2025', '15/02/2025', '02/16/2025', '17/02/2025'),
      '2; DATE_ORDER_DIFFERS 02/16/2025',
    ],
    'a date of the other order elsewhere, as of a print stamp': [
      [...dates('13/02/2025', '14/02/2025', '15/02/2025'), 'Printed 02/16/2025'],
      '1; DATE_ORDER_DIFFERS 02/16/2025',
    ],
    'an English month among Spanish ones': [
      dates('02 ENE', '03 ENE', '04 MAR', '05 ABR', '06 JUN', '07 AUG', '08 DIC'),
      '2; MONTH_LANGUAGE_DIFFERS 07 AUG',
    ],
  };
  test.each(Object.entries(fails))('%s', async (_, [lines, found]) => {
    expect(await find(lines)).toBe(found);
  });

  test('of a picture, where a second reading agrees', async () => {
    const text = recognizedText(dates('13/02/2025', '14/02/2025', '15/02/2025', '02/16/2025', '17/02/2025'));
    const measured = async (views: Parameters<typeof mixedLocale.examine>[0]) => {
      const examined = await mixedLocale.examine(views);
      return examined.kind === 'examined' ? examined.finding.measure : undefined;
    };
    expect(await measured({ ...pictureViews(text), rereader: rereaderOf(text) })).toBe(2);
    expect(
      await measured({ ...pictureViews(text), rereader: rereaderOf(text, { '02/16/2025': '16/02/2025' }) }),
    ).toBe(0.5);
  });
});
