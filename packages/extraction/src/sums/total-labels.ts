/**
 * What a line that adds up others is called in English, Spanish and Portuguese; folded text
 * (layout/fold-text.ts). Labels only propose: the sums themselves are the proof.
 */
const TOTAL =
  /\b(?:sub ?-?totals?|totals?|totales|totais|gross (?:pay|earnings|wages|income|salary)|net (?:pay|income|earnings|wages)|salario bruto|sueldo bruto|amount due|balance due)\b/u;

export const isTotalLabel = (folded: string): boolean => TOTAL.test(folded);
