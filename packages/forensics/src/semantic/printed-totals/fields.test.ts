import { box, type DocumentField, fraction, type PrintedFigures } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { inShort, viewsOf } from '../testing/examine-text.js';
import { printedTotals } from './printed-totals.js';

const { pages: PAGES } = viewsOf('');

const NO_TABLES: PrintedFigures = {
  accounts: [],
  payStub: undefined,
  invoice: undefined,
  sums: [],
  products: [],
  amounts: [],
  pagesUnread: 0,
};

/** Fields as they are read of a layout that no table of figures is read of: `name printed`, line by line. */
function fieldsOf(text: string, source: DocumentField['source'] = 'text'): DocumentField[] {
  const lines = text.trim().split('\n');
  return lines.map((line, row): DocumentField => {
    const [name = '', raw = ''] = line.trim().split(/ +/u);
    const value = Number(raw.replace(/[()$,-]/gu, ''));
    const place = box(0.6, row / 100, 0.7, (row + 0.8) / 100);
    return { name, value, raw, confidence: fraction(0.93), source, page: 1, box: place, others: [] };
  });
}

const examined = async (
  text: string,
  { source, amounts = [] }: { source?: DocumentField['source']; amounts?: readonly DocumentField[] } = {},
) => {
  const printed = amounts.map(({ raw, value, page, box: place }) => ({
    label: '',
    figure: {
      raw,
      page,
      box: place!,
      reading: fraction(1),
      units: Math.round(Number(value) * 100),
      decimals: 2,
    },
  }));
  return inShort(
    await printedTotals.examine({
      figures: { ...NO_TABLES, amounts: printed },
      pages: PAGES,
      fields: { fields: fieldsOf(text, source) },
    }),
  );
};

const STATEMENT = `
  accounts[0].beginningBalance 1,000.00
  accounts[0].transactions[0].depositAmount 250.10
  accounts[0].transactions[1].withdrawalAmount (80.25)
  accounts[0].transactions[2].depositAmount 1,300.45
  accounts[0].transactions[3].withdrawalAmount (19.75)
  accounts[0].totalDeposits 1,550.55
  accounts[0].totalWithdrawals 100.00
  accounts[0].endingBalance 2,450.55`;

describe('a total that the rows of two pages contradict', () => {
  const dated = (row: number, page: number): DocumentField => ({
    ...fieldsOf(`accounts[0].transactions[${row}].date 2025-10-0${row + 1}`)[0]!,
    value: `2025-10-0${row + 1}`,
    page,
  });
  const told = async (dates: readonly DocumentField[]) => {
    const fields = fieldsOf(STATEMENT.replace('1,550.55', '1,850.55')).map((field, row) =>
      row === 4 ? { ...field, page: 2 } : field,
    );
    return inShort(
      await printedTotals.examine({
        figures: NO_TABLES,
        pages: PAGES,
        fields: { fields: [...fields, ...dates] },
      }),
    );
  };

  test('is told where all rows are dated', async () => {
    expect(await told([dated(0, 1), dated(1, 1), dated(2, 1), dated(3, 2)])).toEqual([
      4,
      'FIGURE_CONTRADICTED|1,550.55|1,850.55',
    ]);
  });

  test('is not told where those of the second page have no dates, as the lines of an invoice merged behind a statement', async () => {
    expect(await told([dated(0, 1), dated(1, 1), dated(2, 1)])).toContain('no totals');
    expect(await told([dated(0, 1), dated(1, 1), dated(2, 1), dated(3, 1)])).toContain('no totals');
  });
});

describe('a statement without running balances', () => {
  test('whose sums hold', async () => {
    expect(await examined(STATEMENT)).toEqual([0]);
  });

  test.each([
    [
      'a total: the summary and the rows ask for another',
      '1,550.55',
      '1,850.55',
      [4, 'FIGURE_CONTRADICTED|1,550.55|1,850.55'],
    ],
    [
      'the closing balance: summary and rows miss it alike, and the totals are those of the rows',
      '2,450.55',
      '9,450.55',
      [2, 'TOTAL_DOES_NOT_ADD_UP|2,450.55|9,450.55', 'TOTAL_DOES_NOT_ADD_UP|2,450.55|9,450.55'],
    ],
    [
      'a deposit, where no other row could be the cause',
      '1,300.45',
      '1,800.45',
      [4, 'FIGURE_CONTRADICTED|1,300.45|1,800.45'],
    ],
    [
      'a deposit: the rows make neither the balance nor the total, which agree',
      '1,300.45',
      '1,400.45',
      [2, 'TOTAL_DOES_NOT_ADD_UP|2,550.55|2,450.55', 'TOTAL_DOES_NOT_ADD_UP|1,650.55|1,550.55'],
    ],
  ])('%s', async (_, from, to, expected) => {
    expect(await examined(STATEMENT.replace(from, to))).toEqual(expected);
  });

  test('says nothing where an amount among the rows is none of them', async () => {
    const [among] = fieldsOf('unknown 5.05').map((field) => ({ ...field, box: box(0.61, 0.02, 0.69, 0.03) }));
    const amounts = [{ ...among!, box: box(0.61, 0.0182, 0.69, 0.0198) }];
    expect(await examined(STATEMENT.replace('1,300.45', '1,800.45'), { amounts })).toEqual([0]);
  });

  test('takes a total that its section prints below its rows for the total it is', async () => {
    const [total] = fieldsOf('total 1,550.55').map((field) => ({
      ...field,
      box: box(0.61, 0.0182, 0.69, 0.0198),
    }));
    expect(await examined(STATEMENT.replace('2,450.55', '9,450.55'), { amounts: [total!] })).toEqual([
      2,
      'TOTAL_DOES_NOT_ADD_UP|2,450.55|9,450.55',
      'TOTAL_DOES_NOT_ADD_UP|2,450.55|9,450.55',
    ]);
  });

  test('says nothing where only the balances stand beside the rows, which may not be all', async () => {
    const loose = STATEMENT.replace(/.*total.*\n/gu, '').replace('2,450.55', '9,450.55');
    expect(await examined(loose)).toMatch(/no totals/u);
  });

  test('says nothing of what was recognized in pixels', async () => {
    expect(await examined(STATEMENT.replace('1,550.55', '1,850.55'), { source: 'ocr' })).toMatch(
      /no totals/u,
    );
  });

  test('says nothing where two amounts of the summary are what the sums leave out: a fee and the interest', async () => {
    const withFee = `
  accounts[0].beginningBalance 1,000.00
  accounts[0].transactions[0].depositAmount 250.10
  accounts[0].transactions[1].withdrawalAmount 400.25
  accounts[0].transactions[2].depositAmount 250.00
  accounts[0].totalDeposits 500.10
  accounts[0].totalWithdrawals 400.25
  accounts[0].endingBalance 1,089.08`;
    const amounts = fieldsOf('fee 12.00\ninterest 1.23').map((field, at) => ({
      ...field,
      box: box(0.1, 0.5 + at / 50, 0.2, 0.51 + at / 50),
    }));
    expect(await examined(withFee, { amounts })).toEqual([0]);
    expect(await examined(withFee.replace('1,089.08', '1,389.08'), { amounts })).toEqual([
      2,
      'TOTAL_DOES_NOT_ADD_UP|1,099.85|1,389.08',
      'TOTAL_DOES_NOT_ADD_UP|1,099.85|1,389.08',
    ]);
  });

  test('takes for a deposit what is not below zero, where withdrawals are', async () => {
    expect(await examined(STATEMENT.replace('[2].depositAmount', '[2].withdrawalAmount'))).toEqual([0]);
  });
});

const STUB = `
  earnings[0].amount 2,000.00
  earnings[0].yearToDateAmount 24,000.00
  taxes[0].amount 300.10
  taxes[0].yearToDateAmount 3,601.20
  taxes[1].amount 99.90
  taxes[1].yearToDateAmount 1,198.80
  deductions[0].amount 50.00
  deductions[0].yearToDateAmount 600.00
  currentPeriodGrossPay 2,000.00
  yearToDateGrossPay 24,000.00
  currentPeriodTaxes 400.00
  yearToDateTaxes 4,800.00
  currentPeriodDeductions 50.00
  yearToDateDeductions 600.00
  currentPeriodNetPay 1,550.00
  yearToDateNetPay 18,600.00`;

describe('a pay stub of any layout', () => {
  test('whose sums hold', async () => {
    expect(await examined(STUB)).toEqual([0]);
  });

  test.each([
    ['net pay', '1,550.00', '7,550.00', [3, 'FIGURE_CONTRADICTED|1,550.00|7,550.00']],
    [
      'gross pay',
      'currentPeriodGrossPay 2,000.00',
      'currentPeriodGrossPay 2,900.00',
      [4, 'FIGURE_CONTRADICTED|2,000.00|2,900.00'],
    ],
    ['net pay of the year', '18,600.00', '98,600.00', [3, 'FIGURE_CONTRADICTED|18,600.00|98,600.00']],
    [
      'a tax: the year adds up, the period does not',
      '300.10',
      '280.10',
      [2, 'TOTAL_DOES_NOT_ADD_UP|380.00|400.00'],
    ],
  ])('%s was changed', async (_, from, to, expected) => {
    expect(await examined(STUB.replace(from, to))).toEqual(expected);
  });

  test('is not accused where what is withheld besides taxes stands in two lists, each with a sum of its own', async () => {
    const inTwo = STUB.replace(/ +(?:currentPeriod|yearToDate)Deductions .*\n/gu, '').replace(
      'deductions[0].amount 50.00\n  deductions[0].yearToDateAmount 600.00',
      `deductions[0].amount 30.00
  deductions[0].yearToDateAmount 360.00
  deductions[1].amount 20.00
  deductions[1].yearToDateAmount 240.00`,
    );
    const fields = fieldsOf(inTwo).map((field) =>
      field.name.startsWith('deductions[1]') ? { ...field, box: box(0.2, 0.07, 0.3, 0.078) } : field,
    );
    const told = await printedTotals.examine({ figures: NO_TABLES, pages: PAGES, fields: { fields } });
    expect(inShort(told)).toEqual([0]);
  });

  test('is told, where nothing is withheld but taxes, that they do not lead to net pay', async () => {
    const taxesAlone = STUB.replace(/ +\w+Deductions .*\n| +deductions\[0\].*\n/gu, '').replace(
      '1,550.00',
      '1,500.00',
    );
    expect(await examined(taxesAlone.replace('18,600.00', '19,200.00'))).toEqual([
      3,
      'FIGURE_CONTRADICTED|1,600.00|1,500.00',
    ]);
  });

  test('is not accused for memo lines among its earnings, which are no part of gross pay', async () => {
    const memos = 'earnings[1].amount 12.30\n  earnings[2].amount 50.00';
    expect(await examined(STUB.replace('  taxes[0].amount', `  ${memos}\n  taxes[0].amount`))).toEqual([0]);
  });

  test('is not accused where amounts of several columns were taken for one list', async () => {
    const fields = fieldsOf(STUB.replace('300.10', '280.10'));
    const moved = fields.map((field) =>
      field.name === 'taxes[1].amount' ? { ...field, box: box(0.5, 0.04, 0.56, 0.048) } : field,
    );
    const examine = async (all: readonly DocumentField[]) =>
      inShort(await printedTotals.examine({ figures: NO_TABLES, pages: PAGES, fields: { fields: all } }));
    expect((await examine(fields))[0]).toBe(2);
    expect(await examine(moved)).toEqual([0]);
  });

  test('is not accused for lines of the year that have no pay in the period and are left out', async () => {
    expect(await examined(STUB.replace('24,000.00', '19,000.00'))).toEqual([0]);
  });
});
