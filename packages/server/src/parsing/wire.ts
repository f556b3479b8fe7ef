import type { Static } from '@fastify/type-provider-typebox';
import type { Parsing } from '../store/parsing-types.js';
import { recordToWire, uploadToWire } from '../submission/wire.js';
import { parsedDocumentToWire } from './parsed-document.js';
import type { ParseRecord } from './schemas.js';

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

/** The same without how each value was read: a statement's list of it is longer than the statement. */
export function listedParsingToWire(
  parsing: Parsing,
  baseUrl: string,
  leastConfidence: number,
): Static<typeof ParseRecord> {
  const { fields: _left, ...listed } = parsingToWire(parsing, baseUrl, leastConfidence);
  return listed;
}
