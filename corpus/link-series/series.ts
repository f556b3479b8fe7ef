import { FAMILIES, type FamilyName } from '../papers/families.js';
import type { NameLists } from '../papers/people/name-lists.js';
import type { PaperLanguage } from '../papers/printing/dates.js';
import { type Dice, diceFrom } from '../pdf-forgeries/dice.js';
import type { Origin, Submission } from './origin.js';
import type { HtmlPrinter } from './papers/html-printer.js';
import { manyNames, personNotYetUsed } from './papers/people.js';

/**
 * What thresholds are fitted on, what they are measured on while they change, and what is looked at when they
 * do not change any more: layouts, names, banks and dice of one are not of the others.
 */
export const SETS = {
  fitting: { family: 'papers', seed: 1 },
  measuring: { family: 'papers', seed: 2 },
  'held-out': { family: 'papers', seed: 3 },
} as const satisfies Readonly<Record<string, { readonly family: FamilyName; readonly seed: number }>>;
export type SetName = keyof typeof SETS;

/** The submissions of a series while they are made. */
export class Series {
  readonly printer: HtmlPrinter;
  readonly submissions: Submission[] = [];
  readonly family: (typeof FAMILIES)[FamilyName];
  readonly dice: Dice;
  readonly #people = new Set<string>();

  constructor(set: SetName, seed: number, printer: HtmlPrinter) {
    this.printer = printer;
    this.family = FAMILIES[SETS[set].family];
    this.dice = diceFrom(seed);
  }

  names = (language: PaperLanguage): NameLists => manyNames(this.family.names[language]);
  /** A name that nobody of the series has. */
  person = (language: PaperLanguage): string =>
    personNotYetUsed(this.names(language), this.dice, this.#people);

  add(name: string, extension: Submission['extension'], bytes: Uint8Array, origin: Origin): Submission {
    if (this.submissions.some((known) => known.name === name))
      throw new RangeError(`two submissions are called ${name}`);
    const submission = { name, extension, bytes, origin };
    this.submissions.push(submission);
    return submission;
  }
}
