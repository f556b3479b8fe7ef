import { expect, test } from 'vitest';
import { printedRows } from '../layout/printed-rows.js';
import { printed } from '../testing/printed.js';
import { readParties } from './parties.js';

const parties = (text: string) => {
  const lines = printed(text);
  const page = { page: 1, source: 'text' as const, lines, aspect: 0.77, upright: undefined };
  const { employee, employer } = readParties(printedRows({ pages: [page], pagesUnread: 0 }).cells, []);
  return {
    employee: [employee.name?.value, employee.address?.value],
    employer: [employer.name?.value, employer.address?.value],
  };
};

test('a name and an address in one line under the label of the employee', () => {
  expect(
    parties(`
  Elm Plumbing Supply LLC

  Employee
  Ana Torres, 14 Elm Street, Reno, NV 89501

  Earnings                       Current
  Regular                         100.00`),
  ).toEqual({
    employee: ['Ana Torres', '14 Elm Street, Reno, NV 89501'],
    employer: ['Elm Plumbing Supply LLC', undefined],
  });
});

test('a town and its code behind a street are no person', () => {
  expect(
    parties(`
  Elm Ferreteria, S.A. de C.V.
  Calle Olmo 12
  Barrio de Sol, 72500 Puebla, Pue.

  Percepciones                   Importe
  Sueldo                          100.00`).employee,
  ).toEqual([undefined, undefined]);
});

test('a name beside the number of the staff and a label of what the person does', () => {
  expect(
    parties(`
  Oficina do Olmo Ltda
  CNPJ 52.319.617/0001-78

  75453   ANA LIMA TORRES                        Cargo: Padeira

  Descricao                      Vencimentos
  1001    SALARIO BASE            100,00`).employee[0],
  ).toBe('ANA LIMA TORRES');
});

test('a name and a trade with a mark between them', () => {
  expect(
    parties(`
  Elm Brewing Co.

  Ana Torres \u00b7 Brewer

  Earnings                       Current
  Regular                         100.00`).employee[0],
  ).toBe('Ana Torres');
});

test("the block with a company's tax number is the employer's, whatever its name reads like", () => {
  expect(
    parties(`
  Panificadora La Espiga
  RFC: JTC210201JN5
  Calle del Sol 45, Col. Centro, 80030 Culiacan, Sin.

  Percepciones                   Importe
  Sueldo                          100.00`).employer,
  ).toEqual(['Panificadora La Espiga', 'Calle del Sol 45, Col. Centro, 80030 Culiacan, Sin.']);
});

test('an unknown word at the head of a column of labels is one; lines flush right are one block', () => {
  expect(
    parties(`
  Firm         Hillcrest Diner
  Name         Ana Torres
  Job          Cook

  What                           Current
  Regular                         100.00`).employer[0],
  ).toBe('Hillcrest Diner');
  expect(
    parties(`
  Pay Stub                                        Elm Plumbing LLC
                                                     14 Elm Street
                                                    Reno, NV 89501

  Earnings                       Current
  Regular                         100.00`).employer,
  ).toEqual(['Elm Plumbing LLC', '14 Elm Street Reno, NV 89501']);
});

test('a name over a street, though the line of the postal code was misread', () => {
  expect(
    parties(`
  Elm Plumbing Supply LLC
  P.O. Box 5517
  Reno, N 894

  Ana Torres
  1622 Orchard Hill Road
  St. Paul, MN 5501

  Earnings                       Current
  Regular                         100.00`),
  ).toEqual({ employee: ['Ana Torres', undefined], employer: ['Elm Plumbing Supply LLC', undefined] });
});

test("a label of the employer's right under its name, with the tax number beside it, is not the name", () => {
  expect(
    parties(`
Instituto Municipal de Cultura                                          COMPROBANTE DE PAGO
DEPENDENCIA      R.F.C. DCJ100908PR0

NOMBRE DEL TRABAJADOR                                      NO. EMPLEADO
ROSALINDA OCHOA VERA                                       8075
P   071   SUELDO BASE                 5,000.00`),
  ).toMatchObject({
    employee: ['ROSALINDA OCHOA VERA', undefined],
    employer: ['Instituto Municipal de Cultura', undefined],
  });
});

test("another of the employer's numbers between its name and its address is no name", () => {
  expect(
    parties(`
                                   Instituto Municipal de Cultura
                          RFC: RCN070624VM4         Reg. Pat. IMSS: B47-11093-10-6
                    Priv. Los Olivos 218-B, Col. Centro, C.P. 97070, Merida, Yucatan
                                          RECIBO DE NOMINA
6142     ROSALINDA OCHOA VERA                              Periodo del 01/JUL/2025 al 15/JUL/2025
Concepto          Importe
Sueldo            1,853.87`),
  ).toMatchObject({
    employer: [
      'Instituto Municipal de Cultura',
      'Priv. Los Olivos 218-B, Col. Centro, C.P. 97070, Merida, Yucatan',
    ],
  });
});

test('of two lines with a name and an address the one under the label of the employee is the person, the other the employer', () => {
  expect(
    parties(`
Walter Brothers, 7720 State Route 9, Albany, NY 12208
Employee Pay Stub          Check number: 25100          Pay Date: 10/31/2023
Employee                                                              SSN
Rasheed Oyelaran, RR 2 Box 118, Albany, NY 12208                      XXX-XX-3852
Earnings and Hours        Qty      Rate      Current
Hourly Wage - Shop        40.00    21.76      870.40`),
  ).toEqual({
    employer: ['Walter Brothers', '7720 State Route 9, Albany, NY 12208'],
    employee: ['Rasheed Oyelaran', 'RR 2 Box 118, Albany, NY 12208'],
  });
});

test('a person in a line with the address, printed twice, is not the employer; nor is a quarter before its town', () => {
  expect(
    parties(`
Redwood Mills
Ana Torres, 14 Elm Street, Reno, NV 89501
Earnings                       Current
Regular                         100.00


Redwood Mills
Ana Torres, 14 Elm Street, Reno, NV 89501
Earnings                       Current
Regular                         100.00`),
  ).toMatchObject({
    employee: ['Ana Torres', '14 Elm Street, Reno, NV 89501'],
    employer: ['Redwood Mills', undefined],
  });
  expect(
    parties(`
Universidad del Sureste
Empleado   Ana Torres Vidal
Concepto   Importe
Sueldo      100.00

Paseo de los Heroes 10105, Piso 4
Col. Obrera, 64010 Monterrey, N.L.`),
  ).toMatchObject({ employer: ['Universidad del Sureste', undefined] });
});

test("a cheque's window shows the employee's name and address, which the stub has in one line; the employer's stand in one at its foot", () => {
  expect(
    parties(`
                                                                02/05/2025
      Ana Torres                                               **1,291.05
      One Thousand Two Hundred Ninety-One and 05/100
      Ana Torres
      14 Elm Street
      Reno, NV 89501

  ELM COUNTY SCHOOLS                                                2417
  Employee
  Ana Torres, 14 Elm Street, Reno, NV 89501

  Earnings                       Current
  Regular                       1,726.00
  ELM COUNTY SCHOOLS, 12208 Larkspur Ln, Reno, NV 89502`),
  ).toEqual({
    employee: ['Ana Torres', '14 Elm Street, Reno, NV 89501'],
    employer: ['ELM COUNTY SCHOOLS', '12208 Larkspur Ln, Reno, NV 89502'],
  });
});
