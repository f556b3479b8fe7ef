import type { DocumentClass } from '@assay/media';
import type { Country } from '../store/record-types.js';

/** Countries that a request may name, by ISO 3166-1 alpha-3. */
const COUNTRIES: Readonly<Record<string, Country>> = { USA: 'us', MEX: 'mx', BRA: 'br' };

/** Classes whose type the contract spells with a country. */
const TYPES_WITH_COUNTRY: Readonly<Record<string, string>> = {
  'financial/bank_statement': 'bankStatement',
  'financial/business_bank_statement': 'bankStatement',
  'financial/paystub': 'payStub',
};

/**
 * `documentType` as the contract names it: `idDocument`; `bankStatement.<country>` and `payStub.<country>`;
 * the name of the class's type otherwise; `unknown` when nothing tells. The country is that of the document
 * where it is known (its alpha-3 code in small letters where no request can name it), else the request's.
 */
export function documentTypeOf(
  documentClass: Pick<DocumentClass, 'name' | 'country'> | undefined,
  requested: Country,
): string {
  if (!documentClass) return 'unknown';
  const { name, country } = documentClass;
  if (name.startsWith('identity/')) return 'idDocument';
  const type = TYPES_WITH_COUNTRY[name];
  if (type === undefined) return name.slice(name.indexOf('/') + 1);
  return `${type}.${country === undefined ? requested : (COUNTRIES[country] ?? country.toLowerCase())}`;
}
