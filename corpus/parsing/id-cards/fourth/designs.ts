import type { CardDesign } from '../design.js';
import { cardOfNoDriver, numbersAndWords, passportPage, surnameFirst } from './american.js';
import { mexicanPassport, nationalCard, voterCard } from './latin-american.js';

const AMERICAN = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const LICENCE = { ...AMERICAN, documentType: 'driverLicense' } as const;
const MEXICAN = {
  country: 'MX',
  language: 'es',
  font: 'Liberation Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;
const PAGE = {
  documentType: 'passport',
  dateStyle: 'DD MMM YYYY',
  validityYears: 10,
  size: [1250, 880],
} as const;

const OHIO = { name: 'OHIO', state: 'OH', issuer: '636023' };
const LOUISIANA = { name: 'LOUISIANA', state: 'LA', issuer: '636007' };
const MINNESOTA = { name: 'MINNESOTA', state: 'MN', issuer: '636038' };
const WASHINGTON = { name: 'WASHINGTON', state: 'WA', issuer: '636045' };

/** Layouts of the fourth family. */
export const FOURTH_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 'f-us-numbers-words', town: 'COLUMBUS, OH 43215', draw: numbersAndWords(OHIO) },
  {
    ...LICENCE,
    id: 'f-us-surname-first',
    town: 'BATON ROUGE, LA 70801',
    dateStyle: 'MM-DD-YYYY',
    draw: surnameFirst(LOUISIANA),
  },
  {
    ...LICENCE,
    id: 'f-us-numbers-words-condensed',
    town: 'TACOMA, WA 98402',
    font: 'DejaVu Sans Condensed',
    draw: numbersAndWords(WASHINGTON),
  },
  {
    ...AMERICAN,
    id: 'f-us-no-driver',
    documentType: 'nationalIdentityCard',
    town: 'ST. PAUL, MN 55101',
    draw: cardOfNoDriver(MINNESOTA),
  },
  { ...AMERICAN, ...PAGE, id: 'f-us-passport', draw: passportPage },
  { ...MEXICAN, id: 'f-mx-voter', documentType: 'voterCard', draw: voterCard },
  { ...MEXICAN, ...PAGE, id: 'f-mx-passport', dateStyle: 'DD MM YYYY', draw: mexicanPassport },
  {
    country: 'BR',
    language: 'pt',
    font: 'DejaVu Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 10,
    id: 'f-br-national',
    documentType: 'nationalIdentityCard',
    draw: nationalCard,
  },
];
