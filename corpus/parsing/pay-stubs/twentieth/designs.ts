import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { INDEPENDENT_SHOPS, independentShops, TIME_CLOCK, timeClock } from './american.js';
import { HOUSEHOLD, household, INDUSTRIAL_SUITE, industrialSuite } from './brazilian.js';
import { CAPITAL_GOVERNMENT, capitalGovernment } from './capital-government.js';
import { FINANCE_CENTER, financeCenter } from './federal.js';
import { AUTHORITY_PORTAL, authorityPortal } from './mexican.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#3a4a5c',
} as const;
const MX = {
  ...US,
  ...PLAIN_LATIN,
  country: 'MX',
  language: 'es',
  fontSizePoints: 8,
  frequency: 'semimonthly',
  capitalNames: true,
} as const;
const BR = {
  ...US,
  ...PLAIN_LATIN,
  ...PLAIN_BRAZILIAN,
  dateStyle: 'DD/MM/YYYY',
  capitalNames: true,
} as const;

/** Layouts of the twentieth family: each follows the form of one payroll program or public body. */
export const TWENTIETH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'p-us-independent-shops',
    words: INDEPENDENT_SHOPS,
    fontFamily: 'Open Sans',
    accent: '#1f6f5c',
    body: independentShops,
  },
  {
    ...US,
    id: 'p-us-time-clock',
    words: TIME_CLOCK,
    fontFamily: 'Roboto',
    accent: '#005151',
    body: timeClock,
  },
  {
    ...US,
    id: 'p-us-finance-center',
    words: FINANCE_CENTER,
    employer: 'DEPARTMENT OF RANGELANDS AND RIVERS',
    accent: '#222222',
    taxesAmongDeductions: true,
    capitalNames: true,
    body: financeCenter,
  },
  {
    ...MX,
    id: 'p-mx-authority-portal',
    words: AUTHORITY_PORTAL,
    dateStyle: 'YYYY-MM-DD',
    body: authorityPortal,
  },
  {
    ...MX,
    id: 'p-mx-capital-government',
    words: CAPITAL_GOVERNMENT,
    employer: 'GOBIERNO DE LA CIUDAD DE TENOCHCAN',
    accent: '#9f2241',
    dateStyle: 'DD/MM/YYYY',
    body: capitalGovernment,
  },
  {
    ...BR,
    id: 'p-br-household',
    words: HOUSEHOLD,
    employer: 'VERA LUCIA DAMASCENO FONTES',
    fontFamily: 'Open Sans',
    accent: '#0c6b3f',
    body: household,
  },
  {
    ...BR,
    id: 'p-br-industrial-suite',
    words: INDUSTRIAL_SUITE,
    fontFamily: 'Liberation Mono',
    accent: '#222222',
    withHours: true,
    body: industrialSuite,
  },
];
