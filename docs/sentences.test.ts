import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  FORBIDDEN,
  LABELS,
  LANGUAGES,
  MAX_WORDS,
  NEGATIONS,
  SENTENCES,
  type Sentence,
  type SentenceId,
  sentenceOfCode,
  slotsOf,
  worded,
} from '@assay/forensics';
import { describe, expect, test } from 'vitest';
import { isPageCurrent } from '../scripts/write-sentences.js';

const all = Object.entries(SENTENCES) as [SentenceId, Sentence][];
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/** Quotations as long as they get. */
const LONGEST = {
  before: 'one two three four five six',
  after: 'six five four three two one',
  there: 'a b c d e f',
  count: 12,
};
/** The longest label, and a page. */
const AROUND = { label: 'BACKGROUND', page: 12 } as const;

test('docs/sentences.md has every sentence (npm run sentences writes it)', () => {
  expect(isPageCurrent()).toBe(true);
});

describe.each(all)('%s', (id, sentence) => {
  test('says the same with the same slots in every language, and something without any', () => {
    const slots = sentence.en.map(slotsOf);
    for (const language of LANGUAGES) {
      const own = sentence[language].map(slotsOf);
      expect(own.map((names) => [...names].sort())).toEqual(slots.map((names) => [...names].sort()));
    }
    expect(slots.at(-1)).toEqual([]);
  });

  test(`is at most ${MAX_WORDS} words long, whatever it quotes`, () => {
    const isPlaced = sentence.en.some((variant) => /\{(before|after|there)\}/.test(variant));
    for (const language of LANGUAGES)
      expect(
        wordsOf(worded({ sentence: id, values: LONGEST, ...(isPlaced && AROUND) }, language)).length,
        worded({ sentence: id, values: LONGEST, ...(isPlaced && AROUND) }, language),
      ).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('keeps to the style sheet', () => {
    for (const language of LANGUAGES)
      for (const variant of sentence[language]) {
        const words = wordsOf(variant);
        expect(words.filter((word) => FORBIDDEN.includes(word))).toEqual([]);
        if (!id.startsWith('NEXT_')) expect(words).not.toContain('pdf');
        expect(
          words.filter((word) => NEGATIONS[language].includes(word)).length,
          variant,
        ).toBeLessThanOrEqual(1);
        expect(variant).toMatch(/^[\p{Lu}{].*[^.]\.$/u);
        expect(variant).not.toMatch(/ [,.;:]| {2}|\.\./);
      }
  });
});

test('labels are short', () => {
  for (const label of Object.values(LABELS))
    for (const text of Object.values(label)) expect(text).toMatch(/^\p{Lu}\p{Ll}+$/u);
});

const forensics = fileURLToPath(new URL('../packages/forensics/src', import.meta.url));

/** Codes as checks give them, and as the first cell of a row of a check's page names them. */
const CODES_GIVEN = readdirSync(forensics, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
  const text = () => readFileSync(join(forensics, name), 'utf8');
  if (name.endsWith('README.md')) return [...text().matchAll(/^\| `([A-Z][A-Z_]+)` /gm)];
  if (name.endsWith('.ts') && !name.endsWith('.test.ts')) return [...text().matchAll(/\bcode: '([A-Z_]+)'/g)];
  return [];
});

test('every evidence code of a check has its sentence (packages/forensics/src/sentences/codes.ts)', () => {
  const codes = [...new Set(CODES_GIVEN.map(([, code]) => code as string))];
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code) => sentenceOfCode(code) === undefined)).toEqual([]);
});
