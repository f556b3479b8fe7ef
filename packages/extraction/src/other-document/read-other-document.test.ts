import type { DocumentClassName } from '@assay/media';
import { fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { readOtherDocument } from './read-other-document.js';

function fieldsOf(page: string, name: DocumentClassName | undefined, country: 'us' | 'mx' | 'br' = 'us') {
  const documentClass = name && {
    name,
    confidence: fraction(1),
    country: undefined,
    region: undefined,
    because: [],
  };
  const text = {
    pages: [{ page: 1, source: 'text' as const, lines: printed(page), aspect: 0.77, upright: undefined }],
    pagesUnread: 0,
  };
  return readOtherDocument({ text, codes: { barcodes: [], mrz: undefined }, documentClass, country });
}

const values = (...input: Parameters<typeof fieldsOf>): Record<string, string | number> =>
  Object.fromEntries(fieldsOf(...input).map(({ name, value }) => [name, value]));

test('a receipt with a tip', () => {
  const page = `
Blue Kettle Cafe
12 Dock Street
03/14/2026 12:31
2 Soup             14.00
Sub-Total          14.00
Tax                 1.12
Tip                 2.50
Total              17.62
`;
  expect(values(page, 'business/receipt')).toEqual({
    merchantName: 'Blue Kettle Cafe',
    transactionDate: '2026-03-14',
    subtotal: 14,
    totalTax: 1.12,
    tip: 2.5,
    total: 17.62,
  });
});

test('a receipt whose amounts stand over their labels', () => {
  const page = `
Blue Kettle Cafe
03/14/2026 12:31
14.00        1.12     17.62
Subtotal     Tax      Total
`;
  expect(values(page, 'business/receipt')).toMatchObject({ subtotal: 14, totalTax: 1.12, total: 17.62 });
});

test('Form W-2, its boxes under their headings', () => {
  const page = `
a Employee's social security number
   000-12-3456
b Employer ID number (EIN)           1 Wages, tips, other comp.      2 Federal income tax withheld
   12-3456789                              52,000.00                        6,100.00
c Employer's name, address, ZIP      3 Social security wages         4 Social security tax withheld
  Grain Elevator Co                        52,000.00                        3,224.00
  8 Silo Road                        5 Medicare wages and tips       6 Medicare tax withheld
  Salina, KS 67401                         52,000.00                          754.00
e Employee's name, address, ZIP
  Ada Winters
  9 Elm Street
  Salina, KS 67401
Form W-2 Wage and Tax Statement    2025
`;
  expect(values(page, 'tax/form_w2')).toEqual({
    taxYear: 2025,
    employeeSSN: '000-12-3456',
    employerIdNumber: '12-3456789',
    employerName: 'Grain Elevator Co',
    employerAddress: '8 Silo Road Salina, KS 67401',
    employeeName: 'Ada Winters',
    employeeAddress: '9 Elm Street Salina, KS 67401',
    wagesTipsAndOtherCompensation: 52000,
    federalIncomeTaxWithheld: 6100,
    socialSecurityWages: 52000,
    socialSecurityTaxWithheld: 3224,
    medicareWagesAndTips: 52000,
    medicareTaxWithheld: 754,
  });
});

test.each<[what: string, page: string, year: number | undefined]>([
  ['not the house number of the employer', '2011 Silo Road\nForm W-2 Wage and Tax Statement    2025', 2025],
  ['in large figures above the title', '2011 Silo Road     2025\nForm W-2   Wage and Tax Statement', 2025],
  [
    'in the title, whatever stands alone elsewhere',
    '2025 W-2 and EARNINGS SUMMARY\nControl number\n2011',
    2025,
  ],
  ['alone, where the title is not read', '1999 Silo Road\n\n2025', 2025],
  [
    'not told by two years that disagree',
    'Form W-2 Wage and Tax Statement    2025\n\nWage and Tax Statement   2024',
    undefined,
  ],
  ['not told by an address', '2011 Silo Road\nSalina, KS 67401', undefined],
])('the year of a Form W-2: %s', (_what, printed, year) => {
  const boxes =
    '3 Social security wages         4 Social security tax withheld\n  52,000.00                        3,224.00\n';
  expect(values(`${boxes}${printed}`, 'tax/form_w2').taxYear).toBe(year);
});

test('Form W-2, tips beside the wages that bear the tax', () => {
  const page = `
1 Wages, tips, other compensation    2 Federal income tax withheld
      50,000.00                            5,100.00
3 Social security wages              4 Social security tax withheld
      20,000.00                            3,100.00
5 Medicare wages and tips            6 Medicare tax withheld
      50,000.00                              725.00
7 Social security tips               8 Allocated tips
      30,000.00
Form W-2 Wage and Tax Statement    2025
`;
  expect(values(page, 'tax/form_w2')).toMatchObject({
    socialSecurityWages: 20000,
    medicareWagesAndTips: 50000,
    socialSecurityTips: 30000,
  });
});

test('of an unknown document what labels say, none of it sure', () => {
  const page = `
Policyholder: Ben Archer
Policy Number: HX-20931
Policy Period: 01/01/2026 - 12/31/2026
Statement Date: 12/15/2025
Amount Due     412.00
`;
  expect(values(page, undefined)).toEqual({
    personName: 'Ben Archer',
    documentNumber: 'HX-20931',
    documentDate: '2025-12-15',
    periodStartDate: '2026-01-01',
    periodEndDate: '2026-12-31',
    totalAmount: 412,
  });
  for (const { confidence } of fieldsOf(page, undefined)) expect(confidence).toBeLessThanOrEqual(0.5);
});

test('a blank page gives nothing', () => {
  expect(values('', undefined)).toEqual({});
  expect(values('', 'tax/form_w2')).toEqual({});
});
