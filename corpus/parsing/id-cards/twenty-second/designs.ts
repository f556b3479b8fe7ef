import type { CardDesign } from '../design.js';
import { californiaIdentification, floridaIdentification } from './american.js';
import { advocateIdentity, rioGrandeRegister } from './brazilian.js';
import { northCarolina } from './carolina.js';
import { salvadoranIdentity, uruguayanIdentity } from './latin-american.js';
import { chihuahua, federalLicence } from './mexican.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const IDENTIFICATION = { ...US, documentType: 'nationalIdentityCard' } as const;
const ABROAD = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;
const SPANISH = { ...ABROAD, language: 'es', documentType: 'nationalIdentityCard' } as const;
const MEXICAN_LICENCE = { ...ABROAD, country: 'MX', language: 'es', documentType: 'driverLicense' } as const;
const BRAZILIAN = { ...ABROAD, country: 'BR', language: 'pt', documentType: 'nationalIdentityCard' } as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const CALIFORNIA = { name: 'California', state: 'CA', issuer: '636014' };
const FLORIDA = { name: 'Florida', state: 'FL', issuer: '636010' };
const NORTH_CAROLINA = { name: 'NORTH CAROLINA', state: 'NC', issuer: '636004' };

/** Layouts of the twenty-second family: each follows the form of one issuer's card. */
export const TWENTY_SECOND_CARDS: readonly CardDesign[] = [
  {
    ...IDENTIFICATION,
    id: 'y-us-california-identification',
    town: 'FRESNO, CA 93704',
    validityYears: 6,
    draw: californiaIdentification(CALIFORNIA),
  },
  {
    ...IDENTIFICATION,
    id: 'y-us-florida-identification',
    font: 'Roboto',
    town: 'TAMPA, FL 33629',
    draw: floridaIdentification(FLORIDA),
  },
  {
    ...US,
    id: 'y-us-north-carolina',
    documentType: 'driverLicense',
    town: 'RALEIGH, NC 27609',
    draw: northCarolina(NORTH_CAROLINA),
  },
  {
    ...MEXICAN_LICENCE,
    id: 'y-mx-chihuahua',
    validityYears: 3,
    town: 'COL. PARTIDO ROMERO, C.P. 32030, JUÁREZ, CHIH.',
    draw: chihuahua,
  },
  { ...MEXICAN_LICENCE, id: 'y-mx-federal-licence', validityYears: 5, draw: federalLicence },
  { ...BRAZILIAN, id: 'y-br-rio-grande-register', size: [1020, 680], draw: rioGrandeRegister },
  { ...BRAZILIAN, id: 'y-br-advocate-identity', draw: advocateIdentity },
  {
    ...SPANISH,
    id: 'y-sv-identity',
    country: 'SV',
    validityYears: 8,
    town: 'SANTA TECLA, LA LIBERTAD',
    draw: salvadoranIdentity,
  },
  { ...SPANISH, id: 'y-uy-identity', country: 'UY', draw: uruguayanIdentity },
];
