import { describe, expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

describe('labels that ask for anybody belong to the party whose heading they stand under', () => {
  test('frames one below the other; who employs at home is a person with a CPF', () => {
    const found = stubValues(
      `
                          Recibo de Pagamento de Salário

Empregador
 Nome                          CPF               Endereço
 VERA REGINA FONTES            390.533.447-05    Rua Emiliano Perneta, 466 - Centro, Curitiba - PR, 80010-050

Trabalhador
 Nome                          CPF               Cargo
 ROSANE MARIA RAMOS            529.982.247-25    Empregado doméstico nos serviços gerais

 Data de admissão    CBO        Tipo de salário    Data do pagamento
 03/02/2020          5121-05    Mensal             31/08/2026
`,
      'br',
    );
    expect(found).toMatchObject({
      employerName: 'VERA REGINA FONTES',
      employerAddress: 'Rua Emiliano Perneta, 466 - Centro, Curitiba - PR, 80010-050',
      employeeName: 'ROSANE MARIA RAMOS',
      employeeCPF: '529.982.247-25',
      payDate: '2026-08-31',
    });
    expect(found).not.toHaveProperty('employeeAddress');
  });

  test('frames side by side', () => {
    expect(
      stubValues(
        `
Datos del patrón                        Datos del trabajador
Nombre: JORGE LUIS SALAS VEGA           Nombre: ANA MEZA LARA
RFC: SAVJ700101AB1                      RFC: MELA900412AB3
`,
        'mx',
      ),
    ).toMatchObject({
      employerName: 'JORGE LUIS SALAS VEGA',
      employerRFC: 'SAVJ700101AB1',
      employeeName: 'ANA MEZA LARA',
      employeeRFC: 'MELA900412AB3',
    });
  });

  test('a label of the employee ends the frame of the employer', () => {
    expect(
      stubValues(
        `
Empregador
Nome: PADARIA BOA MASSA LTDA            CNPJ: 12.345.678/0001-95
Funcionário: RITA CAMPOS MELO           CPF: 529.982.247-25
`,
        'br',
      ),
    ).toMatchObject({
      employerName: 'PADARIA BOA MASSA LTDA',
      employeeName: 'RITA CAMPOS MELO',
      employeeCPF: '529.982.247-25',
    });
  });
});
