import { issuerKey } from '../fingerprints/identifier/issuer-key.js';
import type { Dossier, StatedValue } from '../types.js';

/** Fewer values that both state say nothing about the rest. */
const MIN_COMMON_VALUES = 4;
/** An edit leaves most of a document; strangers' documents of one form agree in the form's own. */
const MOST = 0.75;

/**
 * Whether two documents differ in most of what both state: another customer's, or another month's, whatever
 * the pages look like.
 */
export function differInMost(newer: Dossier, earlier: Dossier): boolean {
  const before = new Map(earlier.stated.map((value) => [value.name, value]));
  const pairs = newer.stated.flatMap((value) => {
    const other = before.get(value.name);
    return other ? [[value, other] as const] : [];
  });
  const differing = pairs.filter(([one, other]) => one.value !== other.value).length;
  return pairs.length >= MIN_COMMON_VALUES && differing >= MOST * pairs.length;
}

const ISSUERS = ['bankName', 'employerName'] as const;

/** Whether both name the same issuer: the same bank or employer, unless other fields are named. */
export const areOfOneIssuer = (
  newer: Dossier,
  earlier: Dossier,
  issuers: readonly StatedValue['name'][] = ISSUERS,
): boolean =>
  issuers.some((name) => {
    const [one, other] = [issuerOf(newer, name), issuerOf(earlier, name)];
    return one !== undefined && one === other;
  });

const issuerOf = ({ stated }: Dossier, name: StatedValue['name']): string | undefined => {
  const value = stated.find((one) => one.name === name)?.value;
  return typeof value === 'string' ? issuerKey(value) : undefined;
};
