import type { CardDesign } from '../design.js';
import { colorado, michigan, newJersey, tennessee } from './american.js';
import { britishLicence } from './british.js';
import { brazilianPassport, chileanIdentityCard, mexicanPassport } from './latin-american.js';

const LICENCE = {
  documentType: 'driverLicense',
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
} as const;
const HYPHENS = { ...LICENCE, dateStyle: 'MM-DD-YYYY' } as const;
const PASSPORT = { documentType: 'passport', validityYears: 10, size: [1250, 880] } as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const NEW_JERSEY = { name: 'NEW JERSEY', state: 'NJ', issuer: '636036' };
const MICHIGAN = { name: 'MICHIGAN', state: 'MI', issuer: '636032' };
const COLORADO = { name: 'COLORADO', state: 'CO', issuer: '636020' };
const TENNESSEE = { name: 'TENNESSEE', state: 'TN', issuer: '636053' };

/** Layouts of the twelfth family: each follows one issuer's real form. */
export const TWELFTH_CARDS: readonly CardDesign[] = [
  {
    ...HYPHENS,
    id: 'w-us-new-jersey',
    font: 'Nimbus Sans',
    town: 'NEWARK, NJ 07103',
    validityYears: 4,
    draw: newJersey(NEW_JERSEY),
  },
  { ...HYPHENS, id: 'w-us-michigan', town: 'LANSING, MI 48917', validityYears: 4, draw: michigan(MICHIGAN) },
  { ...LICENCE, id: 'w-us-colorado', town: 'AURORA, CO 80015', validityYears: 5, draw: colorado(COLORADO) },
  {
    ...LICENCE,
    id: 'w-us-tennessee',
    font: 'Roboto',
    town: 'NASHVILLE, TN 37216',
    validityYears: 8,
    draw: tennessee(TENNESSEE),
  },
  {
    ...PASSPORT,
    id: 'w-mx-passport',
    country: 'MX',
    language: 'es',
    font: 'Liberation Sans',
    dateStyle: 'DD MM YYYY',
    draw: mexicanPassport,
  },
  {
    ...PASSPORT,
    id: 'w-br-passport',
    country: 'BR',
    language: 'pt',
    font: 'Liberation Sans',
    dateStyle: 'DD MMM YYYY',
    draw: brazilianPassport,
  },
  {
    id: 'w-gb-licence',
    documentType: 'driverLicense',
    country: 'GB',
    language: 'en',
    font: 'Liberation Sans',
    dateStyle: 'DD.MM.YYYY',
    validityYears: 10,
    draw: britishLicence,
  },
  {
    id: 'w-cl-identity',
    documentType: 'nationalIdentityCard',
    country: 'CL',
    language: 'es',
    font: 'Nimbus Sans',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    draw: chileanIdentityCard,
  },
];
