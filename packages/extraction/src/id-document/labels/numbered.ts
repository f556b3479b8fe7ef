import type { LabelMeaning } from './meaning.js';

/**
 * Data elements that licences number instead of naming: AAMVA DL/ID Card Design Standard 2020, table 1, after
 * ISO/IEC 18013-1, annex A.
 */
export const AAMVA_NUMBERS: Readonly<Record<string, LabelMeaning>> = {
  '1': 'lastName',
  '2': 'firstName',
  '3': 'dateOfBirth',
  '4a': 'dateOfIssue',
  '4b': 'expirationDate',
  '4d': 'licenseNumber',
  '5': 'documentDiscriminator',
  '8': 'address',
  '9': 'vehicleClassifications',
  '9a': 'endorsements',
  '12': 'restrictions',
  '15': 'sex',
  '16': 'height',
  '17': 'weight',
  '18': 'eyeColor',
  '19': 'hairColor',
};

/** The same for licences of the European Union and others that follow it (Directive 2006/126/EC, annex I). */
export const EUROPEAN_NUMBERS: Readonly<Record<string, LabelMeaning>> = {
  '1': 'lastName',
  '2': 'firstName',
  '3': 'dateOfBirth',
  '4a': 'dateOfIssue',
  '4b': 'expirationDate',
  '4c': 'issuingAuthority',
  '4d': 'personalNumber',
  '5': 'licenseNumber',
  '7': 'other',
  '8': 'address',
  '9': 'vehicleClassifications',
};
