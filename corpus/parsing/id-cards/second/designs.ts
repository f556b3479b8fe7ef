import { cnhNumber } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { backOnly, upright, wordsBefore } from './licences.js';
import {
  labelsBefore,
  nameAboveNumber,
  newBrazilianCard,
  numberedBrazilianLicence,
  registerKey,
  workPermit,
  zoneOnFront,
} from './papers.js';

const LICENCE = {
  documentType: 'driverLicense',
  country: 'US',
  language: 'en',
  font: 'Noto Sans',
  dateStyle: 'MM-DD-YYYY',
  validityYears: 5,
} as const;
const PASSPORT = {
  documentType: 'passport',
  font: 'Noto Sans',
  validityYears: 5,
  size: [1250, 900],
} as const;
const BRAZILIAN = {
  country: 'BR',
  language: 'pt',
  font: 'Noto Sans',
  dateStyle: 'DD/MM/YYYY',
  validityYears: 10,
} as const;

const ARIZONA = { name: 'ARIZONA', state: 'AZ', issuer: '636026' };
const MAINE = { name: 'MAINE', state: 'ME', issuer: '636041' };
const GEORGIA = { name: 'GEORGIA', state: 'GA', issuer: '636055' };
const OREGON = { name: 'OREGON', state: 'OR', issuer: '636029' };

const ENGLISH_LABELS = [
  'Type',
  'Issuing state',
  'Passport number',
  'Surname',
  'Given names',
  'Nationality',
  'Date of birth',
  'Sex',
  'Date of issue',
  'Date of expiry',
];
const SPANISH_LABELS = [
  'Tipo',
  'País emisor',
  'Número de pasaporte',
  'Apellidos',
  'Nombres',
  'Nacionalidad',
  'Fecha de nacimiento',
  'Sexo',
  'Fecha de emisión',
  'Válido hasta',
];
const PORTUGUESE_LABELS = [
  'Tipo',
  'País emissor',
  'Passaporte Nº',
  'Sobrenome',
  'Nome',
  'Nacionalidade',
  'Data de nascimento',
  'Sexo',
  'Data de emissão',
  'Data de validade',
];

/** Layouts of the second family. */
export const SECOND_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'h-us-words-before',
    town: 'TUCSON, AZ 85701',
    draw: wordsBefore(ARIZONA, ['#d2b48c', '#a8c0b0']),
  },
  {
    ...LICENCE,
    id: 'h-us-words-before-serif',
    font: 'Noto Serif',
    dateStyle: 'MMM DD, YYYY',
    town: 'BANGOR, ME 04401',
    draw: wordsBefore(MAINE, ['#a8b8d8']),
  },
  {
    ...LICENCE,
    id: 'h-us-upright',
    dateStyle: 'MM/DD/YYYY',
    size: [540, 856],
    town: 'AUGUSTA, GA 30901',
    draw: upright(GEORGIA, ['#8fc4c4', '#d8b0a0']),
  },
  {
    ...LICENCE,
    id: 'h-us-upright-serif',
    font: 'Noto Serif',
    dateStyle: 'MM/DD/YYYY',
    size: [540, 856],
    town: 'EUGENE, OR 97401',
    draw: upright(OREGON, ['#9cc09c']),
  },
  { ...LICENCE, id: 'h-us-back-only', town: 'TUCSON, AZ 85701', draw: backOnly(ARIZONA) },
  {
    ...PASSPORT,
    id: 'h-utopia-passport',
    country: 'UTO',
    language: 'en',
    dateStyle: 'DD MMM YYYY',
    draw: labelsBefore('UTO', 'REPUBLIC OF UTOPIA', 'PASSPORT', 'UTOPIAN', ENGLISH_LABELS),
  },
  {
    ...PASSPORT,
    id: 'h-mx-passport',
    country: 'MX',
    language: 'es',
    dateStyle: 'DD MMM YYYY',
    draw: labelsBefore('MEX', 'ESTADOS UNIDOS MEXICANOS', 'PASAPORTE', 'MEXICANA', SPANISH_LABELS),
  },
  {
    ...PASSPORT,
    id: 'h-br-passport',
    country: 'BR',
    language: 'pt',
    dateStyle: 'DD MMM YYYY',
    draw: labelsBefore(
      'BRA',
      'REPÚBLICA FEDERATIVA DO BRASIL',
      'PASSAPORTE',
      'BRASILEIRA',
      PORTUGUESE_LABELS,
    ),
  },
  {
    id: 'h-utopia-card',
    documentType: 'nationalIdentityCard',
    country: 'UTO',
    language: 'en',
    font: 'DejaVu Sans',
    dateStyle: 'DD.MM.YYYY',
    validityYears: 5,
    draw: zoneOnFront,
  },
  {
    id: 'h-mx-register',
    documentType: 'nationalIdentityCard',
    country: 'MX',
    language: 'es',
    font: 'Noto Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 10,
    draw: registerKey,
  },
  { ...BRAZILIAN, id: 'h-br-identity', documentType: 'nationalIdentityCard', draw: newBrazilianCard },
  {
    ...BRAZILIAN,
    id: 'h-br-licence',
    documentType: 'driverLicense',
    draw: numberedBrazilianLicence(({ person }) => cnhNumber(person.dice)),
  },
  {
    ...LICENCE,
    id: 'h-us-work-permit',
    documentType: 'residencePermit',
    dateStyle: 'MM/DD/YY',
    draw: workPermit,
  },
  {
    ...LICENCE,
    id: 'h-us-social-security',
    documentType: 'socialSecurityCard',
    font: 'Noto Sans',
    draw: nameAboveNumber,
  },
];
