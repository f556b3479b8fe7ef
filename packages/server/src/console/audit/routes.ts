import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { errorResponses } from '../../http/error-schemas.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { AuditQueryParameters, EventsBody } from './schemas.js';

const PAGE_EVENTS = 100;
/** Names for a page of events: an organization with more people shows ids for the rest. */
const MOST_NAMES = 1000;
const DAY_MS = 24 * 3600_000;

const schema = {
  operationId: 'listAuditEvents',
  summary: 'What was done in this organization, the newest first',
  description: '`assay audit verify` checks that nothing was changed or taken out.',
  tags: ['Audit'],
  querystring: AuditQueryParameters,
  response: { 200: EventsBody, ...errorResponses(401, 403, 422, 500) },
};

const msOf = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`);

export const auditRoutes =
  ({ store }: GuardDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/audit', { schema, config: { console: 'audit' } }, async (request) => {
      const { organizationId } = sessionIn(request);
      const { person, object, action, from, to, before } = request.query;
      const lastDay = msOf(to);
      const [events, { people }] = await Promise.all([
        store.findAuditEvents(organizationId, {
          actor: person === undefined ? undefined : `person:${person}`,
          object,
          action,
          fromMs: msOf(from),
          toMs: lastDay === undefined ? undefined : lastDay + DAY_MS,
          beforeSequence: before,
          // One more, to see whether there is another page.
          limit: PAGE_EVENTS + 1,
        }),
        store.listPeople(organizationId, { limit: MOST_NAMES, offset: 0 }),
      ]);
      const names = new Map(people.map(({ id, name }) => [`person:${id}`, name]));
      const shown = events.slice(0, PAGE_EVENTS);
      const data = shown.map(({ sequence, atMs, actor, action: done, object: what, detail, sha256 }) => ({
        sequence,
        at: new Date(atMs).toISOString(),
        actor,
        actorName: names.get(actor) ?? null,
        action: done,
        object: what,
        detail: { ...detail },
        sha256,
      }));
      const last = events.length > PAGE_EVENTS ? shown.at(-1) : undefined;
      return { count: data.length, data, next: last?.sequence ?? null };
    });
  };
