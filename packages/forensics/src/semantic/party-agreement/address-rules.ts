import type { PrintedCell } from '@assay/media';
import { quoted } from '../../observation.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { bareAddress, isPostalBox, replacesNumber } from './compare-addresses.js';
import { compareNames, isCompanyName } from './compare-names.js';
import { MEASURE } from './measure.js';
import type { NamedAddress } from './named-addresses.js';
import { observed } from './observed.js';
import { misplacedPostalCode } from './postal-states.js';

/** Below this a recognizer's word is a guess: neither side of a comparison may be one. */
export const LEAST_READING = 0.9;

const isSure = ({ reading }: PrintedCell): boolean => reading >= LEAST_READING;
const bare = ({ text }: PrintedCell): string => bareAddress(text);
const addressOf = (block: NamedAddress): string => `${streetOf(block)}\n${bare(block.town)}`;
const streetOf = ({ street }: NamedAddress): string => street.map(bare).join('\n');

/** The rarer of two spellings differs; printed equally often, the later one is named. */
export const rarerLast = <T>(
  one: T,
  other: T,
  times: (value: T) => number,
): readonly [kept: T, differing: T] => (times(one) < times(other) ? [other, one] : [one, other]);

/** Two blocks of one address under names of which the given name repeats and the surname does not. */
export function namesOverOneAddress(blocks: readonly NamedAddress[]): RestingObservation[] {
  const named = blocks.flatMap((block) =>
    block.name && isSure(block.name) ? [{ ...block, name: block.name }] : [],
  );
  const times = ({ name }: (typeof named)[number]) =>
    named.filter((one) => compareNames(one.name.text, name.text) === 'same').length;
  return pairsOf(named).flatMap(([one, other]): RestingObservation[] => {
    if (addressOf(one) !== addressOf(other)) return [];
    if (compareNames(one.name.text, other.name.text) !== 'surname-replaced') return [];
    const [kept, differing] = rarerLast(one, other, times);
    const why = `over the address that stands under ${quoted(kept.name.text)} elsewhere in the document.`;
    return [observed({ code: 'NAME_DIFFERS', measure: MEASURE.replaced }, differing.name, kept.name, why)];
  });
}

/** An address that stands so often, beside one that stands once, is the one that was there first. */
const LEAST_REPEATED = 2;

/**
 * Two blocks of one person and one town whose street, or postal code, differs in one number and in nothing
 * else. Landlords and neighbors' tenants have two such addresses: odd, until a third block repeats one of
 * them.
 */
export function numbersUnderOneName(blocks: readonly NamedAddress[]): RestingObservation[] {
  const named = blocks.flatMap((block) =>
    block.name && !isCompanyName(block.name.text) && !block.street.some(({ text }) => isPostalBox(text))
      ? [{ ...block, name: block.name }]
      : [],
  );
  const counts = new Map(
    named.map((block) => [
      block,
      named.filter(
        (one) =>
          addressOf(one) === addressOf(block) && compareNames(one.name.text, block.name.text) === 'same',
      ).length,
    ]),
  );
  const times = (block: (typeof named)[number]) => counts.get(block) ?? 0;
  return pairsOf(named).flatMap((pair): RestingObservation[] => {
    const [one, other] = rarerLast(...pair, times);
    if (one.street.length !== other.street.length || compareNames(one.name.text, other.name.text) !== 'same')
      return [];
    const lines = [...one.street, one.town].map(
      (cell, at) => [cell, [...other.street, other.town][at] ?? cell] as const,
    );
    const changed = lines.filter(([left, right]) => bare(left) !== bare(right));
    const [only] = changed;
    if (!only || changed.length !== 1 || !only.every(isSure)) return [];
    const [kept, differing] = only;
    if (!replacesNumber(kept.text, differing.text)) return [];
    const isReplaced = times(one) >= LEAST_REPEATED && times(other) === 1;
    const why = `in an address of ${quoted(one.name.text)} that elsewhere says ${quoted(kept.text)}, and repeats it otherwise.`;
    return [
      observed(
        { code: 'ADDRESS_DIFFERS', measure: isReplaced ? MEASURE.replaced : MEASURE.odd },
        differing,
        kept,
        why,
      ),
    ];
  });
}

/** Postal codes beside a state that has no such codes. */
export function misplacedPostalCodes(blocks: readonly NamedAddress[]): RestingObservation[] {
  return blocks.flatMap(({ town }): RestingObservation[] => {
    const misplaced = isSure(town) ? misplacedPostalCode(town.text) : undefined;
    if (!misplaced) return [];
    const where =
      misplaced.belongsTo.length > 0 ? `are in ${misplaced.belongsTo.join(' or ')}` : 'were never given out';
    return [
      observed(
        { code: 'POSTAL_CODE_ELSEWHERE', measure: MEASURE.odd },
        town,
        misplaced.belongsTo.join(' '),
        `although postal codes like ${misplaced.postalCode} ${where}.`,
      ),
    ];
  });
}

/** Every two. @param all some dozens at most */
export const pairsOf = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
