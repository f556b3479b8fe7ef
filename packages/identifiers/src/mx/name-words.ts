/**
 * Words that stand before or between the words of a name and count as none of them (RENAPO, Instructivo
 * normativo para la asignación de la CURP, 2006, annex).
 */
const PARTICLES = new Set([
  'DA',
  'DAS',
  'DE',
  'DEL',
  'DER',
  'DI',
  'DIE',
  'DD',
  'EL',
  'LA',
  'LOS',
  'LAS',
  'LE',
  'LES',
  'MAC',
  'MC',
  'VAN',
  'VON',
  'Y',
]);
/** First names that are passed over where another follows. */
const PASSED_OVER = new Set(['MARIA', 'MA', 'M', 'JOSE', 'J']);
/** Words of one name; nobody has more. */
const MAX_WORDS = 8;

/**
 * The words of a name in capitals without accents, Ñ and everything but letters as X, particles left out
 * unless there is nothing else.
 */
export function nameWords(name: string): string[] {
  const words = name
    .normalize('NFC')
    .toUpperCase()
    .replace(/[Ñ]/gu, 'X')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s.,-]+/u)
    .map((word) => word.replace(/['’]/gu, '').replace(/[^A-Z]/gu, 'X'))
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  const counting = words.filter((word) => !PARTICLES.has(word));
  return counting.length > 0 ? counting : words;
}

/**
 * Given names that a key may be made of: the first, or the second behind María and José, which some
 * registrars did not pass over.
 */
export function givenNamesOfKey(givenNames: string): string[] {
  const [first, second] = nameWords(givenNames);
  if (first === undefined) return [];
  return second !== undefined && PASSED_OVER.has(first) ? [second, first] : [first];
}

/**
 * Every way to part the words of both surnames; the second may be missing, and of a compound surname the
 * first word counts.
 */
export function surnamePairs(surnames: string): [first: string, second: string | undefined][] {
  const words = nameWords(surnames);
  const [first] = words;
  if (first === undefined) return [];
  const rest = words.slice(1);
  return [...rest.map((second): [string, string] => [first, second]), [first, undefined]];
}
