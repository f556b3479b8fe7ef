import type { CardDesign } from '../design.js';
import { georgiaIdentification, virginiaIdentification } from './american.js';
import { cearaRegister } from './brazilian.js';
import { irishPassport } from './irish.js';
import { sonora, tamaulipas } from './mexican.js';
import { paraguayanIdentity } from './paraguayan.js';
import { philippineIdentity } from './philippine.js';
import { polishIdentity } from './polish.js';
import { permanentResident } from './resident.js';
import { veteranHealthCard } from './veteran.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const IDENTIFICATION = { ...US, documentType: 'nationalIdentityCard' } as const;
const ABROAD = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;
const IDENTITY = { ...ABROAD, documentType: 'nationalIdentityCard' } as const;
const MEXICAN = { ...ABROAD, country: 'MX', language: 'es' } as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const GEORGIA = { name: 'GEORGIA', state: 'GA', issuer: '636055' };
const VIRGINIA = { name: 'VIRGINIA', state: 'VA', issuer: '636000' };

/** Layouts of the twenty-fourth family: each follows the form of one issuer's card. */
export const TWENTY_FOURTH_CARDS: readonly CardDesign[] = [
  {
    ...IDENTIFICATION,
    id: 'r-us-georgia-identification',
    town: 'DECATUR, GA 30033',
    draw: georgiaIdentification(GEORGIA),
  },
  {
    ...IDENTIFICATION,
    id: 'r-us-virginia-identification',
    font: 'Roboto',
    town: 'RICHMOND, VA 23221',
    draw: virginiaIdentification(VIRGINIA),
  },
  {
    ...IDENTIFICATION,
    id: 'r-us-veteran-health',
    font: 'Open Sans',
    validityYears: 10,
    draw: veteranHealthCard,
  },
  {
    ...ABROAD,
    id: 'r-ie-passport',
    documentType: 'passport',
    country: 'IE',
    language: 'en',
    size: [1250, 880],
    draw: irishPassport,
  },
  {
    ...MEXICAN,
    id: 'r-mx-sonora',
    documentType: 'driverLicense',
    validityYears: 5,
    town: 'COL. CENTENARIO, C.P. 83260, HERMOSILLO, SON.',
    draw: sonora,
  },
  {
    ...MEXICAN,
    id: 'r-mx-tamaulipas',
    documentType: 'driverLicense',
    validityYears: 3,
    town: 'COL. LONGORIA, C.P. 88660, REYNOSA, TAMPS.',
    draw: tamaulipas,
  },
  { ...MEXICAN, id: 'r-mx-permanent-resident', documentType: 'residencePermit', draw: permanentResident },
  {
    ...IDENTITY,
    id: 'r-br-ceara-register',
    country: 'BR',
    language: 'pt',
    size: [1020, 680],
    draw: cearaRegister,
  },
  {
    ...IDENTITY,
    id: 'r-py-identity',
    country: 'PY',
    language: 'es',
    dateStyle: 'DD-MM-YYYY',
    draw: paraguayanIdentity,
  },
  {
    ...IDENTITY,
    id: 'r-ph-identity',
    country: 'PH',
    language: 'en',
    font: 'Roboto',
    draw: philippineIdentity,
  },
  {
    ...IDENTITY,
    id: 'r-pl-identity',
    country: 'PL',
    language: 'pl',
    dateStyle: 'DD.MM.YYYY',
    draw: polishIdentity,
  },
];
