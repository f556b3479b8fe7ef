import { parsedData } from '@assay/extraction';
import type { Static } from '@fastify/type-provider-typebox';
import type { Parsing, RecordedField } from '../store/types.js';
import { recordToWire, uploadToWire } from '../submission/wire.js';
import type { ParseRecord } from './schemas.js';

const fieldToWire = ({ name, ...reading }: RecordedField) => [name, reading] as const;

/** A parsed document as the API spells it. */
export function parsingToWire(parsing: Parsing, baseUrl: string): Static<typeof ParseRecord> {
  return {
    parseId: parsing.parseId,
    ...uploadToWire(parsing),
    model: parsing.model,
    modelVersion: parsing.modelVersion,
    country: parsing.country,
    documentType: parsing.documentType,
    documentClass: parsing.documentClass,
    confidence: parsing.confidence,
    parsedData: parsedData(parsing),
    fields: Object.fromEntries(parsing.fields.map(fieldToWire)),
    pageCount: parsing.pageCount,
    pagesUnread: parsing.pagesUnread,
    ...recordToWire(parsing, baseUrl),
  };
}
