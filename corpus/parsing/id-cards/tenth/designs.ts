import type { CardDesign } from '../design.js';
import { duplicates, letteredNumber, raceAmongFigures, typeOfLicence } from './american.js';
import { bilingualElements } from './canadian.js';
import { laminatedCard } from './french.js';
import { consularCard, furtherRegisters } from './latin-american.js';

const LICENCE = {
  country: 'US',
  language: 'en',
  documentType: 'driverLicense',
  font: 'Nimbus Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 4,
} as const;
// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const ILLINOIS = { name: 'ILLINOIS', state: 'IL', issuer: '636035' };
const WASHINGTON = { name: 'WASHINGTON', state: 'WA', issuer: '636045' };
const PENNSYLVANIA = { name: 'PENNSYLVANIA', state: 'PA', issuer: '636025' };
const NORTH_CAROLINA = { name: 'NORTH CAROLINA', state: 'NC', issuer: '636004' };

/** Layouts of the tenth family: each after the form of one issuer, which its drawing names. */
export const TENTH_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 'm-us-type', town: 'AURORA, IL 60506', draw: typeOfLicence(ILLINOIS) },
  {
    ...LICENCE,
    id: 'm-us-lettered',
    font: 'Open Sans',
    town: 'OLYMPIA, WA 98501',
    validityYears: 8,
    draw: letteredNumber(WASHINGTON),
  },
  {
    ...LICENCE,
    id: 'm-us-duplicates',
    font: 'Liberation Sans',
    town: 'ALLENTOWN, PA 18103',
    draw: duplicates(PENNSYLVANIA),
  },
  {
    ...LICENCE,
    id: 'm-us-race',
    font: 'Roboto',
    town: 'DURHAM, NC 27701',
    validityYears: 8,
    draw: raceAmongFigures(NORTH_CAROLINA),
  },
  {
    country: 'MX',
    language: 'es',
    font: 'Nimbus Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 5,
    id: 'm-mx-consular',
    documentType: 'nationalIdentityCard',
    draw: consularCard,
  },
  {
    country: 'BR',
    language: 'pt',
    font: 'Liberation Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 10,
    id: 'm-br-registers',
    documentType: 'nationalIdentityCard',
    draw: furtherRegisters,
  },
  {
    country: 'CA',
    language: 'en',
    font: 'Nimbus Sans',
    dateStyle: 'YYYY/MM/DD',
    validityYears: 5,
    id: 'm-ca-bilingual',
    documentType: 'driverLicense',
    town: 'KITCHENER, ON, N2G 1C5',
    draw: bilingualElements,
  },
  {
    country: 'FR',
    language: 'fr',
    font: 'Liberation Sans',
    dateStyle: 'DD.MM.YYYY',
    validityYears: 15,
    size: [1050, 740],
    id: 'm-fr-laminated',
    documentType: 'nationalIdentityCard',
    draw: laminatedCard,
  },
];
