import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { PERSONNEL_SYSTEM, personnelSystem, SMALL_SHOPS, smallShops } from './american.js';
import { ACCOUNTANTS_OFFICE, accountantsOffice, MONTHLY_RECEIPT, monthlyReceipt } from './brazilian.js';
import { COUNTY, county } from './county.js';
import { HEALTH_SERVICES, healthServices, WEB_PAYROLL, webPayroll } from './mexican.js';

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
  withHours: true,
  capitalNames: true,
} as const;

/** Layouts of the sixteenth family: each follows the form of one payroll program, employer or public body. */
export const SIXTEENTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'd-us-personnel-system',
    words: PERSONNEL_SYSTEM,
    fontFamily: 'Lato',
    accent: '#5a9e20',
    body: personnelSystem,
  },
  { ...US, id: 'd-us-small-shops', words: SMALL_SHOPS, fontSizePoints: 8, body: smallShops },
  {
    ...US,
    id: 'd-us-county',
    words: COUNTY,
    employer: 'TENSAW COUNTY COMMISSION',
    fontSizePoints: 8,
    taxesAmongDeductions: true,
    capitalNames: true,
    body: county,
  },
  {
    ...MX,
    id: 'd-mx-web-payroll',
    words: WEB_PAYROLL,
    fontFamily: 'Open Sans',
    accent: '#3f3d9e',
    body: webPayroll,
  },
  {
    ...MX,
    id: 'd-mx-health-services',
    words: HEALTH_SERVICES,
    employer: 'SERVICIOS DE SALUD DE LA SIERRA MADRE',
    fontSizePoints: 8,
    body: healthServices,
  },
  { ...BR, id: 'd-br-accountants-office', words: ACCOUNTANTS_OFFICE, body: accountantsOffice },
  {
    ...BR,
    id: 'd-br-monthly-receipt',
    words: MONTHLY_RECEIPT,
    fontFamily: 'Liberation Mono',
    fontSizePoints: 8,
    body: monthlyReceipt,
  },
];
