import type { CardDesign } from '../design.js';
import { residentCard } from './federal-cards.js';
import { numberedLeft } from './licenses.js';
import { brazilianLicense, voterCard } from './national-cards.js';
import { americanPassport } from './passports.js';

const LICENSE = {
  documentType: 'driverLicense',
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const PASSPORT = {
  documentType: 'passport',
  font: 'Liberation Sans',
  validityYears: 10,
  size: [1250, 880],
} as const;
const MEXICAN = {
  documentType: 'voterCard',
  country: 'MX',
  language: 'es',
  font: 'Liberation Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;
const BRAZILIAN = {
  country: 'BR',
  language: 'pt',
  font: 'Liberation Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;

const WASHINGTON = { name: 'WASHINGTON', state: 'WA', issuer: '636045' };

/** Layouts chosen to differ. */
export const CARDS: readonly CardDesign[] = [
  {
    ...LICENSE,
    id: 'us-licence-numbered-back',
    town: 'SPOKANE, WA 99201',
    draw: numberedLeft(WASHINGTON, ['#9bb6d6']),
  },
  {
    ...PASSPORT,
    id: 'us-passport',
    country: 'US',
    language: 'en',
    dateStyle: 'DD MMM YYYY',
    draw: americanPassport,
  },
  { ...MEXICAN, id: 'mx-voter-card-back', draw: voterCard },
  { ...BRAZILIAN, id: 'br-licence', documentType: 'driverLicense', size: [900, 640], draw: brazilianLicense },
  {
    ...LICENSE,
    id: 'us-resident-card',
    documentType: 'residencePermit',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    draw: residentCard,
  },
];
