import type { CardDesign } from '../design.js';
import { paranaRegister } from './brazilian.js';
import { digitalLicence } from './digital-licence.js';
import { bajaCalifornia, temporaryResident } from './mexican.js';
import { southDakota, wyoming } from './plains.js';
import { quebec } from './quebec.js';
import { puertoRico, texasIdentification } from './southern.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 5,
} as const;
const LICENCE = { ...US, documentType: 'driverLicense' } as const;
const ABROAD = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;
const MEXICAN = { ...ABROAD, country: 'MX', language: 'es' } as const;
const BRAZILIAN = { ...ABROAD, country: 'BR', language: 'pt' } as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const SOUTH_DAKOTA = { name: 'SOUTH DAKOTA', state: 'SD', issuer: '636042' };
const WYOMING = { name: 'WYOMING', state: 'WY', issuer: '636060' };
const TEXAS = { name: 'TEXAS', state: 'TX', issuer: '636015' };
const PUERTO_RICO = { name: 'PUERTO RICO', state: 'PR', issuer: '604431' };

/** Layouts of the twenty-first family: each follows the form of one issuer's card. */
export const TWENTY_FIRST_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 'c-us-south-dakota', town: 'SIOUX FALLS, SD 57104', draw: southDakota(SOUTH_DAKOTA) },
  { ...LICENCE, id: 'c-us-wyoming', font: 'Roboto', town: 'CHEYENNE, WY 82001', draw: wyoming(WYOMING) },
  {
    ...US,
    id: 'c-us-texas-identification',
    documentType: 'nationalIdentityCard',
    town: 'DUNCANVILLE, TX 75116',
    validityYears: 6,
    draw: texasIdentification(TEXAS),
  },
  {
    ...LICENCE,
    id: 'c-us-puerto-rico',
    language: 'es',
    font: 'Open Sans',
    validityYears: 6,
    draw: puertoRico(PUERTO_RICO),
  },
  {
    ...MEXICAN,
    id: 'c-mx-baja-california',
    documentType: 'driverLicense',
    validityYears: 3,
    town: 'COL. ZONA RÍO, C.P. 22010, TIJUANA, B.C.',
    draw: bajaCalifornia,
  },
  {
    ...MEXICAN,
    id: 'c-mx-temporary-resident',
    documentType: 'residencePermit',
    validityYears: 3,
    draw: temporaryResident,
  },
  {
    ...BRAZILIAN,
    id: 'c-br-parana-register',
    documentType: 'nationalIdentityCard',
    size: [1020, 680],
    draw: paranaRegister,
  },
  {
    ...BRAZILIAN,
    id: 'c-br-digital-licence',
    documentType: 'driverLicense',
    size: [1540, 1640],
    draw: digitalLicence,
  },
  {
    ...ABROAD,
    id: 'c-ca-quebec',
    documentType: 'driverLicense',
    country: 'CA',
    language: 'fr',
    dateStyle: 'YYYY-MM-DD',
    validityYears: 4,
    draw: quebec,
  },
];
