import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { RESTAURANTS, restaurants, VOUCHER, voucher } from './american.js';
import { PERSONNEL_SYSTEM, personnelSystem, STATE_PAYCHECK, statePaycheck } from './brazilian.js';
import { PERSONNEL_PLATFORM, POWER_COMPANY, personnelPlatform, powerCompany } from './mexican.js';
import { UNION_CONTRACTOR, unionContractor } from './union-contractor.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#444444',
} as const;
const MX = {
  ...US,
  ...PLAIN_LATIN,
  country: 'MX',
  language: 'es',
  dateStyle: 'DD/MM/YYYY',
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

/** Layouts of the eighteenth family: each follows the form of one payroll program, employer or public body. */
export const EIGHTEENTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'j-us-restaurants',
    words: RESTAURANTS,
    employer: 'BLUE HERON OYSTER HOUSE LLC',
    fontFamily: 'Open Sans',
    accent: '#ff4c00',
    body: restaurants,
  },
  { ...US, id: 'j-us-voucher', words: VOUCHER, fontSizePoints: 8, body: voucher },
  {
    ...US,
    id: 'j-us-union-contractor',
    words: UNION_CONTRACTOR,
    employer: 'KEYSTONE STEAMFITTING & SHEET METAL',
    fontSizePoints: 8,
    dateStyle: 'MM/DD/YY',
    frequency: 'weekly',
    capitalNames: true,
    body: unionContractor,
  },
  {
    ...MX,
    id: 'j-mx-personnel-platform',
    words: PERSONNEL_PLATFORM,
    fontFamily: 'Lato',
    accent: '#2b6df6',
    body: personnelPlatform,
  },
  {
    ...MX,
    id: 'j-mx-power-company',
    words: POWER_COMPANY,
    employer: 'COMISION NACIONAL DE ELECTRIFICACION',
    fontSizePoints: 8,
    accent: '#00704a',
    frequency: 'biweekly',
    body: powerCompany,
  },
  { ...BR, id: 'j-br-personnel-system', words: PERSONNEL_SYSTEM, withHours: true, body: personnelSystem },
  {
    ...BR,
    id: 'j-br-state-paycheck',
    words: STATE_PAYCHECK,
    employer: 'GOVERNO DO ESTADO DAS ARAUCARIAS',
    fontSizePoints: 8,
    body: statePaycheck,
  },
];
