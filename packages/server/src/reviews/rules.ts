import { ValidationError, type ValidationIssue } from '../errors.js';
import * as issue from '../http/validation-issues.js';
import type { Decision, ReviewRules } from '../store/review-types.js';

/** Why somebody decides as they do; `other` is said in words. */
export const REASONS = {
  accept: ['nothing_found', 'innocent_cause', 'issuer_confirmed', 'other'],
  reject: ['evidence', 'contradiction', 'issuer_denied', 'unusable', 'other'],
  more_information: ['original_file', 'better_copy', 'issuer_asked', 'other'],
  escalate: ['unsure', 'beyond_authority', 'other'],
} as const satisfies Readonly<Record<Decision, readonly string[]>>;

export type DecisionReason = (typeof REASONS)[Decision][number];
export const ALL_REASONS: readonly DecisionReason[] = [...new Set(Object.values(REASONS).flat())];

/** Fewer characters explain nothing to a customer a month later. */
export const LEAST_WORDS = 20;
export const MOST_WORDS = 4000;

/** What the machine found speaks for one decision; undefined where it left it open. */
export type Finding = 'accept' | 'reject' | undefined;

/** To ask for more, or somebody else, contradicts nobody. */
export const isAgainst = (decision: Decision, found: Finding): boolean =>
  (decision === 'accept' || decision === 'reject') && found !== undefined && decision !== found;

/** Whether a decision is only proposed until a second person decides the same. To ask for more, or somebody else, is not. */
export const needsSecond = (rule: ReviewRules['secondPerson'], decision: Decision, found: Finding): boolean =>
  (decision === 'accept' || decision === 'reject') &&
  (rule === 'always' || (rule === 'against' && isAgainst(decision, found)));

/** Whether a decision has to be explained in one's own words. */
export const needsWords = (decision: Decision, reason: DecisionReason, found: Finding): boolean =>
  reason === 'other' || isAgainst(decision, found);

/** @param words without blanks around them @throws ValidationError */
export function requireExplained(
  decision: Decision,
  reason: DecisionReason,
  words: string,
  found: Finding,
): void {
  const issues: ValidationIssue[] = [];
  const reasons: readonly DecisionReason[] = REASONS[decision];
  if (!reasons.includes(reason)) issues.push(issue.notAChoice(['body', 'reason'], reason, reasons));
  if (needsWords(decision, reason, found)) {
    if (words === '') issues.push(issue.missing(['body', 'words']));
    else if ([...words].length < LEAST_WORDS) issues.push(issue.tooShort(['body', 'words'], LEAST_WORDS));
  }
  if (issues.length > 0) throw new ValidationError(issues);
}
