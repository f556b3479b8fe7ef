import type { Contradiction, Dossier, LinkDraft } from '../types.js';
import { areOneFile } from './file-history.js';
import { type Occasion, occasionOf } from './occasion.js';
import { changedInvoice } from './rules/changed-invoice.js';
import { changedStatement } from './rules/changed-statement.js';
import { changedStub } from './rules/changed-stub.js';
import { changedWages } from './rules/changed-wages.js';
import { otherDate } from './rules/other-date.js';
import { otherName } from './rules/other-name.js';

/** Rules that compare two documents of one class. */
const RULES_OF_ONE_CLASS: Readonly<Record<string, (occasion: Occasion) => Contradiction[]>> = {
  'financial/bank_statement': changedStatement,
  'financial/business_bank_statement': changedStatement,
  'financial/paystub': changedStub,
  'business/invoice': changedInvoice,
  'tax/form_w2': changedWages,
};

/** Of one pair; a statement that differs in more is told by these. */
const MAX_CONTRADICTIONS = 8;

/**
 * What a new submission states that cannot be true together with what an earlier one states. Readings that
 * are not sure never contradict, and what only one of them states does not either, nor does a file contradict
 * itself. Which of the two it speaks against is not said here: `file-history.ts`.
 * @param links what both share, as found by comparing their fingerprints: a copy of a document without any
 * number is told by them
 * @returns the strongest first
 */
export function contradictionsOf(
  newer: Dossier,
  earlier: Dossier,
  links: readonly LinkDraft[],
): Contradiction[] {
  if (areOneFile(newer, earlier)) return [];
  const occasion = occasionOf(newer, earlier, links);
  const rule = occasion.isSameClass ? RULES_OF_ONE_CLASS[newer.documentClass ?? ''] : undefined;
  return [...(rule?.(occasion) ?? []), ...otherName(occasion), ...otherDate(occasion)]
    .sort((one, other) => other.measure - one.measure)
    .slice(0, MAX_CONTRADICTIONS);
}
