import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { PAYROLL_OFFICE, payrollOffice } from './payroll-office.js';
import { STATE_SERVANTS, stateServants } from './state-servants.js';
import { TAX_AUTHORITIES, taxAuthorities } from './tax-authorities.js';

const PLAIN = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#222222',
} as const;

/** Layouts of the twenty-sixth family: each follows the form of one payroll program or public body. */
export const TWENTY_SIXTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...PLAIN, id: 'o-us-tax-authorities', words: TAX_AUTHORITIES, body: taxAuthorities },
  {
    ...PLAIN,
    ...PLAIN_LATIN,
    id: 'o-mx-payroll-office',
    country: 'MX',
    language: 'es',
    words: PAYROLL_OFFICE,
    fontSizePoints: 8,
    dateStyle: 'DD/MM/YYYY',
    frequency: 'semimonthly',
    capitalNames: true,
    body: payrollOffice,
  },
  {
    ...PLAIN,
    ...PLAIN_LATIN,
    ...PLAIN_BRAZILIAN,
    id: 'o-br-functional-identity',
    words: STATE_SERVANTS,
    employer: 'GOVERNO DO ESTADO DO RIO DE CONTAS',
    dateStyle: 'DD/MM/YYYY',
    capitalNames: true,
    body: stateServants,
  },
];
