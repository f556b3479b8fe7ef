import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { MIDDLING_PLATFORM, middlingPlatform, SCHOOL_DISTRICT, schoolDistrict } from './american.js';
import { SOUTHERN_PLATFORM, STATE_SERVANT, southernPlatform, stateServant } from './latin-american.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#1d3b5a',
} as const;

/** Layouts of the nineteenth family: each follows the form of one payroll program or public body. */
export const NINETEENTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'l-us-middling-platform',
    words: MIDDLING_PLATFORM,
    employer: 'Harborlight Media Group LLC',
    fontFamily: 'Open Sans',
    frequency: 'semimonthly',
    body: middlingPlatform,
  },
  {
    ...US,
    id: 'l-us-school-district',
    words: SCHOOL_DISTRICT,
    employer: 'PINE BELT UNIFIED SCHOOL DISTRICT',
    withHours: false,
    frequency: 'monthly',
    capitalNames: true,
    body: schoolDistrict,
  },
  {
    ...US,
    ...PLAIN_LATIN,
    id: 'l-mx-southern-platform',
    country: 'MX',
    language: 'es',
    words: SOUTHERN_PLATFORM,
    fontFamily: 'Roboto',
    accent: '#2f4daa',
    dateStyle: 'DD/MM/YYYY',
    frequency: 'semimonthly',
    body: southernPlatform,
  },
  {
    ...US,
    ...PLAIN_LATIN,
    ...PLAIN_BRAZILIAN,
    id: 'l-br-state-servant',
    words: STATE_SERVANT,
    employer: 'GOVERNO DO ESTADO DAS ALTEROSAS',
    fontSizePoints: 8,
    dateStyle: 'DD/MM/YYYY',
    capitalNames: true,
    body: stateServant,
  },
];
