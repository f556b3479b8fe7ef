import { describe, expect, test } from 'vitest';
import { readFigures } from '../read-figures.js';
import { printed, textOf } from '../testing/printed.js';

const accounts = (text: string) => readFigures(textOf(printed(text))).accounts;
const changes = (text: string) =>
  accounts(text).map(({ transactions }) => transactions.map(({ changeMinorUnits }) => changeMinorUnits));

const ENGLISH = `
  Summit Trust Bank
  Opening balance                                            $6,585.97
  Total deposits                                             $3,399.80
  Closing balance                                            $7,917.15
  Date         Description                       Amount        Balance
  02/03/2025   AIRLINE TICKETS 5109             -318.34       6,267.63
  02/05/2025   PAYROLL DEPOSIT 2347            3,399.80       9,667.43
  02/06/2025   RENT PAYMENT 2272                -840.68       8,826.75
               payable to the landlord
  02/06/2025   ONLINE TRANSFER                  -656.15       8,170.60
  02/07/2025   INSURANCE PREMIUM 6152           -253.45       7,917.15`;

describe('one table', () => {
  test('a signed amount and the balance after it', () => {
    const [account] = accounts(ENGLISH);
    expect(account?.printedOrder).toBe('oldest-first');
    expect(account?.transactions.map(({ balance }) => balance?.units)).toEqual([
      626763, 966743, 882675, 817060, 791715,
    ]);
    expect(account?.transactions[1]).toMatchObject({
      date: { text: '02/05/2025' },
      description: 'PAYROLL DEPOSIT 2347',
      amount: { raw: '3,399.80', page: 1, reading: 1 },
      changeMinorUnits: 339980,
    });
    expect(account?.transactions.map(({ adjoins }) => adjoins)).toEqual([false, true, true, true, true]);
    expect(account?.opening.map(({ figure }) => figure.units)).toEqual([658597]);
    expect(account?.deposits.map(({ figure }) => figure.units)).toEqual([339980]);
    expect(account?.closing.map(({ figure }) => figure.units)).toEqual([791715]);
  });

  test('a row whose long text pushed its figures aside says what it would in its place', () => {
    const text = `
  FECHA       CONCEPTO                       IMPORTE           SALDO
  08/08/2023  RETIRO CAJERO GAS              155.01-       18,648.54
  09/08/2023  PAGO DE NOMINA                3,247.76       21,896.30
  11/08/2023  RETIRO CAJERO AGUA             142.12-       21,754.18
  13/08/2023  DEPOSITO EN EFECTIVO AUTOPARTES DEL SUR S.A.     3,724.94       25,479.12
  13/08/2023  COMPRA TPV SUPER                88.54-       25,390.58
  15/08/2023  DOMICILIACION                  318.21-       25,072.37`;
    const [account] = accounts(text);
    expect(account?.transactions.map(({ balance }) => balance?.raw)).toEqual([
      '18,648.54',
      '21,896.30',
      '21,754.18',
      '25,479.12',
      '25,390.58',
      '25,072.37',
    ]);
    expect(account?.transactions[3]).toMatchObject({ changeMinorUnits: 372494, adjoins: true });
  });

  test("a line that names a shop called Total is a transaction, dated or by its day alone; the table's total is none", () => {
    const table = (day: (day: string) => string) => `
  FECHA       CONCEPTO                           IMPORTE           SALDO
  ${day('08/08/2023')}  RETIRO CAJERO GAS                  155.01-       18,648.54
  ${day('09/08/2023')}  PAGO DE NOMINA                   3,247.76        21,896.30
  ${day('11/08/2023')}  PAGO DE SERVICIO TOTAL TELECOM     142.12-       21,754.18
  ${day('13/08/2023')}  TOTAL WINE                       3,724.94-       18,029.24
  ${day('13/08/2023')}  COMPRA TPV SUPER                    88.54-       17,940.70
  ${day('15/08/2023')}  DOMICILIACION                      318.21-       17,622.49
              TOTAL                            4,428.82-        3,247.76`;
    expect(changes(table((day) => day))).toEqual([[-15501, 324776, -14212, -372494, -8854, -31821]]);
    expect(
      changes(table((day) => day.slice(0, 2).padEnd(10)).replace('TOTAL WINE', 'WINE TOTAL STORE')),
    ).toEqual([[-15501, 324776, -14212, -372494, -8854, -31821]]);
  });

  test('debits and credits in columns of their own, in Portuguese', () => {
    const text = `
  Data         Historico                 Saidas      Entradas        Saldo
  04/12/2023   PADARIA DO VALE           161,49                   5.019,20
  04/12/2023   SALARIO                              1.705,15      6.724,35
  10/12/2023   AGUAS DA SERRA            257,28                   6.467,07
  11/12/2023   ACADEMIA FORTE            210,81                   6.256,26
  11/12/2023   ENERGIA                   294,49                   5.961,77`;
    expect(changes(text)).toEqual([[-16149, 170515, -25728, -21081, -29449]]);
  });

  test('without dates: a row with an amount and a balance is a transaction', () => {
    const undated = ENGLISH.replaceAll(/\d\d\/\d\d\/2025/gu, ' '.repeat(10)).replace('Date', '    ');
    expect(changes(undated)).toEqual([[-31834, 339980, -84068, -65615, -25345]]);
  });

  test('newest first', () => {
    const [top, ...rows] = ENGLISH.split('\n')
      .filter((line) => /^ {2}\d/u.test(line))
      .reverse();
    const [account] = accounts([top, ...rows].join('\n'));
    expect(account?.printedOrder).toBe('newest-first');
    expect(account?.transactions[0]?.description).toBe('AIRLINE TICKETS 5109');
    expect(account?.transactions.map(({ adjoins }) => adjoins)).toEqual([false, true, true, true, true]);
  });

  test('a balance only after the last line of a day', () => {
    const text = `
  Date    Description            Additions   Subtractions     Balance
  7/26    Deposit                 1,000.00                   1,500.00
  7/27    Grocer                                   258.94
  7/27    Fuel                                      37.27
  7/27    Rent                                     477.46      726.33
  7/28    Deposit                    100.00
  7/28    Cafe                                       2.00      824.33
  7/29    Cafe                                       3.00      821.33
  7/30    Cafe                                       1.33      820.00`;
    const [account] = accounts(text);
    expect(account?.transactions.map(({ balance }) => balance?.units)).toEqual([
      150000,
      undefined,
      undefined,
      72633,
      undefined,
      82433,
      82133,
      82000,
    ]);
    expect(changes(text)).toEqual([[100000, -25894, -3727, -47746, 10000, -200, -300, -133]]);
  });

  test('C and D behind the amounts', () => {
    const text = `
  02/01  PIX RECEBIDO          1.000,00 C     1.500,00 C
  03/01  TARIFA                   30,00 D     1.470,00 C
  04/01  COMPRA                  170,00 D     1.300,00 C
  05/01  COMPRA                1.400,00 D       100,00 D
  06/01  PIX RECEBIDO            200,00 C       100,00 C`;
    expect(changes(text)).toEqual([[100000, -3000, -17000, -140000, 20000]]);
  });
});

test('deposits and withdrawals whose columns nearly touch, the balances of the month in dated lines', () => {
  const text = `
  Date      Description                    Additions  Subtractions      Balance
  06/01/22  BEGINNING BALANCE                                         3,528.16
  06/08/22  TRANSFER TO X1096                               -37.97    3,490.19
  06/09/22  TRANSFER FROM X1096               885.57                  4,375.76
  06/10/22  TRANSFER TO X1096                              -166.74    4,209.02
  06/12/22  TRANSFER TO X1096                               -55.60    4,153.42
  06/28/22  ENDING BALANCE                                            4,153.42`;
  const [first, ...others] = accounts(text);
  expect(others).toEqual([]);
  expect(first?.transactions.map(({ changeMinorUnits }) => changeMinorUnits)).toEqual([
    0, -3797, 88557, -16674, -5560, 0,
  ]);
});

describe('several', () => {
  const second = ENGLISH.replaceAll('2025', '2024').replace('Summit Trust Bank', 'Savings');

  test('accounts on one page', () => {
    expect(accounts(`${ENGLISH}\n${second}`)).toHaveLength(2);
  });

  test('pages of one account: what comes after a page break may have lost its neighbor', () => {
    const lines = ENGLISH.split('\n');
    const [account, ...others] = accounts(
      [...lines.slice(0, 9), '===', lines[5], ...lines.slice(9)].join('\n'),
    );
    expect(others).toEqual([]);
    expect(account?.transactions.map(({ adjoins }) => adjoins)).toEqual([false, true, true, false, true]);
  });
});

describe('nothing is read into', () => {
  const unread: Record<string, string> = {
    'a price list': `
  Bolt     12.00    15.00
  Nut       2.00     2.50
  Washer    1.00     1.25
  Screw     3.00     3.75
  Anchor    7.00     8.75
  Dowel     4.00     5.00`,
    'a table whose balances mostly do not follow': ENGLISH.replace('9,667.43', '9,767.43').replace(
      '8,170.60',
      '8,100.60',
    ),
    prose: 'We owe you 20.00 dollars since 02/03/2025, and not 30.00 as you wrote.',
  };
  test.each(Object.entries(unread))('%s', (_what, text) => {
    expect(accounts(text)).toEqual([]);
  });
});

test('a line that was not understood between two others is no neighbor passed over', () => {
  const [account] = accounts(
    ENGLISH.replace('payable to the landlord         ', 'fee').replace(
      'payable to the landlord',
      `${' '.repeat(44)}1O,00.x5`,
    ),
  );
  expect(account?.transactions.map(({ adjoins }) => adjoins)).toEqual([false, true, true, false, true]);
});

test('a summary across the page between two accounts is no line of either, and names both balances of the second', () => {
  const table = ENGLISH.split('\n').filter((line) => /\d\d\/\d\d\/\d{4}/u.test(line));
  const boxed = [
    'Checking - 2635430378',
    '  Beginning balance   Deposits and credits   Withdrawals   Ending balance',
    '  $10,000.00            $4,943.51             $2,068.62      $12,874.89',
  ];
  const found = accounts([...table, '', ...boxed, '', ...table].join('\n'));
  expect(found.map(({ transactions }) => transactions.length)).toEqual([table.length, table.length]);
  expect(found[1]?.opening.map(({ figure }) => figure.raw)).toEqual(['$10,000.00']);
});
