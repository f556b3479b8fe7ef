import type { CardDesign } from '../design.js';
import { ohioIdentification, pennsylvanianIdentification } from './american.js';
import { borderCrossing } from './border.js';
import { costaRicanIdentity, panamanianIdentity } from './central-american.js';
import { guam } from './guam.js';
import { santaCatarinaRegister } from './santa-catarina.js';
import { sinaloa } from './sinaloa.js';
import { yucatan } from './yucatan.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 4,
} as const;
const IDENTIFICATION = { ...US, documentType: 'nationalIdentityCard' } as const;
const ABROAD = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;
const CENTRAL_AMERICAN = { ...ABROAD, language: 'es', documentType: 'nationalIdentityCard' } as const;
const MEXICAN_LICENCE = { ...ABROAD, country: 'MX', language: 'es', documentType: 'driverLicense' } as const;

/** Layouts of the twenty-third family: each follows the form of one issuer's card. */
export const TWENTY_THIRD_CARDS: readonly CardDesign[] = [
  {
    ...IDENTIFICATION,
    id: 'a-us-ohio-identification',
    font: 'Roboto',
    town: 'CINCINNATI, OH 45205',
    draw: ohioIdentification,
  },
  {
    ...IDENTIFICATION,
    id: 'a-us-pennsylvania-identification',
    town: 'LANCASTER, PA 17603',
    draw: pennsylvanianIdentification,
  },
  {
    ...US,
    id: 'a-us-guam',
    documentType: 'driverLicense',
    validityYears: 5,
    town: 'DEDEDO, GU 96929',
    draw: guam,
  },
  {
    ...US,
    id: 'a-us-border-crossing',
    documentType: 'residencePermit',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    draw: borderCrossing,
  },
  {
    ...MEXICAN_LICENCE,
    id: 'a-mx-sinaloa',
    validityYears: 3,
    town: 'COL. TIERRA BLANCA, C.P. 80030, CULIACÁN, SIN.',
    draw: sinaloa,
  },
  {
    ...MEXICAN_LICENCE,
    id: 'a-mx-yucatan',
    validityYears: 4,
    draw: yucatan,
  },
  {
    ...ABROAD,
    id: 'a-br-santa-catarina-register',
    documentType: 'nationalIdentityCard',
    country: 'BR',
    language: 'pt',
    size: [1020, 680],
    draw: santaCatarinaRegister,
  },
  { ...CENTRAL_AMERICAN, id: 'a-cr-identity', country: 'CR', draw: costaRicanIdentity },
  {
    ...CENTRAL_AMERICAN,
    id: 'a-pa-identity',
    country: 'PA',
    dateStyle: 'DD-MMM-YYYY',
    font: 'Open Sans',
    draw: panamanianIdentity,
  },
];
