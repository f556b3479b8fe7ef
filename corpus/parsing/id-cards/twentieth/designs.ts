import type { CardDesign } from '../design.js';
import { voterTitle } from './brazilian.js';
import { districtIdentification, vermont } from './eastern.js';
import { familyPrivilege } from './federal.js';
import { guanajuato } from './guanajuato.js';
import { digitalCedula, guatemalanIdentity } from './latin-american.js';
import { maine, northDakota } from './northern.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 6,
} as const;
const LICENCE = { ...US, documentType: 'driverLicense' } as const;
const ABROAD = {
  language: 'es',
  font: 'Liberation Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const MAINE = { name: 'MAINE', state: 'ME', issuer: '636041' };
const NORTH_DAKOTA = { name: 'NORTH DAKOTA', state: 'ND', issuer: '636034' };
const VERMONT = { name: 'VERMONT', state: 'VT', issuer: '636024' };
const DISTRICT_OF_COLUMBIA = { name: 'WASHINGTON, DC', state: 'DC', issuer: '636043' };

/** Layouts of the twentieth family: each follows the form of one issuer's card. */
export const TWENTIETH_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 'p-us-maine', town: 'PORTLAND, ME 04102', draw: maine(MAINE) },
  {
    ...LICENCE,
    id: 'p-us-north-dakota',
    font: 'Roboto',
    town: 'BISMARCK, ND 58501',
    draw: northDakota(NORTH_DAKOTA),
  },
  { ...LICENCE, id: 'p-us-vermont', town: 'BURLINGTON, VT 05401', validityYears: 4, draw: vermont(VERMONT) },
  {
    ...US,
    id: 'p-us-district-identification',
    documentType: 'nationalIdentityCard',
    font: 'Open Sans',
    town: 'WASHINGTON, DC 20016',
    validityYears: 8,
    draw: districtIdentification(DISTRICT_OF_COLUMBIA),
  },
  {
    ...US,
    id: 'p-us-family-privilege',
    documentType: 'militaryCard',
    dateStyle: 'YYYYMMMDD',
    validityYears: 4,
    draw: familyPrivilege,
  },
  {
    ...ABROAD,
    id: 'p-mx-guanajuato',
    documentType: 'driverLicense',
    country: 'MX',
    validityYears: 5,
    town: 'COL. PANORAMA, C.P. 37160, LEÓN, GTO.',
    draw: guanajuato,
  },
  {
    ...ABROAD,
    id: 'p-br-voter-title',
    documentType: 'voterCard',
    country: 'BR',
    language: 'pt',
    size: [1000, 600],
    draw: voterTitle,
  },
  {
    ...ABROAD,
    id: 'p-co-digital-cedula',
    documentType: 'nationalIdentityCard',
    country: 'CO',
    dateStyle: 'DD MMM YYYY',
    draw: digitalCedula,
  },
  {
    ...ABROAD,
    id: 'p-gt-identity',
    documentType: 'nationalIdentityCard',
    country: 'GT',
    draw: guatemalanIdentity,
  },
];
