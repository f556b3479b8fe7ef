import type { DateStyle, PaperLanguage } from '../printing/dates.js';
import type { MoneyStyle } from '../printing/money.js';
import type { Sheet } from './sheet.js';

/** What a bank calls things. */
export interface StatementWords {
  readonly title: string;
  readonly page: string;
  readonly of: string;
  readonly period: string;
  /** Labels of the two days where they stand apart. */
  readonly startDate: string;
  readonly endDate: string;
  readonly from: string;
  readonly to: string;
  readonly holder: string;
  readonly accountNumber: string;
  readonly accountType: string;
  readonly summary: string;
  readonly opening: string;
  readonly closing: string;
  readonly credits: string;
  readonly debits: string;
  readonly fees: string;
  readonly activity: string;
  readonly date: string;
  readonly description: string;
  readonly amount: string;
  readonly moneyIn: string;
  readonly moneyOut: string;
  readonly balance: string;
  readonly checks: string;
  readonly checkNumber: string;
  readonly carriedForward: string;
  readonly broughtForward: string;
  readonly small: string;
  /** Labels that only some layouts print. */
  readonly clientNumber?: string;
  readonly code?: string;
  readonly count?: string;
  readonly totalOf?: string;
  readonly dailyBalances?: string;
  readonly average?: string;
  readonly days?: string;
  readonly kind?: string;
  readonly cutOff?: string;
  readonly accountTypes: readonly string[];
  /** What stands before a name in a description. */
  readonly texts: {
    readonly deposits: readonly string[];
    readonly withdrawals: readonly string[];
    readonly fees: readonly string[];
    readonly check: string;
    readonly reference: string;
    /** Words for what an account earned, credited on the last day; nothing is earned where absent. */
    readonly interest?: readonly string[];
  };
}

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
  readonly words: StatementWords;
  readonly fontFamily: string;
  readonly fontSizePoints: number;
  readonly accent: string;
  readonly page: 'letter' | 'A4';
  readonly header: Section;
  /** Before the movements. */
  readonly summary: AccountSection | undefined;
  readonly movementTable: AccountSection;
  /** After the movements. */
  readonly closing: AccountSection | undefined;
  readonly money: MoneyStyle;
  readonly dateStyle: DateStyle;
  readonly periodStyle: DateStyle;
  readonly withBalance: boolean;
  readonly newestFirst: boolean;
  readonly accounts: 1 | 2 | 3;
  readonly accountNumber: 'plain' | 'grouped' | 'hyphenated' | 'dotted' | 'masked' | 'masked-groups' | 'dots';
  readonly checks: boolean;
  readonly fees: boolean;
  readonly detailLines: boolean;
  readonly capitalNames: boolean;
  readonly overNewYear: boolean;
  readonly startDay: number;
  readonly movements: readonly [fewest: number, most: number];
  /** A table is cut after so many lines, its balance carried forward. */
  readonly rowsPerPage: number;
}
