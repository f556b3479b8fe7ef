import type { CardDesign } from '../design.js';
import { groupedNumber, laterResidentCard, numbersWithPoints, trilingualPassport } from './american.js';
import { spanishCard } from './european.js';
import {
  cityLicence,
  colombianPassport,
  laterVoterCard,
  licenceInCapitals,
  nationalCardWithZone,
} from './latin-american.js';

const AMERICAN = {
  country: 'US',
  language: 'en',
  font: 'Nimbus Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const MEXICAN = {
  country: 'MX',
  language: 'es',
  font: 'Open Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;
const BRAZILIAN = {
  country: 'BR',
  language: 'pt',
  font: 'Nimbus Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;
const PAGE = { documentType: 'passport', dateStyle: 'DD MMM YYYY', size: [1250, 880] } as const;
const TEXAS = { name: 'TEXAS', state: 'TX', issuer: '636015' };
const FLORIDA = { name: 'FLORIDA', state: 'FL', issuer: '636010' };

/** Layouts of the sixth family; the last two stay unopened when the readers are mended. */
export const SIXTH_CARDS: readonly CardDesign[] = [
  {
    ...AMERICAN,
    id: 'x-us-points',
    documentType: 'driverLicense',
    town: 'LAREDO, TX 78040',
    draw: numbersWithPoints(TEXAS),
  },
  {
    ...AMERICAN,
    id: 'x-us-grouped',
    documentType: 'driverLicense',
    font: 'Roboto',
    town: 'TAMPA, FL 33602',
    draw: groupedNumber(FLORIDA),
  },
  {
    ...AMERICAN,
    id: 'x-us-resident',
    documentType: 'residencePermit',
    dateStyle: 'DD MMM YYYY',
    draw: laterResidentCard,
  },
  { ...AMERICAN, ...PAGE, id: 'x-us-trilingual', draw: trilingualPassport },
  { ...MEXICAN, ...PAGE, country: 'CO', id: 'x-co-passport', font: 'Lato', draw: colombianPassport },
  { ...MEXICAN, id: 'x-mx-voter', documentType: 'voterCard', draw: laterVoterCard },
  {
    ...MEXICAN,
    id: 'x-mx-city',
    documentType: 'driverLicense',
    font: 'Roboto Condensed',
    validityYears: 3,
    draw: cityLicence,
  },
  { ...BRAZILIAN, id: 'x-br-national', documentType: 'nationalIdentityCard', draw: nationalCardWithZone },
  {
    ...BRAZILIAN,
    id: 'x-br-capitals',
    documentType: 'driverLicense',
    size: [900, 640],
    draw: licenceInCapitals,
  },
  {
    country: 'ES',
    language: 'es',
    font: 'Open Sans',
    dateStyle: 'DD MM YYYY',
    validityYears: 10,
    id: 'x-es-identity',
    documentType: 'nationalIdentityCard',
    draw: spanishCard,
  },
];
