import type { DateStyle, PaperLanguage } from '../printing/dates.js';
import type { MoneyStyle } from '../printing/money.js';
import type { Sheet } from './sheet.js';
import WORDS from './words.json' with { type: 'json' };

/** What a bank calls things. */
export type StatementWords = (typeof WORDS)[PaperLanguage];

/** Prints one part of a statement. */
export type Section = (sheet: Sheet) => string;
/** Prints one part of one account. */
export type AccountSection = (sheet: Sheet, account: number) => string;

/** One bank's layout. What it does not print is not in the truth. */
export interface StatementDesign {
  readonly id: string;
  /** Whose form it is, of the family's names; any of them when absent. */
  readonly bank?: string;
  readonly country: 'US' | 'MX' | 'BR';
  readonly language: PaperLanguage;
  readonly fontFamily: string;
  readonly fontSizePoints: number;
  readonly accent: string;
  readonly page: 'letter' | 'A4';
  readonly header: Section;
  /** Before the movements. */
  readonly summary: AccountSection | undefined;
  readonly movementTable: AccountSection;
  readonly money: MoneyStyle;
  readonly dateStyle: DateStyle;
  readonly periodStyle: DateStyle;
  readonly withBalance: boolean;
  readonly accounts: 1 | 2;
  readonly accountNumber: 'plain' | 'hyphenated';
  readonly checks: boolean;
  readonly fees: boolean;
  readonly capitalNames: boolean;
  readonly startDay: number;
  readonly movements: readonly [fewest: number, most: number];
}

export const wordsOf = ({ language }: StatementDesign): StatementWords => WORDS[language];
