/** What a number on a bill says of its meter. */
export type ReadingRole = 'previous' | 'current' | 'used';

/** How bills of five languages call readings, folded; the whole of a label. */
const WORDS: readonly (readonly [role: ReadingRole, words: readonly string[]])[] = [
  [
    'previous',
    [
      '(?:previous|prior|last|start|opening) (?:meter )?read(?:ing)?',
      '(?:zahlerstand|stand) (?:alt|vorher|anfang)|(?:alter|letzter|vorheriger) (?:zahler)?stand|anfangsstand',
      '(?:ancien|dernier) (?:releve|index)|(?:releve|index) (?:precedent|ancien)',
      'lectura (?:anterior|inicial)',
      'leitura (?:anterior|inicial)',
    ],
  ],
  [
    'current',
    [
      '(?:current|present|latest|end|closing) (?:meter )?read(?:ing)?',
      '(?:zahlerstand|stand) (?:neu|aktuell|ende)|(?:neuer|aktueller) (?:zahler)?stand|endstand',
      'nouve(?:au|l) (?:releve|index)|(?:releve|index) (?:actuel|nouveau)',
      'lectura (?:actual|final)',
      'leitura (?:atual|final)',
    ],
  ],
  [
    'used',
    [
      '(?:usage|consumption|units used|used)',
      '(?:energie|strom|gas|wasser)?verbrauch',
      'consommation',
      'consumo',
    ],
  ],
];

/** A unit may follow. */
const REST = '(?: ?\\(?(?:kwh|m3|cbm|mwh|gal|ccf|therms?)\\)?)?[ .:]*$';
const PATTERNS = WORDS.map(
  ([role, words]) => [role, new RegExp(`^(?:(?:kwh|m3) )?(?:${words.join('|')})${REST}`, 'u')] as const,
);

/** What the label of a number makes it; undefined where it does not say so. */
export const readingRoleOf = (folded: string): ReadingRole | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0];
