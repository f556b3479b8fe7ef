import { expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

test('what came in and what went out under words for funds, whose totals fill both columns', () => {
  const { accounts } = read(`
  Wren Bank                                  Account number: 8812 4411
  January 1 - January 31, 2024
                                    This period     Year to date
  Opening Cash Balance                $1,000.00          $812.40
  Closing Cash Balance                $1,455.00

  Date     Activity Type   Description                    Funds In      Funds Out
  01/03    Withdrawal      Corner shop                                      20.00
  01/09    Deposit         Wages                            500.00
  01/12    Withdrawal      Library                                          25.00
           Total activity                                   500.00          45.00`);
  expect(accounts?.[0]).toMatchObject({ beginningBalance: 1000, endingBalance: 1455 });
  expect(accounts?.[0]?.transactions).toEqual([
    { date: '2024-01-03', description: 'Corner shop', withdrawalAmount: 20 },
    { date: '2024-01-09', description: 'Wages', depositAmount: 500 },
    { date: '2024-01-12', description: 'Library', withdrawalAmount: 25 },
  ]);
});

test('an amount that is said twice is no balance', () => {
  const { accounts } = read(`
  Wren Bank                                  Account number: 8812 4411
  January 1 - January 31, 2024

  Date        Description                    Amount      Net Amount     Settled
  01/12/24    Library                        -25.00          -25.00     01/13/24
  01/09/24    Wages                          500.00          500.00     01/09/24
  01/03/24    Corner shop                    -20.00          -20.00     01/05/24`);
  expect(accounts?.[0]?.transactions?.map(({ balance }) => balance)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('numbers of rows and times of the day are no part of a description', () => {
  const numbered = read(
    `
  Banco Wren                          Cuenta 88124411
  Periodo del 01/05/2024 al 31/05/2024

  No.  Fecha        Concepto                       Cargo       Abono       Saldo
  1    03/05/2024   Panadería Luna                 20.00                   980.00
                    Centro
  2    09/05/2024   Nómina                                    500.00     1,480.00
  3    12/05/2024   Librería                       25.00                 1,455.00
  4    13/05/2024   Mercado                         5.00                 1,450.00`,
    'mx',
  );
  expect(numbered.accounts?.[0]?.transactions?.map(({ description }) => description)).toEqual([
    'Panadería Luna Centro',
    'Nómina',
    'Librería',
    'Mercado',
  ]);
  const timed = read(
    `
  Wren                                Cuenta 88124411
  Movimientos del 1 al 31 de mayo de 2024

  03 MAY
  Compra en Panadería                               -$20.00
  08:04 h
  Nómina                                           +$500.00
  13:27 h
  04 MAY
  Compra en Librería                                -$25.00
  18:50 h`,
    'mx',
  );
  expect(timed.accounts?.[0]?.transactions?.map(({ description }) => description)).toEqual([
    'Compra en Panadería',
    'Nómina',
    'Compra en Librería',
  ]);
});

test('lines of a transfer that stand alike at the foot of two pages belong to it, and its account is nobody of the statement', () => {
  const transfer = (day: string, amount: string): string => `
  ${day}       ABONO DE LÁCTEOS LUNA            ${amount}
               POR ORDEN DE CTA.
               002180 CLAVE 48728507`;
  const page = (first: number): string =>
    `  FECHA        CONCEPTO                       DEPÓSITOS     RETIROS      SALDO${[
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]
      .map((row) => transfer(`${String(first + row).padStart(2, '0')} MAY`, '10.00'))
      .join('')}`;
  const { accounts } = read(
    `
  Banco Wren                          Cuenta 88124411
  Periodo del 01/05/2024 al 31/05/2024








${page(1)}
===










${page(15)}`,
    'mx',
  );
  expect(accounts).toHaveLength(1);
  expect(accounts?.[0]?.accountNumber).toBe('88124411');
  expect(accounts?.[0]?.transactions).toHaveLength(28);
  expect(new Set(accounts?.[0]?.transactions?.map(({ description }) => description))).toEqual(
    new Set(['ABONO DE LÁCTEOS LUNA POR ORDEN DE CTA. 002180 CLAVE 48728507']),
  );
});

test('a number that a narrow column breaks behind a hyphen is one', () => {
  const { accounts } = read(`
  Wren Bank                                  Account number: 8812 4411
  January 1 - January 31, 2024

  Date        Description              Amount      Balance
  01/03/24    Corner shop 206-555-     -20.00       980.00
              0187
  01/09/24    Wages                    500.00     1,480.00
  01/12/24    Library                  -25.00     1,455.00`);
  expect(accounts?.[0]?.transactions?.[0]?.description).toBe('Corner shop 206-555-0187');
});

const TABLE = `

  Date          Description                     Amount      Balance
  05/03/2024    Wages                           500.00     1,500.00
  05/09/2024    Corner shop                     -20.00     1,480.00
  05/12/2024    Library                          -5.00     1,475.00`;

test('labels in two languages name one period and one sum', () => {
  const statement = read(`
  Wren Bank                                  Account number: 8812 4411
  Statement Period / Periodo      05/01/2024 to / al 05/31/2024
  Service Charges / Cargos por Servicio          $4.50${TABLE}`);
  expect(statement).toMatchObject({ statementStartDate: '2024-05-01', statementEndDate: '2024-05-31' });
  expect(statement.accounts?.[0]?.totalServiceFees).toBe(4.5);
});

test("a member's number is an account's only where accounts have none, and the last of numbers between bars is the account's", () => {
  const own = read(`
  Wren Credit Union                          Member Number 0044718

  SHARE DRAFT CHECKING  ID 8411769668${TABLE}`);
  expect(own.accounts?.map(({ accountNumber }) => accountNumber)).toEqual(['8411769668']);
  expect(own.accounts?.[0]?.accountType).toBe('SHARE DRAFT CHECKING');
  expect(
    read(`\n  Wren Credit Union                          Member Number 0044718${TABLE}`).accounts?.[0]
      ?.accountNumber,
  ).toBe('0044718');
  const bars = read(`\n  Banco Wren\n\n  Conta: 0412 | 3701 | 69416-3${TABLE}`, 'br');
  expect(bars.accounts?.[0]?.accountNumber).toBe('69416-3');
  const dots = read(
    `\n  Wren\n\n  Cuenta Diaria Plus · Cuenta ****8503 · CLABE 638180000144112233${TABLE}`,
    'mx',
  );
  expect(dots.accounts?.[0]).toMatchObject({ accountNumber: '****8503', accountType: 'Cuenta Diaria Plus' });
});

test('the address under a name that is not the labelled holder is the bank', () => {
  const statement = read(
    `
                                Tecolote
              Av. Juárez 33, Centro, 76000 Querétaro, Qro.

  Nombre del socio   Ana Torres Luna            Núm. de socio   0098812
  Producto contratado   Cuenta Rendidora        Núm. de contrato   2774845859${TABLE}`,
    'mx',
  );
  expect(statement).toMatchObject({ bankName: 'Tecolote', accountHolderName: 'Ana Torres Luna' });
  expect(statement.accountHolderAddress).toBeUndefined();
  expect(statement.accounts?.[0]).toMatchObject({
    accountType: 'Cuenta Rendidora',
    accountNumber: '2774845859',
  });
});

test('a holder beside the numbers of branch and account; a telephone is no street; a bank with what the law calls it', () => {
  const beside = read(
    `
  Banco Wren

  JOÃO VÍTOR DA LUZ                    agência: 0412   conta: 19438-6${TABLE}`,
    'br',
  );
  expect(beside).toMatchObject({ bankName: 'Banco Wren', accountHolderName: 'JOÃO VÍTOR DA LUZ' });
  const called = read(`
  Wren Bank                            Ana Torres
                                       12 Quay Street
  Customer Service 800-555-0148        Reno, NV 89501
  209 Old Forge Road, Tampa, FL 33602

  Account number: 8812 4411${TABLE}`);
  expect(called.bankAddress).toBe('209 Old Forge Road, Tampa, FL 33602');
  const legal = read(
    `\n  Banco Wren, S.A., Institución de Banca Múltiple, Grupo Financiero Wren del Norte\n\n  Cuenta 88124411${TABLE}`,
    'mx',
  );
  expect(legal.bankName).toBe(
    'Banco Wren, S.A., Institución de Banca Múltiple, Grupo Financiero Wren del Norte',
  );
});

test('a bank that is named with its kind by law under the tables alone, over its address', () => {
  const { bankName, bankAddress, accountHolderName, accountHolderAddress } = read(
    `
  colibrí                                             Estado de cuenta

  Ana Torres Luna                                     Número de cuenta 8812441173
  Cerrada Minero 31
  Col. Lincoln, C.P. 64310, Monterrey, N.L.

  Fecha         Concepto                  Depósitos     Retiros      Saldo
  03/05/2024    Nómina                      $500.00               $1,500.00
  09/05/2024    Panadería                                $20.00   $1,480.00

  Ahorros Colibrí, S.A. de C.V., Institución de Fondos de Pago Electrónico
  Av. Vía Láctea 2121, piso 5, Col. Lomas de la Luz de San Ángel, C.P. 01210, Álvaro Obregón, Ciudad de México
  Los saldos en la cuenta no generan rendimientos.`,
    'mx',
  );
  expect({ bankName, bankAddress, accountHolderName, accountHolderAddress }).toEqual({
    bankName: 'Ahorros Colibrí, S.A. de C.V., Institución de Fondos de Pago Electrónico',
    bankAddress:
      'Av. Vía Láctea 2121, piso 5, Col. Lomas de la Luz de San Ángel, C.P. 01210, Álvaro Obregón, Ciudad de México',
    accountHolderName: 'Ana Torres Luna',
    accountHolderAddress: 'Cerrada Minero 31, Col. Lincoln, C.P. 64310, Monterrey, N.L.',
  });
});

test('a sentence of a notice before the name is no part of it', () => {
  const { bankName } = read(
    `\n  Cuenta 88124411${TABLE}\n===\n  Las tasas que ofrece Luna Azul, S.A., Institución de Banca Múltiple.\n  Consulte a Luna Azul.`,
    'mx',
  );
  expect(bankName).toBeUndefined();
});

test.each(['Banco    ', 'Instituição'])('%s labels a bank by its number and name', (label) => {
  const { bankName } = read(
    `
  Extrato da conta
  Nome         Ana Torres Luna                  ${label}        798 - Banco Sabiá S.A.
  CPF          ***.009.163-**                   Agência            0001${TABLE}`,
    'br',
  );
  expect(bankName).toBe('Banco Sabiá S.A.');
});

test('a number of the operation beside the words of every row is no cheque', () => {
  const { accounts } = read(
    `
  Banco Wren

  Data          Boleta     Histórico                       Valor        Saldo
  03/05/2024    071205     Salário                        500,00     1.500,00
  09/05/2024    433038     Padaria                        -20,00     1.480,00
  12/05/2024    794871     Farmácia                        -5,00     1.475,00
  13/05/2024    794872     Mercado                         -5,00     1.470,00`,
    'br',
  );
  expect(
    accounts?.[0]?.transactions?.map(({ description, checkNumber }) => [description, checkNumber]),
  ).toEqual([
    ['Salário', undefined],
    ['Padaria', undefined],
    ['Farmácia', undefined],
    ['Mercado', undefined],
  ]);
});

test('a slanting list by days: an amount above its words, or beside the time under them', () => {
  const { accounts } = read(
    `
  Wren                                Cuenta 88124411
  Movimientos del 1 al 31 de mayo de 2024

  03 MAY
  Compra en Librería                                -$25.00
  18:50 h
  04 MAY
                                                    -$20.00
  Compra en Panadería
  08:04 h
  Nómina
  13:27 h                                          +$500.00`,
    'mx',
  );
  expect(accounts?.[0]?.transactions?.map(({ date, description }) => [date, description])).toEqual([
    ['2024-05-03', 'Compra en Librería'],
    ['2024-05-04', 'Compra en Panadería'],
    ['2024-05-04', 'Nómina'],
  ]);
});

test.each([
  'Member',
  'Client name',
  'Primary account holder',
  'Cuentahabiente',
  'A nombre de',
  'Nombre del socio',
  'Titular da conta',
  'Nome/Razão social',
  'Cooperado',
])('%s labels the holder', (label) => {
  expect(read(`\n  Wren Bank\n\n  ${label}      Ana Torres${TABLE}`).accountHolderName).toBe('Ana Torres');
});

test.each(['Product name', 'Nombre del producto', 'Nome do produto'])(
  '%s labels the kind of account',
  (label) => {
    const { accounts } = read(`\n  Wren Bank\n\n  ${label}: Wren Simple\n  Account number 88124411${TABLE}`);
    expect(accounts?.[0]?.accountType).toBe('Wren Simple');
  },
);

test.each(['+R$', '\u2212R$'])('%s before an amount is its sign and no word', (sign) => {
  const { accounts } = read(
    `
  Banco Wren

  Período 01/05/2024 a 31/05/2024   Conta 88124411

  Data            Histórico                      Valor
  03/05           Salário                         R$ 500,00
  09/05           Padaria                        ${sign} 20,00
  12/05           Mercado                         R$ 12,50`,
    'br',
  );
  expect(accounts?.[0]?.transactions?.map(({ description }) => description)).toEqual([
    'Salário',
    'Padaria',
    'Mercado',
  ]);
  const column = sign.startsWith('+') ? 'depositAmount' : 'withdrawalAmount';
  expect(accounts?.[0]?.transactions?.[1]?.[column]).toBe(20);
});
