import type { CardDesign } from '../design.js';
import { bahiaRegister, migrantRegister } from './brazilian.js';
import { belgianIdentity, chileanIdentity } from './foreign.js';
import { puebla, voterAbroad } from './mexican.js';
import { newHampshire, rhodeIsland } from './new-england.js';
import { kansas, mississippi, montana } from './plains.js';
import { alaska, nevadaIdentification, passportOfPaper } from './western.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const LICENCE = { ...US, documentType: 'driverLicense' } as const;
const ABROAD = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;

// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const KANSAS = { name: 'KANSAS', state: 'KS', issuer: '636022' };
const MISSISSIPPI = { name: 'MISSISSIPPI', state: 'MS', issuer: '636051' };
const MONTANA = { name: 'MONTANA', state: 'MT', issuer: '636008' };
const RHODE_ISLAND = { name: 'RHODE ISLAND', state: 'RI', issuer: '636052' };
const NEW_HAMPSHIRE = { name: 'NEW HAMPSHIRE', state: 'NH', issuer: '636039' };
const ALASKA = { name: 'ALASKA', state: 'AK', issuer: '636059' };
const NEVADA = { name: 'NEVADA', state: 'NV', issuer: '636049' };

/** Layouts of the nineteenth family: each follows one issuer's real form. */
export const NINETEENTH_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 'l-us-kansas', town: 'TOPEKA, KS 66604', validityYears: 6, draw: kansas(KANSAS) },
  {
    ...LICENCE,
    id: 'l-us-mississippi',
    font: 'Roboto',
    town: 'JACKSON, MS 39216',
    draw: mississippi(MISSISSIPPI),
  },
  { ...LICENCE, id: 'l-us-montana', town: 'BILLINGS, MT 59102', draw: montana(MONTANA) },
  {
    ...LICENCE,
    id: 'l-us-rhode-island',
    town: 'PROVIDENCE, RI 02906',
    validityYears: 5,
    draw: rhodeIsland(RHODE_ISLAND),
  },
  {
    ...LICENCE,
    id: 'l-us-new-hampshire',
    font: 'Nimbus Sans',
    town: 'CONCORD, NH 03301',
    validityYears: 5,
    draw: newHampshire(NEW_HAMPSHIRE),
  },
  { ...LICENCE, id: 'l-us-alaska', town: 'ANCHORAGE, AK 99503', validityYears: 5, draw: alaska(ALASKA) },
  {
    ...US,
    id: 'l-us-nevada-identification',
    documentType: 'nationalIdentityCard',
    town: 'RENO, NV 89502',
    draw: nevadaIdentification(NEVADA),
  },
  {
    ...US,
    id: 'l-us-passport-of-paper',
    documentType: 'passport',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    size: [1250, 880],
    draw: passportOfPaper,
  },
  {
    ...ABROAD,
    id: 'l-mx-puebla',
    documentType: 'driverLicense',
    country: 'MX',
    language: 'es',
    validityYears: 3,
    town: 'COL. LA PAZ, C.P. 72160, PUEBLA, PUE.',
    draw: puebla,
  },
  {
    ...ABROAD,
    id: 'l-mx-voter-abroad',
    documentType: 'voterCard',
    country: 'MX',
    language: 'es',
    draw: voterAbroad,
  },
  {
    ...ABROAD,
    id: 'l-br-bahia-register',
    documentType: 'nationalIdentityCard',
    country: 'BR',
    language: 'pt',
    size: [1020, 680],
    draw: bahiaRegister,
  },
  {
    ...ABROAD,
    id: 'l-br-migrant-register',
    documentType: 'residencePermit',
    country: 'BR',
    language: 'pt',
    draw: migrantRegister,
  },
  {
    ...ABROAD,
    id: 'l-be-identity',
    documentType: 'nationalIdentityCard',
    country: 'BE',
    language: 'nl',
    draw: belgianIdentity,
  },
  {
    ...ABROAD,
    id: 'l-cl-identity-2024',
    documentType: 'nationalIdentityCard',
    country: 'CL',
    language: 'es',
    dateStyle: 'DD MMM YYYY',
    draw: chileanIdentity,
  },
];
