import { readFileSync, writeFileSync } from 'node:fs';
import { PHRASES } from '@assay/biometrics';
import {
  FORBIDDEN,
  LABELS,
  LANGUAGES,
  type Language,
  MAX_WORDS,
  SENTENCES,
  type Sentence,
} from '@assay/forensics';

/**
 * Prints every sentence of `reasoning` on one page, docs/sentences.md, or says that the page is out of date.
 * Usage: npm run sentences
 */
const PAGE = new URL('../docs/sentences.md', import.meta.url);

const withSlots = (text: string): string => text.replaceAll('{', '‹').replaceAll('}', '›');

const cell = (sentence: Sentence, language: Language): string =>
  sentence[language].map(withSlots).join('<br>');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The page as it should be. */
export const sentencesPage = (): string =>
  [
    '# Sentences',
    '',
    'Every sentence that `reasoning` can hold, in the three languages that `Accept-Language` chooses from (English where it names none of them). This page is',
    'written by `npm run sentences`; a test compares it with the code.',
    '',
    `A reason is read aloud in front of a customer. So it has at most ${MAX_WORDS} words, quotations included (which are cut after five words); it says one thing, without a`,
    'double negative; and it leaves out the words below, which belong into `details` and `evidence`. Where a sentence has several lines, the first one is said whose',
    '‹slots› can be filled: `before` is the earlier text or what the place should say, `after` the later one, `there` what stands at the place. The page follows in',
    'brackets where the file has several, and what a finding changes stands before it: ',
    `${Object.values(LABELS)
      .map(({ en }) => `_${en}:_`)
      .join(', ')}.`,
    '',
    `Words left out: ${FORBIDDEN.join(', ')}.`,
    '',
    row(['sentence', ...LANGUAGES]),
    row(['---', '---', '---', '---']),
    ...Object.entries(SENTENCES).map(([id, sentence]) =>
      row([`\`${id}\``, ...LANGUAGES.map((language) => cell(sentence as Sentence, language))]),
    ),
    '',
    '## Verifications',
    '',
    'Those of a verification, by the English one, which records keep; of what print and codes say otherwise it says sentences of the table above.',
    '',
    row(LANGUAGES),
    row(['---', '---', '---']),
    ...Object.entries(PHRASES).map(([en, { es, pt }]) => row([en, es, pt].map(withSlots))),
    '',
  ].join('\n');

/** Whether the page is as it should be. */
export const isPageCurrent = (): boolean => readFileSync(PAGE, 'utf8') === sentencesPage();

if (process.argv[1]?.endsWith('write-sentences.ts')) writeFileSync(PAGE, sentencesPage());
