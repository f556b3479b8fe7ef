import { expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

const US_LINES = `
  Earnings          Rate     Hours     Current         YTD
  Regular          20.00     80.00    1,600.00    3,200.00
  Taxes
  Federal Income Tax                    160.00      320.00
  Net Pay                             1,440.00`;
const MX_LINES = `
  Percepciones                   Importe      Deducciones                Importe
  001 Sueldo                    5,000.00      002 ISR                     500.00
  Total percepciones            5,000.00      Total deducciones           500.00
  Neto a pagar                  4,500.00`;

test.each([
  ['Firm', 'Elm Plumbing Inc'],
  ['Legal entity', 'Elm Plumbing Inc'],
  ['Employer of record', 'Elm Plumbing Inc'],
  ['Compañía', 'Ferreteria El Clavo, S.A. de C.V.'],
  ['Dependencia', 'Ferreteria El Clavo, S.A. de C.V.'],
  ['Contratante', 'Mercado Bom Preço Ltda'],
  ['Nome fantasia', 'Mercado Bom Preço Ltda'],
])('an employer behind "%s"', (label, name) => {
  expect(stubValues(`\n  ${label}: ${name}\n${US_LINES}`).employerName).toBe(name);
});

test.each([
  'Preferred name',
  'Employee full name',
  'Nombre del servidor público',
  'Asociado',
  'Nome do associado',
])('an employee under "%s"', (label) => {
  expect(
    stubValues(`\n  ${label.padEnd(60)}Employee ID\n  ${'Ana Torres'.padEnd(60)}10023\n${US_LINES}`)
      .employeeName,
  ).toBe('Ana Torres');
});

test.each([
  ['Residential address', 'employeeAddress', '7 Oak Lane, Sparks, NV 89431'],
  ['Endereço do trabalhador', 'employeeAddress', 'Rua das Flores, 12 - Centro - Campinas/SP - CEP 13010-000'],
  ['Corporate address', 'employerAddress', '14 Elm Street, Reno, NV 89501'],
  [
    'Domicilio del centro de trabajo',
    'employerAddress',
    'Av. Sol 100, Col. Centro, C.P. 64000, Monterrey, N.L.',
  ],
])('an address behind "%s"', (label, name, address) => {
  expect(stubValues(`\n  Elm Plumbing Inc\n  ${label}: ${address}\n${US_LINES}`)[name]).toBe(address);
});

test.each([
  ['Distribution date', 'us', '01/20/2026'],
  ['Direct deposit on', 'us', '01/20/2026'],
  ['Dt. pgto', 'br', '20/01/2026'],
  ['Dia de pagamento', 'br', '20/01/2026'],
] as const)('the day of payment behind "%s"', (label, country, day) => {
  expect(stubValues(`\n  ${label}: ${day}\n${US_LINES}`, country).payDate).toBe('2026-01-20');
});

test.each([
  'CO FAMLI',
  'WA Cares',
  'NJ UI/WF/SWF',
  'CT Paid Leave',
  'OR Transit',
  'OH School District',
  'Local Services',
  'NYC Resident',
  'MD County',
])('among deductions %s is a tax', (name) => {
  const stub = stubValues(`
  Employee: Ana Torres

  Earnings          Rate     Hours     Current         YTD
  Regular          20.00     80.00    1,600.00    3,200.00

  Deductions
  ${name.padEnd(34)}    160.00      320.00
  Net Pay                             1,440.00`);
  expect(stub['taxes[0].description']).toBe(name);
});

test.each(['Transit', 'NYC Deferred Comp', 'Union Dues'])('among deductions %s is none', (name) => {
  const stub = stubValues(`
  Employee: Ana Torres

  Earnings          Rate     Hours     Current         YTD
  Regular          20.00     80.00    1,600.00    3,200.00

  Deductions
  ${name.padEnd(34)}    160.00      320.00
  Net Pay                             1,440.00`);
  expect(stub['deductions[0].description']).toBe(name);
});

test('a word behind a label that makes it a longer one is no name', () => {
  expect(stubValues(`\n  Lantern Bay Hotel\n\n  Organization Unit: LBH01\n${US_LINES}`).employerName).toBe(
    'Lantern Bay Hotel',
  );
});

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

test("a street between a company's name and its tax number is no name", () => {
  expect(
    stubValues(
      `\n  PREFEITURA MUNICIPAL DE IPE\n  Praça Central, 1 - Ipe - RS\n  CNPJ 87.654.321/0001-09\n${MX_LINES}`,
      'br',
    ).employerName,
  ).toBe('PREFEITURA MUNICIPAL DE IPE');
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

test("what schools and the like are called is no person's name", () => {
  expect(
    stubValues(`\n  Colegio Santa Rita\n\n  Ana Torres\n  7 Oak Lane\n  Sparks, NV 89431\n${US_LINES}`),
  ).toMatchObject({
    employerName: 'Colegio Santa Rita',
    employeeName: 'Ana Torres',
  });
});

test("another column's heading beside the employee's is no name", () => {
  const found = stubValues(`
  Lakefield University Hospitals
  EMPLOYEE        PROCESS LEVEL      DEPARTMENT          PAYMENT DATE
  0888869         UH01               6120 LABORATORY     05/16/2023

  JESSICA LYNN VANG
  918 NW Barry Rd
  Baltimore, MD 21217
${US_LINES}`);
  expect(found.employeeName).toBe('JESSICA LYNN VANG');
});
