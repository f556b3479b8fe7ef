import type { CardDesign } from '../design.js';
import { alabama, southCarolina, utah } from './american.js';
import { italianIdentity, portugueseCitizen } from './european.js';
import { iowaIdentification } from './iowa.js';
import { minasRegister, nuevoLeon } from './latin-american.js';
import { louisiana } from './louisiana.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const LICENCE = { ...US, documentType: 'driverLicense' } as const;
const IDENTITY = {
  documentType: 'nationalIdentityCard',
  font: 'Liberation Sans',
  validityYears: 10,
} as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const ALABAMA = { name: 'ALABAMA', state: 'AL', issuer: '636033' };
const SOUTH_CAROLINA = { name: 'SOUTH CAROLINA', state: 'SC', issuer: '636005' };
const UTAH = { name: 'UTAH', state: 'UT', issuer: '636040' };
const LOUISIANA = { name: 'LOUISIANA', state: 'LA', issuer: '636007' };
const IOWA = { name: 'IOWA', state: 'IA', issuer: '636018' };

/** Layouts of the sixteenth family: each follows one issuer's real form. */
export const SIXTEENTH_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'd-us-alabama',
    town: 'MOBILE AL 36604-1127',
    dateStyle: 'MM-DD-YYYY',
    validityYears: 4,
    draw: alabama(ALABAMA),
  },
  { ...LICENCE, id: 'd-us-south-carolina', town: 'COLUMBIA, SC 29205', draw: southCarolina(SOUTH_CAROLINA) },
  { ...LICENCE, id: 'd-us-utah', font: 'Nimbus Sans', town: 'SALT LAKE CITY, UT 84111', draw: utah(UTAH) },
  {
    ...LICENCE,
    id: 'd-us-louisiana',
    town: 'METAIRIE, LA 70005',
    validityYears: 6,
    draw: louisiana(LOUISIANA),
  },
  {
    ...US,
    id: 'd-us-iowa-identification',
    documentType: 'nationalIdentityCard',
    font: 'Roboto',
    town: 'DAVENPORT, IA 52803',
    draw: iowaIdentification(IOWA),
  },
  {
    id: 'd-mx-nuevo-leon',
    documentType: 'driverLicense',
    country: 'MX',
    language: 'es',
    font: 'Liberation Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 5,
    town: 'MITRAS NORTE, MONTERREY, N.L. C.P. 64320',
    draw: nuevoLeon,
  },
  {
    ...IDENTITY,
    id: 'd-br-minas-register',
    country: 'BR',
    language: 'pt',
    dateStyle: 'DD/MM/YYYY',
    size: [1020, 680],
    draw: minasRegister,
  },
  {
    ...IDENTITY,
    id: 'd-it-identity',
    country: 'IT',
    language: 'it',
    dateStyle: 'DD.MM.YYYY',
    draw: italianIdentity,
  },
  {
    ...IDENTITY,
    id: 'd-pt-citizen',
    country: 'PT',
    language: 'pt',
    dateStyle: 'DD MM YYYY',
    draw: portugueseCitizen,
  },
];
