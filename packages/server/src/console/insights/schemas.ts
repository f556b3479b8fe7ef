import { Type } from '@fastify/type-provider-typebox';
import { errorResponses } from '../../http/error-schemas.js';
import { nullable, word } from '../../http/schema-types.js';
import { MOST_DAYS, USUAL_DAYS } from '../../insights/span.js';
import { BANDS, SUBMISSION_KINDS } from '../../store/submission-types.js';
import { COUNTRIES } from '../../submission/country.js';

const OF_RECORDS = {
  days: Type.Integer({
    minimum: 1,
    maximum: MOST_DAYS,
    default: USUAL_DAYS,
    description: 'Of what was submitted in so many days, today being the last.',
  }),
  kind: Type.Optional(word(SUBMISSION_KINDS)),
  type: Type.Optional(Type.String({ pattern: '^[\\w./-]{1,80}$', description: 'A document type.' })),
  country: Type.Optional(word(COUNTRIES)),
};
const RecordsQuery = Type.Object(OF_RECORDS);
const LabelsQuery = Type.Object({
  ...OF_RECORDS,
  labels: Type.Unsafe<'firm' | 'all'>({
    type: 'string',
    enum: ['firm', 'all'],
    default: 'firm',
    description: '`firm` leaves out what is known by the organization’s own judgment alone.',
  }),
});

const Share = Type.Object(
  { count: Type.Integer(), total: Type.Integer(), low: Type.Number(), high: Type.Number() },
  { description: '`count` of `total`, with the 95 % interval (Wilson), 0 to 1.' },
);
const Verdict = nullable(word(['above', 'below', 'about'] as const, 'Null of fewer than 30 labels.'));
const Score = Type.Union(
  [
    Type.Object({
      value: Type.Number(),
      interval: Type.Union([Type.Object({ low: Type.Number(), high: Type.Number() }), Type.Null()]),
    }),
    Type.Null(),
  ],
  { description: 'With its 95 % interval (bootstrap); null without labels.' },
);

const tags = ['Insights'];
const errors = errorResponses(401, 403, 422, 500);

export const volumesSchema = {
  operationId: 'getVolumes',
  summary: 'Submissions a day, and what the checks made of them',
  tags,
  querystring: RecordsQuery,
  response: {
    200: Type.Object({
      from: Type.String(),
      to: Type.String(),
      days: Type.Array(
        Type.Object({
          day: Type.String(),
          detection: Type.Integer(),
          parse: Type.Integer(),
          verification: Type.Integer(),
        }),
      ),
      bands: Type.Object({ low: Type.Integer(), medium: Type.Integer(), high: Type.Integer() }),
      types: Type.Array(Type.String(), { description: 'That there are, the commonest first.' }),
    }),
    ...errors,
  },
};

export const peopleFiguresSchema = {
  operationId: 'getPeopleFigures',
  summary: 'How people decided',
  description: 'Of the whole team; for an analyst of their own decisions.',
  tags,
  querystring: RecordsQuery,
  response: {
    200: Type.Object({
      isOwn: Type.Boolean({ description: 'Of one’s own decisions alone.' }),
      timeToDecision: Type.Union(
        [
          Type.Object({
            decided: Type.Integer(),
            medianSeconds: Type.Integer(),
            p95Seconds: Type.Integer(),
          }),
          Type.Null(),
        ],
        { description: 'From a submission to the first decision on it.' },
      ),
      up: Share,
      down: Share,
      agreement: Type.Union([Type.Object({ same: Share, kappa: nullable(Type.Number()) }), Type.Null()], {
        description: 'Of detections that two people decided; null where there are none.',
      }),
    }),
    ...errors,
  },
};

export const checkFiguresSchema = {
  operationId: 'getCheckFigures',
  summary: 'What each check found here, and what people then said',
  tags,
  querystring: LabelsQuery,
  response: {
    200: Type.Object({
      count: Type.Integer(),
      data: Type.Array(
        Type.Object({
          checkId: Type.String(),
          found: Type.Integer(),
          manipulated: Share,
          verdict: Verdict,
          leftOut: Type.Integer({ description: 'Labels that do not count.' }),
        }),
      ),
    }),
    ...errors,
  },
};

export const calibrationSchema = {
  operationId: 'getCalibration',
  summary: 'Whether likelihoods are right here, what was missed, and what other bounds would change',
  tags,
  querystring: LabelsQuery,
  response: {
    200: Type.Object({
      labelled: Type.Integer(),
      leftOut: Type.Integer({ description: 'Labels that do not count.' }),
      bins: Type.Array(
        Type.Object({
          from: Type.Number(),
          to: Type.Number(),
          stated: nullable(Type.Number()),
          manipulated: Share,
          verdict: Verdict,
        }),
      ),
      calibrationError: Score,
      brier: Score,
      misses: Type.Object({
        cleared: Type.Integer(),
        drawn: Type.Integer({ description: 'Of the cleared ones, at random.' }),
        waiting: Type.Integer(),
        missed: Share,
        share: Type.Number({ description: 'Percent that is drawn of what comes now.' }),
      }),
      bounds: Type.Object({
        mediumFrom: Type.Number(),
        highFrom: Type.Number(),
        isOwn: Type.Boolean({ description: 'The organization’s, not those of the settings.' }),
      }),
      likelihoods: Type.Array(
        Type.Object({ likelihood: Type.Number(), band: word(BANDS), count: Type.Integer() }),
      ),
      cells: Type.Array(
        Type.Object({ likelihood: Type.Number(), manipulated: Type.Integer(), not: Type.Integer() }),
      ),
    }),
    ...errors,
  },
};

export const readingFiguresSchema = {
  operationId: 'getReadingFigures',
  summary: 'How often fields are read right here',
  description: 'From documents of which somebody said that every field was looked at.',
  tags,
  querystring: RecordsQuery,
  response: {
    200: Type.Object({
      count: Type.Integer(),
      data: Type.Array(
        Type.Object({
          documentType: Type.String(),
          field: Type.String({ description: 'Rows of a list as one: `accounts[].transactions[].date`.' }),
          lookedAt: Type.Integer(),
          corrected: Type.Integer({ description: 'Read otherwise, not at all, or not on the document.' }),
          right: Share,
        }),
      ),
    }),
    ...errors,
  },
};
