import type { CardDesign } from '../design.js';
import { delaware, idaho, westVirginia } from './american.js';
import { licenceUnfolded } from './brazilian.js';
import { dutchIdentity } from './dutch.js';
import { dominicanCedula, veracruz } from './latin-american.js';
import { hawaii, newMexicoIdentification } from './western.js';

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
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const IDAHO = { name: 'IDAHO', state: 'ID', issuer: '636050' };
const DELAWARE = { name: 'DELAWARE', state: 'DE', issuer: '636011' };
const HAWAII = { name: 'HAWAII', state: 'HI', issuer: '636047' };
const WEST_VIRGINIA = { name: 'WEST VIRGINIA', state: 'WV', issuer: '636061' };
const NEW_MEXICO = { name: 'NEW MEXICO', state: 'NM', issuer: '636009' };

/** Layouts of the eighteenth family: each follows one issuer's real form. */
export const EIGHTEENTH_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 'j-us-idaho', town: 'BOISE, ID 83705', draw: idaho(IDAHO) },
  { ...LICENCE, id: 'j-us-delaware', town: 'WILMINGTON, DE 19810', font: 'Roboto', draw: delaware(DELAWARE) },
  { ...LICENCE, id: 'j-us-hawaii', town: 'HILO, HI 96720', draw: hawaii(HAWAII) },
  {
    ...LICENCE,
    id: 'j-us-west-virginia',
    town: 'BECKLEY, WV 25801',
    font: 'Nimbus Sans',
    draw: westVirginia(WEST_VIRGINIA),
  },
  {
    ...US,
    id: 'j-us-new-mexico-identification',
    documentType: 'nationalIdentityCard',
    town: 'ALBUQUERQUE, NM 87113',
    draw: newMexicoIdentification(NEW_MEXICO),
  },
  {
    id: 'j-mx-veracruz',
    documentType: 'driverLicense',
    country: 'MX',
    language: 'es',
    font: 'Liberation Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 3,
    town: 'COL. CENTRO, C.P. 91000, XALAPA, VER.',
    draw: veracruz,
  },
  {
    id: 'j-br-licence-unfolded',
    documentType: 'driverLicense',
    country: 'BR',
    language: 'pt',
    font: 'Liberation Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 10,
    size: [856, 1260],
    draw: licenceUnfolded,
  },
  { ...IDENTITY, id: 'j-nl-identity', country: 'NL', language: 'nl', draw: dutchIdentity },
  { ...IDENTITY, id: 'j-do-cedula', country: 'DO', language: 'es', draw: dominicanCedula },
];
