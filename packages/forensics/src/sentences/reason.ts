import { CHANGES } from './changes.js';
import { JUDGMENT } from './judgment.js';
import { LOOKS } from './looks.js';
import { ORIGIN } from './origin.js';
import { type Language, type Sentence, said, type Values } from './sentence.js';
import { LABELS, type Label } from './subject.js';
import { STATEMENTS } from './values.js';

/** Every sentence of `reasoning`, printed in docs/sentences.md. */
export const SENTENCES = { ...CHANGES, ...LOOKS, ...ORIGIN, ...STATEMENTS, ...JUDGMENT } as const;
export type SentenceId = keyof typeof SENTENCES;

/** One reason of a verdict, to be worded in any language. Plain data: records keep it. */
export interface Reason {
  readonly sentence: SentenceId;
  readonly values?: Values;
  readonly label?: Label;
  /** From 1; absent where the file has one page. */
  readonly page?: number;
}

const ON_PAGE: Readonly<Record<Language, string>> = { en: 'page', es: 'página', pt: 'página' };

/** A reason in words. */
export function worded({ sentence, values = {}, label, page }: Reason, language: Language): string {
  const text = said(SENTENCES[sentence] as Sentence, language, values);
  const placed = page === undefined ? text : `${text.slice(0, -1)} (${ON_PAGE[language]} ${page}).`;
  return label === undefined ? placed : `${LABELS[label][language]}: ${placed}`;
}
