/**
 * A thing that documents of a kind name, by whatever word: one of these phrases, folded, in English, Spanish
 * or Portuguese.
 */
export interface Concept {
  readonly name: string;
  readonly phrases: readonly string[];
}
