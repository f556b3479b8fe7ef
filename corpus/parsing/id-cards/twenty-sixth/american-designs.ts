import type { CardDesign } from '../design.js';
import { californiaCommercial } from './california.js';
import { commonAccessCard } from './common-access.js';
import { illinoisIdentification } from './illinois.js';
import { newJerseyIdentification } from './new-jersey.js';
import { newYorkEnhanced } from './new-york.js';
import { greenResidentCard } from './resident.js';
import { texasUnderAge } from './texas.js';
import { cherokeeCitizen } from './tribal.js';
import { washingtonIdentification } from './washington.js';
import { transportationWorker } from './worker.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 5,
} as const;
const IDENTIFICATION = { ...US, documentType: 'nationalIdentityCard' } as const;
const LICENCE = { ...US, documentType: 'driverLicense' } as const;

/** Layouts of the United States in the twenty-sixth family: each follows the form of one issuer's card. */
export const TWENTY_SIXTH_AMERICAN_CARDS: readonly CardDesign[] = [
  {
    ...IDENTIFICATION,
    id: 'o-us-illinois-identification',
    town: 'NAPERVILLE, IL 60540',
    draw: illinoisIdentification,
  },
  {
    ...IDENTIFICATION,
    id: 'o-us-new-jersey-identification',
    dateStyle: 'MM-DD-YYYY',
    town: 'CHERRY HILL, NJ 08002-1419',
    draw: newJerseyIdentification,
  },
  {
    ...IDENTIFICATION,
    id: 'o-us-washington-identification',
    town: 'SPOKANE WA 99205-4418',
    draw: washingtonIdentification,
  },
  { ...LICENCE, id: 'o-us-california-commercial', town: 'BAKERSFIELD, CA 93306', draw: californiaCommercial },
  {
    ...LICENCE,
    id: 'o-us-texas-under-age',
    size: [540, 856],
    town: 'FORT WORTH TX 76107',
    draw: texasUnderAge,
  },
  {
    ...LICENCE,
    id: 'o-us-new-york-enhanced',
    font: 'Nimbus Sans',
    town: 'NIAGARA FALLS, NY 14304',
    draw: newYorkEnhanced,
  },
  {
    ...US,
    id: 'o-us-common-access',
    documentType: 'militaryCard',
    dateStyle: 'YYYYMMMDD',
    validityYears: 3,
    size: [856, 856],
    draw: commonAccessCard,
  },
  {
    ...US,
    id: 'o-us-resident-of-2010',
    documentType: 'residencePermit',
    dateStyle: 'MM/DD/YY',
    draw: greenResidentCard,
  },
  { ...IDENTIFICATION, id: 'o-us-transportation-worker', draw: transportationWorker },
  {
    ...IDENTIFICATION,
    id: 'o-us-cherokee-citizen',
    validityYears: 10,
    town: 'CLAREMORE, OK 74017',
    draw: cherokeeCitizen,
  },
];
