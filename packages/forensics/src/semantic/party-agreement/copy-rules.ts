import { quoted } from '../../observation.js';
import { labeledValues } from '../labeled-values/labeled-values.js';
import type { Field } from '../labeled-values/labels.js';
import { lettersAndDigits } from '../printed-text/fold.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { compareNames } from './compare-names.js';
import { MEASURE } from './measure.js';
import type { Mention } from './name-rules.js';
import { observed } from './observed.js';
import type { PartyPage } from './party-pages.js';

/** A form of two copies has no majority. */
const LEAST_COPIES = 3;
/** Numbers of what a form is about: its copies print the same ones. */
const IDENTIFYING: ReadonlySet<Field> = new Set([
  'account-number',
  'document-number',
  'iban',
  'card-number',
  'clabe',
  'rfc',
  'curp',
  'nss',
  'cpf',
  'cnpj',
]);

/**
 * Copies of a form on one page: the same label three times or more, with the same numbers, and one copy names
 * another.
 */
export function copiesReplaced(
  mentions: readonly Mention[],
  pages: readonly PartyPage[],
): RestingObservation[] {
  const labeled = mentions.filter(({ by }) => by === 'label');
  return groupedBy(labeled, ({ page, label }) => `${page} ${label}`).flatMap(
    (copies): RestingObservation[] => {
      const replaced = copies.length < LEAST_COPIES ? undefined : oneAgainstAll(copies);
      if (!replaced || !areCopies(pages, replaced.one.page, copies.length)) return [];
      const { one, first } = replaced;
      const why = `where ${copies.length - 1} copies of the form say ${quoted(first.text)}.`;
      return [observed({ code: 'NAME_DIFFERS', measure: MEASURE.replaced }, one, first, why)];
    },
  );
}

/** The one mention that differs from all others, which agree. */
function oneAgainstAll(
  copies: readonly Mention[],
): { readonly one: Mention; readonly first: Mention } | undefined {
  for (const one of copies) {
    const [first, ...others] = copies.filter((copy) => copy !== one);
    if (!first || !['surname-replaced', 'unlike'].includes(compareNames(one.text, first.text))) continue;
    if (others.every((copy) => compareNames(copy.text, first.text) === 'same')) return { one, first };
  }
  return undefined;
}

/**
 * Three accounts of a family stand on one page under the same labels, too: copies of one form repeat its
 * numbers. Of every kind of number that is printed as often as the copies, all have to be one and the same,
 * and there has to be such a kind.
 */
function areCopies(pages: readonly PartyPage[], page: number, count: number): boolean {
  const lines = pages.find((candidate) => candidate.page === page)?.lines ?? [];
  const numbers = labeledValues(lines).filter(({ field }) => IDENTIFYING.has(field));
  const kinds = groupedBy(numbers, ({ field }) => field).filter((values) => values.length >= count);
  return (
    kinds.length > 0 &&
    kinds.every((values) => new Set(values.map(({ text }) => lettersAndDigits(text))).size === 1)
  );
}

function groupedBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups.values()];
}
