import { describe, expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

describe('holerites', () => {
  test('one table with a column of earnings and one of deductions, totals below their labels', () => {
    const found = stubValues(
      `
Oficina Bela Vista Ltda                                   Recibo de Pagamento de Salário
CNPJ: 12.345.678/0001-95                                  Março de 2026
Rua das Flores, 50 - Centro, 01310-100 São Paulo, SP

Código   Nome do Funcionário                CBO       Departamento
15       JOSÉ ALVES DA SILVA                5142      Produção

Cód.   Descrição                  Referência       Vencimentos       Descontos
8781   DIAS NORMAIS                    30,00          3.300,00
150    HORAS EXTRAS 50%                10,00            225,00
998    INSS                             9,00                            297,00
999    IRRF                                                              45,10

                                             Total de Vencimentos    Total de Descontos
                                                         3.525,00                342,10
                                             Valor Líquido                     3.182,90

Salário Base    Sal. Contr. INSS    Base Cálc. FGTS    FGTS do Mês    Base Cálc. IRRF
    3.300,00            3.525,00           3.525,00         282,00           3.228,00
`,
      'br',
    );
    expect(found).toMatchObject({
      employerName: 'Oficina Bela Vista Ltda',
      employerCNPJ: '12.345.678/0001-95',
      employeeName: 'JOSÉ ALVES DA SILVA',
      currentPeriodGrossPay: 3525,
      currentPeriodDeductions: 342.1,
      currentPeriodNetPay: 3182.9,
      'earnings[0].description': 'DIAS NORMAIS',
      'earnings[0].amount': 3300,
      'earnings[1].description': 'HORAS EXTRAS 50%',
      'deductions[0].description': 'INSS',
      'deductions[0].amount': 297,
      'deductions[1].amount': 45.1,
    });
    expect(found).not.toHaveProperty('deductions[2].description');
  });

  test('proventos and descontos side by side, totals in one line', () => {
    const found = stubValues(
      `
CONTRACHEQUE
Empregador: Escola Caminho Novo EIRELI          Competência: 02/2026
Funcionário: Rita Campos Melo                   CPF: 529.982.247-25
Data de pagamento: 05/03/2026

Proventos                       Valor           Descontos                     Valor
Salário                      2.800,00           INSS                         238,00
Adicional noturno              120,50           Vale transporte              168,00

Total de proventos: 2.920,50     Total de descontos: 406,00     Líquido a receber: 2.514,50
`,
      'br',
    );
    expect(found).toMatchObject({
      employerName: 'Escola Caminho Novo EIRELI',
      employeeName: 'Rita Campos Melo',
      employeeCPF: '529.982.247-25',
      payDate: '2026-03-05',
      currentPeriodGrossPay: 2920.5,
      currentPeriodDeductions: 406,
      currentPeriodNetPay: 2514.5,
      'earnings[1].description': 'Adicional noturno',
      'deductions[1].amount': 168,
    });
  });

  test('totals row of the table itself', () => {
    const found = stubValues(
      `
Empresa: Mercado Sol ME         Período: 01/01/2026 a 31/01/2026
Nome: Caio Prates Lima

Descrição              Ref.      Vencimentos      Descontos
Salário                30           2.000,00
INSS                    8                            160,00
Totais                              2.000,00         160,00
Líquido                                            1.840,00
`,
      'br',
    );
    expect(found).toMatchObject({
      employeeName: 'Caio Prates Lima',
      payPeriodStartDate: '2026-01-01',
      currentPeriodGrossPay: 2000,
      currentPeriodDeductions: 160,
      currentPeriodNetPay: 1840,
    });
  });

  test('leaders between labels and figures; a month in the title is no period of days', () => {
    const found = stubValues(
      `
HOLERITE - MARÇO/2026
Transportadora Vento Sul Ltda - CNPJ 45.678.901/0001-23
Av. das Nações, 1500 - Curitiba/PR

Nome: ANTÔNIO CARLOS PEREIRA            Função: Motorista
CPF: 123.456.789-09     PIS: 120.12345.67-8     Admissão: 10/05/2019

VENCIMENTOS                                     DESCONTOS
Salário base ............. R$ 3.100,00          INSS ..................... R$ 279,00
Horas extras ............. R$   250,00          IRRF ..................... R$  38,40
Total .................... R$ 3.350,00          Total .................... R$ 317,40

LÍQUIDO A RECEBER: R$ 3.032,60
Pago em 06/04/2026
`,
      'br',
    );
    expect(found).toMatchObject({
      employerName: 'Transportadora Vento Sul Ltda',
      employerAddress: 'Av. das Nações, 1500 - Curitiba/PR',
      employeeName: 'ANTÔNIO CARLOS PEREIRA',
      payDate: '2026-04-06',
      currentPeriodGrossPay: 3350,
      currentPeriodDeductions: 317.4,
      currentPeriodNetPay: 3032.6,
      'earnings[0].description': 'Salário base',
      'deductions[1].amount': 38.4,
    });
    expect(found).not.toHaveProperty('payPeriodStartDate');
  });

  test('the only earning is the line of the table, not the basis of a tax that is as much', () => {
    expect(
      stubValues(
        `
Clinica Santa Helena Ltda                                   Recibo de Pagamento de Salário
Cód.   Descrição                  Referência       Vencimentos       Descontos
8781   DIAS NORMAIS                   173,33          9.831,28
843    INSS                                                             285,11
868    IRRF                                                             570,21
893    VALE TRANSPORTE                                                  344,09
                                             Total de Vencimentos    Total de Descontos
                                                         9.831,28              1.199,41
                                             Valor Líquido                     8.631,87
Salário Base    Sal. Contr. INSS    Base Cálc. FGTS    FGTS do Mês    Base Cálc. IRRF
    9.831,28            9.831,28           9.831,28         786,50           9.546,17`,
        'br',
      ),
    ).toMatchObject({ 'earnings[0].description': 'DIAS NORMAIS', 'earnings[0].amount': 9831.28 });
  });

  test('units and months between the quantity and the amount are of the same line; what labels ask for is no employer', () => {
    const found = stubValues(
      `
             SECRETARIA DA FAZENDA DO ESTADO DE PARANAPIACABA
                     DEMONSTRATIVO DE PAGAMENTO
NOME                                        CPF                    MUNICÍPIO
LUCIENE PEREIRA COSTA                       760.021.231-56         CAPITAL
CÓDIGO   DENOMINAÇÃO           NAT.   QTDE    UNIDADE   PERÍODO   VENCIMENTOS   DESCONTOS
01.001   SALÁRIO BASE          N      173,33  HORAS     06/2023      7.997,45
01.002   ADIC. TEMPO SERVIÇO   N                        06/2023        175,54
70.001   CONTRIB. PREVID.      N                        06/2023                    400,48
70.002   IMP. RENDA NA FONTE   N                        06/2023                    179,81
TOTAL VENCIMENTOS          TOTAL DESCONTOS          LÍQUIDO A RECEBER
8.172,99                   580,29                   7.592,70`,
      'br',
    );
    expect(found).toMatchObject({
      employerName: 'SECRETARIA DA FAZENDA DO ESTADO DE PARANAPIACABA',
      'earnings[0].description': 'SALÁRIO BASE',
      'earnings[0].hours': 173.33,
      'earnings[0].amount': 7997.45,
      'earnings[1].description': 'ADIC. TEMPO SERVIÇO',
    });
  });

  test('an address whose second line stands under its label', () => {
    const found = stubValues(
      `
                     DEMONSTRATIVO DE PAGAMENTO
EMPRESA: Colegio Novo Horizonte Ltda                   PERIODO: 01/05/2022 A 31/05/2022
ENDERECO: SQN 212 Bloco C Apto 504                     PAGAMENTO: 02/06/2022
Centro, Contagem - MG, 32017-000
CNPJ: 53.983.141/0001-38

EMPREGADO: 7870 - JOAO MARCELO PEREIRA                 CPF: 535.995.396-93

COD   DESCRICAO            REFERENCIA   PROVENTOS   DESCONTOS
1     SALARIO NORMAL           173,33    8.456,77
501   INSS S/ SALARIO                                  304,44
`,
      'br',
    );
    expect(found).toMatchObject({
      employerAddress: 'SQN 212 Bloco C Apto 504 Centro, Contagem - MG, 32017-000',
    });
  });

  test('a column of codes of any form before the column of names', () => {
    const found = stubValues(
      `
Rubrica     Descrição                   Vencimentos (R$)     Descontos (R$)
eSoc1000    Salário                             3.100,00
eSoc1130    Horas extras 50%                      250,00
eSoc5000    Contribuição previdenciária                              279,00
eSoc5210    Vale-transporte                                           38,40
            Total de vencimentos    Total de descontos    Valor líquido
                        3.350,00                317,40         3.032,60
`,
      'br',
    );
    expect(found).toMatchObject({
      'earnings[0].description': 'Salário',
      'earnings[1].description': 'Horas extras 50%',
      'deductions[0].description': 'Contribuição previdenciária',
      'deductions[1].description': 'Vale-transporte',
    });
  });
});
