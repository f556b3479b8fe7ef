import { uploadsOf } from '../contradictions/file-history.js';
import { personOf } from '../contradictions/other-names.js';
import { folded } from '../folded.js';
import type { Dossier } from '../types.js';
import { type FileHabits, HABIT_NAMES, HABITS, type HabitCode, type HabitName } from './habits.js';

/** A habit in which a document differs from all earlier ones of its issuer. */
export interface HabitDifference {
  readonly code: HabitCode;
  readonly called: string;
  /** The way that most earlier ones have, and that of the new one. */
  readonly before: string;
  readonly after: string;
}

/** A document beside the earlier ones of its issuer. */
export interface BesideIssuer {
  /** Earlier documents that it was compared with. */
  readonly documents: number;
  /**
   * How many times less often than always an honest next document would be made in a new way; 0 where this one is made as others
   * were.
   */
  readonly measure: number;
  /** In the order of {@link HABITS}. */
  readonly differences: readonly HabitDifference[];
}

/** Fewer show no rule. */
export const LEAST_DOCUMENTS = 8;
/** No one applicant makes a rule: of each person so many count. */
const MOST_OF_PERSON = 3;

/**
 * Whether a document was made unlike all earlier ones of its issuer.
 *
 * How probable a way is that was never seen is estimated from those that were seen once (Good, Biometrika 40, 1953): of `n`
 * documents with `s` ways seen once it is about `(s + 1) / (n + 1)`. Habits that an issuer does not keep, of which some way was
 * seen once, say nothing. The others change together where another program writes, so that they count as one.
 * @param earlier documents of the same issuer and layout, newest first
 * @returns undefined where there are too few, or where the new one has no habits that can be told
 */
export function besideIssuer(newer: Dossier, earlier: readonly Dossier[]): BesideIssuer | undefined {
  const { habits } = newer;
  if (!habits) return undefined;
  const known = ofSeveralPeople(earlier);
  if (known.length < LEAST_DOCUMENTS) return undefined;
  const kept = HABIT_NAMES.filter((name) => seenOnce(known.map((one) => one[name])) === 0);
  const together = known.map((one) => JSON.stringify(kept.map((name) => one[name])));
  const differences = kept
    .filter((name) => known.every((one) => one[name] !== habits[name]))
    .map((name) => differenceOf(name, habits, known));
  const measure = differences.length === 0 ? 0 : (known.length + 1) / (seenOnce(together) + 1);
  return { documents: known.length, measure, differences };
}

/** The habits of distinct files, of one person no more than {@link MOST_OF_PERSON}. */
function ofSeveralPeople(dossiers: readonly Dossier[]): readonly FileHabits[] {
  const files = new Set<string>();
  const people = new Map<string, number>();
  return dossiers.flatMap((dossier) => {
    const file = uploadsOf(dossier)[0] ?? '';
    const person = personOf(dossier);
    const name = person && folded(String(person.value));
    const count = name === undefined ? 0 : (people.get(name) ?? 0);
    if (!dossier.habits || files.has(file) || count >= MOST_OF_PERSON) return [];
    files.add(file);
    if (name !== undefined) people.set(name, count + 1);
    return [dossier.habits];
  });
}

/** How many values stand in a list once. */
function seenOnce(values: readonly string[]): number {
  const counts = countsOf(values);
  return [...counts.values()].filter((count) => count === 1).length;
}

function differenceOf(name: HabitName, habits: FileHabits, known: readonly FileHabits[]): HabitDifference {
  const counts = countsOf(known.map((one) => one[name]));
  const [usual] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  const { code, called } = HABITS[name];
  return { code, called, before: usual, after: habits[name] };
}

function countsOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
