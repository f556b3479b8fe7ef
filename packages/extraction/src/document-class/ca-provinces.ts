/**
 * Provinces and territories of Canada, which issue licences, by Canada Post's abbreviation, in English and
 * French.
 */
export const CA_PROVINCES: readonly (readonly [code: string, name: string])[] = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['BC', 'Colombie-Britannique'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NB', 'Nouveau-Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia'],
  ['NT', 'Northwest Territories'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
];
