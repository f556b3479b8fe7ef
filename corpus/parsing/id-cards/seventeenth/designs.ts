import type { CardDesign } from '../design.js';
import { arkansas, nebraska, oklahoma } from './american.js';
import { ecuadorianCedula } from './ecuadorian.js';
import { queretaro, rioRegister } from './latin-american.js';
import { newMexico } from './new-mexico.js';
import { canadianResident, spanishResidence } from './residence.js';

const LICENCE = {
  documentType: 'driverLicense',
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const IDENTITY = {
  documentType: 'nationalIdentityCard',
  font: 'Liberation Sans',
  validityYears: 10,
} as const;
const RESIDENCE = { documentType: 'residencePermit', font: 'Liberation Sans', validityYears: 5 } as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const OKLAHOMA = { name: 'OKLAHOMA', state: 'OK', issuer: '636058' };
const ARKANSAS = { name: 'ARKANSAS', state: 'AR', issuer: '636021' };
const NEBRASKA = { name: 'NEBRASKA', state: 'NE', issuer: '636054' };
const NEW_MEXICO = { name: 'NEW MEXICO', state: 'NM', issuer: '636009' };

/** Layouts of the seventeenth family: each follows one issuer's real form. */
export const SEVENTEENTH_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'g-us-oklahoma',
    town: 'OKLAHOMA CITY, OK 73103',
    validityYears: 4,
    draw: oklahoma(OKLAHOMA),
  },
  { ...LICENCE, id: 'g-us-arkansas', town: 'LITTLE ROCK, AR 72205', draw: arkansas(ARKANSAS) },
  {
    ...LICENCE,
    id: 'g-us-nebraska',
    font: 'Nimbus Sans',
    town: 'LINCOLN, NE 68506',
    validityYears: 5,
    draw: nebraska(NEBRASKA),
  },
  { ...LICENCE, id: 'g-us-new-mexico', town: 'LAS CRUCES, NM 88007', draw: newMexico(NEW_MEXICO) },
  {
    ...RESIDENCE,
    id: 'g-ca-resident',
    country: 'CA',
    language: 'en',
    dateStyle: 'DD MMM YYYY',
    draw: canadianResident,
  },
  {
    ...LICENCE,
    id: 'g-mx-queretaro',
    country: 'MX',
    language: 'es',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 3,
    town: 'COL. ÁLAMOS, QUERÉTARO, QRO. C.P. 76160',
    draw: queretaro,
  },
  {
    ...IDENTITY,
    id: 'g-br-rio-register',
    country: 'BR',
    language: 'pt',
    dateStyle: 'DD/MM/YYYY',
    size: [1020, 680],
    draw: rioRegister,
  },
  {
    ...RESIDENCE,
    id: 'g-es-residence',
    country: 'ES',
    language: 'es',
    dateStyle: 'DD MM YYYY',
    draw: spanishResidence,
  },
  {
    ...IDENTITY,
    id: 'g-ec-cedula',
    country: 'EC',
    language: 'es',
    dateStyle: 'DD MMM YYYY',
    draw: ecuadorianCedula,
  },
];
