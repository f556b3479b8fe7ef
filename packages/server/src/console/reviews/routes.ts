import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { permissionsOf } from '../../accounts/roles.js';
import { AssayError, ValidationError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import * as issue from '../../http/validation-issues.js';
import { decisionsFor } from '../../reviews/choices.js';
import { readReviewed } from '../../reviews/reviewed.js';
import { isAgainst, needsSecond, requireExplained } from '../../reviews/rules.js';
import { type Decision, type DecisionMade, type Review, waitsForOthers } from '../../store/review-types.js';
import type { SubmissionKind } from '../../store/submission-types.js';
import { readBody } from '../body.js';
import { type GuardDeps, membershipOf, sessionIn } from '../guard.js';
import { note } from '../note.js';
import { CLAIM_MS } from './claims.js';
import { CommentBody, DecisionBody, ReviewBody } from './schemas.js';
import { reviewToWire } from './wire.js';

/** Where records of each kind stand in paths. */
const FOLDERS = [
  ['detection', 'detections', 'Detection'],
  ['parse', 'parses', 'Parse'],
  ['verification', 'verifications', 'Verification'],
] as const satisfies readonly (readonly [SubmissionKind, string, string])[];

/** A claim is written anew at most once in this time. */
const RENEWED_AFTER_MS = 60_000;

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
  description:
    'A later decision takes the place of the one before; both are kept. Where the organization asks for a second person it is a proposal, which nobody else sees before they have decided.',
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
          const { found } = await readReviewed(store, organizationId, kind, id);
          const review = await renewed(request, kind, id, await readReview(request, kind, id));
          const { secondPerson } = await store.reviewRules(organizationId);
          return reviewToWire(review, found, mayDecide(request, review), secondPerson);
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
          if (!mayDecide(request, await readReview(request, kind, id)).includes(decision))
            throw new AssayError('FORBIDDEN', { permission: 'records:settle' });
          const { secondPerson } = await store.reviewRules(session.organizationId);
          const made = {
            decision,
            reason,
            isAgainst: isAgainst(decision, found),
            lookedAt: [...new Set(lookedAt)],
            versions,
          };
          const entryId = await add(request, kind, id, words.trim(), made, {
            after,
            needsSecond: needsSecond(secondPerson, decision, found),
          });
          await noteDecided(request, kind, id, entryId);
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

    async function readReview(request: FastifyRequest, kind: SubmissionKind, id: number): Promise<Review> {
      const { organizationId, person } = sessionIn(request);
      const review = await store.findReview(organizationId, kind, id, person.id);
      if (!review) throw new AssayError('RECORD_NOT_FOUND', { id });
      return review;
    }

    /** Whoever looks at a record that they took up goes on having it. */
    async function renewed(
      request: FastifyRequest,
      kind: SubmissionKind,
      id: number,
      review: Review,
    ): Promise<Review> {
      const { organizationId, person } = sessionIn(request);
      const { claim } = review;
      const [nowMs, untilMs] = [Date.now(), Date.now() + CLAIM_MS];
      if (claim?.person.id !== person.id || claim.untilMs <= nowMs) return review;
      if (untilMs - claim.untilMs < RENEWED_AFTER_MS) return review;
      await store.renewClaim(organizationId, kind, id, { personId: person.id, nowMs, untilMs });
      return { ...review, claim: { ...claim, untilMs } };
    }

    /** What is only proposed is not told yet, to whoever reads the audit log either. */
    async function noteDecided(
      request: FastifyRequest,
      kind: SubmissionKind,
      id: number,
      entryId: number,
    ): Promise<void> {
      const { entries } = await readReview(request, kind, id);
      const entry = entries.find((one) => one.entryId === entryId);
      const { left, made } = entry ?? {};
      const how = left && waitsForOthers(left) ? left : 'decided';
      await note(store, sessionIn(request), `review.${how}`, `${kind}:${id}`, {
        entry: entryId,
        ...(made && how !== 'proposed' && { decision: made.decision, against: made.isAgainst }),
      });
    }

    async function add(
      request: FastifyRequest,
      kind: SubmissionKind,
      recordId: number,
      words: string,
      made?: DecisionMade,
      { after, needsSecond: isProposal }: { after?: number | undefined; needsSecond?: boolean } = {},
    ): Promise<number> {
      const { organizationId, person } = sessionIn(request);
      const entry = { organizationId, kind, recordId, personId: person.id, atMicros: Date.now() * 1000 };
      const added = await store.addReviewEntry({ ...entry, words, made }, after, isProposal);
      if (added === 'not-there') throw new AssayError('RECORD_NOT_FOUND', { id: recordId });
      if (added === 'own') throw new AssayError('FORBIDDEN', { id: recordId });
      if (added === 'outdated') throw new AssayError('REVIEW_OUTDATED', { id: recordId });
      return added;
    }
  };

const mayDecide = (request: FastifyRequest, review: Review): readonly Decision[] =>
  decisionsFor(permissionsOf(membershipOf(sessionIn(request))), review);

/** @throws ValidationError */
function requireFindings(lookedAt: readonly string[], findings: ReadonlySet<string>): void {
  const unknown = lookedAt.findIndex((one) => !findings.has(one));
  if (unknown >= 0)
    throw new ValidationError([
      issue.notAChoice(['body', 'lookedAt', unknown], lookedAt[unknown] ?? '', [...findings].slice(0, 20)),
    ]);
}
