import type { CardDesign } from '../design.js';
import { maryland, minnesota, missouri } from './american.js';
import { paperRegister, yellowCedula } from './latin-american.js';
import { residentCard } from './resident.js';
import { voterCard } from './voter.js';
import { wisconsin } from './wisconsin.js';

const LICENCE = {
  documentType: 'driverLicense',
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
} as const;
const IDENTITY = {
  documentType: 'nationalIdentityCard',
  font: 'Liberation Sans',
  validityYears: 10,
} as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const MINNESOTA = { name: 'MINNESOTA', state: 'MN', issuer: '636038' };
const MISSOURI = { name: 'MISSOURI', state: 'MO', issuer: '636030' };
const MARYLAND = { name: 'Maryland', state: 'MD', issuer: '636003' };
const WISCONSIN = { name: 'WISCONSIN', state: 'WI', issuer: '636031' };

/** Layouts of the fourteenth family: each follows one issuer's real form. */
export const FOURTEENTH_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'z-us-minnesota',
    town: 'SAINT PAUL, MN 55105',
    validityYears: 4,
    draw: minnesota(MINNESOTA),
  },
  {
    ...LICENCE,
    id: 'z-us-missouri',
    font: 'Nimbus Sans',
    town: 'KANSAS CITY, MO 64118',
    validityYears: 6,
    draw: missouri(MISSOURI),
  },
  {
    ...LICENCE,
    id: 'z-us-maryland',
    town: 'BALTIMORE, MD 21217',
    validityYears: 8,
    draw: maryland(MARYLAND),
  },
  {
    ...LICENCE,
    id: 'z-us-wisconsin',
    font: 'Roboto',
    town: 'MADISON, WI 53703',
    validityYears: 8,
    draw: wisconsin(WISCONSIN),
  },
  {
    id: 'z-us-resident-card',
    documentType: 'residencePermit',
    country: 'US',
    language: 'en',
    font: 'Liberation Sans',
    dateStyle: 'MM/DD/YY',
    validityYears: 10,
    draw: residentCard,
  },
  {
    ...IDENTITY,
    id: 'z-mx-voter-card',
    documentType: 'voterCard',
    country: 'MX',
    language: 'es',
    dateStyle: 'DD/MM/YYYY',
    draw: voterCard,
  },
  {
    ...IDENTITY,
    id: 'z-br-paper-register',
    country: 'BR',
    language: 'pt',
    dateStyle: 'DD/MM/YYYY',
    size: [1020, 680],
    draw: paperRegister,
  },
  {
    ...IDENTITY,
    id: 'z-co-yellow-cedula',
    country: 'CO',
    language: 'es',
    dateStyle: 'DD-MMM-YYYY',
    draw: yellowCedula,
  },
];
