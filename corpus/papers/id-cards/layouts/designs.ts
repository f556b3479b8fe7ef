import type { CardDesign } from '../design.js';
import { residentCard } from './federal-cards.js';
import { numberedLeft } from './licences.js';
import { brazilianLicence, voterCard } from './national-cards.js';
import { dataPage, type PassportIssuer } from './passports.js';

const LICENCE = {
  documentType: 'driverLicense',
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const PASSPORT = {
  documentType: 'passport',
  font: 'Liberation Sans',
  validityYears: 10,
  size: [1250, 880],
} as const;
const MEXICAN = {
  documentType: 'voterCard',
  country: 'MX',
  language: 'es',
  font: 'Liberation Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;
const BRAZILIAN = {
  country: 'BR',
  language: 'pt',
  font: 'Liberation Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;

const _OHIO = { name: 'OHIO', state: 'OH', issuer: '636023' };
const WASHINGTON = { name: 'WASHINGTON', state: 'WA', issuer: '636045' };
const _ALABAMA = { name: 'ALABAMA', state: 'AL', issuer: '636033' };
const _UTAH = { name: 'UTAH', state: 'UT', issuer: '636040' };

const AMERICAN_PASSPORT: PassportIssuer = {
  state: 'USA',
  name: 'UNITED STATES OF AMERICA',
  word: 'PASSPORT',
  nationality: 'UNITED STATES OF AMERICA',
  placesOfBirth: ['OHIO, U.S.A.', 'UTAH, U.S.A.', 'ALABAMA, U.S.A.'],
  authority: 'United States Department of State',
  labels: {
    type: 'Type / Type / Tipo',
    code: 'Code / Code / Codigo',
    number: 'Passport No. / No. du Passeport / No. de Pasaporte',
    lastName: 'Surname / Nom / Apellidos',
    firstName: 'Given Names / Prénoms / Nombres',
    nationality: 'Nationality / Nationalité / Nacionalidad',
    birth: 'Date of birth / Date de naissance / Fecha de nacimiento',
    sex: 'Sex / Sexe / Sexo',
    place: 'Place of birth / Lieu de naissance / Lugar de nacimiento',
    issue: 'Date of issue / Date de délivrance / Fecha de expedición',
    expiry: 'Date of expiration / Date d’expiration / Fecha de caducidad',
    authority: 'Authority / Autorité / Autoridad',
  },
};
const _MEXICAN_PASSPORT: PassportIssuer = {
  state: 'MEX',
  name: 'ESTADOS UNIDOS MEXICANOS',
  word: 'PASAPORTE',
  nationality: 'MEXICANA',
  placesOfBirth: ['LEÓN, GUANAJUATO', 'SALTILLO, COAHUILA', 'OAXACA, OAXACA'],
  authority: 'QUERÉTARO',
  labels: {
    type: 'Tipo',
    code: 'Clave del país de expedición',
    number: 'Pasaporte No.',
    lastName: 'Apellidos',
    firstName: 'Nombres',
    nationality: 'Nacionalidad',
    birth: 'Fecha de nacimiento',
    sex: 'Sexo',
    place: 'Lugar de nacimiento',
    issue: 'Fecha de expedición',
    expiry: 'Fecha de caducidad',
    authority: 'Autoridad',
  },
};
const _BRAZILIAN_PASSPORT: PassportIssuer = {
  state: 'BRA',
  name: 'REPÚBLICA FEDERATIVA DO BRASIL',
  word: 'PASSAPORTE',
  nationality: 'BRASILEIRO(A)',
  placesOfBirth: ['RECIFE/PE', 'CURITIBA/PR', 'BELO HORIZONTE/MG'],
  authority: 'SR/PF/PR',
  labels: {
    type: 'Tipo / Type',
    code: 'País emissor / Issuing country',
    number: 'Passaporte nº / Passport No.',
    lastName: 'Sobrenome / Surname',
    firstName: 'Nome / Given names',
    nationality: 'Nacionalidade / Nationality',
    birth: 'Data de nascimento / Date of birth',
    sex: 'Sexo / Sex',
    place: 'Naturalidade / Place of birth',
    issue: 'Data de expedição / Date of issue',
    expiry: 'Válido até / Date of expiry',
    authority: 'Autoridade / Authority',
  },
};

/** Layouts chosen to differ. */
export const CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'us-licence-numbered-back',
    town: 'SPOKANE, WA 99201',
    draw: numberedLeft(WASHINGTON, ['#9bb6d6'], true),
  },
  {
    ...PASSPORT,
    id: 'us-passport',
    country: 'US',
    language: 'en',
    dateStyle: 'DD MMM YYYY',
    draw: dataPage(AMERICAN_PASSPORT, '#eef1f7', ['#8ea9d0', '#d6a5a5']),
  },
  { ...MEXICAN, id: 'mx-voter-card-back', draw: voterCard(true) },
  { ...BRAZILIAN, id: 'br-licence', documentType: 'driverLicense', size: [900, 640], draw: brazilianLicence },
  {
    ...LICENCE,
    id: 'us-resident-card',
    documentType: 'residencePermit',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    draw: residentCard,
  },
];
