import { describe, expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

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
            {
              date: '2026-01-05',
              description: 'PAGO TARJETA Referencia 00123',
              withdrawalAmount: 1000,
              balance: 9000,
            },
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

  test('columns named twice, one name under the other, and a serial number that makes no cheque', () => {
    const [account] =
      read(
        `
  Banco Mirador
  PERIODO  Del 01/03/2022 al 28/03/2022
  DÍA   DESCRIPCIÓN               REFERENCIA/     RETIRO/    DEPÓSITO/        SALDO
                                  SERIAL          CARGO      ABONO
        SALDO INICIAL                                                      $ 500.00
  02    PAGO DE SERVICIO          89522378     $ 243.50                    $ 256.50
        CINE UNIVERSIDAD
  05    PAGO DE NOMINA            46768126                  $ 1,682.00   $ 1,938.50`,
        'mx',
      ).accounts ?? [];
    expect(account?.checks).toBeUndefined();
    expect(account?.transactions).toEqual([
      {
        date: '2022-03-02',
        description: 'PAGO DE SERVICIO CINE UNIVERSIDAD',
        withdrawalAmount: 243.5,
        balance: 256.5,
      },
      { date: '2022-03-05', description: 'PAGO DE NOMINA', depositAmount: 1682, balance: 1938.5 },
    ]);
  });

  test("an account's name under the title of the page, and no part of the page there", () => {
    const kindUnder = (line: string) =>
      read(
        `
  Banco Tolteca                                           Estado de cuenta
                                                          ${line}
  VERÓNICA SÁNCHEZ ARRIAGA        Número de cuenta        8824796202
  Periodo  01/01/2024 al 30/01/2024
  FECHA         CONCEPTO           RETIROS    DEPÓSITOS        SALDO
  02/01/2024    PAGO TIENDA          50.00                    450.00
  03/01/2024    DEPOSITO                          20.00       470.00`,
        'mx',
      ).accounts?.[0]?.accountType;
    expect(kindUnder('Guardadito')).toBe('Guardadito');
    expect(kindUnder('Moneda Nacional')).toBeUndefined();
  });

  test("a branch's number under the kind of account is no account's", () => {
    expect(
      read(
        `
  BANCO VISTA MAS                                        ESTADO DE CUENTA
                                               NUMERO DE CUENTA        6691390117
                                               TIPO DE CUENTA          CUENTA NOMINA
                                               SUCURSAL                0104 REFORMA
  SALDO ANTERIOR   $ 3,153.48
  SALDO ACTUAL     $ 2,838.97
  FECHA           CONCEPTO                                 CARGOS     ABONOS      SALDO
  02/ENE/2024     PAGO DE SERVICIO CHEDRAHUI               314.51              2,838.97`,
        'mx',
      ).accounts?.map(({ accountNumber }) => accountNumber),
    ).toEqual(['6691390117']);
  });

  test('an average balance under the opening one is no other account; a reference and a description under headings set close', () => {
    expect(
      read(
        `
  BANCO DE LAS FUERZAS                        NUMERO DE CUENTA   5500179897
                 SALDO ANTERIOR        DEPOSITOS     RETIROS      SALDO ACTUAL
                       4,103.21             0.00      335.57          3,767.64
      SALDO PROMEDIO       DIAS DEL PERIODO     COMISIONES COBRADAS
            4,199.39             28                    12.00
  FECHA       REFERENCIA CONCEPTO                  CARGOS     ABONOS        SALDO
  01/03/2022  67735940   DOMICILIACION COPELIA      62.47                4,040.74
  07/03/2022  63944283   DOMICILIACION COPELIA     273.10                3,767.64`,
        'mx',
      ).accounts,
    ).toMatchObject([
      {
        accountNumber: '5500179897',
        beginningBalance: 4103.21,
        endingBalance: 3767.64,
        transactions: [{ description: 'DOMICILIACION COPELIA' }, {}],
      },
    ]);
  });

  test("each account's name and number in one cell over its own table, and a rate below a table with a figure under its last balance", () => {
    const table = (balance: string, change: string, after: string) => `
  Fecha        Folio      Movimiento                 Depósitos     Retiros       Saldo
                            Saldo inicial                                       ${balance}
  03/01/2024   4924791    Compra en comercio                       ${change}     ${after}
                            Saldo final                                         ${after}
  Tasa anual: 0.00%  Intereses: $ 0.00`;
    const { accounts } = read(
      `
  Caja Wren, S.C. de R.L.                          Periodo: 01/01/2024 al 28/01/2024

  Producto           No. de cuenta        Saldo inicial     Saldo final
  Wren Débito        6376281295              $ 1,000.00        $ 980.00
  Cuenta Amistad     2842349050              $ 2,000.00      $ 1,995.00

  Wren Débito 6376281295
${table('1,000.00', '20.00', '  980.00')}

  Cuenta Amistad 2842349050
${table('2,000.00', ' 5.00', '1,995.00')}`,
      'mx',
    );
    expect(accounts).toMatchObject([
      {
        accountNumber: '6376281295',
        accountType: 'Wren Débito',
        endingBalance: 980,
        transactions: [{ balance: 980 }],
      },
      {
        accountNumber: '2842349050',
        accountType: 'Cuenta Amistad',
        endingBalance: 1995,
        transactions: [{ balance: 1995 }],
      },
    ]);
  });
});
