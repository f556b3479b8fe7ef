/**
 * The 26 states and the federal district by their numbers of two digits (IBGE, Códigos dos municípios), which
 * begin the access keys of electronic invoices.
 */
export const BRAZILIAN_STATES: ReadonlyMap<string, string> = new Map(
  '11RO 12AC 13AM 14RR 15PA 16AP 17TO 21MA 22PI 23CE 24RN 25PB 26PE 27AL 28SE 29BA 31MG 32ES 33RJ 35SP 41PR 42SC 43RS 50MS 51MT 52GO 53DF'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)] as const),
);
