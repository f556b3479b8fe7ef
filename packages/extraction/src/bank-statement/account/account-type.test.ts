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
