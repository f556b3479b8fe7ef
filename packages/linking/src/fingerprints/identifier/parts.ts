/**
 * What an identifier tells apart. An institution is shared by all its honest customers, so a link over its
 * number never says more than `low`.
 */
export type IdentifierOf = 'person' | 'account' | 'document' | 'institution';

/** What is known of one part. */
export interface IdentifierPartInfo {
  readonly of: IdentifierOf;
  /**
   * False where another issuer may give out the same number: it is compared without its issuer, is short, or
   * is made of names. Such a one proves nothing alone.
   */
  readonly isUnique: boolean;
}

/** Every part of the kind `identifier`; README.md says how the value of each is put together. */
export const IDENTIFIER_PARTS = {
  accountNumber: { of: 'account', isUnique: true },
  shortAccountNumber: { of: 'account', isUnique: false },
  accountNumberWithoutBank: { of: 'account', isUnique: true },
  clabe: { of: 'account', isUnique: true },
  iban: { of: 'account', isUnique: true },
  ssn: { of: 'person', isUnique: true },
  curp: { of: 'person', isUnique: true },
  rfc: { of: 'person', isUnique: true },
  cpf: { of: 'person', isUnique: true },
  nss: { of: 'person', isUnique: true },
  electorKey: { of: 'person', isUnique: true },
  personalNumber: { of: 'person', isUnique: true },
  documentNumber: { of: 'document', isUnique: true },
  documentDiscriminator: { of: 'document', isUnique: true },
  statement: { of: 'document', isUnique: false },
  payStub: { of: 'document', isUnique: false },
  invoiceId: { of: 'document', isUnique: true },
  routingNumber: { of: 'institution', isUnique: true },
  ein: { of: 'institution', isUnique: true },
  cnpj: { of: 'institution', isUnique: true },
  companyRfc: { of: 'institution', isUnique: true },
} as const satisfies Readonly<Record<string, IdentifierPartInfo>>;

export type IdentifierPart = keyof typeof IDENTIFIER_PARTS;

/** @returns undefined for a part of another kind */
export const identifierPartOf = (part: string): IdentifierPartInfo | undefined =>
  Object.hasOwn(IDENTIFIER_PARTS, part) ? IDENTIFIER_PARTS[part as IdentifierPart] : undefined;

const NOT_ONE: IdentifierPartInfo = { of: 'institution', isUnique: false };

/**
 * Whether sharing the part's value means the same person, account or document: not an institution, and no
 * number that others may have, too.
 */
export function isTelling(part: string): boolean {
  const { isUnique, of } = identifierPartOf(part) ?? NOT_ONE;
  return isUnique && of !== 'institution';
}
