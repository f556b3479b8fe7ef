import type { CardDesign } from '../design.js';
import { arizonaIdentification } from './arizona.js';
import { bolivianIdentity } from './bolivian.js';
import { britishColumbia } from './british-columbian.js';
import { coahuila } from './coahuila.js';
import { elderlyCard } from './elderly.js';
import { employmentAuthorization } from './employment.js';
import { foreignersIdentity } from './foreigner.js';
import { honduranIdentity } from './honduran.js';
import { massachusettsIdentification } from './massachusetts.js';
import { michoacan } from './michoacan.js';
import { newYorkIdentification } from './new-york.js';
import { pernambucoRegister } from './pernambuco.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const IDENTIFICATION = { ...US, documentType: 'nationalIdentityCard' } as const;
const MEXICAN = {
  country: 'MX',
  language: 'es',
  font: 'Liberation Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 4,
} as const;
const MEXICAN_LICENCE = { ...MEXICAN, documentType: 'driverLicense' } as const;
const ABROAD = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;
const IDENTITY = { ...ABROAD, documentType: 'nationalIdentityCard' } as const;

/** Layouts of the twenty-fifth family: each follows the form of one issuer's card. */
export const TWENTY_FIFTH_CARDS: readonly CardDesign[] = [
  {
    ...IDENTIFICATION,
    id: 'i-us-new-york-identification',
    font: 'Nimbus Sans',
    town: 'SYRACUSE, NY 13210',
    draw: newYorkIdentification,
  },
  {
    ...IDENTIFICATION,
    id: 'i-us-arizona-identification',
    town: 'MESA, AZ 85204',
    draw: arizonaIdentification,
  },
  {
    ...US,
    id: 'i-us-employment',
    documentType: 'residencePermit',
    dateStyle: 'MM/DD/YY',
    draw: employmentAuthorization,
  },
  {
    ...IDENTIFICATION,
    id: 'i-us-massachusetts-identification',
    town: 'WORCESTER, MA 01610',
    draw: massachusettsIdentification,
  },
  {
    ...MEXICAN_LICENCE,
    id: 'i-mx-coahuila',
    town: 'COL. TOPO CHICO, C.P. 25284, SALTILLO, COAH.',
    draw: coahuila,
  },
  {
    ...MEXICAN_LICENCE,
    id: 'i-mx-michoacan',
    font: 'Open Sans',
    town: 'COL. VENTURA PUENTE, C.P. 58020, MORELIA, MICH.',
    draw: michoacan,
  },
  { ...MEXICAN, id: 'i-mx-elderly', documentType: 'nationalIdentityCard', draw: elderlyCard },
  {
    ...IDENTITY,
    id: 'i-br-pernambuco-register',
    country: 'BR',
    language: 'pt',
    size: [1020, 680],
    draw: pernambucoRegister,
  },
  {
    ...ABROAD,
    id: 'i-br-foreigner-identity',
    documentType: 'residencePermit',
    country: 'BR',
    language: 'pt',
    validityYears: 9,
    draw: foreignersIdentity,
  },
  { ...IDENTITY, id: 'i-hn-identity', country: 'HN', language: 'es', font: 'Roboto', draw: honduranIdentity },
  {
    ...IDENTITY,
    id: 'i-bo-identity',
    country: 'BO',
    language: 'es',
    validityYears: 6,
    draw: bolivianIdentity,
  },
  {
    ...ABROAD,
    id: 'i-ca-british-columbia',
    documentType: 'driverLicense',
    country: 'CA',
    language: 'en',
    validityYears: 5,
    town: 'BURNABY, BC V5H 2N2',
    draw: britishColumbia,
  },
];
