import type { Box } from '@assay/media';
import { sharedWidth } from '../../layout/columns.js';
import { patternOf, sourceOf } from '../../vocabulary/pattern.js';
import PATTERNS from './column-roles.json' with { type: 'json' };

/** What a column of an account's activity holds. */
export type ColumnRole =
  | 'date'
  | 'description'
  | 'checkNumber'
  | 'reference'
  | 'amount'
  | 'deposit'
  | 'withdrawal'
  | 'balance'
  /** Money under words that are not known: the arithmetic tells. */
  | 'money'
  | 'mark'
  | 'account';

export const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'amount',
  'deposit',
  'withdrawal',
  'balance',
  'money',
]);
export const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['amount', 'deposit', 'withdrawal']);

/** Behind a heading: `(R$)`, `($)`, `USD`. */
const CURRENCY = sourceOf(PATTERNS.currency);
/** `Importe del cargo`, `Valor débito`. */
const AMOUNT_OF = sourceOf(PATTERNS.amountOf);
const IN = sourceOf(PATTERNS.moneyIn);
const OUT = sourceOf(PATTERNS.moneyOut);
const JOIN = sourceOf(PATTERNS.join);

/**
 * Headings of the columns of account activity as banks of the United States, Mexico and Brazil print them;
 * folded text (layout/characters.ts).
 */
const HEADINGS: Readonly<Record<Exclude<ColumnRole, 'money'>, RegExp>> = {
  date: patternOf(PATTERNS.date, 'u'),
  description: patternOf(PATTERNS.description, 'u'),
  checkNumber: patternOf(PATTERNS.checkNumber, 'u'),
  reference: patternOf(PATTERNS.reference, 'u'),
  amount: new RegExp(`^${sourceOf(PATTERNS.amount)}${CURRENCY}$`, 'u'),
  deposit: new RegExp(`^(?:total )?${AMOUNT_OF}${IN}(?:${JOIN}${IN})*${CURRENCY}$`, 'u'),
  withdrawal: new RegExp(`^(?:total )?${AMOUNT_OF}${OUT}(?:${JOIN}${OUT})*${CURRENCY}$`, 'u'),
  balance: new RegExp(`^${sourceOf(PATTERNS.balance)}${CURRENCY}$`, 'u'),
  mark: patternOf(PATTERNS.mark, 'u'),
  account: patternOf(PATTERNS.account, 'u'),
};

const ROLES = Object.keys(HEADINGS) as readonly (keyof typeof HEADINGS)[];

const roleNamed = (folded: string): ColumnRole | undefined =>
  ROLES.find((role) => HEADINGS[role].test(folded));

export function columnRole(folded: string): ColumnRole | undefined {
  const role = roleNamed(folded);
  if (role || !folded.includes('/')) return role;
  // `Origen / Referencia`: what is known of two words for one column; `Referencia / Serial`: a number of some
  // kind.
  const known = new Set(folded.split('/').flatMap((part) => roleNamed(part.trim()) ?? []));
  if (known.size === 2 && known.has('reference') && known.has('checkNumber')) return 'reference';
  return known.size === 1 ? [...known][0] : undefined;
}

/** What the headings over a place say that its column holds. */
export const rolesOver = (
  headings: readonly { readonly role: ColumnRole; readonly box: Box }[],
  place: Box,
): ColumnRole[] => headings.flatMap(({ role, box }) => (sharedWidth(box, place) > 0 ? [role] : []));
