import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { BOOKKEEPING, bookkeeping, CLOUD_SUITE, cloudSuite } from './american.js';
import { ARMY_PAYCHECK, armyPaycheck, MUNICIPAL_SUITE, municipalSuite } from './brazilian.js';
import { CERTIFICATION_PROVIDER, certificationProvider } from './mexican.js';
import { FORCES_PAY, forcesPay } from './military.js';
import { MUNICIPALITY, municipality } from './municipality.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#222222',
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

/** Layouts of the twenty-first family: each follows the form of one payroll program or public body. */
export const TWENTY_FIRST_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'c-us-bookkeeping-desktop',
    words: BOOKKEEPING,
    dateStyle: 'M/D/YY',
    withYearToDate: false,
    body: bookkeeping,
  },
  {
    ...US,
    id: 'c-us-cloud-suite',
    words: CLOUD_SUITE,
    accent: '#3f5a73',
    dateStyle: 'DD-MMM-YYYY',
    body: cloudSuite,
  },
  {
    ...US,
    id: 'c-us-forces-pay',
    words: FORCES_PAY,
    employer: 'SEABOARD DEFENSE ACCOUNTING SERVICE',
    fontSizePoints: 7.5,
    withHours: false,
    withYearToDate: false,
    taxesAmongDeductions: true,
    frequency: 'monthly',
    capitalNames: true,
    body: forcesPay,
  },
  {
    ...MX,
    id: 'c-mx-certification-provider',
    words: CERTIFICATION_PROVIDER,
    fontFamily: 'Noto Sans',
    accent: '#4b6a8a',
    dateStyle: 'YYYY-MM-DD',
    body: certificationProvider,
  },
  {
    ...MX,
    id: 'c-mx-municipality',
    words: MUNICIPALITY,
    employer: 'MUNICIPIO DE SAN JERONIMO DE LAS HUERTAS',
    dateStyle: 'DD/MM/YYYY',
    body: municipality,
  },
  {
    ...BR,
    id: 'c-br-army-paycheck',
    words: ARMY_PAYCHECK,
    employer: 'FORCA TERRESTRE NACIONAL',
    body: armyPaycheck,
  },
  {
    ...BR,
    id: 'c-br-municipal-suite',
    words: MUNICIPAL_SUITE,
    employer: 'SERVICO AUTONOMO DE AGUA E ESGOTO DE VALE DO IRATAI',
    withHours: true,
    body: municipalSuite,
  },
];
