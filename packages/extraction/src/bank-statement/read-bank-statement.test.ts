import { fraction, type ReadPage, type TextLine } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { BANK_STATEMENT_FIELD_NAMES } from './field-names.js';
import { readBankStatement } from './read-bank-statement.js';
import { parsed, read, textOf } from './testing/read-printed.js';

describe('United States', () => {
  test('a summary box, one column of signed amounts and a running balance', () => {
    expect(
      read(`
  First Orchard Bank
  PO Box 4410, Lansing, MI 48901

  DANA R WHITFIELD
  88 Birch Lane Apt 4
  Lansing, MI 48910

  Statement period                     06/10/21 to 07/09/21
  Account number                               4477 0091 22
  Account type                            Everyday Checking
  Beginning balance ...........................   $1,000.00
  Total deposits ..............................     $500.00
  Total withdrawals ...........................     $320.50
  Service fees ................................      $12.00
  Ending balance ..............................   $1,167.50

  Date        Description                          Amount       Balance
  06/11/21    GROCERY OUTLET #12                   -20.50        979.50
  06/14/21    PAYROLL ACME TOOLS                   500.00      1,479.50
              PPD ID 0099
  06/30/21    RENT TO LANDLORD                    -300.00      1,179.50
  07/09/21    Monthly service fee                  -12.00      1,167.50`),
    ).toEqual({
      bankName: 'First Orchard Bank',
      bankAddress: 'PO Box 4410, Lansing, MI 48901',
      accountHolderName: 'DANA R WHITFIELD',
      accountHolderAddress: '88 Birch Lane Apt 4, Lansing, MI 48910',
      statementStartDate: '2021-06-10',
      statementEndDate: '2021-07-09',
      accounts: [
        {
          accountNumber: '4477 0091 22',
          accountType: 'Everyday Checking',
          beginningBalance: 1000,
          totalDeposits: 500,
          totalWithdrawals: 320.5,
          totalServiceFees: 12,
          endingBalance: 1167.5,
          transactions: [
            { date: '2021-06-11', description: 'GROCERY OUTLET #12', withdrawalAmount: 20.5, balance: 979.5 },
            { date: '2021-06-14', description: 'PAYROLL ACME TOOLS PPD ID 0099', depositAmount: 500, balance: 1479.5 },
            { date: '2021-06-30', description: 'RENT TO LANDLORD', withdrawalAmount: 300, balance: 1179.5 },
            { date: '2021-07-09', description: 'Monthly service fee', withdrawalAmount: 12, balance: 1167.5 },
          ],
        },
      ],
    });
  });

  test('sections instead of signs, cheques two to a row, daily balances that are no transactions, over two pages', () => {
    const statement = read(`
  HARBOR COMMUNITY CREDIT UNION                      July 1 through July 31, 2021

  ACCOUNT SUMMARY            Account Number: 000123456789
                                  INSTANCES        AMOUNT
  Beginning Balance                             $2,000.00
  Deposits and Additions                  2        900.00
  Checks Paid                             3       -450.00
  Electronic Withdrawals                  1       -100.00
  Ending Balance                                $2,350.00

  DEPOSITS AND ADDITIONS
  DATE     DESCRIPTION                             AMOUNT
  07/02    Direct Deposit Lakeside Clinic         $600.00
  07/16    Mobile deposit                          300.00
  Total Deposits and Additions                    $900.00

  CHECKS PAID
  CHECK NO.   DATE PAID      AMOUNT    CHECK NO.   DATE PAID      AMOUNT
  1001 ^      07/06          100.00    1003 *      07/09          150.00
  1002        07/07          200.00
  Total Checks Paid                               $450.00
===
  HARBOR COMMUNITY CREDIT UNION                      July 1 through July 31, 2021

  ELECTRONIC WITHDRAWALS
  DATE     DESCRIPTION                             AMOUNT
  07/20    City Water Dept Bill                   $100.00
  Total Electronic Withdrawals                    $100.00

  DAILY ENDING BALANCE
  DATE          AMOUNT     DATE          AMOUNT
  07/02      $2,600.00     07/09       2,150.00
  07/06       2,500.00     07/16       2,450.00`);
    expect(statement.accounts).toEqual([
      {
        accountNumber: '000123456789',
        beginningBalance: 2000,
        totalDeposits: 900,
        endingBalance: 2350,
        transactions: [
          { date: '2021-07-02', description: 'Direct Deposit Lakeside Clinic', depositAmount: 600 },
          { date: '2021-07-16', description: 'Mobile deposit', depositAmount: 300 },
          { date: '2021-07-20', description: 'City Water Dept Bill', withdrawalAmount: 100 },
        ],
        checks: [
          { number: '1001', date: '2021-07-06', amount: 100 },
          { number: '1003', date: '2021-07-09', amount: 150 },
          { number: '1002', date: '2021-07-07', amount: 200 },
        ],
      },
    ]);
  });

  test('two accounts, a heading of two lines, a balance once a day, a number of a check, December before January', () => {
    const { accounts, statementStartDate, statementEndDate } = read(`
  Pinewood Savings Bank                Statement Period: December 16, 2024 - January 15, 2025

  Summary of accounts
  Account                     Account number     Beginning balance    Ending balance
  Pinewood Free Checking          5550001111                800.00            640.00
  Pinewood Goal Savings           5550002222              5,000.00          5,050.00

  Pinewood Free Checking          Account number: 5550001111
  Beginning balance on 12/16                     $800.00
  Deposits/Additions                              200.00
  Withdrawals/Subtractions                      - 360.00
  Ending balance on 1/15                         $640.00

                                                    Deposits/     Withdrawals/     Ending daily
  Date    Number   Description                      Additions     Subtractions          balance
  12/18            Corner Cafe                                           10.00
  12/18   201      Check                                                250.00           540.00
  12/31            Payroll                             200.00                            740.00
  1/3              Gym                                                  100.00           640.00
  Ending balance on 1/15                                                                 640.00
  Totals                                              $200.00          $360.00

  Pinewood Goal Savings           Account number: 5550002222
  Beginning balance on 12/16                   $5,000.00
  Deposits/Additions                               50.00
  Ending balance on 1/15                       $5,050.00

                                                    Deposits/     Withdrawals/     Ending daily
  Date             Description                      Additions     Subtractions          balance
  1/2              Transfer                             50.00                          5,050.00`);
    expect([statementStartDate, statementEndDate]).toEqual(['2024-12-16', '2025-01-15']);
    expect(accounts).toEqual([
      {
        accountNumber: '5550001111',
        accountType: 'Pinewood Free Checking',
        beginningBalance: 800,
        totalDeposits: 200,
        totalWithdrawals: 360,
        endingBalance: 640,
        transactions: [
          { date: '2024-12-18', description: 'Corner Cafe', withdrawalAmount: 10 },
          { date: '2024-12-18', description: 'Check', checkNumber: '201', withdrawalAmount: 250, balance: 540 },
          { date: '2024-12-31', description: 'Payroll', depositAmount: 200, balance: 740 },
          { date: '2025-01-03', description: 'Gym', withdrawalAmount: 100, balance: 640 },
        ],
      },
      {
        accountNumber: '5550002222',
        accountType: 'Pinewood Goal Savings',
        beginningBalance: 5000,
        totalDeposits: 50,
        endingBalance: 5050,
        transactions: [{ date: '2025-01-02', description: 'Transfer', depositAmount: 50, balance: 5050 }],
      },
    ]);
  });

  test('newest first, unsigned amounts: the balances tell the direction', () => {
    const [account] =
      read(`
  Redwood National Bank
  Statement date: 03/31/2024
  Previous balance       New balance
       $100.00             $175.00
  Date          Transaction              Amount       Balance
  03/28/2024    ITEM B                    25.00        175.00
  03/20/2024    ITEM A                   150.00        200.00
  03/05/2024    ITEM C                    50.00         50.00`).accounts ?? [];
    expect(account).toMatchObject({ beginningBalance: 100, endingBalance: 175 });
    expect(account?.transactions).toEqual([
      { date: '2024-03-28', description: 'ITEM B', withdrawalAmount: 25, balance: 175 },
      { date: '2024-03-20', description: 'ITEM A', depositAmount: 150, balance: 200 },
      { date: '2024-03-05', description: 'ITEM C', withdrawalAmount: 50, balance: 50 },
    ]);
  });

  test('a trailing minus, balances carried over the page, headers and footers left out', () => {
    const { accounts, statementEndDate } = read(`
  Old Mill Trust Company                                      Page 1 of 2
  Account # 77-1234                 Closing date April 30, 2022
  Date        Details                    Amount      Balance
              Balance forward                         400.00
  Apr 02      HARDWARE                   50.00-       350.00
  Apr 05      DEPOSIT                   100.00        450.00
              Balance carried forward                 450.00
                     Questions? Call 800 555 0100
===
  Old Mill Trust Company                                      Page 2 of 2
  Date        Details                    Amount      Balance
              Balance brought forward                 450.00
  Apr 20      ATM                        20.00-       430.00
              second line
              Closing balance                         430.00
                     Questions? Call 800 555 0100`);
    expect(statementEndDate).toBe('2022-04-30');
    expect(accounts).toEqual([
      {
        accountNumber: '77-1234',
        beginningBalance: 400,
        endingBalance: 430,
        transactions: [
          { date: '2022-04-02', description: 'HARDWARE', withdrawalAmount: 50, balance: 350 },
          { date: '2022-04-05', description: 'DEPOSIT', depositAmount: 100, balance: 450 },
          { date: '2022-04-20', description: 'ATM second line', withdrawalAmount: 20, balance: 430 },
        ],
      },
    ]);
  });

  test('a date printed once for all transactions of a day, and the currency in a column of its own', () => {
    const [account] =
      read(`
  Lakeshore Bank
  Statement period 05/01/2023 - 05/31/2023
  Date          Description                Credits           Debits
  05/02/2023    Cafe                                       $      4.50
                Bakery                                     $      6.00
  05/09/2023    Refund               $      10.00`).accounts ?? [];
    expect(account?.transactions).toEqual([
      { date: '2023-05-02', description: 'Cafe', withdrawalAmount: 4.5 },
      { date: '2023-05-02', description: 'Bakery', withdrawalAmount: 6 },
      { date: '2023-05-09', description: 'Refund', depositAmount: 10 },
    ]);
  });
});

describe('Mexico', () => {
  test('cargos and abonos, two dates a line, a reference below', () => {
    expect(
      read(
        `
  BANCO DEL VALLE, S.A.                              ESTADO DE CUENTA
  Periodo del 01 al 31 de enero de 2026
  Nombre: LUCIA PEREZ ROBLES
  Domicilio: Calle Olivo 12, Col. Centro, C.P. 44100 Guadalajara, Jal.
  No. de cuenta: 0123456789          CLABE: 012 320 00123456789 1
  Saldo inicial                      $10,000.00
  (+) Depósitos                       $5,000.00
  (-) Retiros                         $1,250.00
  Comisiones                              $0.00
  Saldo final                        $13,750.00

  Detalle de movimientos
  OPER      LIQ       DESCRIPCION                       CARGOS       ABONOS        SALDO
  05/ENE    05/ENE    PAGO TARJETA                    1,000.00                   9,000.00
                      Referencia 00123
  15/ENE    16/ENE    NOMINA QUINCENA                              5,000.00     14,000.00
  20/ENE    20/ENE    RETIRO CAJERO                     250.00                  13,750.00`,
        'mx',
      ),
    ).toEqual({
      bankName: 'BANCO DEL VALLE, S.A.',
      statementStartDate: '2026-01-01',
      statementEndDate: '2026-01-31',
      accountHolderName: 'LUCIA PEREZ ROBLES',
      accountHolderAddress: 'Calle Olivo 12, Col. Centro, C.P. 44100 Guadalajara, Jal.',
      accounts: [
        {
          accountNumber: '0123456789',
          beginningBalance: 10000,
          totalDeposits: 5000,
          totalWithdrawals: 1250,
          totalServiceFees: 0,
          endingBalance: 13750,
          transactions: [
            { date: '2026-01-05', description: 'PAGO TARJETA Referencia 00123', withdrawalAmount: 1000, balance: 9000 },
            { date: '2026-01-15', description: 'NOMINA QUINCENA', depositAmount: 5000, balance: 14000 },
            { date: '2026-01-20', description: 'RETIRO CAJERO', withdrawalAmount: 250, balance: 13750 },
          ],
        },
      ],
    });
  });

  test('a name and an address block, a masked account, only the day of the month', () => {
    const statement = read(
      `
  Banca Azul
  MARIO SOTO DIAZ
  Av. Hidalgo 55 Int. 3
  Col. Roma
  06700 Ciudad de México, CDMX
  Cuenta de cheques            Cuenta: ******4321
  Fecha de corte: 28/02/2026
  Saldo anterior       Abonos       Cargos      Saldo al corte
       $100.00        $50.00        $30.00          $120.00
  DIA   CONCEPTO                         RETIROS     DEPOSITOS      SALDO
  03    TRANSFERENCIA RECIBIDA                           50.00     150.00
  14    COMPRA FARMACIA                    30.00                   120.00`,
      'mx',
    );
    expect(statement).toMatchObject({
      accountHolderName: 'MARIO SOTO DIAZ',
      accountHolderAddress: 'Av. Hidalgo 55 Int. 3, Col. Roma, 06700 Ciudad de México, CDMX',
      statementEndDate: '2026-02-28',
    });
    expect(statement.statementStartDate).toBeUndefined();
    expect(statement.accounts).toEqual([
      {
        accountNumber: '******4321',
        accountType: 'Cuenta de cheques',
        beginningBalance: 100,
        totalDeposits: 50,
        totalWithdrawals: 30,
        endingBalance: 120,
        transactions: [
          { date: '2026-02-03', description: 'TRANSFERENCIA RECIBIDA', depositAmount: 50, balance: 150 },
          { date: '2026-02-14', description: 'COMPRA FARMACIA', withdrawalAmount: 30, balance: 120 },
        ],
      },
    ]);
  });
});

describe('Brazil', () => {
  test('C and D behind the amounts, a document number, balances of the day', () => {
    const statement = read(
      `
  Banco Ipê S.A.                       Extrato de conta corrente
  Nome: CARLA NUNES LIMA
  Agência/Conta: 0012 / 45678-9
  Período: 01/07/2026 a 31/07/2026
  Data        Histórico                 Documento         Valor (R$)         Saldo (R$)
  30/06/2026  SALDO ANTERIOR                                                1.000,00 C
  03/07/2026  PIX RECEBIDO                 000123          500,00 C
  03/07/2026  TARIFA PACOTE                000124           30,00 D         1.470,00 C
  10/07/2026  PAGTO BOLETO                 000125        1.500,00 D            30,00 D
  31/07/2026  SALDO FINAL                                                      30,00 D`,
      'br',
    );
    expect(statement).toEqual({
      bankName: 'Banco Ipê S.A.',
      accountHolderName: 'CARLA NUNES LIMA',
      statementStartDate: '2026-07-01',
      statementEndDate: '2026-07-31',
      accounts: [
        {
          accountNumber: '45678-9',
          accountType: 'conta corrente',
          beginningBalance: 1000,
          endingBalance: -30,
          transactions: [
            { date: '2026-07-03', description: 'PIX RECEBIDO', depositAmount: 500 },
            { date: '2026-07-03', description: 'TARIFA PACOTE', withdrawalAmount: 30, balance: 1470 },
            { date: '2026-07-10', description: 'PAGTO BOLETO', withdrawalAmount: 1500, balance: -30 },
          ],
        },
      ],
    });
  });

  test('entradas and saídas in columns, an address with CEP', () => {
    const statement = read(
      `
  Caixa Serrana
  JOAO ALVES MOTA
  Rua do Sol, 45
  Centro - 90010-000 Porto Alegre - RS
  Conta corrente 998877-6
  De 01/03/2026 a 31/03/2026
  Saldo inicial                 R$ 1.200,00
  Total de entradas             R$ 2.300,10
  Total de saídas                 R$ 500,10
  Saldo final                   R$ 3.000,00
  Data     Descrição               Entradas       Saídas        Saldo
  02/03    Salário                 2.300,10                  3.500,10
  09/03    Mercado                                500,10     3.000,00`,
      'br',
    );
    expect(statement).toMatchObject({
      bankName: 'Caixa Serrana',
      accountHolderName: 'JOAO ALVES MOTA',
      accountHolderAddress: 'Rua do Sol, 45, Centro - 90010-000 Porto Alegre - RS',
      accounts: [
        {
          accountNumber: '998877-6',
          beginningBalance: 1200,
          totalDeposits: 2300.1,
          totalWithdrawals: 500.1,
          endingBalance: 3000,
          transactions: [
            { date: '2026-03-02', description: 'Salário', depositAmount: 2300.1, balance: 3500.1 },
            { date: '2026-03-09', description: 'Mercado', withdrawalAmount: 500.1, balance: 3000 },
          ],
        },
      ],
    });
  });

  test('a date above the transactions of its day, no headings', () => {
    const [account] =
      read(
        `
  Banco Aurora
  Extrato de 01 a 31 de maio de 2026
  Saldo inicial                                          100,00
  Saldo final                                            130,00
  Movimentações
  04 MAI 2026   Total de entradas                       + 80,00
                Transferência recebida                    80,00
  06 MAI 2026   Total de saídas                         - 50,00
                Compra no débito                          20,00
                Pagamento de boleto                       30,00`,
        'br',
      ).accounts ?? [];
    expect(account?.transactions).toEqual([
      { date: '2026-05-04', description: 'Transferência recebida', depositAmount: 80 },
      { date: '2026-05-06', description: 'Compra no débito', withdrawalAmount: 20 },
      { date: '2026-05-06', description: 'Pagamento de boleto', withdrawalAmount: 30 },
    ]);
  });
});

describe('recognised text', () => {
  const TABLE = `
  Date          Description              Amount       Balance
  03/05/2024    ITEM A                   -5O.00         50.00
  03/2O/2024    ITEM B                   150.00        200.00
  03/28/2024    ITEM C                   -25 00        175.00`;
  const recognised = (lines: readonly TextLine[]) =>
    lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, reading: fraction(0.9) })) }));

  test('letters among digits and a lost decimal mark are mended, and believed less', () => {
    const text = textOf(recognised(printed(TABLE)), 'ocr');
    const fields = readBankStatement({ text, codes: { barcodes: [], mrz: undefined }, documentClass: undefined, country: 'us' });
    const amounts = fields.filter(({ name }) => /(?:deposit|withdrawal)Amount$/u.test(name));
    expect(amounts.map(({ value }) => value)).toEqual([50, 150]);
    expect(amounts[0]?.confidence).toBeLessThan(amounts[1]?.confidence ?? 0);
    expect(fields.every(({ source, confidence }) => source === 'ocr' && confidence <= 0.9)).toBe(true);
    expect(parsed(fields).accounts?.[0]?.transactions?.[1]?.date).toBe('2024-03-20');
  });
});

test('a page that is no statement states nothing of an account', () => {
  expect(read('  Dear customer,\n  we owe you 20.00 dollars since 02/03/2025, and not 30.00 as you wrote.').accounts ?? []).toEqual([]);
});

describe('descriptions around their amount', () => {
  test('a description set above and below the line of its date and amount', () => {
    const [account] =
      read(`
  Sunrise Bank
  Statement Period: January 1, 2024 to January 31, 2024
  Date         Description                     Amount
               DEPOSIT FROM EMPLOYER
  01/05/2024                                   500.00
               REF 123

               PAYMENT TO UTILITY
  01/09/2024                                   -50.00
               REF 124`).accounts ?? [];
    expect(account?.transactions?.map(({ description }) => description)).toEqual([
      'DEPOSIT FROM EMPLOYER REF 123',
      'PAYMENT TO UTILITY REF 124',
    ]);
  });

  test('the amount in the second line of its transaction', () => {
    const [account] =
      read(`
  Metro Bank
  Statement period 03/01/2024 through 03/31/2024
  Beginning balance   $50.00
  Date        Description               Withdrawals     Deposits     Balance
  03/02       ACH PAYMENT COMPANY
              INVOICE 55                                  100.00      150.00
  03/04       CHECK 1055                      30.00                   120.00`).accounts ?? [];
    expect(account?.transactions).toEqual([
      { date: '2024-03-02', description: 'ACH PAYMENT COMPANY INVOICE 55', depositAmount: 100, balance: 150 },
      { date: '2024-03-04', description: 'CHECK 1055', checkNumber: '1055', withdrawalAmount: 30, balance: 120 },
    ]);
  });

  test('what stands under the table is no transaction', () => {
    const [account] =
      read(
        `
  BANCO NORTE S.A.
  Período      01/03/2026 - 31/03/2026
  FECHA      CONCEPTO                CARGO        ABONO
  03-MAR     DEPOSITO EFECTIVO                 1,000.00
  20-MAR     PAGO SERVICIO          500.00
  Saldo promedio              2,000.00`,
        'mx',
      ).accounts ?? [];
    expect(account?.transactions).toHaveLength(2);
  });

  test('the kind of transaction in a column of its own tells the direction', () => {
    expect(
      read(`
  Granite Credit Union
  Member Number: 88123
  Statement ending 06/30/2024
  SHARE SAVINGS 0001
  Posted     Type      Description               Amount         Balance
  06/01      Balance Forward                                  $1,000.00
  06/05      Credit    Dividend                   $1.00       $1,001.00
  06/08      Debit     ATM Withdrawal            $20.00         $981.00
             Ending Balance                                     $981.00`).accounts,
    ).toEqual([
      {
        accountNumber: '0001',
        accountType: 'SHARE SAVINGS',
        beginningBalance: 1000,
        endingBalance: 981,
        transactions: [
          { date: '2024-06-05', description: 'Dividend', depositAmount: 1, balance: 1001 },
          { date: '2024-06-08', description: 'ATM Withdrawal', withdrawalAmount: 20, balance: 981 },
        ],
      },
    ]);
  });
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
      readBankStatement({ text: textOf(from), codes: { barcodes: [], mrz: undefined }, documentClass: undefined, country: 'us' }).find(
        (field) => field.name === name,
      )?.confidence ?? 0;
    const broken = printed(
      '\n  First Orchard Bank\n  Beginning balance  $1,000.00\n  Ending balance  $970.00\n  Date   Description   Amount\n  06/11/2021   GROCERY   -20.00',
    );
    expect(confidenceOf('accounts[0].endingBalance', lines)).toBeGreaterThan(confidenceOf('accounts[0].endingBalance', broken));
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
        expect(confidence >= 0 && confidence <= 1 && (typeof value === 'string' || Number.isFinite(value))).toBe(true);
    }),
    { numRuns: 200 },
  );
});
