import type { TextWord } from '@assay/media';
import { lettersAndDigitsOf } from '../layout/characters.js';
import type { FieldCandidate } from './candidate.js';
import type { DocumentType } from './document-type.js';

/** Each further place that says the same takes this part of its own likelihood off the doubt that is left. */
const WEIGHT_OF_AGREEMENT = 0.35;
/** No agreement makes certain. */
const MOST_SURE = 0.97;

/** What a type says of its fields together. */
type Constraints = Pick<DocumentType, 'ascending' | 'different' | 'mostSure' | 'together'>;

/** A value of a field with all the places that say it, the surest first. */
export interface Choice {
  readonly best: FieldCandidate;
  readonly likelihood: number;
}

/**
 * One value for each field: the surest first, places that say the same taken together; a word belongs to one
 * field, and what the type says of pairs of fields holds.
 */
export function assign(candidates: readonly FieldCandidate[], constraints: Constraints): Map<string, Choice> {
  const chosen = new Map<string, Choice>();
  const taken = new Map<TextWord, string>();
  const choices = choicesOf(candidates, constraints.mostSure);
  for (const choice of choices) {
    const { field, words } = choice.best;
    if (chosen.has(field) || words.some((word) => isTakenByOther(taken.get(word), field, constraints)))
      continue;
    if (!fits(choice.best, chosen, constraints)) continue;
    chosen.set(field, choice);
    for (const word of words) taken.set(word, field);
  }
  return chosen;
}

/** Whether a value stands to those chosen already as the type asks. */
function fits(
  { field, value }: FieldCandidate,
  chosen: ReadonlyMap<string, Choice>,
  { ascending = [], different = [] }: Constraints,
): boolean {
  const against = (pair: readonly [string, string]): string | number | undefined =>
    pair.includes(field) ? chosen.get(pair[0] === field ? pair[1] : pair[0])?.best.value : undefined;
  const isInOrder = ascending.every((pair) => {
    const other = against(pair);
    return other === undefined || (pair[0] === field ? value <= other : value >= other);
  });
  return (
    isInOrder &&
    different.every((pair) => {
      const other = against(pair);
      return other === undefined || !isPartOf(sameAs(value), sameAs(other));
    })
  );
}

const isPartOf = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** Whether a word is another field's, and not of one that is read off the same words. */
const isTakenByOther = (owner: string | undefined, field: string, { together = [] }: Constraints): boolean =>
  owner !== undefined && !together.some((fields) => fields.includes(owner) && fields.includes(field));

function choicesOf(candidates: readonly FieldCandidate[], mostSure = MOST_SURE): Choice[] {
  const bySame = new Map<string, FieldCandidate[]>();
  for (const candidate of candidates) {
    const key = `${candidate.field}\0${sameAs(candidate.value)}`;
    bySame.set(key, [...(bySame.get(key) ?? []), candidate]);
  }
  return [...bySame.values()]
    .map((same) => {
      const sorted = same.toSorted((one, other) => other.likelihood - one.likelihood);
      const [best, ...others] = sorted as [FieldCandidate, ...FieldCandidate[]];
      const doubt = others.reduce(
        (left, { likelihood }) => left * (1 - WEIGHT_OF_AGREEMENT * likelihood),
        1 - best.likelihood,
      );
      return { best, likelihood: Math.min(mostSure, 1 - doubt) };
    })
    .sort((one, other) => other.likelihood - one.likelihood);
}

const sameAs = (value: string | number): string =>
  typeof value === 'number' ? String(value) : lettersAndDigitsOf(value.toUpperCase());
