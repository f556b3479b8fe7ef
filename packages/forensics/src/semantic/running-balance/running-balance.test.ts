import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inShort, viewsOf } from '../testing/examine-text.js';
import { runningBalance } from './running-balance.js';

const SUMMARY = `
  Summit Trust Bank
  Opening balance                                            $6,585.97
  Total deposits                                             $4,943.51
  Total withdrawals                                          $2,762.86
  Closing balance                                            $8,766.62`;
const TABLE = `
  Date         Description                       Amount        Balance
  02/03/2025   AIRLINE TICKETS 5109             -318.34       6,267.63
  02/05/2025   PAYROLL DEPOSIT 2347            3,399.80       9,667.43
  02/06/2025   RENT PAYMENT 2272                -840.68       8,826.75
  02/06/2025   ONLINE TRANSFER                  -656.15       8,170.60
  02/07/2025   INSURANCE PREMIUM 6152           -253.45       7,917.15
  02/09/2025   TRANSFER FROM SAVINGS           1,543.71       9,460.86
  02/11/2025   INTERNET SERVICE 1084            -105.18       9,355.68
  02/15/2025   GYM MEMBERSHIP 9564              -589.06       8,766.62`;
const STATEMENT = SUMMARY + TABLE;
const after = (line: string) => STATEMENT.indexOf('\n', STATEMENT.indexOf(line)) + 1;
const row = (name: string) => `${STATEMENT.split('\n').find((line) => line.includes(name))}\n`;
const examine = (text: string) => runningBalance.examine(viewsOf(text));
const shortOf = async (text: string) => inShort(await examine(text));

describe('a figure that was changed', () => {
  test('an amount: the balances and the total ask for the same value', async () => {
    const text = STATEMENT.replace('-840.68', '-140.68');
    expect(await shortOf(text)).toEqual([4, 'AMOUNT_CONTRADICTED|-840.68|-140.68']);
    const examined = await examine(text);
    const evidence = examined.kind === 'examined' ? examined.finding.evidence[0] : undefined;
    expect(evidence).toMatchObject({ page: 1, kind: 'validation' });
    expect(evidence?.summary).toBe(
      'The amount of "02/06/2025 RENT PAYMENT 2272" is printed as -140.68; the balances around it and the printed total ask for -840.68, unless a line is missing.',
    );
    expect(evidence?.boundingBox?.x1).toBeCloseTo(0.47, 1);
  });

  test('an amount where no totals are printed', async () => {
    expect(await shortOf(TABLE.replace('1,543.71', '7,543.71'))).toEqual([
      3,
      'AMOUNT_CONTRADICTED|1,543.71|7,543.71',
    ]);
  });

  test('a row let in: it has an amount, and the balance of the row before', async () => {
    const copied = `  02/06/2025   RENT PAYMENT 2272                -849.68       8,826.75\n`;
    const text = `${TABLE.slice(0, TABLE.indexOf('\n', TABLE.indexOf('RENT')) + 1)}${copied}${TABLE.slice(TABLE.indexOf('\n', TABLE.indexOf('RENT')) + 1)}`;
    const examined = await examine(text);
    const finding = examined.kind === 'examined' ? examined.finding : undefined;
    expect(finding?.measure).toBe(2);
    expect(finding?.evidence).toMatchObject([
      {
        code: 'ROW_WITHOUT_EFFECT',
        summary:
          '"02/06/2025 RENT PAYMENT 2272" is printed with an amount of -849.68, and the balance behind it is that of the line before.',
      },
    ]);
  });

  test('two amounts, each told by its own row', async () => {
    expect(await shortOf(STATEMENT.replace('-840.68', '-140.68').replace('-105.18', '-15.18'))).toEqual([
      3,
      'AMOUNT_CONTRADICTED|-840.68|-140.68',
      'AMOUNT_CONTRADICTED|-105.18|-15.18',
    ]);
  });

  test('a balance: the rows before and after it break by opposite differences', async () => {
    expect(await shortOf(STATEMENT.replace('7,917.15', '9,917.15'))).toEqual([
      4,
      'BALANCE_CONTRADICTED|7,917.15|9,917.15',
    ]);
  });

  test('the first amount, told by the opening balance and the total', async () => {
    expect(await shortOf(STATEMENT.replace('-318.34', '-118.34'))).toEqual([
      3,
      'AMOUNT_CONTRADICTED|-318.34|-118.34',
    ]);
  });

  test('the last balance, told by the closing balance', async () => {
    expect(await shortOf(STATEMENT.replace('-589.06       8,766.62', '-589.06       9,966.62'))).toEqual([
      4,
      'BALANCE_CONTRADICTED|8,766.62|9,966.62',
    ]);
  });

  test('any amount between others, raised by anything, with or without totals', async () => {
    const amounts = ['-840.68', '-656.15', '-253.45', '1,543.71', '-105.18'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...amounts),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        async (amount, digit, totals) => {
          const forged = amount.replace(/\d/u, String(digit));
          fc.pre(forged !== amount);
          const [measure, evidence] = await shortOf(
            (totals ? STATEMENT : TABLE).replace(amount.padStart(10), forged.padStart(10)),
          );
          expect(measure).toBeGreaterThanOrEqual(3);
          expect(evidence).toBe(`AMOUNT_CONTRADICTED|${amount}|${forged}`);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('one amount of a day whose balance is printed once: the day is told, not the amount', async () => {
    const rows = TABLE.replace('-656.15       8,170.60', '-656.15               ').replace(
      '-656.15',
      '-156.15',
    );
    expect(await shortOf(rows)).toEqual([2, 'BALANCE_DOES_NOT_FOLLOW|8,417.15|7,917.15']);
  });
});

describe('a page of another version', () => {
  /** The page ends before the line; from there on every balance is higher. */
  const secondPageOf = (text: string, line: string) => {
    const start = text.indexOf(row(line));
    const raised = text
      .slice(start)
      .replace(/\d,\d{3}\.\d\d$/gmu, (balance) =>
        `1${balance.replace(',', '')}`.replace(/(\d{3}\.)/u, ',$1'),
      );
    return `${text.slice(0, start)}===\n${raised}`;
  };

  test('the balances after a page break miss the closing balance by as much as they do not follow', async () => {
    const examined = await examine(secondPageOf(STATEMENT, 'TRANSFER FROM SAVINGS'));
    const finding = examined.kind === 'examined' ? examined.finding : undefined;
    expect(finding?.measure).toBe(3);
    expect(finding?.evidence).toMatchObject([
      { code: 'BALANCE_DOES_NOT_FOLLOW', page: 2, before: '9,460.86', after: '19,460.86' },
    ]);
    expect(finding?.evidence[0]?.summary).toContain('miss the closing balance of $8,766.62 by as much');
  });

  test('without a closing balance lines may be missing', async () => {
    expect((await shortOf(secondPageOf(TABLE, 'TRANSFER FROM SAVINGS')))[0]).toBeLessThanOrEqual(1);
  });
});

/** A page ends with two rows whose dates could not be read. */
const UNDATED_ROWS = `
  Opening balance                                            $1,110.00
  Total withdrawals                                            $580.00
  Closing balance                                              $530.00
  Date         Description                       Amount        Balance
  02/01/2025   PARKING                            -50.00      1,060.00
  02/02/2025   CINEMA                             -60.00      1,000.00
  02/03/2025   AIRLINE TICKETS                    -50.00        950.00
  02/04/2025   PHARMACY                           -60.00        890.00
  02/05/2025   GROCERIES                          -70.00        820.00
  O2lO6l2O     RENT PAYMENT                       -80.00        740.00
  O2lO7l2O     ONLINE TRANSFER                    -90.00        650.00
===
  Date         Description                       Amount        Balance
  02/08/2025   INTERNET SERVICE                   -40.00        610.00
  02/09/2025   GYM MEMBERSHIP                     -60.00        550.00
  02/10/2025   HARDWARE                           -20.00        530.00`;

describe('honest', () => {
  const honest: Record<string, string> = {
    'a statement': STATEMENT,
    'newest first': `${SUMMARY}\n${TABLE.trimStart().split('\n').reverse().join('\n')}`,
    'totals that leave out fees listed apart': STATEMENT.replace('$2,762.86', '$2,657.68'),
    'a deposit held back, so that closing is less': STATEMENT.replace('$8,766.62', '$7,222.91'),
    'two accounts': `${STATEMENT}\n${STATEMENT.replaceAll('2025', '2024')}`,
    'a fee printed elsewhere that the balances know of': `${STATEMENT.replace('9,460.86', '9,435.86').replace('9,355.68', '9,330.68').replace('-589.06       8,766.62', '-589.06       8,741.62')}\n  Service fee    25.00`,
    'a line that only informs, without a balance of its own': `${STATEMENT.slice(0, after('RENT'))}  02/06/2025   PENDING AUTHORIZATION            -31.20\n${STATEMENT.slice(after('RENT'))}`,
    'a credit printed without its sign': STATEMENT.replace('-105.18', ' 105.18'),
  };
  test.each(Object.entries(honest))('%s', async (_what, text) => {
    const [measure] = await shortOf(text);
    expect(measure).toBe(0);
  });

  const unsupported: Record<string, string> = {
    'rows missing at a page break': STATEMENT.replace(row('ONLINE TRANSFER') + row('INSURANCE'), '===\n'),
    'a line between that was not understood': `${STATEMENT.slice(0, after('RENT'))}${' '.repeat(46)}-65b.15       8x170\n${STATEMENT.slice(after('ONLINE'))}`,
    'rows without a date that could be read, before a page break': UNDATED_ROWS,
    'a wide gap where a picture may stand': STATEMENT.replace(row('ONLINE TRANSFER'), '\n\n\n'),
  };
  test.each(Object.entries(unsupported))('%s', async (_what, text) => {
    const [measure] = await shortOf(text);
    expect(measure).toBeLessThanOrEqual(1);
  });

  test('a table whose balances mostly do not follow is not examined', async () => {
    expect(
      await shortOf(
        TABLE.replace('9,667.43', '9,767.43').replace('8,170.60', '8,100.60').replace('9,355.68', '9,355.00'),
      ),
    ).toMatch(/no table/u);
  });

  test('a document without a statement is not examined', async () => {
    expect(await shortOf('Dear customer, we owe you $20.00.')).toMatch(/no table/u);
  });
});
