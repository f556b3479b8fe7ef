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

  test("a box of sums below the list closes the list's account, beside shares that have a balance before, too", () => {
    const { accounts } = read(
      `
  Cooperativa Vale do Sol
  CONTA: 48.221-5
  PERÍODO: 01/07/2026 - 31/07/2026
  DATA        HISTÓRICO                          VALOR (R$)  +/-     SALDO (R$)  +/-
              SALDO INICIAL                                            1.000,00   +
  03/07       PIX RECEBIDO                           500,00   +        1.500,00   +
  10/07       PAGTO BOLETO                           200,00   -        1.300,00   +
  POSIÇÃO EM CONTA CORRENTE                          CAPITAL SOCIAL
  CRÉDITOS NO PERÍODO              500,00            SALDO ANTERIOR                1.840,00
  DÉBITOS NO PERÍODO               200,00            INTEGRALIZAÇÃO DO MÊS            40,00
  SALDO ATUAL                    1.300,00            TOTAL INTEGRALIZADO           1.880,00`,
      'br',
    );
    expect(accounts).toMatchObject([
      { beginningBalance: 1000, totalDeposits: 500, totalWithdrawals: 200, endingBalance: 1300 },
    ]);
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

  test('a day with what came and what went, and words that go on under their second cell', () => {
    const [account] =
      read(
        `
  Banco Aurora
  Extrato de 01 a 31 de maio de 2026
  Saldo inicial                                                         100,00
  Saldo final                                                           130,00
  Movimentações
  04 MAI 2026   Total de entradas                                      + 80,00
                Transferência recebida    Ana Souza - BCO INTERIOR       80,00
                                          (0977) Agência: 963
                Total de saídas                                        - 50,00
                Compra no débito          Padaria                        20,00
  06 MAI 2026   Total de saídas                                        - 30,00
                Pagamento de boleto       Luz                            30,00`,
        'br',
      ).accounts ?? [];
    expect(account?.transactions).toEqual([
      {
        date: '2026-05-04',
        description: 'Transferência recebida Ana Souza - BCO INTERIOR (0977) Agência: 963',
        depositAmount: 80,
      },
      { date: '2026-05-04', description: 'Compra no débito Padaria', withdrawalAmount: 20 },
      { date: '2026-05-06', description: 'Pagamento de boleto Luz', withdrawalAmount: 30 },
    ]);
  });

  test('a balance at a day below all movements is what they lead to', () => {
    const [account] =
      read(
        `
  Caixa Popular
  Extrato por período
  Conta: 56939-9
  Período: 01/11/2025 até 30/11/2025
  Data Mov.     Nr. Doc.    Histórico             Valor            Saldo
                000000      SALDO ANTERIOR       0,00 C         700,00 C
  02/11/2025    368287      PAG BOLETO         300,00 D         400,00 C
  04/11/2025    580064      CRED SALAR       1.000,00 C       1.400,00 C

  Saldo em 30/11/2025                                         1.400,00 C`,
        'br',
      ).accounts ?? [];
    expect(account).toMatchObject({ beginningBalance: 700, endingBalance: 1400 });
    expect(account?.transactions).toHaveLength(2);
  });

  test("a day's balance in a row of its own is that of its last movement, where the amounts lead to it", () => {
    const [account] =
      read(
        `
  BANCO DO ESTADO DO PAMPA S.A.
  CONTA: 71.487-1
  PERIODO: 01/03/2023 A 30/03/2023
  DIA    HISTORICO                     DOCUMENTO         VALOR
         SALDO ANT EM 28/02/2023                        500,00
  03     PGTO TITULO MERCADO              412351       191,50-
         PIX RECEBIDO                     715107        20,00
         SALDO NA DATA                                  328,50
  06     PIX ENVIADO                      637539       234,80-
         SALDO NA DATA                                   99,99
  SALDO EM CONTA                                         93,70`,
        'br',
      ).accounts ?? [];
    expect(account).toMatchObject({ beginningBalance: 500, endingBalance: 93.7 });
    expect(account?.transactions).toEqual([
      { date: '2023-03-03', description: 'PGTO TITULO MERCADO', withdrawalAmount: 191.5 },
      { date: '2023-03-03', description: 'PIX RECEBIDO', depositAmount: 20, balance: 328.5 },
      { date: '2023-03-06', description: 'PIX ENVIADO', withdrawalAmount: 234.8 },
    ]);
  });

  test('the period and the sums in one row are no table of movements; a day and its hour that ran together', () => {
    expect(
      read(
        `
  Banco Atual                                                 Extrato de conta corrente
  Cliente                               Agência               Conta
  Patrícia Gomes Teixeira               0050                  95332-8

  EXTRATO DE CONTA CORRENTE
  Período do extrato         Saldo inicial   Total de entradas   Total de saídas   Saldo final
  01/11/2024 a 30/11/2024    R$ 12.410,04    R$ 1.785,32         -R$ 351,86        R$ 13.843,50

  Lançamentos
  Data e hora          Transação               Descrição                              Valor
  01/11/202416h17      Pagamento de boleto     DROGARIA RAIAR                    -R$ 351,86
  01/11/2024                                   Saldo Diário                    R$ 12.058,18
  03/11/2024 08h41     Salário                 Usina Rio Claro                  R$ 1.785,32
  03/11/2024                                   Saldo Diário                    R$ 13.843,50`,
        'br',
      ),
    ).toMatchObject({
      statementStartDate: '2024-11-01',
      statementEndDate: '2024-11-30',
      accounts: [
        {
          beginningBalance: 12410.04,
          totalDeposits: 1785.32,
          totalWithdrawals: 351.86,
          endingBalance: 13843.5,
          transactions: [
            {
              date: '2024-11-01',
              description: 'Pagamento de boleto DROGARIA RAIAR',
              withdrawalAmount: 351.86,
              balance: 12058.18,
            },
            {
              date: '2024-11-03',
              description: 'Salário Usina Rio Claro',
              depositAmount: 1785.32,
              balance: 13843.5,
            },
          ],
        },
      ],
    });
  });

  test('the balance of the account closes each day; a company of the future is no future', () => {
    expect(
      read(
        `
  Banco Safira S.A.                                        Extrato de Conta Corrente
  Agência: 0096  Conta: 51667-6                     Período: 01/04/2025 a 30/04/2025
  Lançamentos realizados
  Data         Lançamento               Complemento                 Nº Documento    Valor (R$)
  31/03/2025   SALDO ANTERIOR                                                         2.209,46
  01/04/2025   PAGAMENTO DE TITULO      CAGECEL                     322523555          -187,68
  01/04/2025   SALDO CONTA CORRENTE                                                   2.021,78
  03/04/2025   TED RECEBIDA             CONFECÇÕES PRAIA DO         147925917         3.193,49
                                        FUTURO LTDA
  03/04/2025   SALDO CONTA CORRENTE                                                   5.215,27`,
        'br',
      ).accounts?.[0]?.transactions,
    ).toMatchObject([
      { description: 'PAGAMENTO DE TITULO CAGECEL', withdrawalAmount: 187.68 },
      { description: 'TED RECEBIDA CONFECÇÕES PRAIA DO FUTURO LTDA', depositAmount: 3193.49 },
    ]);
  });

  test('labels and values side by side in two columns: the label below another is not its value', () => {
    expect(
      read(
        `
  wren                                                Extrato de conta corrente
                                                      Período: de 01/11/2023 a 29/11/2023
  Dados da conta
  Nome          Ana Lima Souza             Instituição        Wren Pagamentos S.A.
  Documento     ***.448.639-**             Agência            0001
                                           Conta              93684-4

  Data         Descrição                       Valor          Saldo
  03/11/2023   Padaria                         -5,00       1.500,00
  04/11/2023   Salário                        500,00       2.000,00`,
        'br',
      ).accountHolderName,
    ).toBe('Ana Lima Souza');
  });
});
