import { bookOf, type PhraseBook } from '../../../layout/phrases.js';
import { isOneOf, patternOf } from '../../../vocabulary/pattern.js';
import PATTERNS from './tax-names.json' with { type: 'json' };
import WORDS from './words.json' with { type: 'json' };

/** What a column of figures holds; `no-amount`: what neither adds to pay nor takes from it; `part`: a part of the line's amount. */
export type ColumnKind = keyof typeof WORDS.columns;

/**
 * What a block of lines is about. `all-deductions`: what Mexican and Brazilian pay slips call deductions, taxes among them
 * (tax authority's catalog c_TipoDeduccion: 001 social security, 002 ISR); `aside` is what neither adds to pay nor takes
 * from it: the employer's share, leave, bank accounts, notes. Under `year-to-date` the lines stand again, with other amounts.
 */
export type Section = keyof typeof WORDS.sections;

/**
 * Headings of columns on pay stubs of the United States, Mexico and Brazil (the Brazilian ones as in the usual printed form
 * of the Consolidação das Leis do Trabalho, article 464; the Mexican ones as in the tax authority's payroll supplement 1.2).
 */
export const COLUMNS: PhraseBook<ColumnKind> = bookOf(WORDS.columns);
export const SECTIONS: PhraseBook<Section> = bookOf(WORDS.sections);
/** What the column of names is called. */
export const isNameHeading = isOneOf(WORDS.names);

/** What is no tax although its name speaks of one. */
const ABOUT_TAX =
  /\b(?:pre|post|after|before|non)[ -]?tax|tax[ -]?(?:deferred|sheltered|free|exempt|able)|taxable\b/u;

/**
 * Taxes and contributions that the law takes from pay: federal, state and local income tax, social security
 * and Medicare (26 U.S.C. chapters 21 and 24), state disability and unemployment; ISR and IMSS in Mexico;
 * INSS and IRRF in Brazil. Folded text.
 */
const TAX = patternOf(PATTERNS.tax, 'u');

/**
 * Names of state and local taxes and of states' insurances that hold no word for a tax: paid leave
 * (California, Colorado, Connecticut, Delaware, Massachusetts, Minnesota, Oregon, Washington), WA Cares, New
 * Jersey's unemployment and workforce funds, Oregon's transit taxes, local services and occupational license
 * fees, school districts of Ohio, wages and residents taxed by cities and counties. Folded text.
 */
const STATE_AND_LOCAL_TAX = patternOf(PATTERNS.stateAndLocalTax, 'u');

/** @param folded see layout/characters.ts */
export const isTaxName = (folded: string): boolean =>
  (TAX.test(folded) || STATE_AND_LOCAL_TAX.test(folded)) && !ABOUT_TAX.test(folded);
