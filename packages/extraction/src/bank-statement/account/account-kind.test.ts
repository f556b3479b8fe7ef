import { expect, test } from 'vitest';
import { read } from '../testing/read-printed.js';

test("a balance's label names no kind of account", () => {
  const { accounts } = read(
    `
  Banco Mirador S.A.                                         Conta: 88120-9
  Período: 01/03/2022 a 31/03/2022
  Saldo em conta corrente
  986,44

  Data       Descrição                 Créditos       Débitos        Saldo
  02/03      PIX ENVIADO                              -178,97       679,98
  03/03      TED RECEBIDA               306,46                      986,44`,
    'br',
  );
  expect(accounts?.[0]?.accountType).toBeUndefined();
});

test('the name of an account may begin with a small letter', () => {
  const { accounts } = read(`
  Harbor Trade Bank                Statement Period   May 1, 2023 - May 28, 2023

  eHarbor Student Checking                             Account # 4307797494
  Beginning Balance on May 1, 2023                     $ 500.00

  Date      Description                   Amount      Balance
  05/03     Corner market                  -20.00      480.00
  05/09     Wages                          100.00      580.00`);
  expect(accounts?.[0]?.accountType).toBe('eHarbor Student Checking');
});
