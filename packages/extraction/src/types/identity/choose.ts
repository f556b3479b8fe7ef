import type { TextWord } from '@assay/media';
import type { Candidate, Card, Part } from './candidates/candidate.js';
import { dated } from './document-dates.js';
import type { LabelMeaning } from './labels/lexicon.js';
import type { Piece } from './pieces.js';
import { type Feature, WEIGHTS } from './weights.js';

/** A candidate with how likely it is what the card says, 0..1. */
export interface Chosen extends Candidate {
  readonly likelihood: number;
}

/** Less likely than this nothing is said. */
const LEAST_LIKELY = 0.2;

/** Logit of a candidate: what all that is told of it weighs together. */
export const scoreOf = ({ features }: Candidate): number =>
  features.reduce((sum, feature) => sum + WEIGHTS[feature], WEIGHTS.none);

/**
 * What codes say tells which print is meant. How surely it is the value is told without them where a label asks for it:
 * print and code are held against each other later, and a card may say two things.
 */
const AGAINST: ReadonlySet<Feature> = new Set(['coded otherwise', 'the key disagrees']);
const FOR: ReadonlySet<Feature> = new Set(['coded the same', 'the key agrees']);

const likelihoodOf = (candidate: Candidate): number => {
  const features = candidate.features.filter(
    (feature) => !AGAINST.has(feature) && !(candidate.label && FOR.has(feature)),
  );
  return 1 / (1 + Math.exp(-scoreOf({ ...candidate, features })));
};

/**
 * One choice among everything that was found, the surest first: a word belongs to one value, a label is answered once,
 * days follow each other as in a life, and what no label asks for fills only what is left open.
 */
export function choose(candidates: readonly Candidate[], card: Card): Chosen[] {
  const chosen: Chosen[] = [];
  const taken = new Set<TextWord>();
  const answered = new Set<Piece>();
  const days = new Map<LabelMeaning, string>();
  const likely = candidates
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate), likelihood: likelihoodOf(candidate) }))
    .filter(({ likelihood, score }) => likelihood >= LEAST_LIKELY || score > 0)
    .sort((one, other) => other.score - one.score);
  const isOpen = ({ label, parts, isByOrder }: Candidate): boolean =>
    !(label && answered.has(label)) &&
    parts.every(
      (part) =>
        !part.read.words.some((word) => taken.has(word)) &&
        (label !== undefined || !isFilled(part.field, chosen)) &&
        (!isByOrder || isInOrder(part, days, card)),
    );
  for (const candidate of likely) {
    if (!isOpen(candidate)) continue;
    if (candidate.isAlone && likely.some((other) => isRival(candidate, other) && isOpen(other))) continue;
    chosen.push(candidate);
    if (candidate.label) answered.add(candidate.label);
    for (const part of candidate.parts) {
      for (const word of part.read.words) taken.add(word);
      if (!days.has(part.field)) days.set(part.field, textOfValue(part, card));
    }
  }
  return chosen;
}

/** Another text would be the same field's in the same way. */
const isRival = (one: Candidate, other: Candidate): boolean => {
  const [own, others] = [one.parts[0], other.parts[0]];
  return (
    other.isAlone === true &&
    own?.field === others?.field &&
    JSON.stringify(own?.read.value) !== JSON.stringify(others?.read.value)
  );
};

const NAMES: readonly LabelMeaning[] = ['fullName', 'firstName', 'lastName'];

/** Whole names and names apart are one field. */
const isFilled = (field: LabelMeaning, chosen: readonly Chosen[]): boolean =>
  chosen.some(({ parts }) =>
    parts.some(
      (part) =>
        part.field === field ||
        (part.field === 'fullName' && NAMES.includes(field)) ||
        (field === 'fullName' && NAMES.includes(part.field)),
    ),
  );

/** A day so long before the issue is no issue date of an earlier edition: cards are renewed every few years. */
const LEAST_AGE_YEARS = 14;
const yearOf = (day: string): number => Number(day.slice(0, 4));

/** A birth lies long before the other days, an issue between birth and expiry; all but one must be known. */
function isInOrder(part: Part, days: ReadonlyMap<LabelMeaning, string>, card: Card): boolean {
  const day = textOfValue(part, card);
  const [birth, issue, end] = (['dateOfBirth', 'dateOfIssue', 'expirationDate'] as const).map(
    (field) => days.get(field) ?? card.coded.get(field),
  );
  if (part.field !== 'dateOfBirth')
    return birth !== undefined && end !== undefined && birth < day && day < end;
  const later = issue ?? end;
  return later !== undefined && yearOf(later) - yearOf(day) >= LEAST_AGE_YEARS;
}

const textOfValue = ({ field, read }: Part, { order }: Card): string =>
  typeof read.value === 'string'
    ? read.value
    : dated(read.value, order, field === 'dateOfBirth' ? 'birth' : 'other');
