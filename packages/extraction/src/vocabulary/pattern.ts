/**
 * An expression as data: a text, texts one behind the other, or alternatives. What a label, a heading or a
 * name may be called stands in JSON beside its reader, wordings in rows with `|` between them; brackets and
 * marks around them are texts of their own.
 */
export type Pattern =
  | string
  | readonly Pattern[]
  | { readonly any: readonly Pattern[] }
  /** One of them as whole words within a text. */
  | { readonly words: readonly Pattern[] }
  /** One of them and nothing else. */
  | { readonly whole: readonly Pattern[] };

/** The regular expression that a pattern spells. @throws SyntaxError for one that spells none */
export const patternOf = (pattern: Pattern, flags: string): RegExp => new RegExp(sourceOf(pattern), flags);

/** @returns its text: alternatives with `|` between them, everything else as it stands */
export function sourceOf(pattern: Pattern): string {
  if (typeof pattern === 'string') return pattern;
  if ('any' in pattern) return oneOf(pattern.any);
  if ('words' in pattern) return String.raw`\b(?:${oneOf(pattern.words)})\b`;
  return 'whole' in pattern ? `^(?:${oneOf(pattern.whole)})$` : pattern.map(sourceOf).join('');
}

const oneOf = (alternatives: readonly Pattern[]): string => alternatives.map(sourceOf).join('|');

/** @param rows of a data file: phrases with `; ` between them, as many a line as fit */
export const phrasesOf = (rows: readonly string[]): string[] => rows.flatMap((row) => row.split('; '));

/** Whether a text is one of some words or phrases. @param rows of a data file, folded */
export function isOneOf(rows: readonly string[]): (folded: string) => boolean {
  const phrases = new Set(phrasesOf(rows));
  return (folded) => phrases.has(folded);
}

/** Whether a text says one of some words or phrases, whole. @param rows of a data file, folded */
export function saysOneOf(rows: readonly string[]): (folded: string) => boolean {
  const phrases = phrasesOf(rows).map((phrase) => phrase.replace(/[.$*+?()[\]{}|\\^]/gu, String.raw`\$&`));
  const whole = new RegExp(String.raw`(?<![\p{L}\d])(?:${phrases.join('|')})(?![\p{L}\d])`, 'u');
  return (folded) => whole.test(folded);
}
