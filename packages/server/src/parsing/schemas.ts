import { DOCUMENT_CLASS_NAMES, type DocumentClassName } from '@assay/media';
import { Type } from '@fastify/type-provider-typebox';
import { signedParameter } from '../files/signed-addresses.js';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { BoundingBox, word } from '../http/schema-types.js';
import { acceptedResponse } from '../jobs/schemas.js';
import { include, LIST_ORDER, listParameters, pageOf } from '../lists/schemas.js';
import { ModelDescriptor } from '../models/descriptor.js';
import { READING_PARTS, type ReadingPart } from '../reading-parts.js';
import { PARSE_SORT_KEYS, type Parsing, type RecordedField } from '../store/parsing-types.js';
import {
  countryField,
  recordFields,
  submissionFields,
  submissionHeaders,
  uploadFields,
} from '../submission/schemas.js';

const model = (description?: string) => word<Parsing['model']>(['light', 'performance'], description);

export const ParsedField = Type.Object(
  {
    value: Type.Unsafe<RecordedField['value']>({
      type: ['string', 'number'],
      description: 'As in `parsedData`.',
    }),
    confidence: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Probability that the value is exactly what the document says.',
    }),
    source: word<RecordedField['source']>(['text', 'ocr', 'barcode', 'mrz', 'qr'], 'Where it was read.'),
    page: Type.Integer({ minimum: 1 }),
    boundingBox: Type.Optional(BoundingBox),
    repaired: Type.Optional(
      Type.Unsafe<true>({
        type: 'boolean',
        const: true,
        description: 'A misread character was mended by its check digit.',
      }),
    ),
    learnedFrom: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'The `parseId` of the document whose corrections taught where the value stands.',
      }),
    ),
  },
  { $id: 'ParsedField' },
);

export const ParseRecord = Type.Object(
  {
    parseId: Type.Integer({ minimum: 1 }),
    ...uploadFields,
    model: model(),
    modelVersion: Type.String(),
    country: countryField,
    documentType: Type.String({
      description:
        '`idDocument`, `bankStatement.<country>`, `payStub.<country>`, another type, or `unknown`.',
    }),
    documentClass: Type.Unsafe<DocumentClassName | null>({
      type: ['string', 'null'],
      enum: [...DOCUMENT_CLASS_NAMES, null],
      description: '`<group>/<type>`; null when nothing tells.',
    }),
    confidence: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Mean over the fields; 0 when there is none.',
    }),
    parsedData: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description: 'The values by name, as docs/fields.md lists them; what is not printed is left out.',
    }),
    fields: Type.Optional(
      Type.Unsafe<Record<string, Omit<RecordedField, 'name'>>>({
        type: 'object',
        additionalProperties: { $ref: 'ParsedField#' },
        description:
          'How each value was read, by its path in `parsedData`, like `accounts[0].transactions[3].date`. In lists only with `include=fields`.',
      }),
    ),
    fieldsUnwritten: Type.Integer({
      minimum: 0,
      description:
        'Fields that were read and are not in the record, which holds 5,000: the ends of its lists. 0 as a rule.',
    }),
    pageCount: Type.Integer({ minimum: 1 }),
    complete: Type.Boolean({
      description: 'Whether every part was read of every page, and all of it is in the record.',
    }),
    pagesUnread: Type.Integer({
      minimum: 0,
      description: 'Pages that were not read: beyond a limit, or not to be decoded.',
    }),
    learnedFrom: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        description:
          'The documents of this layout, by `parseId`, whose corrections changed what was read of this one. Absent where there are none.',
      }),
    ),
    partsUnread: Type.Array(word<ReadingPart>(READING_PARTS), {
      description:
        'Parts that could not be read, of `text`, `codes` and `fields`: what they would have said is missing. Empty as a rule.',
    }),
    ...recordFields,
  },
  { $id: 'ParseRecord' },
);

/** Added to the application under their `$id`, for the references between them. */
export const PARSING_COMPONENTS = [ParsedField, ParseRecord];

const tags = ['Document parsing'];

const sizeBound = (end: string) =>
  Type.Optional(Type.Integer({ minimum: 0, description: `${end} file size in bytes, inclusive.` }));

export const listSchema = {
  operationId: 'listParsedDocuments',
  summary: 'List parsed documents',
  description: LIST_ORDER,
  tags,
  querystring: Type.Object({
    ...listParameters(PARSE_SORT_KEYS),
    include: include('fields', 'Asks for `fields` of each record, which lists leave out.'),
    minFileSize: sizeBound('Least'),
    maxFileSize: sizeBound('Greatest'),
  }),
  response: {
    200: pageOf(ParseRecord),
    ...errorResponses(401, 403, 422, 429, 500),
  },
};

export const getSchema = {
  operationId: 'getParsedDocument',
  summary: 'Get a parsed document',
  description: 'One record, with its tags and files.',
  tags,
  params: Type.Object({ parseId: Type.Integer() }),
  querystring: Type.Object({ signed: signedParameter }),
  response: {
    200: Type.Object({ result: refTo(ParseRecord) }, { description: 'The record.' }),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};

export const submitSchema = {
  operationId: 'parseDocument',
  summary: 'Parse a document',
  description: 'Reads the fields of a document, stores it with what was read, and answers with the record.',
  tags,
  consumes: ['multipart/form-data'],
  headers: submissionHeaders,
  body: Type.Object({
    model: model(
      '`light` for identity cards, `performance` for bank statements, pay stubs and common government IDs.',
    ),
    file: Type.String({ format: 'binary', description: 'jpg, jpeg, png, webp, pdf.' }),
    ...submissionFields,
  }),
  response: {
    200: Type.Object({ result: refTo(ParseRecord) }, { description: 'The record.' }),
    ...acceptedResponse,
    ...errorResponses(400, 401, 403, 409, 413, 415, 422, 429, 500, 503),
  },
};

export const modelsSchema = {
  operationId: 'listParsingModels',
  summary: 'List parsing models',
  description: 'What each model is for, what it takes, and its version.',
  tags,
  response: {
    200: Type.Array(refTo(ModelDescriptor), { description: 'All models.' }),
    ...errorResponses(401, 403, 429, 500),
  },
};
