import type { Static } from '@fastify/type-provider-typebox';
import { toIsoTime } from '../../http/wire-time.js';
import type { Reviewed } from '../../reviews/reviewed.js';
import { isAgainst, REASONS } from '../../reviews/rules.js';
import type { Decision, Review, ReviewEntry, ReviewSummary } from '../../store/review-types.js';
import type { ReviewBody, ReviewSummaryBody } from './schemas.js';

type Body = Static<typeof ReviewBody>;

export const summaryToWire = (
  { state, isDrawn, claim }: ReviewSummary,
  nowMs: number,
): Static<typeof ReviewSummaryBody> => ({
  state,
  ...(isDrawn && { isDrawn }),
  ...(claim &&
    claim.untilMs > nowMs && { claim: { by: claim.person, until: new Date(claim.untilMs).toISOString() } }),
});

export const reviewToWire = (
  { entries, ...summary }: Review,
  { found }: Reviewed,
  decisions: readonly Decision[],
): Body => ({
  ...summaryToWire(summary, Date.now()),
  entries: entries.map(entryToWire),
  choices: decisions.map((decision) => ({
    decision,
    isAgainst: isAgainst(decision, found),
    reasons: [...REASONS[decision]],
  })),
});

const entryToWire = ({ entryId, atMicros, person, words, made }: ReviewEntry): Body['entries'][number] => ({
  entryId,
  at: toIsoTime(atMicros),
  by: person,
  words,
  decision: made?.decision ?? null,
  reason: (made?.reason as Body['entries'][number]['reason']) ?? null,
  isAgainst: made?.isAgainst ?? null,
  lookedAt: made ? [...made.lookedAt] : null,
  versions: made ? { ...made.versions } : null,
});
