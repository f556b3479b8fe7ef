import type { Static } from '@fastify/type-provider-typebox';
import type { ListedParsing, Parsing } from '../store/parsing-types.js';
import { recordToWire, uploadToWire } from '../submission/wire.js';
import { fieldsToWire } from './fields-to-wire.js';
import type { ParsedDocument } from './parsed-document.js';
import type { ParseRecord } from './schemas.js';
import type { FieldsSpelling } from './spell-fields.js';

/**
 * What was read of a document as the API spells it.
 * @param leastConfidence of a value in `parsedData`, 0..1; `fields` holds all
 */
export const parsedDocumentToWire = (document: ParsedDocument, leastConfidence = 0) => ({
  documentType: document.documentType,
  documentClass: document.documentClass,
  confidence: document.confidence,
  ...fieldsToWire(document.fields, leastConfidence),
  fieldsUnwritten: document.fieldsUnwritten,
  pageCount: document.pageCount,
  pagesUnread: document.pagesUnread,
  partsUnread: [...document.partsUnread],
  ...(document.learnedFrom.length > 0 && { learnedFrom: [...document.learnedFrom] }),
});

/**
 * A parsed document as the API spells it.
 * @param leastConfidence of a value in `parsedData`, 0..1; people, who see how sure each value is, are shown all
 */
export function parsingToWire(
  parsing: Parsing,
  baseUrl: string,
  leastConfidence = 0,
): Static<typeof ParseRecord> {
  return {
    parseId: parsing.parseId,
    ...uploadToWire(parsing),
    model: parsing.model,
    modelVersion: parsing.modelVersion,
    country: parsing.country,
    complete: parsing.pagesUnread === 0 && parsing.partsUnread.length === 0 && parsing.fieldsUnwritten === 0,
    ...parsedDocumentToWire(parsing, leastConfidence),
    ...recordToWire(parsing, baseUrl),
  };
}

/** Characters of a record's fields from which on another thread spells them: some 300, or 1 ms of processor time. */
const LONG_FIELDS = 64 * 1024;

/** How a list's records are spelled. */
export interface ListSpelling {
  readonly baseUrl: string;
  /** Of a value in `parsedData`, 0..1. */
  readonly leastConfidence: number;
  /** Whether records say how each value was read: a statement's list of it is longer than the statement. */
  readonly withFields: boolean;
  /** In another thread. */
  readonly spellFields: (spelling: FieldsSpelling) => Promise<Uint8Array>;
}

/** A record of a list as the API spells it; one with many fields as the bytes of its JSON. */
export async function listedParsingToWire(
  { fieldsJson, ...parsing }: ListedParsing,
  { baseUrl, leastConfidence, withFields, spellFields }: ListSpelling,
): Promise<object> {
  const isLong = fieldsJson.length >= LONG_FIELDS;
  const fields = isLong ? [] : JSON.parse(fieldsJson);
  const { fields: wireFields, ...wire } = parsingToWire({ ...parsing, fields }, baseUrl, leastConfidence);
  if (!isLong) return withFields ? { ...wire, fields: wireFields } : wire;
  const { parsedData: _spelledThere, ...others } = wire;
  const spelled = await spellFields({ fieldsJson, leastConfidence, withFields });
  // The members of two objects in one.
  const opening = Buffer.from(`${JSON.stringify(others).slice(0, -1)},`);
  return Buffer.concat([opening, spelled.subarray(1)]);
}
