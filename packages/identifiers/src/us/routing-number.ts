import { type CheckResult, isFiller, resultOf, ungrouped, weightedSum } from '../check-result.js';

/** First two digits that the American Bankers Association assigns: districts, thrifts, electronic, traveller's cheques. */
const PREFIX = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/u;
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Routing transit number of a bank in the United States (ABA key: weights 3, 7, 1). Any one changed digit is seen. */
export function checkRoutingNumber(text: string): CheckResult {
  const digits = ungrouped(text);
  return PREFIX.test(digits) && !isFiller(digits) ? resultOf(weightedSum(digits, WEIGHTS) % 10 === 0) : 'not-of-form';
}
