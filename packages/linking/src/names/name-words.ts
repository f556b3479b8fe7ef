import { folded } from '../folded.js';

/** Titles, particles and suffixes: no part of a name that tells people apart. */
const PASSED_OVER = new Set(
  'mr mrs ms miss mx dr prof sr sra srta don dona ii iii iv jr senior junior filho neto de da do das dos del la las los el y e and or und van von der den di du bin ibn al'.split(
    ' ',
  ),
);

/** What companies call themselves: an owner and the company are not two people. */
const OF_COMPANIES =
  /\b(?:inc|incorporated|llc|llp|lp|ltd|limited|ltda|corp|corporation|company|co|plc|holdings?|group|grupo|associates|partners|services|servicos|servicios|solutions|enterprises|dba|d\/b\/a|trust|estate|foundation|s\.? ?a\.?(?: de c\.? ?v)?|s\.? ?de ?r\.? ?l|eireli|epp|s\/a|cia|comercio|industria)\b\.?/u;

export const isCompany = (name: string): boolean => OF_COMPANIES.test(folded(name));

/**
 * The words of a name, or of several people's, that tell: lower case, without accents, marks, titles and
 * particles. Initials are among them.
 */
export const nameWords = (name: string): string[] =>
  folded(name)
    .replace(/['’`]/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !PASSED_OVER.has(word));
