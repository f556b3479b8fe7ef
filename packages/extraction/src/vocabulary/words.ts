import { phrasesOf } from './pattern.js';

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
