import type { CardDesign } from '../design.js';
import { employmentCard, shortLabels, valuesOverLabels } from './american.js';
import { brazilianPassport, licenceOnPaper, permanentResident } from './latin-american.js';

const AMERICAN = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 5,
} as const;
const BRAZILIAN = { country: 'BR', language: 'pt', font: 'Liberation Sans', validityYears: 10 } as const;

const IDAHO = { name: 'IDAHO', state: 'ID', issuer: '636050' };
const MASSACHUSETTS = { name: 'MASSACHUSETTS', state: 'MA', issuer: '636002' };

/** Layouts of the fifth family. */
export const FIFTH_CARDS: readonly CardDesign[] = [
  {
    ...AMERICAN,
    id: 'v-us-short-labels',
    documentType: 'driverLicense',
    town: 'BOISE, ID 83702',
    draw: shortLabels(IDAHO),
  },
  {
    ...AMERICAN,
    id: 'v-us-values-over',
    documentType: 'driverLicense',
    town: 'WORCESTER, MA 01608',
    font: 'DejaVu Sans Condensed',
    draw: valuesOverLabels(MASSACHUSETTS),
  },
  {
    ...AMERICAN,
    id: 'v-us-employment',
    documentType: 'residencePermit',
    dateStyle: 'DD MMM YYYY',
    validityYears: 2,
    draw: employmentCard,
  },
  {
    country: 'MX',
    language: 'es',
    font: 'DejaVu Sans Condensed',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 10,
    id: 'v-mx-resident',
    documentType: 'residencePermit',
    draw: permanentResident,
  },
  {
    ...BRAZILIAN,
    id: 'v-br-passport',
    documentType: 'passport',
    dateStyle: 'DD MMM YYYY',
    size: [1250, 880],
    draw: brazilianPassport,
  },
  {
    ...BRAZILIAN,
    id: 'v-br-permission',
    documentType: 'driverLicense',
    dateStyle: 'DD/MM/YYYY',
    size: [900, 640],
    draw: licenceOnPaper,
  },
];
