import { type Identifier, isFiller, ungrouped, weightedSum } from '../identifier.js';

export interface RoutingNumber {
  /** First two digits: which kind of institution the American Bankers Association gave the number to. */
  readonly assignedTo: 'government' | 'bank' | 'thrift' | 'electronic' | 'travelers-cheque';
  /** Federal Reserve district 1..12; undefined for the government and traveller's cheques. */
  readonly district: number | undefined;
}

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/**
 * Routing transit number of a bank in the United States (ABA key: weights 3, 7, 1). Any one changed digit is
 * seen.
 */
export function readRoutingNumber(text: string): Identifier<RoutingNumber> | undefined {
  const digits = ungrouped(text);
  const assignment =
    /^\d{9}$/u.test(digits) && !isFiller(digits) ? assignmentOf(Number(digits.slice(0, 2))) : undefined;
  return assignment && { holds: weightedSum(digits, WEIGHTS) % 10 === 0, ...assignment };
}

/** Prefixes 00 to 12, 21 to 32, 61 to 72 and 80; others were never assigned. */
function assignmentOf(prefix: number): RoutingNumber | undefined {
  if (prefix === 0) return { assignedTo: 'government', district: undefined };
  if (prefix === 80) return { assignedTo: 'travelers-cheque', district: undefined };
  const ranges = [
    [0, 'bank'],
    [20, 'thrift'],
    [60, 'electronic'],
  ] as const;
  const range = ranges.find(([below]) => prefix > below && prefix <= below + 12);
  return range && { assignedTo: range[1], district: prefix - range[0] };
}
