/**
 * `Edmonton, AB T6E 2B6`: a letter and a figure in turns behind the province, at the end of an address
 * (Canada Post, Addressing Guidelines).
 */
export const CANADIAN_CODE =
  /(?:^|[\s,])(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)[,.]? [A-Z]\d[A-Z] ?\d[A-Z]\d(?:,? Canada)?$/u;
