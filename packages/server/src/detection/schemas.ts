import type { Box } from '@assay/media';
import { Type } from '@fastify/type-provider-typebox';
import { FileEntry } from '../files/wire.js';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { DETECTION_SORT_KEYS, type Detection, type RecordedCheck } from '../store/types.js';

const word = <Word extends string>(words: readonly Word[], description?: string) =>
  Type.Unsafe<Word>({ type: 'string', enum: words, ...(description !== undefined && { description }) });

const fractionOfPage = Type.Number({ minimum: 0, maximum: 1 });

const BoundingBox = Type.Unsafe<Box>(
  Type.Object(
    { x1: fractionOfPage, y1: fractionOfPage, x2: fractionOfPage, y2: fractionOfPage },
    { description: 'Fractions of the page or image as displayed, origin top left.' },
  ),
);

export const TagEntry = Type.Object({ name: Type.String(), value: Type.String() }, { $id: 'Tag' });

export const Evidence = Type.Object(
  {
    code: Type.String({ description: 'Stable word for the kind of observation, listed in docs/checks.md.' }),
    kind: word<RecordedCheck['evidence'][number]['kind']>([
      'value_comparison',
      'validation',
      'history',
      'structure',
      'statistic',
      'model_prediction',
    ]),
    summary: Type.String({ description: 'One sentence.' }),
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    boundingBox: Type.Optional(BoundingBox),
    before: Type.Optional(Type.String({ description: 'The earlier text.' })),
    after: Type.Optional(Type.String({ description: 'The later text.' })),
  },
  { $id: 'Evidence' },
);

export const TechnicalCheck = Type.Object(
  {
    type: word<RecordedCheck['type']>([
      'IMAGE_MANIPULATION',
      'DOCUMENT_STRUCTURE',
      'DOCUMENT_CLASSIFIER',
      'SEMANTIC_QUALITY',
      'SEMANTIC_FRAUD',
      'PHOTOCOPY',
      'AI_GENERATED',
      'PROVENANCE',
      'DIGITAL_SIGNATURE',
      'RECAPTURE',
    ]),
    status: word<RecordedCheck['status']>(
      ['PASS', 'FAIL', 'NOT_APPLICABLE', 'ERROR'],
      'A check that could not run is `NOT_APPLICABLE` or `ERROR`, never `PASS`.',
    ),
    details: Type.String(),
    likelihood: Type.Number({ minimum: 0, maximum: 1 }),
    checkId: Type.String({ description: 'Like `pdf.unexplained-revision`.' }),
    version: Type.String(),
    evidence: Type.Array(refTo(Evidence)),
  },
  { $id: 'TechnicalCheck' },
);

export const DetectionRecord = Type.Object(
  {
    detectionId: Type.Integer({ minimum: 1 }),
    mediaType: word<Detection['mediaType']>(['image', 'document']),
    fileType: word<Detection['fileType']>(['jpeg', 'png', 'webp', 'pdf'], 'Told from the content.'),
    fileName: Type.String({ description: 'Original upload name.' }),
    fileSize: Type.Integer({ minimum: 1, description: 'Bytes.' }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of the upload.' }),
    model: word<Detection['model']>(['document', 'object']),
    modelVersion: Type.String(),
    engineVersion: Type.String({ description: 'Version of the software that examined the file.' }),
    likelihood: Type.Number({ minimum: 0, maximum: 100, description: 'Higher means more probable manipulation.' }),
    fraudSeverity: word<Detection['fraudSeverity']>(['low', 'medium', 'high']),
    classification: word<Detection['classification']>(['verified', 'unverified', 'rejected']),
    country: word<Detection['country']>(['us', 'mx', 'br']),
    documentType: Type.Unsafe<string | null>({ type: ['string', 'null'], description: '`<group>/<type>`.' }),
    pageCount: Type.Integer({ minimum: 1 }),
    reasoning: Type.Array(Type.String(), { description: 'Plain sentences, strongest first.' }),
    modelResults: Type.Object({ technicalChecks: Type.Array(refTo(TechnicalCheck)) }),
    timestamp: Type.Integer({ description: 'Unix seconds.' }),
    timestampISO: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}$', description: 'UTC without zone.' }),
    tags: Type.Array(refTo(TagEntry)),
    files: Type.Array(refTo(FileEntry)),
  },
  { $id: 'DetectionRecord' },
);

export const ModelDescriptor = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    tags: Type.Array(Type.String()),
    category: word(['fraud-detection', 'document-parsing']),
    validInputTypes: Type.Array(word(['image', 'document'])),
    validFileTypes: Type.Array(Type.String()),
    ownedBy: Type.String(),
    version: Type.String(),
  },
  { $id: 'ModelDescriptor' },
);

/** Added to the application under their `$id`, for the references between them. */
export const DETECTION_COMPONENTS = [TagEntry, Evidence, TechnicalCheck, DetectionRecord, ModelDescriptor];

const MAX_TIMESTAMP = 2_147_483_647;
const tags = ['Fraud detection'];

const likelihoodBound = (end: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: `${end} likelihood, inclusive.` }));
const timestampBound = (end: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_TIMESTAMP, description: `${end} time in Unix seconds, inclusive.` }));

export const listSchema = {
  operationId: 'listDetections',
  summary: 'List detections',
  description: 'Newest first unless sorted otherwise; records that sort alike come newest first.',
  tags,
  querystring: Type.Object({
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
    offset: Type.Integer({ minimum: 0, default: 0 }),
    minLikelihood: likelihoodBound('Least'),
    maxLikelihood: likelihoodBound('Greatest'),
    minTimestamp: timestampBound('Earliest'),
    maxTimestamp: timestampBound('Latest'),
    sortBy: Type.Unsafe<(typeof DETECTION_SORT_KEYS)[number]>({ type: 'string', enum: DETECTION_SORT_KEYS, default: 'detectionId' }),
    direction: Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'], default: 'desc' }),
    tagFilter: Type.Array(Type.String({ pattern: '^[^=]+=' }), {
      default: [],
      description: '`<tag_name>=<tag_value>`, split at the first `=`; may be repeated, then all must match exactly.',
    }),
  }),
  response: {
    200: Type.Object(
      { totalCount: Type.Integer({ minimum: 0 }), count: Type.Integer({ minimum: 0 }), data: Type.Array(refTo(DetectionRecord)) },
      { description: 'One page, and how many records match in all.' },
    ),
    ...errorResponses(401, 403, 422, 429, 500),
  },
};

export const getSchema = {
  operationId: 'getDetection',
  summary: 'Get a detection',
  description: 'One record, with its tags and files.',
  tags,
  params: Type.Object({ detectionId: Type.Integer() }),
  response: {
    200: Type.Object({ result: refTo(DetectionRecord) }, { description: 'The record.' }),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};

export const submitSchema = {
  operationId: 'submitDetection',
  summary: 'Examine a file',
  description: 'Examines a file for signs of manipulation, stores it with what was found, and answers with the record.',
  tags,
  consumes: ['multipart/form-data'],
  headers: Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        pattern: '^[\\x21-\\x7e]+$',
        description: 'For 24 hours the same key with the same form returns the first answer; with another form it is 409.',
      }),
    ),
  }),
  body: Type.Object({
    model: word<Detection['model']>(['document', 'object'], '`document` for documents as PDF or image, `object` for general images.'),
    file: Type.String({ format: 'binary', description: '`document`: jpg, jpeg, png, webp, pdf; `object`: jpg, jpeg, png, webp.' }),
    tags: Type.Optional(
      Type.String({ description: 'JSON object of at most 50 names (1 to 128 characters) and values (up to 1,024 characters).' }),
    ),
    country: Type.Optional(Type.String({ description: '`us`, `mx` or `br`; anything else is `us`.', default: 'us' })),
    photocopy: Type.Optional(
      Type.String({
        description:
          '`document` model only. For Mexico, omitted or true rejects detected photocopies; false disables that. `true/false`, `1/0`, `yes/no`, `on/off`.',
      }),
    ),
    document: Type.Optional(Type.String({ description: 'Document type, `<type>` or `<group>/<type>`, instead of classification.' })),
  }),
  response: {
    200: Type.Object({ result: refTo(DetectionRecord) }, { description: 'The record.' }),
    ...errorResponses(401, 403, 409, 413, 415, 422, 429, 500, 503),
  },
};

export const modelsSchema = {
  operationId: 'listDetectionModels',
  summary: 'List detection models',
  description: 'What each model is for, what it takes, and its version.',
  tags,
  response: {
    200: Type.Array(refTo(ModelDescriptor), { description: 'All models.' }),
    ...errorResponses(401, 403, 429, 500),
  },
};
