import { HEAD_MOVEMENTS, type InstructedMovement, MAX_ID_PAGES } from '@assay/biometrics';
import type { Box, Point } from '@assay/media';
import { Type } from '@fastify/type-provider-typebox';
import { Evidence } from '../detection/schemas.js';
import { signedParameter } from '../files/signed-addresses.js';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';
import { acceptedResponse } from '../jobs/schemas.js';
import { LIST_ORDER, listParameters, pageOf } from '../lists/schemas.js';
import {
  type FaceDetectionCheck,
  type RecordedFace,
  type ScoredCheck,
  VERIFICATION_SORT_KEYS,
  type Verification,
  type VerificationCheck,
  type VerificationCheckStatus,
} from '../store/verification-types.js';
import { countryField, recordFields, submissionFields, submissionHeaders } from '../submission/schemas.js';
import { VERIFICATION_MODEL } from './models.js';

const status = word<VerificationCheckStatus>(
  ['PASS', 'FAIL', 'INCONCLUSIVE', 'NOT_APPLICABLE', 'ERROR'],
  '`INCONCLUSIVE`: looked at, and nothing can be said. `NOT_APPLICABLE`: nothing to look at, such as no face or no code. `ERROR`: the check could not be completed.',
);

export const VerificationScoredCheck = Type.Object(
  {
    type: word<ScoredCheck['type']>(['FACE_MATCH', 'LIVENESS', 'ID_QUALITY', 'ID_CONSISTENCY']),
    status,
    confidence: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        '`FACE_MATCH`: probability that both faces are one person’s. `LIVENESS`: that a living person stood before the camera, as far as the attacks looked for go. `ID_QUALITY`: 1 when nothing stands in the way of a comparison. `ID_CONSISTENCY`: 1 when what the ID prints is what its codes say, 0 when they contradict each other, 0.5 when that cannot be told. 0 when nothing was looked at.',
    }),
    details: Type.String({ description: 'What was found, in sentences.' }),
    sameGroupFalseMatchRate: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'Of `FACE_MATCH`: how often two people of the worst measured group match at the threshold used, where two people of any group do so at `ASSAY_FALSE_MATCH_RATE`.',
      }),
    ),
    instructedMovements: Type.Optional(
      Type.Unsafe<InstructedMovement[]>(
        Type.Array(Type.Object({ movement: word(HEAD_MOVEMENTS), followed: Type.Boolean() }), {
          description:
            'Of `LIVENESS`, for a clip that was made for a capture session: which of its movements were seen, in their order.',
        }),
      ),
    ),
    evidence: Type.Optional(
      Type.Array(refTo(Evidence), {
        description:
          'Of `ID_CONSISTENCY`: where print and codes differ, the strongest first, at most 20. `before` is what the code says, `after` what is printed.',
      }),
    ),
  },
  { $id: 'VerificationScoredCheck' },
);

const pixels = Type.Number({ description: 'Pixels.' });
const point = Type.Unsafe<Point>(Type.Object({ x: pixels, y: pixels }));

export const DetectedFace = Type.Object(
  {
    faceId: Type.String({ description: '`face_1`, `face_2` and so on.' }),
    detectionConfidence: Type.Number({ minimum: 0, maximum: 1 }),
    landmarks: Type.Unsafe<RecordedFace['landmarks']>(
      Type.Object(
        { nose: point, left_eye: point, right_eye: point, mouth_left: point, mouth_right: point },
        { description: 'Left and right are the viewer’s, on the face turned upright.' },
      ),
    ),
    boundingBox: Type.Unsafe<Box>(
      Type.Object(
        { x1: pixels, y1: pixels, x2: pixels, y2: pixels },
        {
          description:
            'Of the image or video as displayed, origin top left; of a page of a PDF as drawn at a longer side of 2,000 pixels. May reach beyond the edges.',
        },
      ),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, description: 'Of the ID’s file.' })),
    timeMs: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Videos: when the frame is shown, from the start.' }),
    ),
  },
  { $id: 'DetectedFace' },
);

const faces = Type.Unsafe<FaceDetectionCheck['idFaces']>({ type: 'array', items: { $ref: 'DetectedFace#' } });

export const FaceDetection = Type.Object(
  {
    checkType: word<FaceDetectionCheck['checkType']>(['face_detection']),
    status,
    faceCount: Type.Object({ id: Type.Integer({ minimum: 0 }), selfie: Type.Integer({ minimum: 0 }) }),
    idFaces: faces,
    selfieFaces: faces,
  },
  { $id: 'FaceDetection' },
);

const fileName = Type.String({ description: 'Original upload name.' });
const fileSize = Type.Integer({ minimum: 1, description: 'Bytes.' });
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of the upload.' });
const TOLD = 'Told from the content.';

export const VerificationRecord = Type.Object(
  {
    verificationId: Type.Integer({ minimum: 1 }),
    idFileType: word<Verification['idFileType']>(VERIFICATION_MODEL.acceptsAsId, TOLD),
    idFileName: fileName,
    idFileSize: fileSize,
    idSha256: sha256,
    selfieFileType: word<Verification['selfieFileType']>(VERIFICATION_MODEL.acceptsAsSelfie, TOLD),
    selfieFileName: fileName,
    selfieFileSize: fileSize,
    selfieSha256: sha256,
    model: word<Verification['model']>(['verification']),
    modelVersion: Type.String(),
    engineVersion: Type.String({ description: 'Version of the software that compared the files.' }),
    country: countryField,
    verified: Type.Boolean({
      description:
        'The selfie’s face matches the ID’s, liveness passed, and the ID does not contradict itself. Where the operator has set `ASSAY_LIVENESS_REQUIRED=false`, liveness that is inconclusive is enough.',
    }),
    faceMatched: Type.Boolean({
      description: 'The faces match, whatever liveness says: the `FACE_MATCH` check passed.',
    }),
    reasoning: Type.Array(Type.String(), {
      description: 'Why it is verified or not; the first sentence says what decided.',
    }),
    modelResults: Type.Object({
      technicalChecks: Type.Unsafe<VerificationCheck[]>({
        type: 'array',
        items: { anyOf: [{ $ref: 'VerificationScoredCheck#' }, { $ref: 'FaceDetection#' }] },
      }),
    }),
    ...recordFields,
  },
  { $id: 'VerificationRecord' },
);

/** Added to the application under their `$id`, for the references between them. */
export const VERIFICATION_COMPONENTS = [
  VerificationScoredCheck,
  DetectedFace,
  FaceDetection,
  VerificationRecord,
];

const tags = ['ID verification'];

const sizeBound = (end: string, file: string) =>
  Type.Optional(Type.Integer({ minimum: 0, description: `${end} size of the ${file} in bytes, inclusive.` }));

export const listSchema = {
  operationId: 'listVerifications',
  summary: 'List verifications',
  description: LIST_ORDER,
  tags,
  querystring: Type.Object({
    ...listParameters(VERIFICATION_SORT_KEYS),
    minIdFileSize: sizeBound('Least', 'ID’s file'),
    maxIdFileSize: sizeBound('Greatest', 'ID’s file'),
    minSelfieFileSize: sizeBound('Least', 'selfie'),
    maxSelfieFileSize: sizeBound('Greatest', 'selfie'),
  }),
  response: {
    200: pageOf(VerificationRecord),
    ...errorResponses(401, 403, 422, 429, 500),
  },
};

export const getSchema = {
  operationId: 'getVerification',
  summary: 'Get a verification',
  description: 'One record, with its tags and files.',
  tags,
  params: Type.Object({ verificationId: Type.Integer() }),
  querystring: Type.Object({ signed: signedParameter }),
  response: {
    200: Type.Object({ result: refTo(VerificationRecord) }, { description: 'The record.' }),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};

export const submitSchema = {
  operationId: 'verifyIdentity',
  summary: 'Compare an ID with a selfie',
  description:
    'Finds the faces of both files, compares them, looks for signs of a recapture, holds the print of the ID against its codes, stores both files with what was found, and answers with the record. No template of a face is kept.',
  tags,
  consumes: ['multipart/form-data'],
  headers: submissionHeaders,
  body: Type.Object({
    idFile: Type.String({
      format: 'binary',
      description: `The ID: jpg, jpeg, png, webp, pdf; of a PDF the first ${MAX_ID_PAGES} pages, so that front and back may be two.`,
    }),
    idBackFile: Type.Optional(
      Type.String({
        format: 'binary',
        description:
          'The other side of the ID, where it is a picture of its own: the same types. Both count as one ID.',
      }),
    ),
    selfieFile: Type.String({
      format: 'binary',
      description: 'The selfie, a picture or a video: jpg, jpeg, png, webp, mp4, mov, webm.',
    }),
    captureSessionId: Type.Optional(
      Type.String({
        format: 'uuid',
        description:
          'Of the capture session that the selfie was made for: it has to be a clip then, and liveness passes only where the head moves as the session asks.',
      }),
    ),
    ...submissionFields,
  }),
  response: {
    200: Type.Object({ result: refTo(VerificationRecord) }, { description: 'The record.' }),
    ...acceptedResponse,
    ...errorResponses(400, 401, 403, 409, 413, 415, 422, 429, 500, 503),
  },
};
