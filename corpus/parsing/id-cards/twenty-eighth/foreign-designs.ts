import type { CardDesign } from '../design.js';
import { argentineChip } from './argentine-chip.js';
import { earlierPassport } from './earlier-passport.js';
import { electronicVoter } from './electronic-voter.js';
import { espiritoSantoRegister } from './espirito-santo.js';
import { guerrero } from './guerrero.js';
import { peruvianLicence } from './peruvian-licence.js';
import { tabasco } from './tabasco.js';
import { venezuelanPassport } from './venezuelan-passport.js';

const PLAIN = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;
const MEXICAN = { ...PLAIN, country: 'MX', language: 'es' } as const;
const BRAZILIAN = { ...PLAIN, country: 'BR', language: 'pt' } as const;
const SPANISH = { ...PLAIN, language: 'es' } as const;

/** Layouts of the twenty-eighth family that follow documents of Mexico, Brazil and other countries than the United States. */
export const TWENTY_EIGHTH_FOREIGN_CARDS: readonly CardDesign[] = [
  {
    ...MEXICAN,
    id: 'aa-mx-earlier-passport',
    documentType: 'passport',
    size: [1250, 880],
    dateStyle: 'DD MM YYYY',
    draw: earlierPassport,
  },
  { ...MEXICAN, id: 'aa-mx-guerrero', documentType: 'driverLicense', validityYears: 5, draw: guerrero },
  {
    ...MEXICAN,
    id: 'aa-mx-tabasco',
    documentType: 'driverLicense',
    font: 'Roboto',
    validityYears: 4,
    town: 'COL. ATASTA, C.P. 86100, VILLAHERMOSA, TAB.',
    draw: tabasco,
  },
  { ...SPANISH, id: 'aa-pe-licence', documentType: 'driverLicense', country: 'PE', draw: peruvianLicence },
  {
    ...BRAZILIAN,
    id: 'aa-br-espirito-santo-register',
    documentType: 'nationalIdentityCard',
    size: [1020, 680],
    draw: espiritoSantoRegister,
  },
  {
    ...BRAZILIAN,
    id: 'aa-br-electronic-voter',
    documentType: 'voterCard',
    size: [800, 1500],
    font: 'Open Sans',
    draw: electronicVoter,
  },
  {
    ...SPANISH,
    id: 'aa-ar-identity-with-chip',
    documentType: 'nationalIdentityCard',
    country: 'AR',
    draw: argentineChip,
  },
  {
    ...SPANISH,
    id: 'aa-ve-passport',
    documentType: 'passport',
    country: 'VE',
    size: [1250, 880],
    draw: venezuelanPassport,
  },
];
