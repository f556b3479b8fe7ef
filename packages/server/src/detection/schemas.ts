import type { ArithmeticStep, ArithmeticTerm, UndecidedBecause } from '@assay/forensics';
import { Type } from '@fastify/type-provider-typebox';
import { signedParameter } from '../files/signed-addresses.js';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { BoundingBox, word } from '../http/schema-types.js';
import { acceptedResponse } from '../jobs/schemas.js';
import { include, LIST_ORDER, listParameters, pageOf } from '../lists/schemas.js';
import { ModelDescriptor } from '../models/descriptor.js';
import { DETECTION_SORT_KEYS, type Detection, type RecordedCheck } from '../store/detection-types.js';
import {
  countryField,
  recordFields,
  submissionFields,
  submissionHeaders,
  uploadFields,
} from '../submission/schemas.js';

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
    text: Type.Optional(
      Type.String({ description: 'What was read at the place, where `after` does not say it.' }),
    ),
    field: Type.Optional(
      Type.String({ description: 'The field that stands at the place, as in `fields` of a parse record.' }),
    ),
    mark: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The number at the place on the `marked_page` of its page.' }),
    ),
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
    likelihood: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'Of manipulation, by this check alone. Absent where it did not look.',
      }),
    ),
    checkId: Type.String({ description: 'Like `pdf.unexplained-revision`.' }),
    version: Type.String(),
    evidence: Type.Array(refTo(Evidence), { description: 'The strongest first, at most 100.' }),
    evidenceUnwritten: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Further evidence that the record does not hold.' }),
    ),
  },
  { $id: 'TechnicalCheck' },
);

const logOdds = (description: string) => Type.Number({ description });

export const Arithmetic = Type.Object(
  {
    judgeVersion: Type.String(),
    prior: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'How likely a submission is manipulated before anything was looked at.',
    }),
    policy: Type.Object({ mediumFrom: Type.Number(), highFrom: Type.Number() }),
    terms: Type.Array(
      Type.Object({
        checkId: Type.String(),
        version: Type.String(),
        group: Type.String({
          description: 'Checks of a group see one cause: only the strongest of them counts.',
        }),
        weight: word<ArithmeticTerm['weight']>(['fact', 'context']),
        basis: Type.Unsafe<ArithmeticTerm['basis']>({
          type: ['string', 'null'],
          enum: ['declared', null],
          description: '`declared` where the file only says so of itself.',
        }),
        measure: Type.Number({ description: 'On the check’s own scale, which its page states.' }),
        shareOfDocument: Type.Number({ minimum: 0, maximum: 1 }),
        logLikelihoodRatio: logOdds('Natural; positive speaks for manipulation.'),
        counted: Type.Boolean(),
        because: word<ArithmeticTerm['because']>([
          'STRONGEST_OF_GROUP',
          'WEAKER_IN_GROUP',
          'FACT_INCRIMINATES',
          'CONTEXT_CLEARS_NOTHING',
          'NO_WEIGHT',
        ]),
      }),
      { description: 'Every check that examined something.' },
    ),
    undecided: Type.Optional(
      Type.Unsafe<UndecidedBecause | null>({
        type: ['string', 'null'],
        enum: ['NOTHING_TO_EXAMINE', 'BUDGET', 'CHECK_BROKE', 'TOO_POOR', null],
        description: 'Why the file could not be judged; null where it was.',
      }),
    ),
    steps: Type.Array(
      Type.Object({
        kind: word<ArithmeticStep['kind']>([
          'prior',
          'group',
          'context-bound',
          'nobody-looked',
          'check-broke',
          'ceiling',
        ]),
        group: Type.Optional(Type.String()),
        adds: Type.Optional(logOdds('What the group adds to the log-odds.')),
        logOdds: logOdds('After the step.'),
        likelihood: Type.Number({ minimum: 0, maximum: 100, description: 'After the step.' }),
      }),
      { description: 'From the prior to the likelihood: the last one’s is the record’s.' },
    ),
  },
  {
    $id: 'Arithmetic',
    description: 'How the likelihood came about. Not in lists, and not in records from before it was kept.',
  },
);

export const DetectionRecord = Type.Object(
  {
    detectionId: Type.Integer({ minimum: 1 }),
    ...uploadFields,
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of the upload.' }),
    model: word<Detection['model']>(['document', 'object']),
    modelVersion: Type.String(),
    engineVersion: Type.String({ description: 'Version of the software that examined the file.' }),
    likelihood: Type.Number({
      minimum: 0,
      maximum: 100,
      description: 'Higher means more probable manipulation.',
    }),
    fraudSeverity: word<Detection['fraudSeverity']>(['low', 'medium', 'high']),
    classification: word<Detection['classification']>(['verified', 'unverified', 'rejected']),
    country: countryField,
    documentType: Type.Unsafe<string | null>({ type: ['string', 'null'], description: '`<group>/<type>`.' }),
    pageCount: Type.Integer({ minimum: 1 }),
    reasoning: Type.Array(Type.String(), {
      description:
        'Plain sentences, the weightiest first, what to do next last; in the language of `Accept-Language`: `en`, `es` or `pt`. All of them are in docs/sentences.md.',
    }),
    undecided: Type.Optional(
      Type.Boolean({
        description:
          'True where nothing speaks against the file, but too little of it could be looked at: not suspicious, not cleared, never `rejected` for its likelihood. Absent in records from before it was told.',
      }),
    ),
    because: Type.Optional(
      word<UndecidedBecause>(
        ['NOTHING_TO_EXAMINE', 'BUDGET', 'CHECK_BROKE', 'TOO_POOR'],
        'Why it is undecided; only where it is.',
      ),
    ),
    wouldHelp: Type.Optional(
      Type.String({ description: 'What would help, in one sentence; only where it is undecided.' }),
    ),
    complete: Type.Boolean({
      description: 'False where anything is `missing`: what would have been found there is not known.',
    }),
    missing: Type.Array(Type.String(), {
      description:
        'What was not looked at: the `checkId` of each check that ended as `ERROR`, and `pages:501-612` for pages beyond the first 500. Empty as a rule.',
    }),
    modelResults: Type.Object({
      technicalChecks: Type.Array(refTo(TechnicalCheck)),
      arithmetic: Type.Optional(refTo(Arithmetic)),
    }),
    ...recordFields,
  },
  { $id: 'DetectionRecord' },
);

/** Added to the application under their `$id`, for the references between them. */
export const DETECTION_COMPONENTS = [Evidence, TechnicalCheck, Arithmetic, DetectionRecord];

const tags = ['Fraud detection'];

const likelihoodBound = (end: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: `${end} likelihood, inclusive.` }));

export const listSchema = {
  operationId: 'listDetections',
  summary: 'List detections',
  description: LIST_ORDER,
  tags,
  querystring: Type.Object({
    ...listParameters(DETECTION_SORT_KEYS),
    include: include('evidence', 'Asks for all evidence of each check; lists show the strongest five.'),
    minLikelihood: likelihoodBound('Least'),
    maxLikelihood: likelihoodBound('Greatest'),
  }),
  response: {
    200: pageOf(DetectionRecord),
    ...errorResponses(401, 403, 422, 429, 500),
  },
};

export const getSchema = {
  operationId: 'getDetection',
  summary: 'Get a detection',
  description: 'One record, with its tags and files.',
  tags,
  params: Type.Object({ detectionId: Type.Integer() }),
  querystring: Type.Object({ signed: signedParameter }),
  response: {
    200: Type.Object({ result: refTo(DetectionRecord) }, { description: 'The record.' }),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};

export const submitSchema = {
  operationId: 'submitDetection',
  summary: 'Examine a file',
  description:
    'Examines a file for signs of manipulation, stores it with what was found, and answers with the record.',
  tags,
  consumes: ['multipart/form-data'],
  headers: submissionHeaders,
  body: Type.Object({
    model: word<Detection['model']>(
      ['document', 'object'],
      '`document` for documents as PDF or image, `object` for general images.',
    ),
    file: Type.String({
      format: 'binary',
      description: '`document`: jpg, jpeg, png, webp, pdf; `object`: jpg, jpeg, png, webp.',
    }),
    invoiceFile: Type.Optional(
      Type.String({
        format: 'binary',
        description:
          'The electronic invoice that the PDF prints, as XML of at most 8 MiB: CII (Factur-X, ZUGFeRD, XRechnung), UBL, CFDI, NF-e. It is held against the print as one inside the PDF is.',
      }),
    ),
    ...submissionFields,
    photocopy: Type.Optional(
      Type.String({
        description:
          '`document` model only. For Mexico, omitted or true rejects detected photocopies; false disables that. `true/false`, `1/0`, `yes/no`, `on/off`.',
      }),
    ),
    document: Type.Optional(
      Type.String({ description: 'Document type, `<type>` or `<group>/<type>`, instead of classification.' }),
    ),
  }),
  response: {
    200: Type.Object({ result: refTo(DetectionRecord) }, { description: 'The record.' }),
    ...acceptedResponse,
    ...errorResponses(400, 401, 403, 409, 413, 415, 422, 429, 500, 503),
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
