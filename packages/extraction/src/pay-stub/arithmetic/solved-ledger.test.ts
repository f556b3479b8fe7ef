import { describe, expect, test } from 'vitest';
import { printed } from '../../testing/printed.js';
import { readPayStubFields } from '../read-pay-stub-fields.js';

/** Plain values by name. */
const values = (page: string, country: 'us' | 'mx' | 'br' = 'us'): Record<string, string | number> =>
  Object.fromEntries(
    readPayStubFields({
      text: {
        pages: [{ page: 1, source: 'text', lines: printed(page), aspect: 0.77, upright: undefined }],
        pagesUnread: 0,
      },
      codes: { barcodes: [], mrz: undefined },
      documentClass: undefined,
      country,
    }).map(({ name, value }) => [name, value]),
  );

/** Words that no payroll uses, the year in a second column. */
const INVENTED = `
Alpha matters                 Now            So far
Zork                     2,000.00         10,000.00
Quux                       150.25            700.50
All alpha                2,150.25         10,700.50
Beta matters
Income tax blob            310.10          1,500.00
Plim                        25.15            125.75
All beta                   335.25          1,625.75
Gamma matters
Wug                         80.00            400.00
Dax                         12.50             62.50
All gamma                   92.50            462.50
In your hand             1,722.50          8,612.25
`;

describe('what adds up is understood whatever it is called', () => {
  test('words that no payroll uses, the year in a second column', () => {
    const found = values(INVENTED);
    expect(found).toMatchObject({
      currentPeriodGrossPay: 2150.25,
      currentPeriodTaxes: 335.25,
      currentPeriodDeductions: 92.5,
      currentPeriodNetPay: 1722.5,
      yearToDateGrossPay: 10700.5,
      yearToDateTaxes: 1625.75,
      yearToDateDeductions: 462.5,
      yearToDateNetPay: 8612.25,
      'earnings[0].description': 'Zork',
      'earnings[1].amount': 150.25,
      'taxes[1].description': 'Plim',
      'deductions[1].yearToDateAmount': 62.5,
    });
    expect(found).not.toHaveProperty('earnings[2].amount');
    expect(found).not.toHaveProperty('deductions[2].amount');
  });

  test("another table's title beside a tax is no name of it", () => {
    const title = 'NET PAY ALLOCATIONS'.padEnd(30);
    const beside = INVENTED.replace(/^(?=.)/gmu, (_line, at: number) =>
      INVENTED.startsWith('Income tax', at) ? title : ' '.repeat(30),
    );
    expect(values(beside)).toMatchObject({
      currentPeriodGrossPay: 2150.25,
      currentPeriodTaxes: 335.25,
      currentPeriodDeductions: 92.5,
      currentPeriodNetPay: 1722.5,
    });
  });

  test('the year in parentheses takes nothing away', () => {
    const found = values(`
Alpha matters
Zork                     2,000.00 (10,000.00)
Quux                       150.25 (700.50)
All alpha                2,150.25 (10,700.50)
Income tax blob            310.10 (1,500.00)
Plim                        25.15 (125.75)
All beta                   335.25 (1,625.75)
In your hand             1,815.00 (9,074.75)
`);
    expect(found).toMatchObject({
      'earnings[0].yearToDateAmount': 10000,
      yearToDateGrossPay: 10700.5,
      yearToDateNetPay: 9074.75,
    });
  });

  test('hours and rate are what the amount is made of, in either order', () => {
    const found = values(`
Alpha matters              A          B        Now
Zork                   31.37      80.00   2,509.60
Quux                   47.06       4.50     211.77
All alpha                                 2,721.37
Income tax blob                             310.10
Plim                                         25.15
All beta                                    335.25
In your hand                              2,386.12
`);
    expect(found).toMatchObject({
      'earnings[0].hours': 80,
      'earnings[0].rate': 31.37,
      'earnings[1].hours': 4.5,
      'earnings[1].rate': 47.06,
      'earnings[1].amount': 211.77,
    });
  });

  test('sections abreast and a panel of words left of them', () => {
    const found = values(
      `
Quien cobra     Ana Lima Paz       Cosas              Monto      Menos                Monto
Puesto          Soldadora          Uno uno         3,400.00      ISR del mes         410.00
Clave           77-A               Dos               250.00      Cuota obrera         95.50
Zona            Norte              Juntos          3,650.00      Juntos              505.50
En mano 3,144.50
`,
      'mx',
    );
    expect(found).toMatchObject({
      currentPeriodGrossPay: 3650,
      currentPeriodDeductions: 505.5,
      currentPeriodNetPay: 3144.5,
      'earnings[0].amount': 3400,
      'earnings[1].amount': 250,
      'deductions[0].description': 'ISR del mes',
      'deductions[1].amount': 95.5,
    });
  });
});

test('figures that do not add up are left to their names', () => {
  const found = values(`
Zork                     2,000.00
Quux                       150.25
All alpha                2,150.26
Plim                        25.15
In your hand             2,125.00
`);
  expect(found).not.toHaveProperty('currentPeriodGrossPay');
  expect(found).not.toHaveProperty('currentPeriodNetPay');
});

test('net pay and what is withheld, listed with gross pay, are no lines of it', () => {
  const found = values(`
Gross Pay                2,150.25
Taxes                      335.25
Deductions                  92.50
Net Pay                  1,722.50
`);
  expect(found).toMatchObject({
    currentPeriodGrossPay: 2150.25,
    currentPeriodTaxes: 335.25,
    currentPeriodNetPay: 1722.5,
  });
  expect(Object.keys(found).filter((name) => name.includes('['))).toEqual([]);
});

test('one column in which signs tell what is taken away', () => {
  const found = values(`
Kind                          Now     So far
E01   Zork               1,976.00   7,904.00
E02   Quux                 208.00     416.00
T10   Federal W/H         -203.11    -812.44
T11   Social Security     -135.41    -515.84
D30   Plim                 -95.50    -382.00
      In your hand       1,749.98   6,609.72
`);
  expect(found).toMatchObject({
    currentPeriodNetPay: 1749.98,
    yearToDateNetPay: 6609.72,
    'earnings[1].description': 'Quux',
    'earnings[1].yearToDateAmount': 416,
    'taxes[0].description': 'Federal W/H',
    'taxes[0].amount': 203.11,
    'deductions[0].yearToDateAmount': 382,
  });
  expect(found).not.toHaveProperty('currentPeriodGrossPay');
});

test('lines without a total that lead from gross to net pay', () => {
  const found = values(`
Zork                     2,000.00
Quux                       150.25
Gross pay                2,150.25
Income tax blob            310.10
Plim                        25.15
Wug                         80.00
Net pay                  1,735.00
`);
  expect(found).toMatchObject({
    currentPeriodGrossPay: 2150.25,
    currentPeriodNetPay: 1735,
    'earnings[0].description': 'Zork',
    'taxes[0].amount': 310.1,
    'deductions[1].description': 'Wug',
  });
});
