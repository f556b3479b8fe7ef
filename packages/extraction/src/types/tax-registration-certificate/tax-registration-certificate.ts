import type { DocumentType } from '../document-type.js';
import words from './words.json' with { type: 'json' };

/**
 * What a tax office gives to whom it has registered: Mexico's constancia de situacion fiscal (SAT), Brazil's comprovante de
 * inscricao no CNPJ (Receita Federal) and the letter with an employer's number of the United States (IRS, CP 575).
 */
export const TAX_REGISTRATION_CERTIFICATE: DocumentType = {
  heading: 'Tax registration certificates',
  classes: ['tax/tax_registration_certificate'],
  words,
  hasNarrowColumns: true,
  fields: [
    {
      name: 'taxpayerId',
      kind: 'text',
      meaning: 'number of the taxpayer, as printed: RFC, CNPJ, EIN',
      rules: [
        { concept: 'taxpayerId', value: 'identifier' },
        { concept: 'employerNumber', value: 'ein' },
        { concept: 'taxpayerIdBelow', value: 'identifier', places: ['above'], likelihood: 0.8 },
      ],
    },
    {
      name: 'taxpayerName',
      kind: 'text',
      meaning: 'name of the company, as printed; the whole name of a person where it stands in one place',
      rules: [
        { concept: 'taxpayerName', value: 'name' },
        { concept: 'taxpayerNameBelow', value: 'name', places: ['above'], likelihood: 0.8 },
      ],
    },
    {
      name: 'firstName',
      kind: 'text',
      meaning: 'given names of a person, as printed',
      rules: [{ concept: 'firstName', value: 'line' }],
    },
    {
      name: 'lastName',
      kind: 'text',
      meaning: 'first surname of a person, as printed',
      rules: [{ concept: 'lastName', value: 'line' }],
    },
    {
      name: 'secondLastName',
      kind: 'text',
      meaning: 'second surname of a person, as printed',
      rules: [{ concept: 'secondLastName', value: 'line' }],
    },
    {
      name: 'tradeName',
      kind: 'text',
      meaning: 'name under which it trades',
      rules: [{ concept: 'tradeName', value: 'line' }],
    },
    {
      name: 'personalNumber',
      kind: 'text',
      meaning: "the person's number (Mexico: CURP)",
      rules: [{ concept: 'personalNumber', value: 'identifier' }],
    },
    {
      name: 'registrationNumber',
      kind: 'text',
      meaning: 'number of the certificate (Mexico: idCIF)',
      rules: [{ concept: 'registrationNumber', value: 'number' }],
    },
    {
      name: 'dateOfIssue',
      kind: 'date',
      meaning: 'day of issue',
      rules: [{ concept: 'dateOfIssue', value: 'date' }],
    },
    {
      name: 'startDate',
      kind: 'date',
      meaning: 'day on which the business began',
      rules: [{ concept: 'startDate', value: 'date' }],
    },
    {
      name: 'status',
      kind: 'text',
      meaning: 'whether the registration is active, as printed',
      rules: [{ concept: 'status', value: 'line' }],
    },
    {
      name: 'statusDate',
      kind: 'date',
      meaning: 'day since which it has that status',
      rules: [{ concept: 'statusDate', value: 'date' }],
    },
    {
      name: 'legalForm',
      kind: 'text',
      meaning: 'legal form of the company, as printed',
      rules: [{ concept: 'legalForm', value: 'line' }],
    },
    {
      name: 'mainActivity',
      kind: 'text',
      meaning: 'code and description of its main activity (Brazil)',
      rules: [{ concept: 'mainActivity', value: 'line' }],
    },
    {
      name: 'streetType',
      kind: 'text',
      meaning: 'kind of street (Mexico)',
      rules: [{ concept: 'streetType', value: 'line' }],
    },
    {
      name: 'streetName',
      kind: 'text',
      meaning: 'street',
      rules: [{ concept: 'streetName', value: 'line' }],
    },
    {
      name: 'streetNumber',
      kind: 'text',
      meaning: 'number of the house',
      rules: [
        { concept: 'streetNumber', value: 'line' },
        { concept: 'streetNumber', value: 'short number' },
      ],
    },
    {
      name: 'unitNumber',
      kind: 'text',
      meaning: 'number inside the house, or what else completes the address',
      rules: [{ concept: 'unitNumber', value: 'line' }],
    },
    {
      name: 'neighborhood',
      kind: 'text',
      meaning: 'colonia or bairro',
      rules: [{ concept: 'neighborhood', value: 'line' }],
    },
    {
      name: 'locality',
      kind: 'text',
      meaning: 'locality (Mexico)',
      rules: [{ concept: 'locality', value: 'line' }],
    },
    {
      name: 'municipality',
      kind: 'text',
      meaning: 'municipality',
      rules: [{ concept: 'municipality', value: 'line' }],
    },
    {
      name: 'state',
      kind: 'text',
      meaning: 'state, as printed',
      rules: [{ concept: 'state', value: 'line' }],
    },
    {
      name: 'postalCode',
      kind: 'text',
      meaning: 'postal code, as printed',
      rules: [{ concept: 'postalCode', value: 'short number' }],
    },
  ],
};
