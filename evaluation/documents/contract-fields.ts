const ID_FIELDS: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'dateOfBirth',
  'licenseNumber',
  'expirationDate',
  'address',
]);
const PAPERS: ReadonlySet<string> = new Set(['bankStatement', 'payStub']);

/**
 * Whether every caller may count on the field: the six of an ID document; of statements and pay stubs all but
 * the lines of lists, which are counted as lines.
 * @param name with `[]` for each index
 */
export function isContractField(documentType: string, name: string): boolean {
  if (!PAPERS.has(documentType)) return ID_FIELDS.has(name);
  return !name.replace(/^accounts\[\]/, 'account').includes('[]');
}
