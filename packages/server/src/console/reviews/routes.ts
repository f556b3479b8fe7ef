import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { permissionsOf } from '../../accounts/roles.js';
import { AssayError, ValidationError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import * as issue from '../../http/validation-issues.js';
import { readReviewed } from '../../reviews/reviewed.js';
import { isAgainst, requireExplained } from '../../reviews/rules.js';
import { DECISIONS, type Decision, type DecisionMade, type Review } from '../../store/review-types.js';
import type { SubmissionKind } from '../../store/submission-types.js';
import { readBody } from '../body.js';
import { type GuardDeps, membershipOf, sessionIn } from '../guard.js';
import { note } from '../note.js';
import { CommentBody, DecisionBody, ReviewBody } from './schemas.js';
import { reviewToWire } from './wire.js';

/** Where records of each kind stand in paths. */
const FOLDERS = [
  ['detection', 'detections', 'Detection'],
  ['parse', 'parses', 'Parse'],
  ['verification', 'verifications', 'Verification'],
] as const satisfies readonly (readonly [SubmissionKind, string, string])[];

const tags = ['Reviews'];
const params = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const Added = Type.Object({ entryId: Type.Integer() });
const readSchema = (name: string) => ({
  operationId: `get${name}Review`,
  summary: 'What people decided and said of a record',
  tags,
  params,
  response: { 200: ReviewBody, ...errorResponses(401, 403, 404, 422, 500) },
});
const decideSchema = (name: string) => ({
  operationId: `decide${name}`,
  summary: 'Decide about a record',
  description: 'A later decision takes the place of the one before; both are kept.',
  tags,
  params,
  body: DecisionBody,
  response: { 201: Added, ...errorResponses(401, 403, 404, 409, 422, 500) },
});
const commentSchema = (name: string) => ({
  operationId: `commentOn${name}`,
  summary: 'Say something of a record',
  tags,
  params,
  body: CommentBody,
  response: { 201: Added, ...errorResponses(401, 403, 404, 422, 500) },
});

export const reviewRoutes =
  ({ store }: GuardDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    for (const [kind, folder, name] of FOLDERS) {
      app.get(
        `/${folder}/:id/review`,
        { schema: readSchema(name), config: { console: 'records:read' } },
        async (request) => {
          const { organizationId } = sessionIn(request);
          const { id } = request.params;
          const reviewed = await readReviewed(store, organizationId, kind, id);
          const review = await readReview(organizationId, kind, id);
          return reviewToWire(review, reviewed, mayDecide(request, review));
        },
      );

      app.post(
        `/${folder}/:id/decisions`,
        { schema: decideSchema(name), config: { console: 'records:decide' } },
        async (request, reply) => {
          const session = sessionIn(request);
          const { id } = request.params;
          const { decision, reason, words = '', lookedAt, after } = readBody(request, DecisionBody);
          const { found, findings, versions } = await readReviewed(store, session.organizationId, kind, id);
          requireExplained(decision, reason, words.trim(), found);
          requireFindings(lookedAt, findings);
          if (!mayDecide(request, await readReview(session.organizationId, kind, id)).includes(decision))
            throw new AssayError('FORBIDDEN', { permission: 'records:settle' });
          const made = {
            decision,
            reason,
            isAgainst: isAgainst(decision, found),
            lookedAt: [...new Set(lookedAt)],
            versions,
          };
          const entryId = await add(request, kind, id, words.trim(), made, after);
          await note(store, session, 'review.decided', `${kind}:${id}`, {
            entry: entryId,
            decision,
            against: made.isAgainst,
          });
          return reply.code(201).send({ entryId });
        },
      );

      app.post(
        `/${folder}/:id/comments`,
        { schema: commentSchema(name), config: { console: 'records:decide' } },
        async (request, reply) => {
          const { id } = request.params;
          const { words } = readBody(request, CommentBody);
          const entryId = await add(request, kind, id, words.trim());
          await note(store, sessionIn(request), 'review.commented', `${kind}:${id}`, { entry: entryId });
          return reply.code(201).send({ entryId });
        },
      );
    }

    async function readReview(organizationId: number, kind: SubmissionKind, id: number): Promise<Review> {
      const review = await store.findReview(organizationId, kind, id);
      if (!review) throw new AssayError('RECORD_NOT_FOUND', { id });
      return review;
    }

    async function add(
      request: FastifyRequest,
      kind: SubmissionKind,
      recordId: number,
      words: string,
      made?: DecisionMade,
      after?: number,
    ): Promise<number> {
      const { organizationId, person } = sessionIn(request);
      const entry = { organizationId, kind, recordId, personId: person.id, atMicros: Date.now() * 1000 };
      const added = await store.addReviewEntry({ ...entry, words, made }, after);
      if (added === 'not-there') throw new AssayError('RECORD_NOT_FOUND', { id: recordId });
      if (added === 'outdated') throw new AssayError('REVIEW_OUTDATED', { id: recordId });
      return added;
    }
  };

/** What an analyst gave up to a reviewer is the reviewer's to decide. */
function mayDecide(request: FastifyRequest, { state }: Review): readonly Decision[] {
  const permissions = permissionsOf(membershipOf(sessionIn(request)));
  if (permissions.has('records:settle')) return DECISIONS;
  return permissions.has('records:decide') && state !== 'escalate' ? DECISIONS : [];
}

/** @throws ValidationError */
function requireFindings(lookedAt: readonly string[], findings: ReadonlySet<string>): void {
  const unknown = lookedAt.findIndex((one) => !findings.has(one));
  if (unknown >= 0)
    throw new ValidationError([
      issue.notAChoice(['body', 'lookedAt', unknown], lookedAt[unknown] ?? '', [...findings].slice(0, 20)),
    ]);
}
