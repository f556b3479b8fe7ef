import { describe, expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

describe('movements whose day stands in the line beneath', () => {
  test('with small print behind it, newest first, in columns of what came in, what went out and what was left', () => {
    const statement = read(`
  Wren Inc.                                                          88 Quay Street, Floor 9
                                                                     New York, NY 10001
                                                                     United States
  USD statement
  June 1, 2024 [EDT] - June 28, 2024 [EDT]

  Account holder                    Account number
  Ana Torres                        8812 4411 73

  USD on June 28, 2024 [EDT]                                                          1,475.00 USD

  Description                                             Incoming      Outgoing         Amount
  Card transaction of 5.00 USD issued by Library                           -5.00       1,475.00
  June 27, 2024  Card ending in 1234  Ana Torres  Transaction: CARD-748847
  Sent money to Maria Lima                                                -20.00       1,480.00
  June 9, 2024  Transaction: TRANSFER-995511
  Received money from Acme LLC                              500.00                     1,500.00
  June 3, 2024  Transaction: TRANSFER-884422  Reference: PAYROLL
===
  Description                                             Incoming      Outgoing         Amount
  Sent money to Maria Lima                                                -10.00       1,000.00
  June 2, 2024  Transaction: TRANSFER-773311`);
    expect(statement).toMatchObject({
      statementStartDate: '2024-06-01',
      statementEndDate: '2024-06-28',
      bankAddress: '88 Quay Street, Floor 9, New York, NY 10001',
    });
    expect(statement.accounts).toEqual([
      {
        accountNumber: '8812 4411 73',
        endingBalance: 1475,
        transactions: [
          {
            date: '2024-06-27',
            description: 'Card transaction of 5.00 USD issued by Library',
            withdrawalAmount: 5,
            balance: 1475,
          },
          {
            date: '2024-06-09',
            description: 'Sent money to Maria Lima',
            withdrawalAmount: 20,
            balance: 1480,
          },
          {
            date: '2024-06-03',
            description: 'Received money from Acme LLC',
            depositAmount: 500,
            balance: 1500,
          },
          {
            date: '2024-06-02',
            description: 'Sent money to Maria Lima',
            withdrawalAmount: 10,
            balance: 1000,
          },
        ],
      },
    ]);
  });

  test('without headings, with words in two lines and an opening balance', () => {
    const { accounts } = read(
      `
  Banco Wren                                     Periodo: 1 al 31 de mayo de 2024

  Saldo inicial                                                     1,000.00
  01/05/2024

  Nómina Acme                                          500.00       1,500.00
  03/05/2024 · Folio 884422

  Compra en Papelería del Centro
  con tarjeta de 5.00 en meses                         -20.00       1,480.00
  09/05/2024 · Folio 995511

  Biblioteca                                            -5.00       1,475.00
  12/05/2024 · Folio 995512`,
      'mx',
    );
    expect(accounts?.[0]?.transactions).toEqual([
      { date: '2024-05-03', description: 'Nómina Acme', depositAmount: 500, balance: 1500 },
      {
        date: '2024-05-09',
        description: 'Compra en Papelería del Centro con tarjeta de 5.00 en meses',
        withdrawalAmount: 20,
        balance: 1480,
      },
      { date: '2024-05-12', description: 'Biblioteca', withdrawalAmount: 5, balance: 1475 },
    ]);
    expect(accounts?.[0]?.beginningBalance).toBe(1000);
  });

  test('a date that a recogniser misread leaves its movement in its place', () => {
    const { accounts } = read(`
  Wren Bank                                      May 1, 2024 - May 31, 2024

  Description                              Money in     Money out        Balance
  Library                                                    5.00       1,475.00
  May 12, 2024
  Corner shop                                               20.00       1,480.00
  Mav S 2O24
  Wages                                      500.00                     1,500.00
  from Acme
  May 3, 2024`);
    expect(accounts?.[0]?.transactions).toEqual([
      { date: '2024-05-12', description: 'Library', withdrawalAmount: 5, balance: 1475 },
      { description: 'Corner shop', withdrawalAmount: 20, balance: 1480 },
      { date: '2024-05-03', description: 'Wages from Acme', depositAmount: 500, balance: 1500 },
    ]);
  });

  test('a day and a year that ran together, before a word that heads a section elsewhere', () => {
    const { accounts } = read(`
  Wren Bank                                      May 1, 2024 - May 31, 2024

  Description                              Money in     Money out        Balance
  Library                                                    5.00       1,475.00
  May 12, 2024  Transaction: CARD-774
  Corner shop                                               20.00       1,480.00
  May 9,2024 Transaction: TRANSFER-995  Reference: PAYROLL
  Wages                                      500.00                     1,500.00
  May 3, 2024  Transaction: TRANSFER-881`);
    expect(accounts?.[0]?.transactions?.map(({ date }) => date)).toEqual([
      '2024-05-12',
      '2024-05-09',
      '2024-05-03',
    ]);
  });

  test('dates that stand over their words are none of these', () => {
    const { accounts } = read(`
  Wren Bank                                      May 1, 2024 - May 31, 2024

  Description                              Money in     Money out        Balance
  May 12, 2024
  Library                                                    5.00       1,475.00

  May 9, 2024
  Corner shop                                               20.00       1,480.00

  May 3, 2024
  Wages                                      500.00                     1,500.00`);
    expect(accounts?.[0]?.transactions?.map(({ date }) => date)).toEqual([
      '2024-05-12',
      '2024-05-09',
      '2024-05-03',
    ]);
  });
});

test("a total of its own section, with the word in another column's cell, is no movement", () => {
  const { accounts } = read(`
  Wren Bank                                      11/01/24 - 11/29/24

  Balance on 11/1         $ 1,000.00
  Total credits               700.00
  Balance on 11/29        $ 1,688.00

  Deposits and electronic credits
  Date        Description                          Reference        Amount
  11/4        Acme payroll                         07062450         500.00
  11/9        Office deposit                       57524233         200.00
              2 Deposits and electronic credits    Total            700.00

  Other debits and adjustments
  Date        Description                          Reference        Amount
  11/29       Monthly service charge               99933238          12.00
              1 Other debits and adjustments       Total             12.00`);
  expect(accounts?.[0]).toMatchObject({ beginningBalance: 1000, endingBalance: 1688 });
  expect(accounts?.[0]?.transactions?.map(({ description }) => description)).toEqual([
    'Acme payroll',
    'Office deposit',
    'Monthly service charge',
  ]);
});

test('what the lines above add up to is no movement, whatever it is called', () => {
  const { accounts } = read(`
  Wren Bank                                      11/01/24 - 11/29/24

  Date        Description                          Reference        Amount
  11/4        Acme payroll                         07062450         500.00
  11/9        Office deposit                       57524233         200.00
              Everything that arrived                               700.00`);
  expect(accounts?.[0]?.transactions?.length).toBe(2);
});

test("the bank's address is its post box, without the office of another number above it", () => {
  const { bankAddress } = read(`
  Wren Concord Bank                                    Statement of accounts
  SACRAMENTO CAPITOL MALL 0184
  POST OFFICE BOX 61840                                11/01/24 - 11/29/24
  SACRAMENTO CA 95860-1840

      ANA TORRES
      209 W Camp Wisdom Rd Apt 1108
      Duncanville, TX 75116

  Date        Description                            Amount
  11/4        Acme payroll                           500.00
  11/9        Office deposit                         200.00`);
  expect(bankAddress).toBe('POST OFFICE BOX 61840, SACRAMENTO CA 95860-1840');
});
