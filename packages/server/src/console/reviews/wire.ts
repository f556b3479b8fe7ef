import type { Static } from '@fastify/type-provider-typebox';
import { toIsoTime } from '../../http/wire-time.js';
import { isProposal } from '../../reviews/choices.js';
import { type Finding, isAgainst, REASONS } from '../../reviews/rules.js';
import type { Decision, Review, ReviewEntry, ReviewRules, ReviewSummary } from '../../store/review-types.js';
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

/** @param decisions that the person who asks may take */
export const reviewToWire = (
  { entries, last, isParty, ...summary }: Review,
  found: Finding,
  decisions: readonly Decision[],
  secondPerson: ReviewRules['secondPerson'],
): Body => ({
  ...summaryToWire(summary, Date.now()),
  entries: entries.map(entryToWire),
  ...(last !== undefined && { last }),
  ...(isParty && { isParty }),
  choices: decisions.map((decision) => ({
    decision,
    isAgainst: isAgainst(decision, found),
    isProposal: isProposal({ ...summary, isParty }, decision, found, secondPerson),
    reasons: [...REASONS[decision]],
  })),
});

const entryToWire = ({
  entryId,
  atMicros,
  person,
  words,
  made,
  left,
}: ReviewEntry): Body['entries'][number] => ({
  entryId,
  at: toIsoTime(atMicros),
  by: person,
  words,
  decision: made?.decision ?? null,
  reason: (made?.reason as Body['entries'][number]['reason']) ?? null,
  isAgainst: made?.isAgainst ?? null,
  left: left ?? null,
  lookedAt: made ? [...made.lookedAt] : null,
  versions: made ? { ...made.versions } : null,
});
