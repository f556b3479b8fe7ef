import { expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

const MX_LINES = `
  Percepciones                   Importe      Deducciones                Importe
  001 Sueldo                    5,000.00      002 ISR                     500.00
  Total percepciones            5,000.00      Total deducciones           500.00
  Neto a pagar                  4,500.00`;

test('labels side by side are not the names under them', () => {
  const { employerName, employeeName } = stubValues(
    `
  Emisor                                  Receptor
  Panadería La Espiga                     Rosa Ibarra Luna
  RFC JTC210201JN5                        RFC IALR900202QW3
${MX_LINES}`,
    'mx',
  );
  expect([employerName, employeeName]).toEqual(['Panadería La Espiga', 'Rosa Ibarra Luna']);
});

test("the block over a company's tax number is the employer's, though its name reads like a person's", () => {
  const { employerName, employerAddress, employeeAddress } = stubValues(
    `
  Santa Rita Imperial
  Estrada do Sol, km 7
  Centro, 77006-022 Palmas - TO
  CNPJ 87.654.321/0001-09

  Cod.     Nome do funcionario
  6692     Ana Lima Torres
${MX_LINES}`,
    'br',
  );
  expect([employerName, employerAddress, employeeAddress]).toEqual([
    'Santa Rita Imperial',
    'Estrada do Sol, km 7 Centro, 77006-022 Palmas - TO',
    undefined,
  ]);
});
