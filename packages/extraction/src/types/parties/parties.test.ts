import { expect, test } from 'vitest';
import { labeledValues } from '../../layout/labeled-values.js';
import { phraseBook } from '../../layout/phrases.js';
import { pageView } from '../../page/page-view.js';
import { printed } from '../../testing/printed.js';
import { readParties } from './parties.js';

const ROLES = {
  employee: { is: 'person', named: 'employeeName', addressed: 'employeeAddress' },
  employer: { is: 'company', named: 'employerName', addressed: 'employerAddress' },
} as const;
const BOOK = phraseBook<string>({
  employeeName: 'employee; nombre',
  employerName: 'employer; emisor',
  employeeAddress: 'home address',
  others: 'department; employee id; rfc',
});

const parties = (page: string) => {
  const text = {
    pages: [{ page: 1, source: 'text' as const, lines: printed(page), aspect: 0.77, upright: undefined }],
    pagesUnread: 0,
  };
  const view = pageView({
    text,
    codes: { barcodes: [], mrz: undefined },
    documentClass: undefined,
    country: 'us',
  });
  const { employee, employer } = readParties(ROLES, labeledValues(view.cells, BOOK), view);
  return [employee, employer].map(({ name, address }) => [name?.value, address?.value]);
};

test('of two names over addresses the company is the employer', () => {
  expect(
    parties(`
  Ana Torres
  14 Elm Street
  Reno, NV 89501

  Elm Plumbing Supply LLC
  90 Court Road
  Lenoir, NC 28645`),
  ).toEqual([
    ['Ana Torres', '14 Elm Street Reno, NV 89501'],
    ['Elm Plumbing Supply LLC', '90 Court Road Lenoir, NC 28645'],
  ]);
});

test('in a row of headings the next one is no value, known or not', () => {
  const [employee] = parties(`
  Elm Plumbing Supply LLC

  Employee           Home Base         Department
  Ana Torres         North             100 Stores`);
  expect(employee).toEqual(['Ana Torres', undefined]);
});

test('numbers of the staff and of the register stand between', () => {
  expect(
    parties(`
  Panadería La Espiga
  RFC PES050223GS0
  Calle Olmo 73
  Col. Reforma, C.P. 68050, Oaxaca de Juárez, Oax.

  Nombre:   4471   ROSA IBARRA LUNA`),
  ).toEqual([
    ['ROSA IBARRA LUNA', undefined],
    ['Panadería La Espiga', 'Calle Olmo 73 Col. Reforma, C.P. 68050, Oaxaca de Juárez, Oax.'],
  ]);
});

test('a town and its code behind a street are no person, the value of another label no company', () => {
  expect(
    parties(`
  Department: North Stores
  Calle Olmo 12
  Barrio de Sol, 72500 Puebla, Pue.`)[0],
  ).toEqual([undefined, undefined]);
});
