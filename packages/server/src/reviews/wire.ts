import type { Static } from '@fastify/type-provider-typebox';
import { toIsoTime } from '../http/wire-time.js';
import { type Review, waitsForOthers } from '../store/review-types.js';
import type { reviewSchema } from './schemas.js';

type Body = Static<(typeof reviewSchema)['response'][200]>['review'];

/** A review as programs see it: the last decision, where it stands, and no comment. */
export function reviewToWire(detectionId: number, { state, isDrawn = false, entries }: Review): Body {
  const last = entries.findLast(({ made }) => made !== undefined);
  if (!last?.made || last.made.decision === 'escalate' || waitsForOthers(state))
    return {
      detectionId,
      state: state === 'none' || waitsForOthers(state) ? state : 'open',
      isDrawn,
      decision: null,
      reason: null,
      words: null,
      isAgainst: null,
      decidedBy: null,
      decidedAt: null,
    };
  const { decision, reason, isAgainst } = last.made;
  return {
    detectionId,
    state: 'decided',
    isDrawn,
    decision,
    reason: reason as Body['reason'],
    words: last.words,
    isAgainst,
    decidedBy: last.person.id,
    decidedAt: toIsoTime(last.atMicros),
  };
}
