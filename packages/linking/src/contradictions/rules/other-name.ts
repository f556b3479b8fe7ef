import type { Contradiction } from '../../types.js';
import { amountOf, areEqual, placeOf } from '../changed-value.js';
import { MEASURE } from '../measure.js';
import type { Occasion } from '../occasion.js';
import { namesOtherParty, otherNames } from '../other-names.js';
import type { SharedIdentifier } from '../shared-identifiers.js';
import { bothState, pairOf } from '../stated-pairs.js';

/** What an identifier of a kind is called in a sentence. */
const CALLED = {
  person: 'The same personal number',
  account: 'The same account number',
  document: 'The same document number',
} as const;

/**
 * An identifier of one person, account or document under the name of another; and one and the same document
 * with another name on it.
 */
export function otherName(occasion: Occasion): Contradiction[] {
  const { newer, earlier, shared } = occasion;
  const names = otherNames(newer, earlier);
  const identifier = shared.find((one) => namesOne(one, occasion));
  if (!names || !(identifier || isSameDocument(occasion))) return [];
  const what = identifier ? CALLED[identifier.of as keyof typeof CALLED] : 'The same document';
  const summary = `${what} was submitted before under another name: ${names.earlier.raw} then, ${names.newer.raw} now.`;
  return [
    {
      code: 'OTHER_NAME',
      measure: MEASURE.doubtful,
      summary,
      ...placeOf(names.newer),
      before: names.earlier.raw,
      after: names.newer.raw,
    },
  ];
}

/**
 * Whether the identifier is one person's, account's or document's. An account without its bank is one where
 * no other bank is named. An invoice has no holder.
 */
function namesOne({ part, isTelling }: SharedIdentifier, { newer, earlier }: Occasion): boolean {
  if (!isTelling || part === 'invoiceId') return false;
  return part !== 'accountNumberWithoutBank' || !namesOtherParty(newer, earlier, 'bankName');
}

/**
 * Two people's statements of one template agree in none of their amounts, let alone in several and in the
 * day. Colleagues paid alike do, so stubs are no sign.
 */
const LEAST_EQUAL_AMOUNTS = 2;
const DATES = ['statementEndDate', 'invoiceDate', 'documentDate'] as const;

/** A copy, by picture or text, that states the same amounts for the same day. */
function isSameDocument({ newer, earlier, copy, isSameClass }: Occasion): boolean {
  if (!copy || !isSameClass || !DATES.some((name) => bothState(newer, earlier, name))) return false;
  const equal = newer.stated.flatMap(({ name }): number[] => {
    const pair = pairOf(newer, earlier, name);
    const [after, before] = [amountOf(pair?.newer), amountOf(pair?.earlier)];
    return after !== undefined && before !== undefined && after !== 0 && areEqual(after, before)
      ? [after]
      : [];
  });
  return new Set(equal).size >= LEAST_EQUAL_AMOUNTS;
}
