import type { PayStubDesign } from '../design.js';
import { PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { portalMatrix, stampedCells, sumsInOneRow, titledByPeriod } from './bodies.js';
import { ENGLISH_PORTAL, ENGLISH_SMALL_SHOP, PORTUGUESE_RECEIPT, SPANISH_STAMPED } from './words.js';

const US = {
  ...PLAIN_PAY_STUB,
  words: ENGLISH_PORTAL,
  fontFamily: 'Roboto',
  fontSizePoints: 8,
  accent: '#1f6f54',
} as const;
const LATIN = { ...US, ...PLAIN_LATIN, dateStyle: 'DD/MM/YYYY' } as const;

/** Layouts of the sixth family, none of which is opened when the readers are mended. */
export const SIXTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'x-us-portal', body: portalMatrix },
  {
    ...US,
    id: 'x-us-shop',
    body: titledByPeriod,
    words: ENGLISH_SMALL_SHOP,
    fontFamily: 'Lato',
    fontSizePoints: 9.5,
    money: { decimal: '.', symbol: '$', negative: 'leading' },
    dateStyle: 'MMM DD, YYYY',
    frequency: 'semimonthly',
  },
  {
    ...LATIN,
    country: 'MX',
    language: 'es',
    id: 'x-mx-stamped',
    body: stampedCells,
    words: SPANISH_STAMPED,
    fontFamily: 'Nimbus Sans',
    dateStyle: 'YYYY-MM-DD',
    capitalNames: true,
    frequency: 'weekly',
  },
  {
    ...LATIN,
    country: 'BR',
    language: 'pt',
    id: 'x-br-town',
    body: sumsInOneRow,
    words: PORTUGUESE_RECEIPT,
    page: 'A4',
    fontFamily: 'Nimbus Mono PS',
    money: { decimal: ',', symbol: '', negative: 'leading' },
    withHours: true,
    frequency: 'monthly',
    capitalNames: true,
  },
];
