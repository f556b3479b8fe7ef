import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { RESTAURANT_PAYROLL, restaurantPayroll, SMALL_BUSINESS, smallBusiness } from './american.js';
import { OFFICE_PROGRAM, officeProgram } from './brazilian.js';
import { CITY_PAYROLL, cityPayroll } from './city.js';
import { STATE_INSTITUTE, stateInstitute } from './institute.js';
import { ONLINE_PAYROLL, onlinePayroll } from './mexican.js';
import { PREFECTURE, prefecture } from './prefecture.js';

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

/** Layouts of the twenty-third family: each follows the form of one payroll program or public body. */
export const TWENTY_THIRD_PAY_STUBS: readonly PayStubDesign[] = [
  {
    ...US,
    id: 'a-us-net-in-tint',
    words: SMALL_BUSINESS,
    fontFamily: 'Lato',
    fontSizePoints: 9,
    accent: '#b8c4d0',
    money: { decimal: '.', symbol: '$', negative: 'leading' },
    dateStyle: 'MMM DD, YYYY',
    frequency: 'semimonthly',
    body: smallBusiness,
  },
  { ...US, id: 'a-us-voucher-above', words: RESTAURANT_PAYROLL, body: restaurantPayroll },
  {
    ...US,
    id: 'a-us-statutory-deductions',
    words: CITY_PAYROLL,
    employer: 'THE CITY OF NEW HAARLEM',
    fontSizePoints: 7.5,
    capitalNames: true,
    body: cityPayroll,
  },
  {
    ...MX,
    id: 'a-mx-subtotal-discount',
    words: ONLINE_PAYROLL,
    fontFamily: 'Noto Sans',
    fontSizePoints: 7.5,
    accent: '#1d6f93',
    body: onlinePayroll,
  },
  {
    ...MX,
    id: 'a-mx-perceptions-discounts',
    words: STATE_INSTITUTE,
    employer: 'INSTITUTO NACIONAL DE PREVISION Y SERVICIOS DE LOS TRABAJADORES PUBLICOS',
    body: stateInstitute,
  },
  { ...BR, id: 'a-br-two-copies', words: OFFICE_PROGRAM, fontSizePoints: 8, body: officeProgram },
  {
    ...BR,
    id: 'a-br-month-of-event',
    words: PREFECTURE,
    employer: 'PREFEITURA DO MUNICÍPIO DE SANTA CRUZ DO PLANALTO',
    body: prefecture,
  },
];
