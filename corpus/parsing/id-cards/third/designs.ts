import type { CardDesign } from '../design.js';
import {
  beforeNumbering,
  militaryCard,
  nameWithComma,
  olderResidentCard,
  passportCard,
  tinyNumbers,
} from './american.js';
import { dutchPassport, frenchCard, italianCard, unionLicence } from './european.js';
import { earlierVoterCard, licenceWithZone, migrantCard, stateLicence } from './latin-american.js';

const AMERICAN = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const LICENCE = { ...AMERICAN, documentType: 'driverLicense' } as const;
const BRAZILIAN = {
  country: 'BR',
  language: 'pt',
  font: 'Liberation Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;
const MEXICAN = {
  country: 'MX',
  language: 'es',
  font: 'DejaVu Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 4,
} as const;
const EUROPEAN = { font: 'DejaVu Sans', validityYears: 10 } as const;

const KANSAS = { name: 'KANSAS', state: 'KS', issuer: '636022' };
const NEW_JERSEY = { name: 'NEW JERSEY', state: 'NJ', issuer: '636036' };
const WYOMING = { name: 'WYOMING', state: 'WY', issuer: '636060' };

/** Layouts of the third family. */
export const THIRD_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 't-us-before-numbering',
    dateStyle: 'MM-DD-YYYY',
    town: 'WICHITA, KS 67202',
    draw: beforeNumbering(KANSAS),
  },
  {
    ...LICENCE,
    id: 't-us-tiny-numbers',
    font: 'DejaVu Sans Condensed',
    town: 'TRENTON, NJ 08608',
    draw: tinyNumbers(NEW_JERSEY),
  },
  { ...LICENCE, id: 't-us-name-with-comma', town: 'LARAMIE, WY 82070', draw: nameWithComma(WYOMING) },
  {
    ...AMERICAN,
    id: 't-us-older-resident',
    documentType: 'residencePermit',
    dateStyle: 'MM/DD/YY',
    validityYears: 10,
    draw: olderResidentCard,
  },
  {
    ...AMERICAN,
    id: 't-us-military',
    documentType: 'militaryCard',
    dateStyle: 'YYYYMMMDD',
    validityYears: 4,
    draw: militaryCard,
  },
  {
    ...AMERICAN,
    id: 't-us-passport-card',
    documentType: 'passport',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    draw: passportCard,
  },
  {
    ...EUROPEAN,
    id: 't-de-licence',
    documentType: 'driverLicense',
    country: 'DE',
    language: 'de',
    dateStyle: 'DD.MM.YYYY',
    validityYears: 15,
    draw: unionLicence,
  },
  {
    ...EUROPEAN,
    id: 't-fr-identity',
    documentType: 'nationalIdentityCard',
    country: 'FR',
    language: 'fr',
    dateStyle: 'DD MM YYYY',
    draw: frenchCard,
  },
  {
    ...EUROPEAN,
    id: 't-it-identity',
    documentType: 'nationalIdentityCard',
    country: 'IT',
    language: 'it',
    dateStyle: 'DD.MM.YYYY',
    draw: italianCard,
  },
  {
    ...EUROPEAN,
    id: 't-nl-passport',
    documentType: 'passport',
    country: 'NL',
    language: 'nl',
    dateStyle: 'DD MMM YYYY',
    size: [1250, 900],
    draw: dutchPassport,
  },
  { ...BRAZILIAN, id: 't-br-licence-zone', documentType: 'driverLicense', draw: licenceWithZone },
  {
    ...BRAZILIAN,
    id: 't-br-migrant',
    documentType: 'residencePermit',
    font: 'DejaVu Sans',
    draw: migrantCard,
  },
  { ...MEXICAN, id: 't-mx-state-licence', documentType: 'driverLicense', draw: stateLicence },
  { ...MEXICAN, id: 't-mx-earlier-voter', documentType: 'voterCard', draw: earlierVoterCard },
];
