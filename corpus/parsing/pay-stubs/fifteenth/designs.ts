import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import {
  CO_EMPLOYER,
  coEmployer,
  SMALL_EMPLOYERS,
  smallEmployers,
  YOUNG_EMPLOYERS,
  youngEmployers,
} from './american.js';
import { ACCOUNTANTS, accountants, WHOLE_COMPANY, wholeCompany } from './brazilian.js';
import { OPEN_PROGRAM, openProgram, STATE_COMPANY, stateCompany } from './mexican.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#1f3a5f',
} as const;
const MX = {
  ...US,
  ...PLAIN_LATIN,
  country: 'MX',
  language: 'es',
  dateStyle: 'DD/MM/YYYY',
  capitalNames: true,
} as const;
const BR = {
  ...US,
  ...PLAIN_LATIN,
  ...PLAIN_BRAZILIAN,
  dateStyle: 'DD/MM/YYYY',
  fontSizePoints: 9,
  withHours: true,
} as const;

/** Layouts of the fifteenth family: each follows the form of one payroll program or employer. */
export const FIFTEENTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'b-us-co-employer', words: CO_EMPLOYER, frequency: 'semimonthly', body: coEmployer },
  {
    ...US,
    id: 'b-us-young-employers',
    words: YOUNG_EMPLOYERS,
    fontFamily: 'Lato',
    fontSizePoints: 9,
    dateStyle: 'MMM DD, YYYY',
    frequency: 'semimonthly',
    body: youngEmployers,
  },
  {
    ...US,
    id: 'b-us-small-employers',
    words: SMALL_EMPLOYERS,
    fontFamily: 'Open Sans',
    fontSizePoints: 7.5,
    body: smallEmployers,
  },
  {
    ...MX,
    id: 'b-mx-open-program',
    words: OPEN_PROGRAM,
    fontFamily: 'Lato',
    frequency: 'semimonthly',
    body: openProgram,
  },
  {
    ...MX,
    id: 'b-mx-state-company',
    words: STATE_COMPANY,
    employer: 'HIDROCARBUROS DEL GOLFO, E.P.E.',
    frequency: 'biweekly',
    body: stateCompany,
  },
  { ...BR, id: 'b-br-whole-company', words: WHOLE_COMPANY, capitalNames: true, body: wholeCompany },
  { ...BR, id: 'b-br-accountants', words: ACCOUNTANTS, body: accountants },
];
