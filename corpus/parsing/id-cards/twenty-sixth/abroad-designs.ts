import type { CardDesign } from '../design.js';
import { alberta } from './alberta.js';
import { colombianLicence } from './colombian.js';
import { haitianIdentity } from './haitian.js';
import { indianPassport } from './indian.js';
import { jamaicanLicence } from './jamaican.js';
import { nicaraguanIdentity } from './nicaraguan.js';
import { peruvianForeigner } from './peruvian.js';
import { venezuelanIdentity } from './venezuelan.js';

const ABROAD = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;
const IDENTITY = { ...ABROAD, documentType: 'nationalIdentityCard' } as const;
const LICENCE = { ...ABROAD, documentType: 'driverLicense' } as const;

/** Layouts of the twenty-sixth family that follow documents of other countries than the United States, Mexico and Brazil. */
export const TWENTY_SIXTH_ABROAD_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'o-ca-alberta',
    country: 'CA',
    language: 'en',
    validityYears: 5,
    town: 'EDMONTON, AB T6E 2B6',
    draw: alberta,
  },
  { ...IDENTITY, id: 'o-ve-identity', country: 'VE', language: 'es', draw: venezuelanIdentity },
  {
    ...ABROAD,
    id: 'o-in-passport',
    documentType: 'passport',
    country: 'IN',
    language: 'en',
    size: [1250, 880],
    draw: indianPassport,
  },
  {
    ...ABROAD,
    id: 'o-pe-foreigner',
    documentType: 'residencePermit',
    country: 'PE',
    language: 'es',
    font: 'Roboto',
    validityYears: 4,
    draw: peruvianForeigner,
  },
  {
    ...IDENTITY,
    id: 'o-ni-identity',
    country: 'NI',
    language: 'es',
    dateStyle: 'DD-MM-YYYY',
    draw: nicaraguanIdentity,
  },
  {
    ...LICENCE,
    id: 'o-jm-licence',
    country: 'JM',
    language: 'en',
    dateStyle: 'YYYY/MM/DD',
    validityYears: 5,
    draw: jamaicanLicence,
  },
  {
    ...LICENCE,
    id: 'o-co-licence',
    country: 'CO',
    language: 'es',
    dateStyle: 'DD-MM-YYYY',
    draw: colombianLicence,
  },
  {
    ...IDENTITY,
    id: 'o-ht-identity',
    country: 'HT',
    language: 'fr',
    font: 'Open Sans',
    draw: haitianIdentity,
  },
];
