import type { CardDesign } from '../design.js';
import { indiana, massachusetts, newYork, oregon } from './american.js';
import { employmentCard } from './federal.js';
import { germanIdentityCard } from './german.js';
import { brazilianIdentityCard, mexicoCity } from './latin-american.js';

const US = { country: 'US', language: 'en', font: 'Liberation Sans' } as const;
const LICENCE = { ...US, documentType: 'driverLicense', dateStyle: 'MM/DD/YYYY' } as const;
const IDENTITY = {
  documentType: 'nationalIdentityCard',
  font: 'Liberation Sans',
  validityYears: 10,
} as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const NEW_YORK = { name: 'NEW YORK', state: 'NY', issuer: '636001' };
const MASSACHUSETTS = { name: 'MASSACHUSETTS', state: 'MA', issuer: '636002' };
const INDIANA = { name: 'INDIANA', state: 'IN', issuer: '636037' };
const OREGON = { name: 'OREGON', state: 'OR', issuer: '636029' };

/** Layouts of the thirteenth family: each follows one issuer's real form. */
export const THIRTEENTH_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'q-us-new-york',
    font: 'Nimbus Sans',
    town: 'YONKERS, NY 10701',
    validityYears: 8,
    draw: newYork(NEW_YORK),
  },
  {
    ...LICENCE,
    id: 'q-us-massachusetts',
    town: 'QUINCY, MA 02171',
    validityYears: 5,
    draw: massachusetts(MASSACHUSETTS),
  },
  { ...LICENCE, id: 'q-us-indiana', town: 'FORT WAYNE, IN 46804', validityYears: 6, draw: indiana(INDIANA) },
  {
    ...LICENCE,
    id: 'q-us-oregon',
    font: 'Roboto',
    town: 'SALEM, OR 97301',
    validityYears: 8,
    draw: oregon(OREGON),
  },
  {
    ...US,
    id: 'q-us-employment',
    documentType: 'residencePermit',
    dateStyle: 'MM/DD/YY',
    validityYears: 2,
    draw: employmentCard,
  },
  {
    id: 'q-mx-mexico-city',
    documentType: 'driverLicense',
    country: 'MX',
    language: 'es',
    font: 'Nimbus Sans',
    dateStyle: 'DD/MM/YYYY',
    town: 'COL. NARVARTE, C.P. 03020, BENITO JUÁREZ, CDMX',
    validityYears: 3,
    draw: mexicoCity,
  },
  {
    ...IDENTITY,
    id: 'q-br-identity',
    country: 'BR',
    language: 'pt',
    dateStyle: 'DD/MM/YYYY',
    draw: brazilianIdentityCard,
  },
  {
    ...IDENTITY,
    id: 'q-de-identity',
    country: 'DE',
    language: 'de',
    dateStyle: 'DD.MM.YYYY',
    draw: germanIdentityCard,
  },
];
