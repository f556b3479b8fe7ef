import { folded } from '../../folded.js';

/**
 * Words that banks and companies share; without them `Union & Ferry National Bank` and
 * `UNION AND FERRY NATL BANK, N.A.` are nearer.
 */
const COMMON_WORDS = new Set(
  (
    'bank bancorp banco banca bancos the of and e y a na n natl national nacional federal credit union fcu cu fsb savings trust company co corp corporation ' +
    'inc llc ltd ltda sa cv de do da del dos las los la el grupo group financial financiero financeiro institucion instituicao multiple association assn'
  ).split(' '),
);

/** Fewer letters name nobody. */
const MIN_LETTERS = 3;

/**
 * What is left of the name of a bank or vendor for telling it from others: lower case, without accents,
 * punctuation and words that all have.
 * @returns undefined for a name of which nothing is left
 */
export function issuerKey(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  // The dots of `N.A.` and `S.A.` join, every other mark parts.
  const words = folded(name)
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  const key = words.filter((word) => !COMMON_WORDS.has(word)).join('');
  return key.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS ? undefined : key;
}
