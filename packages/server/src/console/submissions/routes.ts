import { randomBytes } from 'node:crypto';
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { errorResponses } from '../../http/error-schemas.js';
import { word } from '../../http/schema-types.js';
import { REVIEW_STATES } from '../../store/review-types.js';
import { BANDS, SUBMISSION_KINDS } from '../../store/submission-types.js';
import { Line, readBody } from '../body.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { summaryToWire } from '../reviews/wire.js';
import { RowsBody } from './schemas.js';
import { type SubmitDeps, submitForm } from './submit.js';

const PAGE_ROWS = 100;
const VIEW_GOOD_FOR_MS = 90 * 24 * 3600_000;
const DAY_MICROS = 24 * 3600 * 1_000_000;

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'A day, in UTC.' });
const ListQuery = Type.Object({
  kind: Type.Optional(word(SUBMISSION_KINDS)),
  band: Type.Optional(word(BANDS)),
  state: Type.Optional(word(REVIEW_STATES, 'How far people are with it.')),
  check: Type.Optional(
    Type.String({ pattern: '^[a-z0-9.-]{1,80}$', description: 'Id of a check that failed.' }),
  ),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  view: Type.Optional(
    Type.String({ pattern: '^[\\w-]{1,64}$', description: 'A filter with text, kept by `POST /views`.' }),
  ),
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
});

const tags = ['Submissions'];
const listSchema = {
  operationId: 'listSubmissions',
  summary: 'Records of all kinds, newest first',
  tags,
  querystring: ListQuery,
  response: {
    200: RowsBody,
    ...errorResponses(401, 403, 422, 500),
  },
};

const ViewBody = Type.Object({
  filters: Type.Object({
    text: Line(200, 'A number, a name, a SHA-256 or `tag=value`, or part of one.'),
  }),
});
const viewSchema = {
  operationId: 'keepView',
  summary: 'Keep a filter with text',
  description: 'Names and tags never stand in an address: the name that this answers with does.',
  tags,
  body: ViewBody,
  response: { 201: Type.Object({ viewId: Type.String() }), ...errorResponses(401, 403, 422, 500) },
};

const submitSchema = {
  operationId: 'submit',
  summary: 'Submit a file',
  description: 'The forms of `/v1`, with `kind` beside their fields; answered as there.',
  tags,
  consumes: ['multipart/form-data'],
  response: {
    200: Type.Object({
      result: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
    }),
    ...errorResponses(401, 403, 413, 415, 422, 500, 503),
  },
};

const microsOf = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`) * 1000;

export const submissionRoutes =
  (deps: GuardDeps & SubmitDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { store } = deps;
    const config = { console: 'records:read' } as const;

    app.get('/submissions', { schema: listSchema, config }, async (request) => {
      const { organizationId } = sessionIn(request);
      const { kind, band, state, check, from, to, view, page } = request.query;
      const text = view && (await store.findView(organizationId, view, Date.now()));
      // A filter that is not there any more matches nothing, rather than everything.
      if (view && text === undefined) return { totalCount: 0, count: 0, data: [] };
      const lastDay = microsOf(to);
      const found = await store.listSubmissions(organizationId, {
        kind,
        band,
        review: state,
        checkId: check,
        fromMicros: microsOf(from),
        toMicros: lastDay === undefined ? undefined : lastDay + DAY_MICROS,
        text: text || undefined,
        limit: PAGE_ROWS,
        offset: (page - 1) * PAGE_ROWS,
      });
      return {
        totalCount: found.totalCount,
        ...(found.isAtLeast && { atLeast: true }),
        count: found.rows.length,
        data: found.rows.map((row) => ({
          ...row,
          tags: [...row.tags],
          review: summaryToWire(row.review, Date.now()),
        })),
      };
    });

    app.post('/views', { schema: viewSchema, config }, async (request, reply) => {
      const { filters } = readBody(request, ViewBody);
      const viewId = randomBytes(9).toString('base64url');
      const endsAtMs = Date.now() + VIEW_GOOD_FOR_MS;
      await store.insertView(sessionIn(request).organizationId, { viewId, text: filters.text, endsAtMs });
      return reply.code(201).send({ viewId });
    });

    app.post(
      '/submissions',
      { schema: submitSchema, config: { console: 'records:write' } },
      async (request, reply) => ({ result: await submitForm(deps, request, reply) }),
    );
  };
