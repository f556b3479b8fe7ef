import { patternOf } from '../../../vocabulary/pattern.js';
import PATTERNS from './tax-names.json' with { type: 'json' };

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
 * Jersey's unemployment and workforce funds, Oregon's transit taxes, local services and occupational licence
 * fees, school districts of Ohio, wages and residents taxed by cities and counties. Folded text.
 */
const STATE_AND_LOCAL_TAX = patternOf(PATTERNS.stateAndLocalTax, 'u');

/** @param folded see layout/fold-text.ts */
export const isTaxName = (folded: string): boolean =>
  (TAX.test(folded) || STATE_AND_LOCAL_TAX.test(folded)) && !ABOUT_TAX.test(folded);
