import { type DocumentField, fraction } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { statedFields } from './stated-fields.js';

type Read = Readonly<Record<string, string | number>>;

/** What is stated of values that were all read with the same confidence. */
function stated(values: Read, confidence: number): Record<string, number> {
  const fields = Object.entries(values).map(
    ([name, value]): DocumentField => ({
      name,
      value,
      raw: String(value),
      confidence: fraction(confidence),
      source: 'text',
      page: 1,
      box: undefined,
      others: [],
    }),
  );
  return Object.fromEntries(statedFields(fields).map((field) => [field.name, field.confidence]));
}

const line = (index: number, amounts: Read): Read =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, value]) => [`accounts[0].transactions[${index}].${name}`, value]),
  );
const LINES: Read = {
  ...line(0, { description: 'RENT', withdrawalAmount: 900, balance: 100 }),
  ...line(1, { description: 'PAY', depositAmount: 2000.5, balance: 2100.5 }),
};
const DESCRIPTION = 'accounts[0].transactions[0].description';

describe('an account', () => {
  test('whose movements lead from its first balance to its last makes its lines surer, and its labels no surer', () => {
    const ends = { 'accounts[0].beginningBalance': 1000, 'accounts[0].endingBalance': 2100.5 };
    const read = stated({ ...ends, ...LINES, bankName: 'A' }, 0.88);
    expect(read[DESCRIPTION]).toBeGreaterThan(0.9);
    expect(read).toMatchObject({ bankName: 0.88, 'accounts[0].endingBalance': 0.88 });
    expect(stated({ ...ends, ...LINES }, 0.995)[DESCRIPTION]).toBe(0.995);
  });

  test('counts checks of a list of their own, newest lines first, and a cent as none', () => {
    expect(
      stated(
        {
          'accounts[0].beginningBalance': 1050.01,
          'accounts[0].endingBalance': 2100.5,
          'accounts[0].checks[0].amount': 50,
          ...line(0, { description: 'PAY', depositAmount: 2000.5 }),
          ...line(1, { description: 'RENT', withdrawalAmount: 900 }),
        },
        0.88,
      )[DESCRIPTION],
    ).toBeGreaterThan(0.9);
    expect(
      stated(
        {
          ...line(0, { description: 'PAY', depositAmount: 2000.5, balance: 2100.5 }),
          ...line(1, { description: 'RENT', withdrawalAmount: 900, balance: 100 }),
        },
        0.88,
      )[DESCRIPTION],
    ).toBeGreaterThan(0.9);
  });

  test('one of whose balances does not follow is doubted as a whole: lines of two accounts may be one list', () => {
    const read = stated({ ...LINES, ...line(2, { depositAmount: 5, balance: 7000 }), currency: 'USD' }, 0.97);
    expect(read[DESCRIPTION]).toBeLessThan(0.8);
    expect(read['accounts[0].transactions[2].balance']).toBeLessThan(0.8);
    expect(read.currency).toBe(0.97);
  });

  test('without anything to add up is not taken unseen', () => {
    expect(stated(line(0, { description: 'RENT', withdrawalAmount: 900 }), 0.97)[DESCRIPTION]).toBeLessThan(
      0.9,
    );
  });
});

describe('a pay stub', () => {
  const TOTALS = { currentPeriodGrossPay: 2000, currentPeriodNetPay: 600 };

  test('is doubted where its lines do not make its totals, though the totals fit each other', () => {
    const read = stated(
      {
        ...TOTALS,
        currentPeriodTaxes: 800,
        currentPeriodDeductions: 600,
        'earnings[0].amount': 2000,
        'taxes[0].description': 'Medicare',
        'taxes[0].amount': 100,
        yearToDateGrossPay: 4000,
        yearToDateNetPay: 1200,
        yearToDateDeductions: 2800,
      },
      0.98,
    );
    expect(read.currentPeriodGrossPay).toBeLessThan(0.8);
    expect(read['taxes[0].description']).toBeLessThan(0.8);
    expect(read.yearToDateGrossPay).toBe(0.98);
  });

  test('makes its lines surer where they do', () => {
    const read = stated({ ...TOTALS, 'earnings[0].amount': 2000, 'deductions[0].amount': 1400 }, 0.93);
    expect(read['deductions[0].amount']).toBeGreaterThan(0.95);
    expect(read.currentPeriodGrossPay).toBe(0.93);
  });
});

test('what is hardly believed stays as it is, and the order within a table, too', () => {
  for (const lines of [LINES, line(0, { description: 'RENT', withdrawalAmount: 900 })]) {
    expect(stated(lines, 0.11)[DESCRIPTION]).toBe(0.11);
    const steps = [0.4, 0.5, 0.6, 0.88, 0.93, 0.995].map((sure) => stated(lines, sure)[DESCRIPTION]);
    expect(steps).toEqual(steps.toSorted());
  }
});
