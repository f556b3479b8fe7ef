import type { ArithmeticTerm } from '@assay/forensics';
import type { Detection, RecordedCheck } from '../store/detection-types.js';

/** How a finding counts: a fact that moved the number, one that counts with a stronger one of its group, and so on. */
export type Role = 'fact' | 'shared' | 'context' | 'doubt';

export interface Finding {
  /** In the report, on the page and in the list, from 1. */
  readonly number: number;
  readonly check: RecordedCheck;
  readonly term: ArithmeticTerm | undefined;
  readonly role: Role;
  /** The number of the finding of its group that counts in its stead. */
  readonly countsWith: number | undefined;
}

const ORDER: readonly Role[] = ['fact', 'shared', 'context', 'doubt'];
/** Of checks of records from before the arithmetic was kept: what they say of an honest document. */
const PRIOR = 0.1;

/**
 * What the checks found, as the judge weighs it, for report and console: facts that count by their weight, then those that
 * count with another of their group, then context, then findings without weight.
 */
export function findingsOf({ checks, arithmetic }: Detection): readonly Finding[] {
  const terms = new Map(arithmetic?.terms.map((term) => [term.checkId, term]));
  const found = checks
    .map((check) => ({ check, term: terms.get(check.checkId) }))
    .filter(({ check, term }) => check.status === 'FAIL' || raises(term))
    .map((one) => ({ ...one, role: roleOf(one.check, one.term) }))
    .sort(
      (one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role) || weightOf(other) - weightOf(one),
    );
  return found.map((one, index) => {
    const voice = found.findIndex(({ role, term }) => role === 'fact' && term?.group === one.term?.group);
    return {
      ...one,
      number: index + 1,
      countsWith: one.role === 'shared' && voice >= 0 ? voice + 1 : undefined,
    };
  });
}

const raises = (term: ArithmeticTerm | undefined): boolean =>
  term?.counted === true && term.logLikelihoodRatio > 0;

function roleOf(check: RecordedCheck, term: ArithmeticTerm | undefined): Role {
  if (!term) return (check.likelihood ?? 0) > PRIOR ? 'fact' : 'doubt';
  if (term.logLikelihoodRatio <= 0) return 'doubt';
  if (term.weight === 'context') return 'context';
  return term.counted ? 'fact' : 'shared';
}

const weightOf = ({ check, term }: Pick<Finding, 'check' | 'term'>): number =>
  term?.logLikelihoodRatio ?? check.likelihood ?? 0;
