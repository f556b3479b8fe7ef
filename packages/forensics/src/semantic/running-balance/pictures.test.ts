import { describe, expect, test } from 'vitest';
import { inShort, picturedViewsOf } from '../testing/examine-text.js';
import { runningBalance } from './running-balance.js';

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
const RAISED = TABLE.replace('  1,543.71', '  4,543.71');
const examine = (text: string, reading?: number, second?: Readonly<Record<string, string>>) =>
  runningBalance.examine(picturedViewsOf(text, reading, second));
const shortOf = async (...of: Parameters<typeof examine>) => inShort(await examine(...of));

describe('a picture of a statement', () => {
  test('whose balances follow is honest', async () => {
    expect(await shortOf(TABLE)).toEqual([0]);
  });

  test('with a raised amount that both readings give breaks as in a text layer, and is shown where it stands', async () => {
    const examined = await examine(RAISED);
    expect(inShort(examined)).toEqual([3, 'AMOUNT_CONTRADICTED|1,543.71|4,543.71']);
    const finding = examined.kind === 'examined' ? examined.finding : undefined;
    expect(finding?.heat).toMatchObject([{ page: 1, width: 600, height: 800 }]);
    expect(finding?.summary).toMatch(/unless a line is missing\. The two readings of the picture agree\./u);
  });

  test('with a changed balance', async () => {
    const text = TABLE.replace('7,917.15', '2,917.15');
    expect(await shortOf(text)).toEqual([4, 'BALANCE_CONTRADICTED|7,917.15|2,917.15']);
  });
});

describe('a break that the reading explains accuses nobody', () => {
  test('the second reading gives the value that fits: nothing is broken', async () => {
    expect(await shortOf(RAISED, 0.97, { '4,543.71': '1,543.71' })).toEqual([0]);
  });

  test('the second reading gives neither', async () => {
    expect(await shortOf(RAISED, 0.97, { '4,543.71': '4,643.7' })).toEqual([
      1,
      'READING_DOUBT|1,543.71|4,543.71',
    ]);
  });

  test('nobody reads a second time', async () => {
    const { rereader, ...views } = picturedViewsOf(RAISED);
    expect(inShort(await runningBalance.examine(views))).toEqual([1, 'READING_DOUBT|1,543.71|4,543.71']);
  });

  test('the first reading was hardly one', async () => {
    expect(await shortOf(RAISED, 0.4)).toEqual([1, 'READING_DOUBT|1,543.71|4,543.71']);
  });

  test('a look-alike that was not read surely, though twice', async () => {
    const text = TABLE.replace('-253.45', '-258.45');
    expect(await shortOf(text, 0.85)).toEqual([1, 'READING_DOUBT|-253.45|-258.45']);
    expect(await shortOf(text, 0.95)).toEqual([3, 'AMOUNT_CONTRADICTED|-253.45|-258.45']);
  });

  test('digits cut off in front, which both readings lose', async () => {
    expect(await shortOf(TABLE.replace('1,543.71', '  543.71'))).toEqual([
      1,
      'READING_DOUBT|1,543.71|543.71',
    ]);
  });

  test('a line that was not recognized', async () => {
    const row = '  02/06/2025   ONLINE TRANSFER                  -656.15       8,170.60';
    expect(await shortOf(TABLE.replace(row, ''))).toEqual([1, 'LINES_DOUBTFUL|-909.60|-253.45']);
  });

  test('an amount that was not recognized', async () => {
    expect(await shortOf(TABLE.replace('-656.15', '       '))).toEqual([
      1,
      'LINES_DOUBTFUL|8,826.75|8,170.60',
    ]);
  });
});

test('sums of a picture that hold clear nothing', async () => {
  const outcome = await runningBalance.examine(picturedViewsOf(TABLE));
  expect(outcome).toMatchObject({ kind: 'examined', finding: { measure: 0, shareOfDocument: 0 } });
});
