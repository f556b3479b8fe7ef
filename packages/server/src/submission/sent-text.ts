import type { ValidationIssue } from '../errors.js';
import { tooLong } from '../http/validation-issues.js';

/**
 * A text that is to be stored as it was sent: what is wrong with it, if anything. Characters are Unicode code
 * points.
 */
export function sentTextProblem(
  loc: readonly string[],
  text: string,
  mostCharacters: number,
): ValidationIssue | undefined {
  if ([...text].length > mostCharacters) return tooLong(loc, mostCharacters);
  // U+0000 and halves of surrogate pairs cannot be stored, or not as they were sent.
  if (!/[\0\p{Surrogate}]/u.test(text)) return undefined;
  return { loc, msg: 'Input should be valid Unicode text without U+0000', type: 'string_unicode' };
}
