import type { Homography } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { readStub, stubValues } from './testing/read-stub.js';

describe('what a narrow column breaks goes on below', () => {
  test('a label, a name and a number', () => {
    const found = stubValues(
      `
CURP                   Número de seguridad      Nombre del        Puesto
                       social                   trabajador
MELA900412MNLXTC09     97436967992              ANA LUISA DE LA   Cajera
                                                PEÑA LARA
`,
      'mx',
    );
    expect(found).toMatchObject({ employeeNSS: '97436967992', employeeName: 'ANA LUISA DE LA PEÑA LARA' });
  });

  test("the employer's name and the postal code of the address", () => {
    const found = stubValues(
      `
Empresa:              COMERCIALIZADORA DE PINTURAS           Folio: 8841
                      DEL ISTMO                              Serie: A
Domicilio fiscal:     Rua das Flores, 50 - Centro, Curitiba - PR, 80010-
                      050
`,
      'br',
    );
    expect(found).toMatchObject({
      employerName: 'COMERCIALIZADORA DE PINTURAS DEL ISTMO',
      employerAddress: 'Rua das Flores, 50 - Centro, Curitiba - PR, 80010-050',
    });
  });

  test('the year of a date, behind its month or behind what joins the two', () => {
    const found = stubValues(
      `
Recibo de pago   Periodo: 16 de octubre de 2023 al 31 de octubre     Fecha de pago: 31 de octubre de
                 de 2023                                             2023
`,
      'mx',
    );
    expect(found).toMatchObject({
      payPeriodStartDate: '2023-10-16',
      payPeriodEndDate: '2023-10-31',
      payDate: '2023-10-31',
    });
  });

  test('the name of a line that ends in a mark, though the next word would have had room', () => {
    const found = stubValues(`
Taxes                       Current       YTD
Federal Withholding          100.00    200.00
OH -                          20.00     40.00
Withholding
Total Taxes                  120.00    240.00
NET PAY                      880.00  1,760.00
`);
    expect(found['taxes[1].description']).toBe('OH - Withholding');
  });
});

test('words set far apart are one name where columns stand much further apart', () => {
  const found = stubValues(
    `
Evento                                  Proventos                    Descontos

Salário   base  mensal                   5.147,90
Adicional   noturno                        454,85
Desconto  do   INSS                                                    462,28
Total  de  proventos                     5.602,75
Total  de  descontos                                                   462,28
`,
    'br',
  );
  expect(found).toMatchObject({
    'earnings[0].description': 'Salário base mensal',
    'earnings[1].description': 'Adicional noturno',
    'deductions[0].description': 'Desconto do INSS',
  });
});

test('a page that is no pay stub gives no totals', () => {
  expect(stubValues('Dear tenant,\nthe heating will be read on Monday.\nYours, the office')).toEqual({});
});

test('figures that do not add up are less sure than figures that do', () => {
  const page = (net: string) =>
    `Gross Pay  1,000.00\nTotal Taxes  150.00\nTotal Deductions  50.00\nNet Pay  ${net}`;
  const sure = (net: string) =>
    readStub(page(net), 'us').find(({ name }) => name === 'currentPeriodNetPay')?.confidence ?? 0;
  expect(sure('800.00')).toBeGreaterThan(sure('810.00'));
});

test('headings of hours and rate set over one column do not take the totals away', () => {
  const found = stubValues(`
Earnings                    Amount
                             Hours
                              Rate
Regular                   1,000.00
Gross pay                 1,000.00

Deductions
Medicare                     14.50
Total deductions             14.50

NET PAY                     985.50
`);
  expect(found).toMatchObject({
    currentPeriodGrossPay: 1000,
    currentPeriodDeductions: 14.5,
    currentPeriodNetPay: 985.5,
    'taxes[0].amount': 14.5,
  });
});

test('an endless table gives a bounded number of lines', () => {
  const page = `Earnings   Current   YTD\n${'Regular   10.00   20.00\n'.repeat(2_000)}`;
  const lines = readStub(page, 'us').filter(({ name }) => name.endsWith('.description'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(100);
});

test('boxes lie on the page as displayed', () => {
  const upsideDown: Homography = [-1, 0, 1, 0, -1, 1, 0, 0, 1];
  const box = (upright?: Homography) =>
    readStub('\nNet Pay   800.00\nGross Pay   900.00', 'us', upright).find(({ name }) =>
      name.endsWith('NetPay'),
    )?.box;
  const straight = box();
  expect(box(upsideDown)?.x1).toBeCloseTo(1 - (straight?.x2 ?? 0), 9);
  expect(box(upsideDown)?.y2).toBeCloseTo(1 - (straight?.y1 ?? 0), 9);
});
