import type { PayStubDesign } from '../design.js';
import { PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { CLOUD_PAYROLL, cloudPayroll, SMALL_BUSINESS, smallBusiness } from './american.js';
import { CIVILIAN_LEAVE, civilianLeave } from './federal.js';
import {
  EVENTS_RECEIPT,
  eventsReceipt,
  OFFICE_RECEIPT,
  officeReceipt,
  UNIVERSITY_VOUCHER,
  universityVoucher,
} from './latin.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#2c2c2c',
} as const;
const LATIN = { ...US, ...PLAIN_LATIN, capitalNames: true } as const;
const MX = {
  ...LATIN,
  country: 'MX',
  language: 'es',
  fontSizePoints: 8,
  frequency: 'semimonthly',
  dateStyle: 'DD/MM/YYYY',
} as const;

/** Layouts of the eleventh family: each follows the form of one payroll program or public body. */
export const ELEVENTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'k-us-small-business', words: SMALL_BUSINESS, body: smallBusiness },
  {
    ...US,
    id: 'k-us-cloud-payroll',
    words: CLOUD_PAYROLL,
    fontFamily: 'Lato',
    fontSizePoints: 9,
    accent: '#f45d48',
    money: { ...US.money, symbol: '$' },
    dateStyle: 'MMM DD, YYYY',
    frequency: 'semimonthly',
    body: cloudPayroll,
  },
  {
    ...US,
    id: 'k-us-civilian-leave',
    employer: 'DEPARTMENT OF INLAND WATERWAYS',
    words: CIVILIAN_LEAVE,
    fontSizePoints: 7.5,
    dateStyle: 'MM/DD/YY',
    taxesAmongDeductions: true,
    capitalNames: true,
    body: civilianLeave,
  },
  { ...MX, id: 'k-mx-office-receipt', words: OFFICE_RECEIPT, body: officeReceipt },
  {
    ...MX,
    id: 'k-mx-university-voucher',
    employer: 'UNIVERSIDAD AUTÓNOMA DE LA COSTA',
    words: UNIVERSITY_VOUCHER,
    body: universityVoucher,
  },
  {
    ...LATIN,
    id: 'k-br-events-receipt',
    country: 'BR',
    language: 'pt',
    page: 'A4',
    words: EVENTS_RECEIPT,
    frequency: 'monthly',
    dateStyle: 'DD/MM/YYYY',
    withHours: true,
    money: { decimal: ',', symbol: '', negative: 'leading' },
    body: eventsReceipt,
  },
];
