import { PhraseFinder } from '@assay/media';
import { phrasesOf } from '../../vocabulary/pattern.js';
import type { ClassVote } from '../code-votes.js';
import type { StructureLine } from '../structure/printed-amounts.js';
import type { DocumentStructure } from '../structure/read-structure.js';
import ACCOUNT from './account.json' with { type: 'json' };
import DEMAND from './demand.json' with { type: 'json' };
import PAY from './pay.json' with { type: 'json' };

/**
 * A thing that documents of a kind name, by whatever word: one of these phrases, folded, in English, Spanish
 * or Portuguese.
 */
interface Concept {
  readonly name: string;
  readonly phrases: readonly string[];
}

const conceptsOf = (rows: Readonly<Record<string, readonly string[]>>): Concept[] =>
  Object.entries(rows).map(([name, phrases]) => ({ name, phrases: phrasesOf(phrases) }));

const ACCOUNT_CONCEPTS = conceptsOf(ACCOUNT.concepts);
const PAY_CONCEPTS = conceptsOf(PAY.concepts);
const DEMAND_CONCEPTS = conceptsOf(DEMAND.concepts);

/** Words beside a figure name it; elsewhere they may be about anything. */
const NEAR_WEIGHT = 1;
const FAR_WEIGHT = 0.35;
/** One concept is named by every second document. */
const FREE_CONCEPTS = 1;
const MOST = 5.5;
/** Without a balance there is no account, without a net or a sum taken off no pay. */
const MOST_WITHOUT_KEY = 1.5;
const DEMAND_WEIGHT = 1.5;
/** Rows of tables and labels seldom have so many words. */
const PROSE_WORDS = 9;
const SUMMARY_FIGURES = 3;

const KINDS = [ACCOUNT_CONCEPTS, PAY_CONCEPTS, DEMAND_CONCEPTS] as const;
const NAMED = KINDS.flatMap((concepts) =>
  concepts.flatMap((concept) => concept.phrases.map((phrase) => ({ concept, phrase }))),
);
const FINDER = new PhraseFinder(NAMED.map(({ phrase }) => phrase));

/**
 * What the words of a document say of its class: how many different things it names, and whether it names
 * figures so.
 */
export function votesOfConcepts({ lines, takenOff }: DocumentStructure): ClassVote[] {
  const weights = new Map<Concept, number>();
  for (const [index, line] of lines.entries()) {
    const isNear =
      !isProse(line) &&
      [line, lines[index - 1], lines[index + 1]].some((one) => one?.page === line.page && namesFigures(one));
    const weight = isNear ? NEAR_WEIGHT : FAR_WEIGHT;
    for (const { phrase } of FINDER.find(line.words).matches) {
      const concept = NAMED[phrase]?.concept;
      if (concept && weight > (weights.get(concept) ?? 0)) weights.set(concept, weight);
    }
  }
  const sumOf = (concepts: readonly Concept[]): number =>
    concepts.reduce((sum, concept) => sum + (weights.get(concept) ?? 0), 0);
  const has = (name: string): boolean =>
    [...weights].some(([concept, weight]) => concept.name === name && weight === NEAR_WEIGHT);
  const isBalanced = has('the balance before') || has('the balance after') || has('a balance');
  const isNetted = takenOff > 0 || has('what was paid');
  const account = Math.min(isBalanced ? MOST : MOST_WITHOUT_KEY, sumOf(ACCOUNT_CONCEPTS) - FREE_CONCEPTS);
  const pay = Math.min(isNetted ? MOST : MOST_WITHOUT_KEY, sumOf(PAY_CONCEPTS) - FREE_CONCEPTS);
  const demand = DEMAND_WEIGHT * sumOf(DEMAND_CONCEPTS);
  return [
    ...votesFor(
      ['financial/bank_statement', 'financial/business_bank_statement'],
      'words of an account beside figures',
      account,
    ),
    ...votesFor(['financial/paystub'], 'words of pay beside figures', pay),
    ...votesFor(
      ['financial/bank_statement', 'financial/business_bank_statement', 'financial/paystub'],
      'words that ask for a payment',
      -demand,
    ),
  ];
}

const namesFigures = (line: StructureLine): boolean => line.amounts.length > 0 && !isProse(line);

/** A sentence of running text; a summary that is written as one states three figures and more. */
const isProse = ({ words, amounts }: StructureLine): boolean =>
  amounts.length < SUMMARY_FIGURES &&
  words.filter((word) => /^\p{L}{2,}[.,;:]?$/u.test(word)).length >= PROSE_WORDS;

const votesFor = (names: readonly ClassVote['name'][], because: string, weight: number): ClassVote[] =>
  weight > 0 || weight < 0 ? names.map((name) => ({ name, weight, because })) : [];
