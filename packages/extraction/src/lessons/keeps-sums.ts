import type { DocumentField } from '@assay/media';
import { sumsOf } from '../fields/stated-fields.js';

/** Cents: amounts that were rounded apart. */
const ROUNDING = 1;
/** Pairs of which the second is not the smaller. */
const ASCENDING = [
  ['statementStartDate', 'statementEndDate'],
  ['payPeriodStartDate', 'payPeriodEndDate'],
  ['periodStartDate', 'periodEndDate'],
  ['invoiceDate', 'dueDate'],
  ['dateOfIssue', 'expirationDate'],
] as const;

/**
 * Which of the fields that were taken may not be: those that stand in place of a figure with which a
 * table's sums came out, or an invoice's, and of two days that change places.
 */
export function breaking(
  before: readonly DocumentField[],
  after: readonly DocumentField[],
  taken: { readonly has: (name: string) => boolean },
): ReadonlySet<string> {
  const broken = new Set<string>();
  const [were, are] = [sumsOf(before), sumsOf(after)];
  const read = new Set(before.map(({ name }) => name));
  for (const { name, value } of after) {
    if (!taken.has(name) || !read.has(name) || typeof value !== 'number') continue;
    const table = are.tableOf(name);
    if (
      table === undefined
        ? addsUp(before) && !addsUp(after)
        : were.verdicts.get(table) === 'close' && are.verdicts.get(table) !== 'close'
    )
      broken.add(name);
  }
  for (const pair of ASCENDING)
    if (isAscending(before, pair) && !isAscending(after, pair))
      for (const name of pair) if (taken.has(name)) broken.add(name);
  return broken;
}

const valueIn = (fields: readonly DocumentField[], name: string): DocumentField['value'] | undefined =>
  fields.find((field) => field.name === name)?.value;

const cents = (fields: readonly DocumentField[], name: string): number =>
  Math.round(100 * Number(valueIn(fields, name) ?? Number.NaN));

const addsUp = (fields: readonly DocumentField[]): boolean =>
  Math.abs(cents(fields, 'subTotal') + cents(fields, 'totalTax') - cents(fields, 'invoiceTotal')) <= ROUNDING;

function isAscending(fields: readonly DocumentField[], [first, second]: readonly [string, string]): boolean {
  const [one, other] = [valueIn(fields, first), valueIn(fields, second)];
  return one === undefined || other === undefined || one <= other;
}
