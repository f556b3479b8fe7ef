import type { CardDesign } from '../design.js';
import { employmentWithZone, fourGroups, lettersBefore, wordsInColumn } from './american.js';
import { canadianPassport } from './canadian.js';
import { placeAndDayInOneCell, surnamesApart } from './latin-american.js';
import { citizenCard } from './portuguese.js';

const AMERICAN = {
  country: 'US',
  language: 'en',
  font: 'Open Sans Condensed',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 5,
} as const;
const LICENCE = { ...AMERICAN, documentType: 'driverLicense' } as const;
// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const CALIFORNIA = { name: 'CALIFORNIA', state: 'CA', issuer: '636014' };
const MICHIGAN = { name: 'MICHIGAN', state: 'MI', issuer: '636032' };
const TENNESSEE = { name: 'TENNESSEE', state: 'TN', issuer: '636053' };

/** Layouts of the eighth family. */
export const EIGHTH_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'e-us-letters-before',
    font: 'URW Bookman',
    town: 'FRESNO, CA 93704',
    draw: lettersBefore(CALIFORNIA),
  },
  {
    ...LICENCE,
    id: 'e-us-four-groups',
    font: 'Latin Modern Sans Demi Cond',
    town: 'LANSING, MI 48910',
    dateStyle: 'MM-DD-YYYY',
    validityYears: 4,
    draw: fourGroups(MICHIGAN),
  },
  {
    ...LICENCE,
    id: 'e-us-words-in-column',
    town: 'KNOXVILLE, TN 37919',
    validityYears: 8,
    draw: wordsInColumn(TENNESSEE),
  },
  {
    ...AMERICAN,
    id: 'e-us-employment-zone',
    documentType: 'residencePermit',
    font: 'Latin Modern Roman',
    dateStyle: 'DD MMM YYYY',
    draw: employmentWithZone,
  },
  {
    country: 'MX',
    language: 'es',
    font: 'Latin Modern Sans Demi Cond',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 5,
    id: 'e-mx-surnames-apart',
    documentType: 'driverLicense',
    town: 'MITRAS CENTRO, MONTERREY, N.L. 64460',
    draw: surnamesApart,
  },
  {
    country: 'BR',
    language: 'pt',
    font: 'URW Bookman',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 10,
    id: 'e-br-one-cell',
    documentType: 'nationalIdentityCard',
    draw: placeAndDayInOneCell,
  },
  {
    country: 'CA',
    language: 'en',
    font: 'Latin Modern Sans Quotation',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    size: [1250, 880],
    id: 'e-ca-passport',
    documentType: 'passport',
    draw: canadianPassport,
  },
  {
    country: 'PT',
    language: 'pt',
    font: 'Latin Modern Roman',
    dateStyle: 'DD MM YYYY',
    validityYears: 10,
    id: 'e-pt-citizen',
    documentType: 'nationalIdentityCard',
    draw: citizenCard,
  },
];
