/** What is no tax although its name speaks of one. */
const ABOUT_TAX = /\b(?:pre|post|after|before|non)[ -]?tax|tax[ -]?(?:deferred|sheltered|free|exempt|able)|taxable\b/u;

/**
 * Taxes and contributions that the law takes from pay: federal, state and local income tax, social security and Medicare
 * (26 U.S.C. chapters 21 and 24), state disability and unemployment; ISR and IMSS in Mexico; INSS and IRRF in Brazil. Folded text.
 */
const TAX =
  /\btax(?:es)?\b|\bwithholding\b|\bw\/?h\b|\bfica\b|\boasdi\b|social security|\bsoc\.? ?sec\b|\bss(?:ec)?\b|\bmedicare\b|\bmed(?: ee)?\b$|\bfed(?:eral)?(?:$|\b.{0,12}\b(?:w\/?h|wt|inc|income|mwt)\b)|\b(?:fit|fitw|fwt|sit|sitw|swt|lit|eit|opt|lst)\b|\b(?:sdi|sui|suta|vpdi|fli|pfl|pfml|ett)\b|family leave|\bdisability insurance employee\b|^state\b.{0,3}$|^local\b.{0,3}$|\bi\.?s\.?r\b|\bimss\b|impuesto|seguro social|\binss\b|\bi\.?n\.?s\.?s\b|\birrf\b|\bi\.?r\.?r\.?f\b|\birpf\b|imposto|previdencia social|cuota (?:obrera|imss)|cesantia|\bir (?:fonte|retido)\b/u;

/** @param folded see layout/fold-text.ts */
export const isTaxName = (folded: string): boolean => TAX.test(folded) && !ABOUT_TAX.test(folded);
