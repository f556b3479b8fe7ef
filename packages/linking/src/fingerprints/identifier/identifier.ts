import type { DocumentClass, DocumentField, DocumentFields, DocumentText } from '@assay/media';
import { defineFingerprinter } from '../../fingerprinter.js';
import { indexOf, MAX_ACCOUNTS, patternOf } from '../../stated/field-names.js';
import type { Fingerprint } from '../../types.js';
import { isSure } from './confidence.js';
import { FIELD_READERS } from './field-readers.js';
import { fieldValue } from './field-value.js';
import { labeledNumbers } from './labeled-numbers.js';
import { namedDocuments } from './named-documents.js';
import type { NumberContext, ReadIdentifier } from './types.js';

/** Identifiers of one document: a statement of many accounts names no more than these. */
const MAX_IDENTIFIERS = 12;

/**
 * Numbers that name a person, an account, a document or an institution. Exact, and worthless unless keyed:
 * whoever has the value has the number.
 */
export const identifier = defineFingerprinter({
  id: 'identifier',
  needs: ['fields', 'documentClass'],
  optional: ['text'],
  take: ({ fields, documentClass, text }) => identifiersOf(fields, documentClass, text),
});

/** @param text read for numbers that no field holds: CLABE, IBAN and routing number */
export function identifiersOf(
  { fields }: DocumentFields,
  documentClass: DocumentClass | undefined,
  text: DocumentText | undefined,
): Fingerprint[] {
  const context = contextOf(fields, documentClass);
  const found = new Map<string, Fingerprint>();
  const keep = ({ part, text: value }: ReadIdentifier, page: number): void => {
    if (found.size < MAX_IDENTIFIERS && !found.has(value))
      found.set(value, { kind: 'identifier', part, value: { form: 'exact', text: value }, page });
  };
  for (const field of fields) {
    if (indexOf(field.name) >= MAX_ACCOUNTS) continue;
    const name = patternOf(field.name);
    const read = Object.hasOwn(FIELD_READERS, name)
      ? FIELD_READERS[name]?.(String(field.value), context)
      : undefined;
    for (const one of read ?? []) if (isSure(one, field.source, field.confidence)) keep(one, field.page);
  }
  for (const document of namedDocuments(fields)) keep(document, 1);
  for (const number of text ? labeledNumbers(text, documentClass?.name) : []) keep(number, number.page);
  return [...found.values()];
}

/** A country or a name that is hardly sure makes another issuer, and so a number that nobody shares. */
const LEAST_SURE_OF_ISSUER = 0.5;

function contextOf(
  fields: readonly DocumentField[],
  documentClass: DocumentClass | undefined,
): NumberContext {
  const value = (name: string): string | undefined => fieldValue(fields, name, LEAST_SURE_OF_ISSUER);
  return {
    className: documentClass?.name,
    country: value('countryRegion') ?? documentClass?.country,
    region: value('region') ?? documentClass?.region,
    bankName: value('bankName'),
    vendorName: value('vendorName'),
  };
}
