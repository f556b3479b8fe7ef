import { expect, test } from 'vitest';
import { type FicaTax, ficaTaxOf } from './tax-names.js';

test.each<[string, FicaTax | undefined]>([
  ['Social Security Tax', 'social-security'],
  ['Fed OASDI/EE', 'social-security'],
  ['Medicare', 'medicare'],
  ['Medicare EE', 'medicare'],
  ['Additional Medicare Tax', 'additional-medicare'],
  ['Addl Medicare', 'additional-medicare'],
  ['Fed Addl Medicare', 'additional-medicare'],
  ['Medicare Additional', 'additional-medicare'],
  ['FICA', 'both'],
  ['Medicare ER', undefined],
  ['Medicare Employer', undefined],
  ['Medicare Part B', undefined],
  ['Medicare Supplement Premium', undefined],
  ['Federal Income Tax', undefined],
])('%s', (description, tax) => {
  expect(ficaTaxOf(description)).toBe(tax);
});
