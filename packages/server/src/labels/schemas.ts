import { Type } from '@fastify/type-provider-typebox';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { nullable, word } from '../http/schema-types.js';
import { isoTime } from '../jobs/wire.js';
import { BASES, TRUTHS } from '../store/label-types.js';

/** Of a label's note. */
const MOST_NOTE = 4000;

export const TRUTH_WORDS = word(
  TRUTHS,
  'What the document turned out to be: `manipulated` or `not`. `unknown` takes back what was said before.',
);
export const BASIS_WORDS = word(BASES, 'How that is known.');

/** What is said of a detection, in the console and by programs. */
export const LabelBody = Type.Object({
  truth: TRUTH_WORDS,
  basis: Type.Optional(
    word(BASES, 'How that is known; needed unless the truth is `unknown`.', ['issuer_confirmed']),
  ),
  note: Type.Optional(
    Type.String({
      maxLength: MOST_NOTE,
      description: 'For people, kept as it is.',
      examples: ['The bank sent the original; case 4711.'],
    }),
  ),
});

const Label = Type.Object(
  {
    detectionId: Type.Integer({ minimum: 1 }),
    truth: TRUTH_WORDS,
    basis: nullable(BASIS_WORDS),
    note: Type.String({ description: 'May be empty.' }),
    labelledBy: Type.String({ description: 'As in the audit log: `person:3`, or the key of a program.' }),
    labelledAt: isoTime('When.'),
  },
  { $id: 'Label' },
);

/** Added to the application under their `$id`, for the references to them. */
export const LABEL_COMPONENTS = [Label];

const tags = ['Fraud detection'];
const params = Type.Object({ detectionId: Type.Integer() });

export const getLabelSchema = {
  operationId: 'getDetectionLabel',
  summary: 'Get what a document turned out to be',
  description: 'The last label of a detection, given by a person in the console or by a program.',
  tags,
  params,
  response: {
    200: Type.Object(
      { label: Type.Union([refTo(Label), Type.Null()]) },
      { description: 'Null until somebody has said so.' },
    ),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};

export const putLabelSchema = {
  operationId: 'labelDetection',
  summary: 'Say what a document turned out to be',
  description:
    'For figures of how right the checks are on the documents of the organization. Labels are only ever added, and the last one counts; saying the same again adds nothing. The record itself never changes.',
  tags,
  params,
  body: LabelBody,
  response: {
    200: Type.Object({ label: refTo(Label) }, { description: 'The label that counts.' }),
    ...errorResponses(401, 403, 404, 415, 422, 429, 500),
  },
};
