import { fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { readBankStatement } from './read-bank-statement.js';
import { parsed, read, textOf } from './testing/read-printed.js';

test('a row of sums under the columns is no movement, and states the totals', () => {
  const { accounts } = read(
    `
Caja Popular del Valle
Fecha inicial: 1 de octubre de 2023          Fecha final: 31 de octubre de 2023
Cuenta: 21143-2           CUENTA DE AHORRO
Fecha          Movimiento                                       Debe          Haber          Saldo
               Saldo al inicio                                                               4,000.00
03/10/23       RETIRO EN VENTANILLA                             300.00                       3,700.00
06/10/23       TRASPASO RECIBIDO                                              1,200.00       4,900.00
07/10/23       PAGO DE SERVICIO                                 400.00                       4,500.00
09/10/23       TRASPASO RECIBIDO                                              2,500.00       7,000.00
               Sumas iguales                                    700.00        3,700.00
               Saldo al cierre                                                               7,000.00`,
    'mx',
  );
  expect(accounts?.[0]).toMatchObject({
    totalDeposits: 3700,
    totalWithdrawals: 700,
    beginningBalance: 4000,
    endingBalance: 7000,
  });
  expect(accounts?.[0]?.transactions).toHaveLength(4);
});

test.each([
  ['in one cell', 'Socio: 104-22317 NICANOR SALCEDO RUIZ'],
  ['in cells of their own', 'Socio:   104-22317   NICANOR SALCEDO RUIZ'],
  ['beside the label', 'Socio: 104-22317   NICANOR SALCEDO RUIZ'],
])("a member's number between the label and the name is no part of the name: %s", (_, line) => {
  const statement = read(
    `
                                 Caja Popular del Valle
                    Calz. Independencia 4402, Col. Centro, C.P. 44160, Guadalajara, Jalisco
${line}                                   Sucursal: 012 MATRIZ
Av. Tecnologico 1870 Depto. 9
Col. Centro, C.P. 97070, Merida, Yucatan
Cuenta: 21143-2
Fecha          Movimiento                                       Debe          Haber          Saldo
03/10/23       RETIRO EN VENTANILLA                             300.00                       3,700.00
06/10/23       TRASPASO RECIBIDO                                              1,200.00       4,900.00`,
    'mx',
  );
  expect(statement).toMatchObject({
    accountHolderName: 'NICANOR SALCEDO RUIZ',
    accountHolderAddress: 'Av. Tecnologico 1870 Depto. 9, Col. Centro, C.P. 97070, Merida, Yucatan',
  });
});

test("an initial in a person's name is no street", () => {
  expect(
    read(`
Mariners Credit Union
        THADDEUS R. DU PREE
        RR 2 Box 118
        Roanoke, VA 24015
Account Number: 2557495202
Date        Description           Amount      Balance
08/06/2025  Deposit               100.00      1,100.00
08/07/2025  Card purchase         -50.00      1,050.00`),
  ).toMatchObject({
    accountHolderName: 'THADDEUS R. DU PREE',
    accountHolderAddress: 'RR 2 Box 118, Roanoke, VA 24015',
  });
});

test('an app greets whom the statement is for in large letters, and numbers its pages: neither names the bank', () => {
  const app = (second: string) => {
    const lines = printed(`
Tlaloc
${second}
01 NOV 2025 - 28 NOV 2025
Fecha          Movimiento                                       Monto         Saldo
27/11/2025     Envio a tienda                                   -104.05       1,895.95
25/11/2025     Deposito                                         993.26        2,000.00`);
    const large = lines.map((line, index) => (index < 2 ? { ...line, emWidth: 2 * line.emWidth } : line));
    return parsed(
      readBankStatement({
        text: textOf(large),
        codes: { barcodes: [], mrz: undefined },
        documentClass: undefined,
        country: 'mx',
      }),
    );
  };
  expect(app('Hola, Paloma Barragan Ceja')).toMatchObject({
    bankName: 'Tlaloc',
    accountHolderName: 'Paloma Barragan Ceja',
  });
  expect(app('Olá, Paloma Barragan Ceja')).toMatchObject({
    bankName: 'Tlaloc',
    accountHolderName: 'Paloma Barragan Ceja',
  });
  expect(app('Pag. 1/3').bankName).toBe('Tlaloc');
});

test("the account's own number, not the CLABE in the next column of the list", () => {
  expect(
    read(
      `
RESUMEN INTEGRAL
Producto                     No. de Cuenta       CLABE                    Saldo anterior     Saldo al corte
CUENTA SUMA DIGITAL          8382356917          072320004188291735           3,000.00           3,100.00
FECHA          DESCRIPCION                       DEPOSITO          RETIRO           SALDO
02/05/2023     CONSUMO                                             100.00           2,900.00
03/05/2023     ABONO                             200.00                             3,100.00`,
      'mx',
    ).accounts?.[0],
  ).toMatchObject({ accountNumber: '8382356917' });
});

test('the word beside the number of an account is what the account is called', () => {
  const { accounts } = read(
    `
Caja Popular del Valle
Cuenta: 21143-2           AHORRO A LA VISTA
Fecha          Movimiento                                       Debe          Haber          Saldo
03/10/23       RETIRO EN VENTANILLA                             300.00                       3,700.00
06/10/23       TRASPASO RECIBIDO                                              1,200.00       4,900.00
Cuenta: 73887-7           PARTE SOCIAL ADICIONAL
Fecha          Movimiento                                       Debe          Haber          Saldo
04/10/23       RETIRO EN VENTANILLA                             200.00                       2,700.00
07/10/23       TRASPASO RECIBIDO                                              1,100.00       3,800.00`,
    'mx',
  );
  expect(accounts?.map(({ accountType }) => accountType)).toEqual([
    'AHORRO A LA VISTA',
    'PARTE SOCIAL ADICIONAL',
  ]);
});

test('a kind of two words under its own narrow heading is no part of the description', () => {
  const { accounts } = read(`
Granite Bank
Account ending in 5773
Date              Type             Details                             Amount        Balance
May 30, 2025      Debit card       Subscription COBBLESTONE            -281.05       1,128.85
May 29, 2025      Debit card       Card ending 0931 HARVEST FOODS      -207.95       1,409.90
May 28, 2025      Transfer         Paycheck Halyard Logistics          1,220.22      1,617.85`);
  expect(accounts?.[0]?.transactions?.map(({ description }) => description)).toEqual([
    'Subscription COBBLESTONE',
    'Card ending 0931 HARVEST FOODS',
    'Paycheck Halyard Logistics',
  ]);
});

test('a misread sign of a currency right before the amount is no part of the description; a state behind a town is', () => {
  const { accounts } = read(
    `
Banco do Vale
Conta: 8475530639
Data            Descricao                                        Valor           Saldo
28/06/2023      Pagamento RESTAURANTE DA NONA                RS  -244,61      16.794,47
26/06/2023      Compra LOJA PORTO ALEGRE RS                  RS  -178,57      17.039,08
25/06/2023      Compra LOJA PORTO ALEGRE RS                      -100,00      17.217,65`,
    'br',
  );
  expect(accounts?.[0]?.transactions?.map(({ description }) => description)).toEqual([
    'Pagamento RESTAURANTE DA NONA',
    'Compra LOJA PORTO ALEGRE RS',
    'Compra LOJA PORTO ALEGRE RS',
  ]);
});

test('points that a camera took for commas leave the amounts and their columns', () => {
  const lines = printed(`
Cooperativa do Vale
Conta: 2747338742
Data            Descricao                         Valor           Saldo
27/02/2025      Boleto pago Pizzaria              -236.15         14.166.49
25/02/2025      Boleto pago LIVRARIA              -158,79         14.402.64
24/02/2025      Pix recebido                      2.842,73        14.561,43`);
  const seen = lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, reading: fraction(0.9) })),
  }));
  const { accounts } = parsed(
    readBankStatement({
      text: textOf(seen, 'ocr'),
      codes: { barcodes: [], mrz: undefined },
      documentClass: undefined,
      country: 'br',
    }),
  );
  expect(accounts?.[0]?.transactions).toMatchObject([
    { description: 'Boleto pago Pizzaria', withdrawalAmount: 236.15, balance: 14166.49 },
    { description: 'Boleto pago LIVRARIA', withdrawalAmount: 158.79, balance: 14402.64 },
    { description: 'Pix recebido', depositAmount: 2842.73, balance: 14561.43 },
  ]);
});

test('an equation of sums is no movement; an account is called what stands before the label of its number', () => {
  const account = (name: string, number: string, opening: string, closing: string, day: string) => `
  ${name} CUENTA ${number}
COMO SE INTEGRA SU SALDO
        Saldo inicial del periodo          Mas depositos          Menos retiros          Saldo final del periodo
                         ${opening} +               500.00 -               300.00 =                   ${closing}
FECHA          CONCEPTO                     RETIROS       DEPOSITOS        SALDO
${day}-MAY-2022    PAGO RECIBO                  100.00                     900.00
${day}-MAY-2022    PAGO EN TIENDA               200.00                     700.00
${day}-MAY-2022    DEPOSITO                                   500.00     ${closing}
               TOTAL DE MOVIMIENTOS         300.00        500.00      ${closing}`;
  const { accounts } = read(
    `
Banco del Norte
PERIODO      DEL 03-MAY-2022 AL 30-MAY-2022${account('CUENTA LIGERA N4', '83208-7', '1,000.00', '1,200.00', '04')}${account('CHEQUES SUPER PLUS', '50752-0', '1,000.00', '1,200.00', '05')}`,
    'mx',
  );
  expect(accounts).toMatchObject([
    {
      accountType: 'CUENTA LIGERA N4',
      accountNumber: '83208-7',
      beginningBalance: 1000,
      endingBalance: 1200,
      totalWithdrawals: 300,
    },
    {
      accountType: 'CHEQUES SUPER PLUS',
      accountNumber: '50752-0',
      beginningBalance: 1000,
      endingBalance: 1200,
      totalWithdrawals: 300,
    },
  ]);
  expect(accounts?.map(({ transactions }) => transactions?.length)).toEqual([3, 3]);
});

test('a day above an address is no part of it; a name may go on in small letters', () => {
  expect(
    read(
      `
Banco do Vale                                    Generated on May 1, 2024
                                                 PO Box 771, Dover, DE 19901
Rosangela Matias
Conta que rende                                  Voce gastou        - 236,15
Conta: 2747338742
Data            Descricao                         Valor           Saldo
27/02/2025      Boleto pago                       -236,15         1.166,49
25/02/2025      Pix recebido                       500,00         1.402,64`,
      'br',
    ),
  ).toMatchObject({
    bankAddress: 'PO Box 771, Dover, DE 19901',
    accounts: [{ accountType: 'Conta que rende' }],
  });
});

test('a sentence that counts withdrawals is no cheque; deductions are withdrawals, and fees what stands over them', () => {
  const { accounts } = read(`
Juniper Bank
Account number: 3947453081
Beginning balance   Deposits and other additions   Checks and other deductions   Ending balance
         1,000.00                         500.00                        300.00         1,200.00
                                          Average monthly balance      Service Charges and Fees
                                                           942.65                          2.50
Deposits and Other Additions
Date                  Amount     Description
09/04/2024            500.00     Direct Deposit
Checks
Check number        Amount     Date
3871                  100.00   09/12/2024
3874                  200.00   09/18/2024
                                        There were 11 banking card withdrawals and purchases totaling $386.59.`);
  expect(accounts?.[0]).toMatchObject({ totalWithdrawals: 300, totalServiceFees: 2.5, totalDeposits: 500 });
  expect(accounts?.[0]?.checks?.map(({ number }) => number)).toEqual(['3871', '3874']);
});

test('a row of labels with a kind and balances has its values below; a state of letters and stops ends an address', () => {
  expect(
    read(
      `
Banco del Altiplano
Carr. Nacional Km 265.5, Mitras Centro, Monterrey, N.L. 64460
NOMBRE: LEANDRO EK BALAM
TYPE                 BALANCE FORWARD        CREDITS          DEBITS        SERV CHG        NEW BALANCE
COUNTRY CLUB NOW           16,211.82       4,000.00        1,004.00            4.00          19,207.82
DATE       DESCRIPTION                              AMOUNT
8/15/23    DEPOSIT                                4,000.00
8/16/23    ATM W/D                                1,000.00-
8/31/23    PAPER STATEMENT FEE                        4.00-`,
      'mx',
    ),
  ).toMatchObject({
    bankAddress: 'Carr. Nacional Km 265.5, Mitras Centro, Monterrey, N.L. 64460',
    accounts: [{ accountType: 'COUNTRY CLUB NOW', totalServiceFees: 4 }],
  });
});

test('labels and values in turns across a row are pairs, whatever stands below', () => {
  expect(
    read(
      `
Banco del Altiplano
Número de contrato: 6063562633
Sucursal            Jalpan            Tipo de ahorro        Ahorro ordinario
Fecha               Operación         Abono       Cargo     Saldo
2024/09/04          Pago                          164.70    12,532.23
2024/09/06          Abono           4,080.86                16,613.09`,
      'mx',
    ).accounts?.[0]?.accountType,
  ).toBe('Ahorro ordinario');
});

test('a list of accounts is one by the heading over its numbers; the customer is no part of a name, and what others leave no total', () => {
  const { accounts } = read(`
Bank of Calhoun
Your deposit accounts          Account/plan number         Ending balance
Advance Savings                1813 6591 6906                  $12,691.21
Advance Plus                   9817 3014 1590                   $2,233.87
Account # 1813 6591 6906
Your Advance Savings
Beginning balance on April 22, 2024                            $10,000.00
Deposits and other additions                                     3,155.74
Card subtractions                                                  -10.00
Other subtractions                                                -454.53
Ending balance on May 20, 2024                                 $12,691.21
Date            Description                                        Amount
04/23/24        Transfer from CHK 4417                           3,155.74
04/24/24        Card purchase                                      -10.00
04/25/24        Transfer to CHK 4417                              -454.53
Account # 9817 3014 1590
Your Advance Plus
Beginning balance on April 22, 2024                             $2,630.15
Ending balance on May 20, 2024                                  $2,233.87
Date            Description                                        Amount
05/11/24        NORTHSTAR WIRELESS                                -396.28`);
  expect(accounts).toMatchObject([
    {
      accountNumber: '1813 6591 6906',
      accountType: 'Advance Savings',
      totalDeposits: 3155.74,
      endingBalance: 12691.21,
    },
    { accountNumber: '9817 3014 1590', accountType: 'Advance Plus', endingBalance: 2233.87 },
  ]);
  expect(accounts?.[0]).not.toHaveProperty('totalWithdrawals');
});

test("codes and batches before the words, a day and an hour in their second line, the holder behind the account's number, a list that ends in S A L D O", () => {
  const statement = read(
    `
Banco da Federação                                          Extrato de conta corrente
Agência              2917-3
Conta corrente       56603-7 SIMONE MOREIRA CAMPOS
Período do extrato   01/03/2024 a 29/03/2024
Dt.         Dt.        Ag.    Lote   Histórico               Documento    Valor R$       Saldo
balancete   movimento  origem
01/03/2024             0000   00000  000 Saldo Anterior                               1.982,42 C
01/03/2024             0000   13369  234 Compra com Cartão   917.913.369    369,05 D  1.613,37 C
                                     01/03 12:09 LOJAS MODA LIVRE
02/03/2024             0000   57994  821 Pix - Recebido      674.557.994  1.247,15 C  2.860,52 C
                                     02/03 07:14 TRANSPORTADORA NOVO
29/03/2024             0000   00000  999 S A L D O                                    2.860,52 C`,
    'br',
  );
  expect(statement.accountHolderName).toBe('SIMONE MOREIRA CAMPOS');
  expect(statement.accounts).toMatchObject([
    {
      beginningBalance: 1982.42,
      endingBalance: 2860.52,
      transactions: [
        {
          date: '2024-03-01',
          description: '234 Compra com Cartão 01/03 12:09 LOJAS MODA LIVRE',
          withdrawalAmount: 369.05,
        },
        {
          date: '2024-03-02',
          description: '821 Pix - Recebido 02/03 07:14 TRANSPORTADORA NOVO',
          depositAmount: 1247.15,
        },
      ],
    },
  ]);
});

test('two balances in a row, under two headings of which one reads like a description; words that reach under the next heading', () => {
  const { accounts } = read(
    `
Bancomarca
Saldo Anterior                  3,334.38
FECHA                                                                      SALDO
OPER     LIQ      COD.   DESCRIPCIÓN REFERENCIA     CARGOS   ABONOS    OPERACIÓN   LIQUIDACIÓN
14/JUL   14/JUL   E57    RETIRO CAJERO AUTOMATICO   268.88             3,065.50       3,065.50
                         FOLIO: 1036
15/JUL   15/JUL   W02    PAGO DE NOMINA                       3,353.15 6,418.65       6,418.65
16/JUL   16/JUL   A15    FARMACIA SAN RAFAEL 41     420.81             5,997.84       5,997.84`,
    'mx',
  );
  expect(accounts?.[0]?.transactions).toMatchObject([
    { description: 'RETIRO CAJERO AUTOMATICO FOLIO: 1036', withdrawalAmount: 268.88, balance: 3065.5 },
    { description: 'PAGO DE NOMINA', depositAmount: 3353.15, balance: 6418.65 },
    { description: 'FARMACIA SAN RAFAEL 41', withdrawalAmount: 420.81, balance: 5997.84 },
  ]);
});

test("pairs of labels and values between two accounts' lists are the second one's summary; an account's own name tells more than its section's title", () => {
  const { accounts } = read(`
Lumora Bank
Primary Account Holder            Monthly Statement Period Mar 1, 2022 - Mar 28, 2022
Denise Chowdhury
3362 Stonegate Dr
Ocala, FL 34471
Savings
Round Up Savings - 4695597476
Beginning Balance                 $3,776.06     Monthly Interest Paid            $0.00
Current Balance                   $3,594.03     Account Fees                     $0.00
DATE                       DESCRIPTION                    AMOUNT            BALANCE
Mar 27, 2022               To Checking - 4417            -$182.03         $3,594.03
Checking
Everyday Checking - 9231598239
Beginning Balance                 $6,768.04     Monthly Interest Paid            $0.00
Current Balance                   $6,615.28     Account Fees                     $0.00
DATE                       DESCRIPTION                    AMOUNT            BALANCE
Mar 28, 2022               CINEPLAZA 16                  -$152.76         $6,615.28`);
  expect(accounts).toMatchObject([
    { accountType: 'Round Up Savings', beginningBalance: 3776.06, endingBalance: 3594.03 },
    { accountType: 'Everyday Checking', beginningBalance: 6768.04, endingBalance: 6615.28 },
  ]);
});

test('marks of direction in brackets behind amounts, their thin stroke unread, the balance of each day, and what the list leads to under no day', () => {
  const { accounts } = read(
    `
Banco Nacional de Crédito
Agência: 1523-8 Conta: 10121-8
Período do extrato 01/11/2023 a 30/11/2023
Dia             Lote      Documento      Histórico                          Valor
                                         Saldo Anterior                     1.355,71 (+)
01/11/2023      80090     443280090      Pix - Enviado                        457,57()
                                         JOAO BATISTA MOREIRA
01/11/2023                               Saldo do dia                         898,14 (+)
03/11/2023      38211     650238211      TED-Crédito em Conta               1.861,06 (+)
                                         Metalúrgica Santo André
03/11/2023                               Saldo do dia                       2.759,20 (+)
                                         SALDO                              2.759,20 (+)`,
    'br',
  );
  expect(accounts).toMatchObject([
    {
      beginningBalance: 1355.71,
      endingBalance: 2759.2,
      transactions: [
        { description: 'Pix - Enviado JOAO BATISTA MOREIRA', withdrawalAmount: 457.57 },
        { description: 'TED-Crédito em Conta Metalúrgica Santo André', depositAmount: 1861.06 },
      ],
    },
  ]);
});

test('streets are called after days, and contracts have numbers of their own', () => {
  const statement = read(
    `
Banco Mexicano de Crédito
CARLOS ALBERTO CASTILLO REYES
Calle 5 de Febrero 92 Int. 3
Col. Jardines, 37260 León, Guanajuato
CUENTA PERFILES                               RESUMEN DEL: 13/MAR/2024 AL 11/ABR/2024
Número de contrato                            0047815526
Número de cuenta de cheques                   6450982431
Saldo Anterior                                $1,371.62
FECHA             CONCEPTO                       RETIROS       DEPOSITOS      SALDO
13 MAR            RETIRO CAJERO                    16.25                    1,355.37
15 MAR            DEPOSITO EN EFECTIVO                          3,986.18    5,341.55`,
    'mx',
  );
  expect(statement).toMatchObject({
    accountHolderName: 'CARLOS ALBERTO CASTILLO REYES',
    accountHolderAddress: 'Calle 5 de Febrero 92 Int. 3, Col. Jardines, 37260 León, Guanajuato',
    accounts: [{ accountNumber: '6450982431', accountType: 'CUENTA PERFILES' }],
  });
});

test("counts of `Credit(s)` are totals, and the day of the opening balance begins a list that ends on the statement's day", () => {
  const statement = read(`
Meridian National Bank                             Statement Ending 01/29/2022
Main Street Office
PO Box 1180, Raleigh, NC 27603
TYRONE PATEL
46 Church Avenue
Dayton, OH 45429
FREEDOM 50 CHECKING
Account Number: 6926314047
Date                 Description                                         Amount
01/01/2022           Beginning Balance                                $1,764.70
                     1 Credit(s) This Period                            $862.55
                     1 Debit(s) This Period                             $277.46
01/29/2022           Ending Balance                                   $2,349.79
Post Date          Description              Debits            Credits         Balance
01/01/2022         Beginning Balance                                        $1,764.70
01/04/2022         ONLINE PMT              $277.46                          $1,487.24
01/14/2022         DEPOSIT                                   $862.55        $2,349.79`);
  expect(statement).toMatchObject({
    accountHolderName: 'TYRONE PATEL',
    bankAddress: 'PO Box 1180, Raleigh, NC 27603',
    statementStartDate: '2022-01-01',
    statementEndDate: '2022-01-29',
    accounts: [{ accountType: 'FREEDOM 50 CHECKING', totalDeposits: 862.55, totalWithdrawals: 277.46 }],
  });
  expect(statement.accounts?.[0]?.transactions).toHaveLength(2);
});

test('a name that banks give an account beside the title of its summary; days over a list are nobody', () => {
  const checking = read(`
Northgate Bank
CHECKING SUMMARY                                            Secure Banking
Beginning Balance                                                $1,652.79
Ending Balance                                                   $1,602.79
DATE        DESCRIPTION                                AMOUNT      BALANCE
04/17       Card Purchase                              -50.00     1,602.79`);
  expect(checking.accounts?.[0]?.accountType).toBe('Secure Banking');
  const online = read(`
Heritage Trust Bank
LINDA ANDERSON
1428 Oakmont Ave
Raleigh, NC 27603
ACCOUNT NAME                                 Jul 1                Jul 28
Everyday Checking...9875                 $7,231.86             $7,199.30
Everyday Checking - 5392379875
DATE     DESCRIPTION                            AMOUNT        BALANCE
Jul 1    Opening Balance                                    $7,231.86
Jul 1    Withdrawal from SHOPWORLD            - $32.56      $7,199.30`);
  expect(online.accountHolderName).toBe('LINDA ANDERSON');
});

test('two columns of dates, drafts for cheques, names of accounts over their lists', () => {
  const { accounts } = read(`
Red Mesa Credit Union
Statement Period 02/01/25 thru 03/01/25
ID       Deposit Accounts          Account Number       Ending Balance
0070     FREE CHECKING             8780796106                17,879.87
ID 0070 FREE CHECKING
Post       Eff        Transaction Description                 Amount        Balance
Date       Date
02/01                 Previous Balance                                    18,665.86
02/04      02/04      Withdrawal ACH GYMWORKS                -383.88      18,281.98
                      TYPE: ONLINE PMT
02/08      02/08      Draft 2651                              -18.43      18,263.55
02/22      02/22      Withdrawal                             -383.68      17,879.87
03/01                 Ending Balance                                      17,879.87`);
  expect(accounts).toMatchObject([
    {
      accountNumber: '8780796106',
      accountType: 'FREE CHECKING',
      transactions: [
        {
          date: '2025-02-04',
          description: 'Withdrawal ACH GYMWORKS TYPE: ONLINE PMT',
          withdrawalAmount: 383.88,
        },
        { description: 'Draft 2651', checkNumber: '2651', withdrawalAmount: 18.43 },
        { withdrawalAmount: 383.68 },
      ],
    },
  ]);
});

test('a period with a stroke between its days, a heading of two words of which one is known', () => {
  const statement = read(
    `
Banco Interoceánico
BLANCA ESTELA AGUILAR PONCE
Periodo                         01-AGO-24 / 29-AGO-24
Cuenta Nómina                   No. de cuenta 3954365906
Saldo inicial                   $9,231.73
Fecha     Concepto                       Origen / Referencia    Depósito    Retiro      Saldo
01 AGO    TRANSF INTERBANCARIA SPEI      SPEI 2421118488                    $440.23    $8,791.50
          LOURDES NAVARRO
03 AGO    PAGO DE NOMINA                 SUC 8741801705      $2,367.49                $11,158.99`,
    'mx',
  );
  expect(statement).toMatchObject({ statementStartDate: '2024-08-01', statementEndDate: '2024-08-29' });
  expect(statement.accounts?.[0]?.transactions).toMatchObject([
    { description: 'TRANSF INTERBANCARIA SPEI LOURDES NAVARRO', withdrawalAmount: 440.23 },
    { description: 'PAGO DE NOMINA', depositAmount: 2367.49 },
  ]);
});

test("an account's name and number without a word for either, beside numbers of other things", () => {
  const { accounts } = read(`
Trellis Bank                                        FL 1340004417203
ANTHONY D ORTEGA
1190 Peachtree Hills Cir
Farmington, NM 87401
TRELLIS FUNDAMENTALS     9382588969
Your previous balance as of 05/10/2025               $5,733.20
Your new balance as of 06/08/2025                    $5,450.56
DATE       DESCRIPTION                                AMOUNT($)
05/12      RECURRING PAYMENT QUICKTRIP                   282.64`);
  expect(accounts).toMatchObject([{ accountNumber: '9382588969', accountType: 'TRELLIS FUNDAMENTALS' }]);
});

test("a name beside the bank's, an address under its own label", () => {
  expect(
    read(`
Clear Access Banking                                 Stage Line Bank
Account number: 6243244083       February 24, 2022 - March 24, 2022
Beginning balance on 2/24                             $6,054.96
Standard monthly service fee                              $7.50
Ending balance on 3/24                                $6,047.46`).accounts,
  ).toMatchObject([{ accountType: 'Clear Access Banking', totalServiceFees: 7.5 }]);
  expect(
    read(
      `
Violeta México
Hola, Adrián Pérez Orozco
Tu domicilio
Calle Morelos 415
Col. Álamos, 76160 Querétaro, Qro.
Número de cuenta               4229883790
Saldo inicial                  14,662.45
Saldo final                    14,000.00`,
      'mx',
    ),
  ).toMatchObject({
    accountHolderName: 'Adrián Pérez Orozco',
    accountHolderAddress: 'Calle Morelos 415, Col. Álamos, 76160 Querétaro, Qro.',
  });
  expect(
    read(
      `
Gilberto Oliveira Rezende • CPF: ***.417.203-**                  Banco Grafite S.A.
Agência: 1 • Conta: 91130-9
Extrato Período • 16 de novembro de 2023 até 14 de dezembro de 2023
Data         Descrição                                  Valor
16/11        AGROPECUARIA CAMPO VERDE               R$ -20,00
17/11        Pix recebido                            R$ 30,00`,
      'br',
    ),
  ).toMatchObject({ accountHolderName: 'Gilberto Oliveira Rezende' });
});

test("sums below a list that is closed are its account's, not the next one's", () => {
  const { accounts } = read(`
Member Credit Union
REGULAR SHARE                                        1762157812
DATE             DESCRIPTION              WITHDRAWALS     DEPOSITS      BALANCE
02/01/2023       BEGINNING BALANCE                                      1,875.43
02/03/2023       DEBIT CARD PURCHASE           135.60                   1,739.83
02/04/2023       DEPOSIT                                    977.53      2,717.36
03/01/2023       ENDING BALANCE                                         2,717.36
TOTAL DEPOSITS 977.53               TOTAL WITHDRAWALS 135.60
ACCESS CHECKING                                      6945970500
DATE             DESCRIPTION              WITHDRAWALS     DEPOSITS      BALANCE
02/01/2023       BEGINNING BALANCE                                      6,805.99
02/02/2023       ACH DEBIT                     233.51                   6,572.48
03/01/2023       ENDING BALANCE                                         6,572.48
TOTAL DEPOSITS 0.00                 TOTAL WITHDRAWALS 233.51`);
  expect(accounts).toMatchObject([
    { totalDeposits: 977.53, totalWithdrawals: 135.6, endingBalance: 2717.36 },
    { totalWithdrawals: 233.51, endingBalance: 6572.48 },
  ]);
});

test("a person behind the account's number and a stroke; numbers with a label of their own under a word for an account; a balance before the limit", () => {
  const statement = read(
    `
SISTEMA DE COOPERATIVAS DO SOL
CONTA: 81.280-5 / ELIANE BORGES TAVARES
PERÍODO: 01/10/2023 - 30/10/2023
Produto:          CONTA LEVE
Agência:          021 CENTRO
DATA       HISTÓRICO                              VALOR
           SALDO ANTERIOR                      3.935,52C
01/10      COMP VISA ELECTRON                    470,09D
           SALDO DO DIA                        3.465,43C
RESUMO
SALDO EM C.CORRENTE (+):                       3.465,43C
LIMITE CHEQUE ESPECIAL (+):                    2.000,00C
SALDO DISPONÍVEL (=):                          5.465,43C`,
    'br',
  );
  expect(statement).toMatchObject({
    accountHolderName: 'ELIANE BORGES TAVARES',
    accounts: [{ accountNumber: '81.280-5', endingBalance: 3465.43 }],
  });
});
