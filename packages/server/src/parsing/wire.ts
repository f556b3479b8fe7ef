import type { Static } from '@fastify/type-provider-typebox';
import type { Parsing } from '../store/parsing-types.js';
import { recordToWire, uploadToWire } from '../submission/wire.js';
import { parsedDocumentToWire } from './parsed-document.js';
import type { ParseRecord } from './schemas.js';

/** A parsed document as the API spells it. */
export function parsingToWire(parsing: Parsing, baseUrl: string): Static<typeof ParseRecord> {
  return {
    parseId: parsing.parseId,
    ...uploadToWire(parsing),
    model: parsing.model,
    modelVersion: parsing.modelVersion,
    country: parsing.country,
    complete: parsing.pagesUnread === 0 && parsing.partsUnread.length === 0 && parsing.fieldsUnwritten === 0,
    ...parsedDocumentToWire(parsing),
    ...recordToWire(parsing, baseUrl),
  };
}

/** The same without how each value was read: a statement's list of it is longer than the statement. */
export function listedParsingToWire(parsing: Parsing, baseUrl: string): Static<typeof ParseRecord> {
  const { fields: _left, ...listed } = parsingToWire(parsing, baseUrl);
  return listed;
}
