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
    ...parsedDocumentToWire(parsing),
    ...recordToWire(parsing, baseUrl),
  };
}
