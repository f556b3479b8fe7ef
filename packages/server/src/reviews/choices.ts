import type { ConsolePermission } from '../accounts/roles.js';
import {
  DECISIONS,
  type Decision,
  type Review,
  type ReviewRules,
  waitsForOthers,
} from '../store/review-types.js';
import { type Finding, needsSecond } from './rules.js';

/** To confirm a proposal, to contradict it or to settle what is disputed; none leaves it to yet another person. */
const OF_OTHERS: readonly Decision[] = DECISIONS.filter((one) => one !== 'escalate');

/**
 * What a person may decide of a record as it stands: what an analyst gave up to a reviewer is the reviewer's, and what two
 * decided differently is a third's.
 */
export function decisionsFor(
  permissions: ReadonlySet<ConsolePermission>,
  { state, isParty = false }: Pick<Review, 'state' | 'isParty'>,
): readonly Decision[] {
  if (!permissions.has('records:decide')) return [];
  if (waitsForOthers(state) && !isParty) return OF_OTHERS;
  if (state === 'disputed') return [];
  return state === 'escalate' && !permissions.has('records:settle') ? [] : DECISIONS;
}

/** Whether a decision of that person waits for somebody else's, as the store will have it. */
export const isProposal = (
  { state, isParty }: Pick<Review, 'state' | 'isParty'>,
  decision: Decision,
  found: Finding,
  rule: ReviewRules['secondPerson'],
): boolean =>
  waitsForOthers(state)
    ? isParty === true && needsSecond('always', decision, found)
    : needsSecond(rule, decision, found);
