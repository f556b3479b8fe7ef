import { fraction, type ReadPage, type TextLine } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printed, textOf } from '../testing/printed.js';
import { BANK_STATEMENT_FIELD_NAMES } from './field-names.js';
import { readBankStatement } from './read-bank-statement.js';
import { parsed, read } from './testing/read-printed.js';

describe('recognized text', () => {
  const TABLE = `
  Date          Description              Amount       Balance
  03/05/2024    ITEM A                   -5O.00         50.00
  03/2O/2024    ITEM B                   150.00        200.00
  03/28/2024    ITEM C                   -25 00        175.00`;
  const recognized = (lines: readonly TextLine[]) =>
    lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, reading: fraction(0.9) })),
    }));

  test('letters among digits and a lost decimal mark are mended, and believed less', () => {
    const text = textOf(recognized(printed(TABLE)), 'ocr');
    const fields = readBankStatement({
      text,
      codes: { barcodes: [], mrz: undefined },
      documentClass: undefined,
      country: 'us',
    });
    const amounts = fields.filter(({ name }) => /(?:deposit|withdrawal)Amount$/u.test(name));
    expect(amounts.map(({ value }) => value)).toEqual([50, 150]);
    expect(amounts[0]?.confidence).toBeLessThan(amounts[1]?.confidence ?? 0);
    expect(fields.every(({ source, confidence }) => source === 'ocr' && confidence <= 0.9)).toBe(true);
    expect(parsed(fields).accounts?.[0]?.transactions?.[1]?.date).toBe('2024-03-20');
  });
});

test('a page that is no statement states nothing of an account', () => {
  expect(
    read('  Dear customer,\n  we owe you 20.00 dollars since 02/03/2025, and not 30.00 as you wrote.')
      .accounts ?? [],
  ).toEqual([]);
});

describe('every field', () => {
  const lines = printed(`
  First Orchard Bank
  Statement period 06/10/21 to 07/09/21
  Beginning balance     $1,000.00
  Ending balance          $980.00
  Date        Description                          Amount       Balance
  06/11/21    GROCERY OUTLET #12                   -20.00        980.00`);
  const readAll = (upright: ReadPage['upright']) => {
    const text = textOf(lines);
    const pages = text.pages.map((page) => ({ ...page, upright }));
    return readBankStatement({
      text: { ...text, pages },
      codes: { barcodes: [], mrz: undefined },
      documentClass: undefined,
      country: 'us',
    });
  };

  test('has a name that the documentation lists, a page, a box and a confidence', () => {
    const declared = new Set<string>(BANK_STATEMENT_FIELD_NAMES.map(({ name }) => name));
    for (const { name, page, box, confidence } of readAll(undefined)) {
      expect(declared).toContain(name.replace(/\[\d+\]/gu, '[]'));
      expect(page).toBe(1);
      expect(box && box.x1 < box.x2 && box.y1 < box.y2).toBe(true);
      expect(confidence).toBeGreaterThan(0.5);
    }
  });

  test('stands once', () => {
    const names = readAll(undefined).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('is placed on the page as displayed', () => {
    const half = [0.5, 0, 0, 0, 0.5, 0, 0, 0, 1] as const;
    const [straight, shrunk] = [readAll(undefined), readAll(half)];
    expect(shrunk[0]?.box?.x2).toBeCloseTo((straight[0]?.box?.x2 ?? 0) / 2);
  });

  test('is surer where the sums hold', () => {
    const confidenceOf = (name: string, from: readonly TextLine[]) =>
      readBankStatement({
        text: textOf(from),
        codes: { barcodes: [], mrz: undefined },
        documentClass: undefined,
        country: 'us',
      }).find((field) => field.name === name)?.confidence ?? 0;
    const broken = printed(
      '\n  First Orchard Bank\n  Beginning balance  $1,000.00\n  Ending balance  $970.00\n  Date   Description   Amount\n  06/11/2021   GROCERY   -20.00',
    );
    expect(confidenceOf('accounts[0].endingBalance', lines)).toBeGreaterThan(
      confidenceOf('accounts[0].endingBalance', broken),
    );
  });
});

test('no page of characters makes it fail', () => {
  const word = fc.constantFrom(
    'Date',
    'Balance',
    'Amount',
    '01/02/2024',
    '$5.00',
    '-1.234,56',
    'Saldo',
    'inicial',
    '2026',
    '12,345.00',
    'Cuenta:',
    '****1234',
    'x',
  );
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 30 }), (rows) => {
      const lines = printed(rows.map((row) => row.join('    ')).join('\n'));
      if (lines.length === 0) return;
      const fields = readBankStatement({
        text: textOf(lines),
        codes: { barcodes: [], mrz: undefined },
        documentClass: undefined,
        country: 'mx',
      });
      for (const { confidence, value } of fields)
        expect(
          confidence >= 0 && confidence <= 1 && (typeof value === 'string' || Number.isFinite(value)),
        ).toBe(true);
    }),
    { numRuns: 200 },
  );
});
