/** What is no tax although its name speaks of one. */
const ABOUT_TAX =
  /\b(?:pre|post|after|before|non)[ -]?tax|tax[ -]?(?:deferred|sheltered|free|exempt|able)|taxable\b/u;

/**
 * Taxes and contributions that the law takes from pay: federal, state and local income tax, social security
 * and Medicare (26 U.S.C. chapters 21 and 24), state disability and unemployment; ISR and IMSS in Mexico;
 * INSS and IRRF in Brazil. Folded text.
 */
const TAX =
  /\btax(?:es)?\b|\bwithholding\b|\bw\/?h\b|\bfica\b|\boasdi\b|social security|\bsoc\.? ?sec\b|\bss(?:ec)?\b|\bmedicare\b|\bmed(?: ee)?\b$|\bfed(?:eral)?(?:$|\b.{0,12}\b(?:w\/?h|wt|inc|income|mwt)\b)|\b(?:fit|fitw|fwt|sit|sitw|swt|lit|eit|opt|lst)\b|\b(?:sdi|sui|suta|vpdi|fli|pfl|pfml|ett)\b|family leave|\bdisability insurance employee\b|^state\b.{0,3}$|^local\b.{0,3}$|\bi\.?s\.?r\b|\bimss\b|impuesto|seguro social|\binss\b|\bi\.?n\.?s\.?s\b|\birrf\b|\bi\.?r\.?r\.?f\b|\birpf\b|imposto|previdencia social|cuota (?:obrera|imss)|cesantia|\bir (?:fonte|retido)\b/u;

/**
 * Names of state and local taxes and of states' insurances that hold no word for a tax: paid leave
 * (California, Colorado, Connecticut, Delaware, Massachusetts, Minnesota, Oregon, Washington), WA Cares, New
 * Jersey's unemployment and workforce funds, Oregon's transit taxes, local services and occupational licence
 * fees, school districts of Ohio, wages and residents taxed by cities and counties. Folded text.
 */
const STATE_AND_LOCAL_TAX =
  /\bcasdi\b|\bfamli\b|paid family|\b(?:ca|co|ct|de|ma|mn|or|wa) paid leave|\bwa cares\b|\bui\/(?:wf|hc)\b|\bunemployment\b|\b(?:or|oregon|statewide|ee) transit\b|\btri-?met\b|\bschool dist(?:rict)?\b|\bolf\b|occupational (?:fee|lic\w*)|local services|\bcity (?:wage|income|resident)|^(?:nyc|new york city)(?: res\w*)?$|\bmultnomah\b|^[a-z]{2} (?:county|local|city|state)$/u;

/** @param folded see layout/fold-text.ts */
export const isTaxName = (folded: string): boolean =>
  (TAX.test(folded) || STATE_AND_LOCAL_TAX.test(folded)) && !ABOUT_TAX.test(folded);
