import type { CardDesign } from '../design.js';
import { customerIdentifier, numberAsId, passportCardWithZone, poundsAndColons } from './american.js';
import { germanCard } from './european.js';
import { argentinePassport, labelsBeneath, numberedLicence } from './latin-american.js';

const AMERICAN = {
  country: 'US',
  language: 'en',
  font: 'Noto Sans Display',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const LICENCE = { ...AMERICAN, documentType: 'driverLicense' } as const;
const NEW_YORK = { name: 'NEW YORK', state: 'NY', issuer: '636001' };
const VIRGINIA = { name: 'VIRGINIA', state: 'VA', issuer: '636000' };
const ILLINOIS = { name: 'ILLINOIS', state: 'IL', issuer: '636035' };

/** Layouts of the seventh family. */
export const SEVENTH_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 's-us-number-as-id', town: 'ALBANY, NY 12208', draw: numberAsId(NEW_YORK) },
  {
    ...LICENCE,
    id: 's-us-customer',
    font: 'URW Gothic',
    town: 'ROANOKE, VA 24015',
    draw: customerIdentifier(VIRGINIA),
  },
  {
    ...LICENCE,
    id: 's-us-pounds',
    font: 'Latin Modern Sans',
    town: 'PEORIA, IL 61604',
    validityYears: 4,
    draw: poundsAndColons(ILLINOIS),
  },
  {
    ...AMERICAN,
    id: 's-us-passport-card',
    documentType: 'passport',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    draw: passportCardWithZone,
  },
  {
    country: 'MX',
    language: 'es',
    font: 'Noto Sans Display',
    dateStyle: 'DD-MMM-YYYY',
    validityYears: 5,
    id: 's-mx-beneath',
    documentType: 'driverLicense',
    town: 'MÉRIDA, YUCATÁN, C.P. 97070',
    draw: labelsBeneath,
  },
  {
    country: 'BR',
    language: 'pt',
    font: 'P052',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 10,
    size: [900, 760],
    id: 's-br-numbered',
    documentType: 'driverLicense',
    draw: numberedLicence,
  },
  {
    country: 'AR',
    language: 'es',
    font: 'C059',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    size: [1250, 880],
    id: 's-ar-passport',
    documentType: 'passport',
    draw: argentinePassport,
  },
  {
    country: 'DE',
    language: 'de',
    font: 'Noto Sans Display',
    dateStyle: 'DD.MM.YYYY',
    validityYears: 10,
    id: 's-de-identity',
    documentType: 'nationalIdentityCard',
    draw: germanCard,
  },
];
