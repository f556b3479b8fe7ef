import { Type } from '@fastify/type-provider-typebox';
import { TechnicalCheck } from '../detection/schemas.js';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';
import { acceptedResponse } from '../jobs/schemas.js';
import { LIST_ORDER, listParameters, pageOf } from '../lists/schemas.js';
import { ANALYSIS_SORT_KEYS, CALLER_REFERENCES, type LegacyAnalysis } from '../store/analysis-types.js';
import { submissionHeaders, uploadFields } from '../submission/schemas.js';
import { MAX_REFERENCE_CHARACTERS } from './form.js';
import { MODEL_NAMES } from './models.js';
import { SEVERITY_PHRASES } from './severity-phrases.js';

/** One schema for each of the five. */
const forEachReference = <Schema>(schema: Schema) =>
  Object.fromEntries(CALLER_REFERENCES.map((name) => [name, schema])) as Record<
    (typeof CALLER_REFERENCES)[number],
    Schema
  >;

const described = {
  analysisId: Type.Integer({ minimum: 1 }),
  fileName: uploadFields.fileName,
  size: uploadFields.fileSize,
  mediaType: uploadFields.mediaType,
  fileType: uploadFields.fileType,
  fileCreatedOn: Type.Number({ description: 'When the upload had arrived: Unix seconds with fraction.' }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of the upload, which is not kept.' }),
  model: word(MODEL_NAMES, 'As sent.'),
  modelVersion: Type.String(),
  engineVersion: Type.String({ description: 'Version of the software that examined the file.' }),
  likelihood: Type.Number({
    minimum: 0,
    maximum: 100,
    description: 'Higher means more probable manipulation.',
  }),
  reasoning: Type.Array(Type.String(), { description: 'Plain sentences, strongest first.' }),
  classification: word<LegacyAnalysis['classification']>(['verified', 'unverified', 'rejected']),
  fraudSeverity: word(Object.values(SEVERITY_PHRASES), 'Low, medium and high severity, in this order.'),
  ...forEachReference(Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'As sent.' })),
  heatmapBase64: Type.String({
    description: 'Data URI of a PNG: the first heatmap, or one transparent pixel where nothing was marked.',
  }),
  modelResults: Type.Object({ technicalChecks: Type.Array(refTo(TechnicalCheck)) }),
};

export const AnalysisRecord = Type.Object(
  {
    ...described,
    timestamp: Type.Number({ description: 'When the record was made: Unix seconds with fraction.' }),
  },
  { $id: 'AnalysisRecord' },
);

export const AnalysisListItem = Type.Object(
  {
    ...described,
    timestamp: Type.String({
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}$',
      description: 'When the record was made: UTC without zone.',
    }),
    responseTime: Type.Number({
      minimum: 0,
      description: 'Seconds from the arrival of the upload to the record.',
    }),
    fraudIQ: Type.Number({ minimum: 0, maximum: 100, description: 'The same number as `likelihood`.' }),
  },
  { $id: 'AnalysisListItem' },
);

/** Added to the application under their `$id`, for the references between them. */
export const ANALYSIS_COMPONENTS = [AnalysisRecord, AnalysisListItem];

const tags = ['Legacy analysis'];

const { limit, offset, sortBy, direction } = listParameters(ANALYSIS_SORT_KEYS);

export const listSchema = {
  operationId: 'listAnalyses',
  summary: 'List analyses',
  description: LIST_ORDER,
  tags,
  querystring: Type.Object({
    limit,
    offset,
    sortBy,
    direction,
    ...forEachReference(
      Type.Optional(Type.String({ description: 'Only records for which exactly this was sent.' })),
    ),
  }),
  response: {
    200: pageOf(AnalysisListItem),
    ...errorResponses(401, 403, 422, 429, 500),
  },
};

const reference = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    maxLength: MAX_REFERENCE_CHARACTERS,
    description: 'Returned and filtered by; empty and `null` are as nothing.',
  }),
);

export const submitSchema = {
  operationId: 'submitAnalysis',
  summary: 'Examine a file (older interface)',
  description:
    'Examines a file as `POST /v1/detection` does, stores what was found without the file, and answers with the record.',
  tags,
  consumes: ['multipart/form-data'],
  headers: submissionHeaders,
  body: Type.Object({
    model: word(
      MODEL_NAMES,
      '`us-id-model` and `document-model` for documents as PDF or image, `object-model` for general images.',
    ),
    file: Type.String({
      format: 'binary',
      description: '`object-model`: jpg, jpeg, png, webp; the others: jpg, jpeg, png, webp, pdf.',
    }),
    ...forEachReference(reference),
  }),
  response: {
    200: Type.Object({ result: refTo(AnalysisRecord) }, { description: 'The record.' }),
    ...acceptedResponse,
    ...errorResponses(400, 401, 403, 409, 413, 415, 422, 429, 500, 503),
  },
};
