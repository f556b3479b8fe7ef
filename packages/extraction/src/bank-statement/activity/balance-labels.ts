import { patternOf, saysOneOf } from '../../vocabulary/pattern.js';
import PATTERNS from './balance-labels.json' with { type: 'json' };

const OPENING = patternOf(PATTERNS.opening, 'u');
const CLOSING = patternOf(PATTERNS.closing, 'u');
const OTHER = patternOf(PATTERNS.other, 'u');
const WHOLE_OTHER = patternOf(PATTERNS.wholeOther, 'u');

/** A line, wherever it stands, that says something of a balance. */
export const speaksOfBalance = saysOneOf(PATTERNS.words);

/** `S A L D O`: how Brazilian banks set off the balance that the list ends with. */
const SPACED_CLOSING = /^s a l d o$/u;
/** Numbers of branch and batch and the bank's code for what a line is of: `0000 00000 999 S A L D O`. */
const CODES = /^(?:\d+ )+/u;

/** What a line of a table says besides transactions; undefined for a transaction. */
export function balanceKind(
  folded: string,
  hasAmount: boolean,
): 'opening' | 'closing' | 'other' | 'total' | undefined {
  const label = folded.replace(CODES, '').replace(/ (?:on|as of|at|em|al|a|de|del) ?\d.*$/u, '');
  if (SPACED_CLOSING.test(label)) return 'closing';
  const opens = OPENING.test(label);
  if (opens || CLOSING.test(label)) {
    const kind = opens ? 'opening' : 'closing';
    if (!hasAmount || label.split(' ').length <= 5) return kind;
  }
  if (WHOLE_OTHER.test(label)) return /^(?:(?:sub-?)?tota|s[uo]ma)/u.test(label) ? 'total' : 'other';
  return !hasAmount && OTHER.test(label) ? 'other' : undefined;
}
