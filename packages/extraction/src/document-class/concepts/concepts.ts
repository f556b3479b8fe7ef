import { phrasesOf } from '../../vocabulary/phrases-of.js';
import ACCOUNT from './account.json' with { type: 'json' };
import DEMAND from './demand.json' with { type: 'json' };
import PAY from './pay.json' with { type: 'json' };

/**
 * A thing that documents of a kind name, by whatever word: one of these phrases, folded, in English, Spanish
 * or Portuguese.
 */
export interface Concept {
  readonly name: string;
  readonly phrases: readonly string[];
}

const conceptsOf = (rows: Readonly<Record<string, readonly string[]>>): Concept[] =>
  Object.entries(rows).map(([name, phrases]) => ({ name, phrases: phrasesOf(phrases) }));

export const ACCOUNT_CONCEPTS = conceptsOf(ACCOUNT.concepts);
export const PAY_CONCEPTS = conceptsOf(PAY.concepts);
export const DEMAND_CONCEPTS = conceptsOf(DEMAND.concepts);
