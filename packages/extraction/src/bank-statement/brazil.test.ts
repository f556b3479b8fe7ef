import { describe, expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

describe('Brazil', () => {
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
