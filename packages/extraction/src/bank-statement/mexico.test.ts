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
});
