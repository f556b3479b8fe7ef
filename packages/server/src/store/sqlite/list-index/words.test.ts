import { expect, test } from 'vitest';
import { packWords, WORD_FIELDS, type WordKey, wordRanks } from './words.js';

const KEYS = Object.keys(WORD_FIELDS) as WordKey[];
const DETECTION = {
  mediaType: 'image',
  fileType: 'webp',
  model: 'object',
  fraudSeverity: 'high',
  country: 'us',
  classification: 'verified',
} as const;

test('fields share no bit, fit 16 bits, and have room for all their codes', () => {
  const masks = KEYS.map((key) => (2 ** WORD_FIELDS[key].bits - 1) << WORD_FIELDS[key].shift);
  expect(masks.reduce((sum, mask) => sum + mask, 0)).toBe(masks.reduce((union, mask) => union | mask, 0));
  expect(Math.max(...masks)).toBeLessThan(2 ** 16);
  for (const key of KEYS) {
    const codes = Object.values(WORD_FIELDS[key].codes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.max(...codes)).toBeLessThan(2 ** WORD_FIELDS[key].bits);
  }
});

test('words rank alphabetically and severities by their meaning, whatever the other words are', () => {
  const ranks = (key: WordKey, words: readonly string[]) => [
    ...wordRanks(
      key,
      Uint16Array.from(words, (word) => packWords({ ...DETECTION, [key]: word })),
    ),
  ];
  expect(ranks('fraudSeverity', ['low', 'medium', 'high'])).toEqual([0, 1, 2]);
  for (const key of KEYS.filter((one) => one !== 'fraudSeverity')) {
    const words = Object.keys(WORD_FIELDS[key].codes).sort();
    expect(ranks(key, words)).toEqual([...words.keys()]);
  }
});
