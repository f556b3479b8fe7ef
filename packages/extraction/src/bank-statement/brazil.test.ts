import { describe, expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

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

  test('leaders run from labels to their figures, in one piece with them', () => {
    const [account, ...others] =
      read(
        `
  Cooperativa Vale do Sol
  CONTA............: 48.221-5
  PERÍODO: 01/07/2026 - 31/07/2026
  DATA        HISTÓRICO                                           VALOR
              SALDO ANTERIOR                                  1.000,00C
  03/07       PIX RECEBIDO                                      500,00C
              SALDO DO DIA =====>                             1.500,00C
  10/07       PAGTO BOLETO                                      200,00D
              SALDO DO DIA =====>                             1.300,00C
  RESUMO
  TOTAL DE CRÉDITOS...............................500,00
  TOTAL DE DÉBITOS................................200,00
  SALDO EM CONTA................................1.300,00C`,
        'br',
      ).accounts ?? [];
    expect(others).toEqual([]);
    expect(account).toMatchObject({
      accountNumber: '48.221-5',
      beginningBalance: 1000,
      totalDeposits: 500,
      totalWithdrawals: 200,
      endingBalance: 1300,
    });
  });
});
