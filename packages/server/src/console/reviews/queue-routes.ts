import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { permissionsOf } from '../../accounts/roles.js';
import { errorResponses } from '../../http/error-schemas.js';
import type { ReviewState, Waiting } from '../../store/review-types.js';
import { type GuardDeps, membershipOf, sessionIn } from '../guard.js';
import { note } from '../note.js';
import { CLAIM_MS } from './claims.js';
import { NextBody, WaitingBody } from './schemas.js';

/**
 * What others began and cannot end; what the checks call signs of manipulation, then what they left open, then what they
 * cleared and what has no band.
 */
const OPEN: Waiting = [
  { state: 'disputed' },
  { state: 'proposed' },
  { state: 'open', band: 'high' },
  { state: 'open', band: 'medium' },
  { state: 'open' },
];
const OF_REVIEWERS: Waiting = [{ state: 'escalate' }, ...OPEN];

const tags = ['Reviews'];
const waitingSchema = {
  operationId: 'countWaiting',
  summary: 'How many records wait for a decision',
  tags,
  response: { 200: WaitingBody, ...errorResponses(401, 403, 500) },
};
const nextSchema = {
  operationId: 'takeNext',
  summary: 'Take the next record that waits',
  description:
    'For half an hour, and longer while they look at it, it is nobody else’s next. First what waits for a second or third person, for reviewers what was left to them; then the strongest, then the oldest.',
  tags,
  response: { 200: NextBody, ...errorResponses(401, 403, 500) },
};

export const queueRoutes =
  ({ store }: GuardDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/reviews', { schema: waitingSchema, config: { console: 'records:read' } }, async (request) => {
      const { organizationId, person } = sessionIn(request);
      const count = async (review: ReviewState, notOfParty?: number): Promise<number> =>
        (await store.listSubmissions(organizationId, { review, notOfParty, limit: 0, offset: 0 })).totalCount;
      const [open, escalated, proposed, disputed, toDecide, toSettle] = await Promise.all([
        count('open'),
        count('escalate'),
        count('proposed'),
        count('disputed'),
        count('proposed', person.id),
        count('disputed', person.id),
      ]);
      return { open, escalated, proposed, disputed, forYou: { proposed: toDecide, disputed: toSettle } };
    });

    app.post(
      '/reviews/next',
      { schema: nextSchema, config: { console: 'records:decide' } },
      async (request) => {
        const session = sessionIn(request);
        const settles = permissionsOf(membershipOf(session)).has('records:settle');
        const nowMs = Date.now();
        const next = await store.claimNext(session.organizationId, settles ? OF_REVIEWERS : OPEN, {
          personId: session.person.id,
          nowMs,
          untilMs: nowMs + CLAIM_MS,
        });
        if (next) await note(store, session, 'review.claimed', `${next.kind}:${next.id}`);
        return { next: next ?? null };
      },
    );
  };
