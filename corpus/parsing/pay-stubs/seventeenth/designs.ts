import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { BENEFITS_SERVICE, benefitsService, PAYROLL_BUREAU, payrollBureau } from './american.js';
import { SMALL_COMPANIES, smallCompanies, WHOLE_PROGRAM, wholeProgram } from './brazilian.js';
import { MAIL_SERVICE, mailService } from './mail-service.js';
import { STATE_COURTS, stateCourts, WEEKLY_PLANT, weeklyPlant } from './mexican.js';

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

/** Layouts of the seventeenth family: each follows the form of one payroll program, employer or public body. */
export const SEVENTEENTH_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'g-us-benefits-service',
    words: BENEFITS_SERVICE,
    fontFamily: 'Open Sans',
    accent: '#e8612c',
    money: { ...PLAIN_PAY_STUB.money, symbol: '$' },
    body: benefitsService,
  },
  { ...US, id: 'g-us-payroll-bureau', words: PAYROLL_BUREAU, fontSizePoints: 8, body: payrollBureau },
  {
    ...US,
    id: 'g-us-mail-service',
    words: MAIL_SERVICE,
    employer: 'NATIONAL MAIL SERVICE',
    fontSizePoints: 8,
    accent: '#23395d',
    capitalNames: true,
    body: mailService,
  },
  {
    ...MX,
    id: 'g-mx-weekly-plant',
    words: WEEKLY_PLANT,
    frequency: 'weekly',
    accent: '#3a3a3a',
    body: weeklyPlant,
  },
  {
    ...MX,
    id: 'g-mx-state-courts',
    words: STATE_COURTS,
    employer: 'PODER JUDICIAL DEL ESTADO DE LA SIERRA GORDA',
    fontSizePoints: 8,
    body: stateCourts,
  },
  {
    ...BR,
    id: 'g-br-whole-program',
    words: WHOLE_PROGRAM,
    fontFamily: 'Liberation Mono',
    fontSizePoints: 7.5,
    body: wholeProgram,
  },
  { ...BR, id: 'g-br-small-companies', words: SMALL_COMPANIES, body: smallCompanies },
];
