import { describe, expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

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
      {
        date: '2024-03-04',
        description: 'CHECK 1055',
        checkNumber: '1055',
        withdrawalAmount: 30,
        balance: 120,
      },
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

  test('the time in a column of its own before the words, under the heading of a day', () => {
    const [account] =
      read(
        `
  Banco Sabiá
  Período: 01/10/2024 a 31/10/2024

  28/10/2024                                   Saldo do dia R$ 1.480,00
  15:20     Pix recebido                                    + R$ 500,00
            Rosane Maria Costa
  26/10/2024                                   Saldo do dia R$ 980,00
  14:35     Compra no débito                                 - R$ 20,00
            MERCADO DO LAGO 0042`,
        'br',
      ).accounts ?? [];
    expect(account?.transactions?.map(({ date, description }) => [date, description])).toEqual([
      ['2024-10-28', 'Pix recebido Rosane Maria Costa'],
      ['2024-10-26', 'Compra no débito MERCADO DO LAGO 0042'],
    ]);
  });

  test('the time under the date of its line, and the description going on beside it', () => {
    const [account] =
      read(
        `
  Banco Sabiá
  Período: 01/10/2024 a 31/10/2024
  Data/Hora     Descrição                Valor          Saldo
  27/10/2024    Pix enviado        - R$ 39,96   R$ 12.412,50
  14:41         Rosane Maria Costa
  26/10/2024    Compra realizada   - R$ 12,50   R$ 12.452,46
  12:01         MERCADO DO LAGO 0042`,
        'br',
      ).accounts ?? [];
    expect(account?.transactions?.map(({ description }) => description)).toEqual([
      'Pix enviado Rosane Maria Costa',
      'Compra realizada MERCADO DO LAGO 0042',
    ]);
  });
});

test('a time with the word for hours under the date, and the description going on beside it', () => {
  const [account] =
    read(
      `
  Banco Colibrí
  Periodo: 01/07/2024 al 31/07/2024
  Fecha         Concepto               Folio        Depósitos     Retiros      Saldo
  01/07/2024    Pago de servicio       264895882                  $111.00   $1,889.00
  18:02 h       Luz del Valle
  04/07/2024    Retiro de efectivo     752466641                  $200.00   $1,689.00
  6:41 p. m.    Tienda 50522
  05/07/2024    Comisión por retiro    459847988                    $6.50   $1,682.50
  17:08 h`,
      'mx',
    ).accounts ?? [];
  expect(account?.transactions?.map(({ description }) => description)).toEqual([
    'Pago de servicio Luz del Valle',
    'Retiro de efectivo Tienda 50522',
    'Comisión por retiro',
  ]);
});

test('a time behind its date, with the word before it or the one for hours behind it', () => {
  const descriptions = (time: string, words: string) =>
    read(
      `
  Banco Sabiá
  Período: 01/11/2024 a 30/11/2024
  Data                     Descrição                        Valor           Saldo
  29/11/24 ${time}    ${words}                R$ 1.875,01    R$ 3.561,50
  28/11/24 ${time}    Pagamento de boleto       -R$ 199,15    R$ 1.686,49`,
      'br',
    ).accounts?.[0]?.transactions?.map(({ description }) => description);
  expect(descriptions('às 15:18:58', 'Pix recebido')).toEqual(['Pix recebido', 'Pagamento de boleto']);
  expect(descriptions('15:18 h', 'Pix recebido')).toEqual(['Pix recebido', 'Pagamento de boleto']);
  expect(descriptions('15:18', 'H F MODAS')).toEqual(['H F MODAS', 'Pagamento de boleto']);
});

test('a second line of a description that reads like the title of a section ends no table', () => {
  expect(
    read(`
  Harbor Bank                    Statement period   04/01/2025 - 04/30/2025

  Date        Description                        Credits      Debits      Balance
  04/01/2025  Beginning Balance                                           $500.00
  04/02/2025  CORNER MARKET RENO NV                          -$20.00      $480.00
              Debit Card Purchase on 04/01
  04/05/2025  Finch Dental Studio               $100.00                   $580.00
              ACH Deposit PAYROLL 979734
  04/06/2025  CORNER MARKET RENO NV                          -$30.00      $550.00
              Debit Card Purchase on 04/04`).accounts?.[0]?.transactions,
  ).toEqual([
    {
      date: '2025-04-02',
      description: 'CORNER MARKET RENO NV Debit Card Purchase on 04/01',
      withdrawalAmount: 20,
      balance: 480,
    },
    {
      date: '2025-04-05',
      description: 'Finch Dental Studio ACH Deposit PAYROLL 979734',
      depositAmount: 100,
      balance: 580,
    },
    {
      date: '2025-04-06',
      description: 'CORNER MARKET RENO NV Debit Card Purchase on 04/04',
      withdrawalAmount: 30,
      balance: 550,
    },
  ]);
});
