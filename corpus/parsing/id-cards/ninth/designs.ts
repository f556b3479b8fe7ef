import type { CardDesign } from '../design.js';
import { california, florida, texas } from './american.js';
import { passportPage, residentFront } from './federal.js';
import { openedLicence, voterCard } from './latin-american.js';
import { spanishIdentity } from './spanish.js';

const AMERICAN = { country: 'US', language: 'en', font: 'Liberation Sans', dateStyle: 'MM/DD/YYYY' } as const;
const LICENCE = { ...AMERICAN, documentType: 'driverLicense', validityYears: 8 } as const;
// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const CALIFORNIA = { name: 'CALIFORNIA', state: 'CA', issuer: '636014' };
const FLORIDA = { name: 'FLORIDA', state: 'FL', issuer: '636010' };
const TEXAS = { name: 'TEXAS', state: 'TX', issuer: '636015' };

/** Layouts of the ninth family: each follows the form of one issuer. */
export const NINTH_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'n-us-california',
    validityYears: 5,
    town: 'SACRAMENTO, CA 95818',
    draw: california(CALIFORNIA),
  },
  { ...LICENCE, id: 'n-us-texas', town: 'ROUND ROCK, TX 78664', draw: texas(TEXAS) },
  { ...LICENCE, id: 'n-us-florida', town: 'OCALA, FL 34471', draw: florida(FLORIDA) },
  {
    ...AMERICAN,
    id: 'n-us-passport-page',
    documentType: 'passport',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    size: [1250, 880],
    draw: passportPage,
  },
  {
    ...AMERICAN,
    id: 'n-us-resident-front',
    documentType: 'residencePermit',
    dateStyle: 'MM/DD/YY',
    validityYears: 10,
    draw: residentFront,
  },
  {
    country: 'MX',
    language: 'es',
    font: 'Liberation Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 10,
    id: 'n-mx-voter',
    documentType: 'voterCard',
    draw: voterCard,
  },
  {
    country: 'BR',
    language: 'pt',
    font: 'Liberation Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 10,
    id: 'n-br-opened-licence',
    documentType: 'driverLicense',
    draw: openedLicence,
  },
  {
    country: 'ES',
    language: 'es',
    font: 'Liberation Sans',
    dateStyle: 'DD MM YYYY',
    validityYears: 10,
    id: 'n-es-identity-3',
    documentType: 'nationalIdentityCard',
    draw: spanishIdentity,
  },
];
