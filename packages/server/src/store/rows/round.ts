import {
  type Decision,
  type Review,
  type ReviewEntry,
  type ReviewState,
  WAITS_FOR_OTHERS,
  waitsForOthers,
} from '../review-types.js';
import { type SummaryRow, summaryOfRow } from './review.js';

/** Where a record stands when somebody decides: of the submission. */
export const ROUND_COLUMNS = 'review, proposed_from';
export type RoundRow = readonly [state: ReviewState, proposedFrom: number | null];
/** All decisions of a record, oldest first. */
export const DECISION_COLUMNS = 'entry_id, person_id, decision';
export type DecisionRow = readonly [entryId: number, personId: number, decision: Decision];

/** A decision on its way in. */
interface Deciding {
  readonly personId: number;
  readonly decision: Decision;
  /** The last decision that its author saw. */
  readonly after: number | undefined;
  readonly needsSecond: boolean;
}

interface Decided {
  readonly state: ReviewState;
  /** The first decision of those that do not stand yet; undefined where that is the new one. */
  readonly proposedFrom: number | undefined;
}

/**
 * What a decision makes of a record. Who proposed may propose otherwise, or take it back by asking for more. Of a second
 * person the same decision stands, and another one is for a third to settle: nobody confirms their own.
 */
export function decide(
  [state, from]: RoundRow,
  decisions: readonly DecisionRow[],
  { personId, decision, after, needsSecond }: Deciding,
): Decided | 'outdated' | 'own' {
  const last = decisions.at(-1);
  if (last?.[0] !== after) return 'outdated';
  const round = waitsForOthers(state) ? decisions.filter(([entryId]) => entryId >= (from ?? 0)) : [];
  const isOwn = round.some(([, author]) => author === personId);
  if (state === 'disputed') return isOwn ? 'own' : { state: decision, proposedFrom: undefined };
  const proposedFrom = round[0]?.[0];
  if (state !== 'proposed' || last === undefined)
    return { state: needsSecond ? 'proposed' : decision, proposedFrom: undefined };
  if (!isOwn) return { state: decision === last[2] ? decision : 'disputed', proposedFrom };
  const settles = decision === 'accept' || decision === 'reject';
  return { state: settles ? 'proposed' : decision, proposedFrom };
}

/**
 * A review as somebody sees it: while a decision is proposed, it and whatever its author said since are the author's own.
 * @param entries all of them, oldest first
 */
export function reviewSeenBy(
  viewerId: number | undefined,
  [proposedFrom, ...row]: readonly [proposedFrom: number | null, ...SummaryRow],
  entries: readonly ReviewEntry[],
): Review {
  const summary = summaryOfRow(row);
  const last = entries.findLast(({ made }) => made !== undefined)?.entryId;
  const round = waitsForOthers(summary.state)
    ? entries.filter(({ entryId, made }) => made !== undefined && entryId >= (proposedFrom ?? 0))
    : [];
  const isParty = round.some(({ person }) => person.id === viewerId);
  const author = round[0]?.person.id;
  const isHidden = ({ entryId, person }: ReviewEntry): boolean =>
    summary.state === 'proposed' && !isParty && person.id === author && entryId >= (proposedFrom ?? 0);
  return {
    ...summary,
    ...(last !== undefined && { last }),
    ...(isParty && { isParty }),
    entries: entries.filter((entry) => !isHidden(entry)),
  };
}

/** SQL for records of a table that a person did not propose for, or decide about differently. @param person like `?` */
export const notOfParty = (table: string, person: string): string =>
  `NOT EXISTS (SELECT 1 FROM review_entry e WHERE e.record_kind = ${table}.record_kind
     AND e.record_id = ${table}.record_id AND e.decision IS NOT NULL
     AND e.entry_id >= ${table}.proposed_from AND e.person_id = ${person})`;

/** SQL for entries that do not wait for somebody else's decision, proposed or disputed. */
export const settled = (entry: string): string =>
  `NOT EXISTS (SELECT 1 FROM submission w WHERE w.record_kind = ${entry}.record_kind
     AND w.record_id = ${entry}.record_id AND w.review IN (${WAITS_FOR_OTHERS.map((one) => `'${one}'`).join(', ')})
     AND ${entry}.entry_id >= w.proposed_from)`;
