import { issuerKey } from '../fingerprints/identifier/issuer-key.js';
import { areOtherPeople, areSamePerson } from '../names/other-people.js';
import type { Dossier, StatedValue } from '../types.js';
import { pairOf, type StatedPair, statedOf } from './stated-pairs.js';
import { isSure } from './sure-reading.js';

/** Where each kind of document names whom it is about; the first that is stated counts. */
const NAMES = ['accountHolderName', 'employeeName', 'personName'] as const;
const OF_CARD = ['firstName', 'middleName', 'lastName'] as const;

/**
 * Whom a document is about. A card's names are joined, and are as sure as the least sure of them; the place
 * is the last name's.
 */
export function personOf(dossier: Dossier): StatedValue | undefined {
  const named = NAMES.flatMap((name) => statedOf(dossier, name) ?? [])[0];
  if (named) return named;
  const parts = OF_CARD.flatMap((name) => statedOf(dossier, name) ?? []);
  const last = parts.at(-1);
  if (!last || parts.length < 2) return undefined;
  const text = parts.map(({ value }) => value).join(' ');
  return {
    ...last,
    value: text,
    raw: text,
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
  };
}

/** The names of both, where both are sure and surely of different people. */
export function otherNames(newer: Dossier, earlier: Dossier): StatedPair | undefined {
  const [after, before] = [personOf(newer), personOf(earlier)];
  if (!after || !before || !isSure(after, 'name') || !isSure(before, 'name')) return undefined;
  return areOtherPeople(String(after.value), String(before.value))
    ? { newer: after, earlier: before }
    : undefined;
}

/** Whether both name one and the same person, as far as names can tell. */
export function nameTheSame(newer: Dossier, earlier: Dossier): boolean {
  const [one, other] = [personOf(newer), personOf(earlier)];
  return one !== undefined && other !== undefined && areSamePerson(String(one.value), String(other.value));
}

/** Whether both name a bank, employer or vendor, and not the same. */
export function namesOtherParty(newer: Dossier, earlier: Dossier, name: string): boolean {
  const pair = pairOf(newer, earlier, name);
  if (!pair) return false;
  const [one, other] = [issuerKey(String(pair.newer.value)), issuerKey(String(pair.earlier.value))];
  return one !== undefined && other !== undefined && !one.includes(other) && !other.includes(one);
}
