import { STRENGTHS, type Strength } from '@assay/linking';
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { findingSentence } from '../../checks/finding-sentence.js';
import { findingsOf } from '../../detection/findings.js';
import { getDetection } from '../../detection/records.js';
import { detectionToWire } from '../../detection/wire.js';
import { errorResponses } from '../../http/error-schemas.js';
import { answerIn } from '../../http/language.js';
import { nullable, word } from '../../http/schema-types.js';
import { evidenceLinksToWire } from '../../links/wire.js';
import { getParsing } from '../../parsing/records.js';
import { parsingToWire } from '../../parsing/wire.js';
import { type ReportRouteDeps, sendReport } from '../../reports/routes.js';
import { consoleReportSchema } from '../../reports/schemas.js';
import { BANDS } from '../../store/submission-types.js';
import { getVerification } from '../../verification/records.js';
import { verificationToWire } from '../../verification/wire.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { note } from '../note.js';
import { readGraph } from './link-graph.js';

const tags = ['Records'];
const Id = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const Record_ = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description: 'The record as `/v1` gives it, a detection’s reasons in the language of `Accept-Language`.',
});
const recordSchema = (operationId: string, summary: string) => ({
  operationId,
  summary,
  description: 'Opening a record is kept in the audit log.',
  tags,
  params: Id,
  response: { 200: Record_, ...errorResponses(401, 403, 404, 422, 500) },
});
const GraphBody = Type.Object({
  nodes: Type.Array(
    Type.Object({
      id: Type.Integer(),
      likelihood: Type.Number(),
      band: word(BANDS),
      documentType: nullable(Type.String()),
    }),
  ),
  links: Type.Array(
    Type.Object({
      source: Type.Integer(),
      target: Type.Integer(),
      linkType: Type.String(),
      strength: word(STRENGTHS),
      metadata: Type.Unsafe<Readonly<Record<string, unknown>>>({
        type: 'object',
        additionalProperties: true,
      }),
    }),
  ),
  leftOut: Type.Integer({ description: 'Nodes beyond the most that are shown.' }),
});
const linksSchema = {
  operationId: 'getLinkGraph',
  summary: 'What a detection is linked with',
  tags,
  params: Id,
  querystring: Type.Object({
    hops: Type.Integer({ minimum: 1, maximum: 3, default: 1 }),
    strength: Type.Unsafe<Strength>({ type: 'string', enum: STRENGTHS, default: 'medium' }),
  }),
  response: { 200: GraphBody, ...errorResponses(401, 403, 404, 422, 500) },
};
const sentencesSchema = {
  operationId: 'listFindingSentences',
  summary: 'What a detection found, in the language of `Accept-Language`',
  description:
    'Of each check that holds evidence a sentence for each, in their order, made from code and values as reasons are. Null where ' +
    'there is none for it: then the summary in the record says it.',
  tags,
  params: Id,
  response: {
    200: Type.Object({
      count: Type.Integer(),
      data: Type.Array(
        Type.Object({ checkId: Type.String(), sentences: Type.Array(nullable(Type.String())) }),
      ),
    }),
    ...errorResponses(401, 403, 404, 422, 500),
  },
};

/** Links of one detection that its summary counts. */
const MAX_COUNTED_LINKS = 1000;

export const recordRoutes =
  ({ store, baseUrl, reports }: GuardDeps & ReportRouteDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const config = { console: 'records:read' } as const;
    const opened = (request: Parameters<typeof sessionIn>[0], object: string): Promise<void> =>
      note(store, sessionIn(request), 'record.opened', object);

    app.get(
      '/detections/:id',
      { schema: recordSchema('openDetection', 'A detection'), config },
      async (request, reply) => {
        const { organizationId } = sessionIn(request);
        const { id } = request.params;
        const detection = await getDetection(store, organizationId, id);
        const links = await store.listEvidenceLinks(organizationId, id, MAX_COUNTED_LINKS);
        const { summary, relatedDetections } = evidenceLinksToWire(id, links);
        await opened(request, `detection:${id}`);
        return {
          ...detectionToWire(detection, baseUrl(), answerIn(request, reply)),
          // As many as the links screen lists: submissions, each of which may share several things.
          links: { count: relatedDetections.length, strongest: summary.strongestStrength },
          // In the order of the report.
          findings: findingsOf(detection).map(({ check, role, countsWith }) => ({
            checkId: check.checkId,
            role,
            ...(countsWith !== undefined && { countsWith }),
          })),
        };
      },
    );

    app.get(
      '/parses/:id',
      { schema: recordSchema('openParse', 'A parsed document'), config },
      async (request) => {
        const { id } = request.params;
        const parsing = await getParsing(store, sessionIn(request).organizationId, id);
        await opened(request, `parse:${id}`);
        return parsingToWire(parsing, baseUrl());
      },
    );

    app.get(
      '/verifications/:id',
      { schema: recordSchema('openVerification', 'A verification'), config },
      async (request) => {
        const { id } = request.params;
        const verification = await getVerification(store, sessionIn(request).organizationId, id);
        await opened(request, `verification:${id}`);
        return verificationToWire(verification, baseUrl());
      },
    );

    app.get('/detections/:id/sentences', { schema: sentencesSchema, config }, async (request, reply) => {
      const { organizationId } = sessionIn(request);
      const { checks } = await getDetection(store, organizationId, request.params.id);
      const language = answerIn(request, reply);
      const data = checks
        .filter(({ evidence }) => evidence.length > 0)
        // The console names the page beside each.
        .map(({ checkId, evidence }) => ({
          checkId,
          sentences: evidence.map((one) => findingSentence(one, 1, language) ?? null),
        }));
      return { count: data.length, data };
    });

    app.get('/detections/:id/report', { schema: consoleReportSchema, config }, async (request, reply) => {
      const { id } = request.params;
      const pdf = await reports.pdfOf(sessionIn(request).organizationId, id, answerIn(request, reply));
      await note(store, sessionIn(request), 'report.made', `detection:${id}`);
      return sendReport(reply, id, pdf);
    });

    app.get('/detections/:id/links', { schema: linksSchema, config }, async (request) => {
      const { organizationId } = sessionIn(request);
      const { id } = request.params;
      const detection = await getDetection(store, organizationId, id);
      const { nodes, links, leftOut } = await readGraph(store, organizationId, detection, request.query);
      return { nodes: [...nodes], links: [...links], leftOut };
    });
  };
