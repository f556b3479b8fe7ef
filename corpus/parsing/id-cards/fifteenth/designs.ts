import type { CardDesign } from '../design.js';
import { connecticut, nevada, washington } from './american.js';
import { ontario } from './canadian.js';
import { frenchIdentity } from './french.js';
import { kentucky } from './kentucky.js';
import { consularCard, estadoDeMexico } from './mexican.js';
import { blueIdentity } from './peruvian.js';

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
  dateStyle: 'DD/MM/YYYY',
} as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const WASHINGTON = { name: 'WASHINGTON', state: 'WA', issuer: '636045' };
const CONNECTICUT = { name: 'Connecticut', state: 'CT', issuer: '636006' };
const NEVADA = { name: 'NEVADA', state: 'NV', issuer: '636049' };
const KENTUCKY = { name: 'KENTUCKY', state: 'KY', issuer: '636046' };

/** Layouts of the fifteenth family: each follows one issuer's real form. */
export const FIFTEENTH_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'b-us-washington',
    town: 'TACOMA, WA 98418',
    validityYears: 8,
    draw: washington(WASHINGTON),
  },
  {
    ...LICENCE,
    id: 'b-us-connecticut',
    font: 'Nimbus Sans',
    town: 'NEW HAVEN, CT 06511',
    validityYears: 8,
    draw: connecticut(CONNECTICUT),
  },
  { ...LICENCE, id: 'b-us-nevada', town: 'LAS VEGAS, NV 89147', validityYears: 8, draw: nevada(NEVADA) },
  {
    ...LICENCE,
    id: 'b-us-kentucky',
    font: 'Roboto',
    town: 'LEXINGTON, KY 40505',
    validityYears: 8,
    draw: kentucky(KENTUCKY),
  },
  {
    ...LICENCE,
    id: 'b-ca-ontario',
    country: 'CA',
    dateStyle: 'YYYY/MM/DD',
    town: 'OTTAWA, ON, K1N 6T5',
    validityYears: 5,
    draw: ontario,
  },
  {
    ...LICENCE,
    id: 'b-mx-estado-de-mexico',
    country: 'MX',
    language: 'es',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 4,
    draw: estadoDeMexico,
  },
  {
    ...IDENTITY,
    id: 'b-mx-consular',
    country: 'MX',
    language: 'es',
    town: 'CHICAGO, IL 60608',
    validityYears: 5,
    draw: consularCard,
  },
  {
    ...IDENTITY,
    id: 'b-fr-identity',
    country: 'FR',
    language: 'fr',
    dateStyle: 'DD MM YYYY',
    validityYears: 10,
    draw: frenchIdentity,
  },
  {
    ...IDENTITY,
    id: 'b-pe-blue-identity',
    country: 'PE',
    language: 'es',
    dateStyle: 'DD MM YYYY',
    validityYears: 8,
    draw: blueIdentity,
  },
];
