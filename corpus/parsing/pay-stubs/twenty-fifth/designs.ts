import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { MUNICIPALITY, municipality } from './municipality.js';
import { PAYROLL_BUREAUS, payrollBureaus } from './payroll-bureaus.js';
import { SECURITY_SECRETARIAT, securitySecretariat } from './security-secretariat.js';
import { STATE_PAYROLLS, statePayrolls } from './state-payrolls.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#222222',
} as const;

/** Layouts of the twenty-fifth family: each follows the form of one payroll program or public body. */
export const TWENTY_FIFTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'i-us-hours-of-the-year', words: PAYROLL_BUREAUS, fontSizePoints: 8, body: payrollBureaus },
  {
    ...US,
    id: 'i-us-coded-deductions',
    words: STATE_PAYROLLS,
    employer: 'STATE OF CALOOSA',
    capitalNames: true,
    body: statePayrolls,
  },
  {
    ...US,
    ...PLAIN_LATIN,
    id: 'i-mx-badge-and-rank',
    country: 'MX',
    language: 'es',
    words: SECURITY_SECRETARIAT,
    employer: 'SECRETARIA DE SEGURIDAD PUBLICA DEL ESTADO DE TEPOZAN',
    fontSizePoints: 8,
    dateStyle: 'DD/MM/YYYY',
    frequency: 'semimonthly',
    capitalNames: true,
    body: securitySecretariat,
  },
  {
    ...US,
    ...PLAIN_LATIN,
    ...PLAIN_BRAZILIAN,
    id: 'i-br-authenticity-code',
    words: MUNICIPALITY,
    dateStyle: 'DD/MM/YYYY',
    capitalNames: true,
    body: municipality,
  },
];
