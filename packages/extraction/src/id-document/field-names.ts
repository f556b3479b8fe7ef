import type { FieldName } from '../fields/field-name.js';

/**
 * What ID documents state. Which of them a document has depends on its kind; all are left out where they are
 * not printed.
 */
export const ID_FIELD_NAMES = [
  {
    name: 'firstName',
    kind: 'text',
    meaning: 'given names, as printed: all of them where one line holds them all',
  },
  {
    name: 'middleName',
    kind: 'text',
    meaning: 'further given names, only where the document prints them apart from the first',
  },
  {
    name: 'lastName',
    kind: 'text',
    meaning: 'surname; two surnames in the order printed, with a space between',
  },
  {
    name: 'fullName',
    kind: 'text',
    meaning:
      'the whole name, as printed, where the document prints no names apart; the names apart are then told from it',
  },
  {
    name: 'nameSuffix',
    kind: 'text',
    meaning: 'like `JR` or `III`, where it is printed apart from the names',
  },
  { name: 'dateOfBirth', kind: 'date', meaning: 'date of birth' },
  {
    name: 'licenseNumber',
    kind: 'text',
    meaning: 'number of the licence, passport or card; letters and digits as printed',
  },
  { name: 'expirationDate', kind: 'date', meaning: 'last day on which it is valid' },
  { name: 'dateOfIssue', kind: 'date', meaning: 'day of issue' },
  {
    name: 'dateOfFirstLicense',
    kind: 'date',
    meaning: 'day of the first licence (Brazil: `1a habilitacao`)',
  },
  { name: 'residentSince', kind: 'date', meaning: 'day since which the holder is a permanent resident' },
  { name: 'address', kind: 'text', meaning: 'postal address in one string, its lines joined by a space' },
  { name: 'sex', kind: 'text', meaning: '`M`, `F` or `X`' },
  { name: 'placeOfBirth', kind: 'text', meaning: 'place or country of birth, as printed' },
  { name: 'nationality', kind: 'country', meaning: 'nationality' },
  { name: 'countryRegion', kind: 'country', meaning: 'country of the issuer' },
  {
    name: 'region',
    kind: 'text',
    meaning: 'state of the issuer, where states issue, as in ISO 3166-2: like `TX`, `NLE`',
  },
  {
    name: 'documentCode',
    kind: 'text',
    meaning: 'code of the kind of document in its machine-readable zone, like `P` or `ID`',
  },
  {
    name: 'documentDiscriminator',
    kind: 'text',
    meaning: 'number that tells editions of the same licence apart (AAMVA: `5 DD`)',
  },
  { name: 'vehicleClassifications', kind: 'text', meaning: 'classes of vehicles that may be driven' },
  { name: 'endorsements', kind: 'text', meaning: 'endorsements, as printed' },
  { name: 'restrictions', kind: 'text', meaning: 'restrictions, as printed' },
  { name: 'eyeColor', kind: 'text', meaning: 'colour of the eyes, as printed' },
  { name: 'hairColor', kind: 'text', meaning: 'colour of the hair, as printed' },
  {
    name: 'height',
    kind: 'text',
    meaning: 'height with its unit, as printed; where only a bar code has it, as coded (`068 in`)',
  },
  {
    name: 'weight',
    kind: 'text',
    meaning: 'weight with its unit, as printed; where only a bar code has it, as coded, in pounds',
  },
  {
    name: 'personalNumber',
    kind: 'text',
    meaning: "the person's number, where it is not the document's: like CURP, CPF, A-number",
  },
  { name: 'electorKey', kind: 'text', meaning: 'key of the elector (Mexico: `clave de elector`)' },
  { name: 'issuingAuthority', kind: 'text', meaning: 'authority that issued it, as printed' },
  { name: 'placeOfIssue', kind: 'text', meaning: 'place of issue, as printed' },
  { name: 'category', kind: 'text', meaning: 'category of a residence or work permit, like `DV2` or `C09`' },
  { name: 'parents', kind: 'text', meaning: 'names of the parents, as printed (Brazil: `filiacao`)' },
  { name: 'rank', kind: 'text', meaning: 'military rank, as printed' },
] as const satisfies readonly FieldName[];

/** Name of a field of an ID document. */
export type IdFieldName = (typeof ID_FIELD_NAMES)[number]['name'];
