import type { PayStubDesign } from '../design.js';
import { PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { ASSOCIATE_PORTAL, associatePortal, PEOPLE_PLATFORM, peoplePlatform } from './american.js';
import {
  EVENTS_RECEIPT,
  eventsReceipt,
  PLANT_RECEIPT,
  plantReceipt,
  TEACHER_VOUCHER,
  teacherVoucher,
} from './latin.js';
import { STATE_COMPTROLLER, stateComptroller } from './state.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#3c2a4d',
} as const;
const MX = {
  ...US,
  ...PLAIN_LATIN,
  country: 'MX',
  language: 'es',
  capitalNames: true,
} as const;

/** Layouts of the twelfth family: each follows the form of one payroll program, employer or public body. */
export const TWELFTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'w-us-people-platform',
    words: PEOPLE_PLATFORM,
    fontFamily: 'Roboto',
    money: { decimal: '.', symbol: '$', negative: 'leading' },
    dateStyle: 'MMM DD, YYYY',
    frequency: 'semimonthly',
    body: peoplePlatform,
  },
  { ...US, id: 'w-us-associate-portal', words: ASSOCIATE_PORTAL, capitalNames: true, body: associatePortal },
  {
    ...US,
    id: 'w-us-state-comptroller',
    words: STATE_COMPTROLLER,
    employer: 'State of New Albion',
    fontFamily: 'Nimbus Sans',
    fontSizePoints: 8,
    body: stateComptroller,
  },
  {
    ...MX,
    id: 'w-mx-plant-receipt',
    words: PLANT_RECEIPT,
    fontFamily: 'Liberation Mono',
    fontSizePoints: 7.5,
    dateStyle: 'DD.MM.YYYY',
    frequency: 'weekly',
    body: plantReceipt,
  },
  {
    ...MX,
    id: 'w-mx-teacher-voucher',
    words: TEACHER_VOUCHER,
    employer: 'SECRETARÍA DE EDUCACIÓN DEL ESTADO DE SIERRA NUEVA',
    dateStyle: 'DD/MM/YYYY',
    frequency: 'semimonthly',
    body: teacherVoucher,
  },
  {
    ...MX,
    id: 'w-br-events-receipt',
    country: 'BR',
    language: 'pt',
    words: EVENTS_RECEIPT,
    fontFamily: 'Carlito',
    fontSizePoints: 9.5,
    page: 'A4',
    money: { decimal: ',', symbol: '', negative: 'leading' },
    dateStyle: 'DD/MM/YYYY',
    withHours: true,
    frequency: 'monthly',
    body: eventsReceipt,
  },
];
