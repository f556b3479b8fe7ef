import { hasDigit, isDigits } from '../../layout/characters.js';
import { patternOf } from '../../vocabulary/pattern.js';
import PATTERNS from './summary-roles.json' with { type: 'json' };

/** What a figure of an account's summary states. */
export type SummaryRole = 'opening' | 'closing' | 'deposits' | 'withdrawals' | 'fees' | 'checks';

/**
 * Labels are read word by word: a total may be called `Total deposits`, `Deposits and other additions` or
 * `(+) Depositos`, but a label with any other word (`Electronic deposits`, `ATM withdrawals`) names a part of
 * it. English, Spanish and Portuguese, folded.
 */
const setOf = (rows: readonly string[]): ReadonlySet<string> => new Set(rows.join(' ').split(' '));
const [FILLER, IN, OUT] = [setOf(PATTERNS.filler), setOf(PATTERNS.in), setOf(PATTERNS.out)];
/** Words that name a part of it where no other word stands beside them. */
const [IN_ALONE, OUT_ALONE] = [setOf(PATTERNS.inAlone), setOf(PATTERNS.outAlone)];
const FEES = patternOf(PATTERNS.fees, 'u');
/** Other wordings: what the bank charged, whatever for. */
const CHARGES = patternOf(PATTERNS.charges, 'u');
const CHECKS = /^(?:total )?(?:of )?(?:checks?|cheques)(?: (?:paid|cleared|written|pagados|compensados))?$/u;
const OPENING = patternOf(PATTERNS.opening, 'u');
const CLOSING = patternOf(PATTERNS.closing, 'u');
/** `Checks paid   4`: how many there were, in a column before the amount. */
const COUNT = / \d{1,4}$/u;
/** `Other withdrawals`, `Other withdrawals & debits`: what the rows above it leave, no total. */
const THE_REST = /^(?:total )?(?:other|otros|otras|outros|outras) \p{L}+(?: (?:&|and|y|e) \p{L}+)?$/u;
const AT_A_DATE = /^(?:balance|saldo) (?:as of|on|at|em|al|a|de|del)\b/u;

/** `Total paid in`, `Dinero que entró`, `Lo que salió`. */
const WAY = patternOf(PATTERNS.way, 'u');

/** What stands around a label's words in the languages that are read. */
const AROUND = patternOf(PATTERNS.stripped, 'u');

/** A label without what stands around its words: counts, signs, dates. */
const stripped = (folded: string): string =>
  folded
    .replace(/^[\s(]*[-+=#*]?\s*\d{0,5}[\s)]*(?=\p{L})/u, '')
    .replace(/\s*[([]\s*[\d+=-]*\s*(?:items?|transactions?|movimientos)?\s*[)\]]?$/u, '')
    .replace(AROUND, '')
    .replace(/\s*\(\p{L}[^()]*\)$/u, '')
    .replace(/[.\u2026_:]+$/u, '')
    .trim();

/** Words that recognizers join to their neighbors. */
const MERGED = patternOf(PATTERNS.merged, 'gu');

/** @param folded a label (layout/characters.ts), in one language or in two with a stroke between them */
export function summaryRoleOf(folded: string): SummaryRole | 'atDate' | undefined {
  const role = roleOfLabel(folded);
  if (role || !folded.includes(' / ')) return role;
  const [one, other] = folded.split(' / ').map(roleOfLabel);
  return one === other ? one : undefined;
}

function roleOfLabel(folded: string): SummaryRole | 'atDate' | undefined {
  if (AT_A_DATE.test(folded) && hasDigit(folded)) return 'atDate';
  const label = stripped(
    folded
      .replace(/(?<=\p{L})\(s\)/gu, 's')
      .replace(MERGED, ' $& ')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  if (OPENING.test(label)) return 'opening';
  if (CLOSING.test(label)) return 'closing';
  const uncounted = label.replace(COUNT, '');
  if (CHECKS.test(uncounted)) return 'checks';
  if (FEES.test(uncounted) || CHARGES.test(uncounted)) return 'fees';
  if (THE_REST.test(uncounted)) return undefined;
  const words = label
    .split(/[\s/,&+()-]+/u)
    .filter((word) => word !== '' && !FILLER.has(word) && !isDigits(word));
  const [, inOrOut, cameOrWent] = WAY.exec(label) ?? [];
  const way = inOrOut ?? cameOrWent;
  if (way) return /^(?:in|entr)/u.test(way) ? 'deposits' : 'withdrawals';
  if (words.length === 0) return undefined;
  const total = /\btota(?:l|ls|les|is)\b/u.test(label);
  if (words.every((word) => IN.has(word)) && words.some((word) => total || !IN_ALONE.has(word)))
    return words.every((word) => IN_ALONE.has(word)) ? undefined : 'deposits';
  if (
    words.every((word) => OUT.has(word)) &&
    words.some((word) => !OUT_ALONE.has(word) || (total && word.startsWith('pa')))
  )
    return 'withdrawals';
  return undefined;
}
