import type { DateStyle, PaperLanguage } from '../printing/dates.js';
import type { MoneyStyle } from '../printing/money.js';
import type { PaySheet } from './pay-sheet.js';
import WORDS from './words.json' with { type: 'json' };

/** What an employer calls things. */
export type PayWords = (typeof WORDS)[PaperLanguage];

/** One employer's layout. What it does not print is not in the truth. */
export interface PayStubDesign {
  readonly id: string;
  readonly country: 'US' | 'MX' | 'BR';
  readonly language: PaperLanguage;
  readonly fontFamily: string;
  readonly fontSizePoints: number;
  readonly accent: string;
  readonly page: 'letter' | 'A4';
  readonly body: (sheet: PaySheet) => string;
  readonly money: MoneyStyle;
  readonly dateStyle: DateStyle;
  readonly withHours: boolean;
  readonly withYearToDate: boolean;
  /** Taxes stand among the deductions, as in Mexico and Brazil, so that no total of taxes is stated. */
  readonly taxesAmongDeductions: boolean;
  readonly frequency: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
  readonly capitalNames: boolean;
  /** A form of one public body alone; any employer of the family's list when absent. */
  readonly employer?: string;
}

export const wordsOf = ({ language }: PayStubDesign): PayWords => WORDS[language];
