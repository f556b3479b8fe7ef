import { expect, test } from 'vitest';
import { RECORD_TABLES } from './record-tables.js';
import { packWords, wordRanks } from './words.js';

const WORDS_OF_KINDS = Object.values(RECORD_TABLES).map(
  ({ listing }) => [listing.kind, listing.words] as const,
);

test.each(WORDS_OF_KINDS)(
  'the words of a %s share no bit, fit 16 bits, and have room for all their codes',
  (_kind, words) => {
    const fields = Object.values(words);
    const masks = fields.map(({ bits, shift }) => (2 ** bits - 1) << shift);
    expect(masks.reduce((sum, mask) => sum + mask, 0)).toBe(masks.reduce((union, mask) => union | mask, 0));
    expect(Math.max(...masks)).toBeLessThan(2 ** 16);
    for (const { codes, bits } of fields) {
      expect(new Set(Object.values(codes)).size).toBe(Object.keys(codes).length);
      expect(Math.max(...Object.values(codes))).toBeLessThan(2 ** bits);
    }
  },
);

test.each(WORDS_OF_KINDS)(
  'the words of a %s rank in their order, alphabetically unless they say otherwise, whatever the other words are',
  (_kind, words) => {
    const last = Object.fromEntries(
      Object.entries(words).map(([key, { codes }]) => [key, Object.keys(codes).at(-1)!]),
    );
    for (const [key, field] of Object.entries(words)) {
      const ordered = field.order ?? Object.keys(field.codes).sort();
      const packed = Uint16Array.from(ordered, (word) => packWords(words, { ...last, [key]: word }));
      expect([...wordRanks(field, packed)]).toEqual([...ordered.keys()]);
    }
  },
);

test('severities rank by their meaning', () => {
  expect(RECORD_TABLES.detection.listing.words.fraudSeverity?.order).toEqual(['low', 'medium', 'high']);
});
