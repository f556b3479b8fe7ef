import type { DateStyle, PaperLanguage } from '../printing/dates.js';
import type { MoneyStyle } from '../printing/money.js';
import type { PaySheet } from './pay-sheet.js';

/** What an employer calls things. */
export interface PayWords {
  readonly title: string;
  readonly employee: string;
  readonly employer: string;
  readonly employeeNumber: string;
  readonly socialSecurityNumber: string;
  readonly job: string;
  readonly payDate: string;
  readonly period: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly to: string;
  readonly earnings: string;
  readonly taxes: string;
  readonly deductions: string;
  readonly description: string;
  readonly hours: string;
  readonly rate: string;
  readonly current: string;
  readonly yearToDate: string;
  readonly gross: string;
  readonly totalTaxes: string;
  readonly totalDeductions: string;
  readonly net: string;
  readonly small: string;
  readonly earningNames: readonly [regular: string, overtime: string, further: string];
  readonly taxNames: readonly string[];
  readonly deductionNames: readonly string[];
}

/** One employer's layout. What it does not print is not in the truth. */
export interface PayStubDesign {
  readonly id: string;
  readonly country: 'US' | 'MX' | 'BR';
  readonly language: PaperLanguage;
  readonly words: PayWords;
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
