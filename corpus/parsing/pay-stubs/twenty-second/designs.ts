import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import {
  ACCOUNTING_SUITE,
  accountingSuite,
  OUTSOURCED_PAYROLL,
  outsourcedPayroll,
} from './latin-american.js';
import { STATE_CONTROLLER, stateController } from './state-controller.js';
import { STUB_MAKER, stubMaker } from './stub-maker.js';

/** Both American forms group taxes with deductions and print the year of some things alone. */
const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#222222',
  withYearToDate: false,
  taxesAmongDeductions: true,
} as const;

/** Layouts of the twenty-second family: each follows the form of one payroll program or public body. */
export const TWENTY_SECOND_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'y-us-web-stub-maker', words: STUB_MAKER, body: stubMaker },
  {
    ...US,
    id: 'y-us-state-controller',
    words: STATE_CONTROLLER,
    employer: 'STATE OF SAN CALISTO',
    fontFamily: 'Liberation Mono',
    fontSizePoints: 7.5,
    frequency: 'monthly',
    capitalNames: true,
    body: stateController,
  },
  {
    ...US,
    ...PLAIN_LATIN,
    id: 'y-mx-outsourced-payroll',
    country: 'MX',
    language: 'es',
    words: OUTSOURCED_PAYROLL,
    fontSizePoints: 8,
    dateStyle: 'DD/MM/YYYY',
    frequency: 'semimonthly',
    capitalNames: true,
    body: outsourcedPayroll,
  },
  {
    ...US,
    ...PLAIN_LATIN,
    ...PLAIN_BRAZILIAN,
    id: 'y-br-accounting-suite',
    words: ACCOUNTING_SUITE,
    dateStyle: 'DD/MM/YYYY',
    withHours: true,
    capitalNames: true,
    body: accountingSuite,
  },
];
