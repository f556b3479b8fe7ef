import { box, fraction, type TextWord } from '@assay/media';
import { expect, test } from 'vitest';
import { cellOf } from '../../layout/cells.js';
import type { Candidate, Card } from './candidates/candidate.js';
import { choose } from './choose.js';
import type { LabelMeaning } from './labels/lexicon.js';
import type { Piece } from './pieces.js';
import { asPrinted } from './values/grammars.js';
import type { Feature } from './weights.js';

const CARD: Card = {
  pieces: [],
  aspects: new Map([[1, 1.6]]),
  country: 'USA',
  isLicense: true,
  isSocialSecurityCard: false,
  coded: new Map(),
  curp: undefined,
  days: [],
  order: 'month-first',
};

const word = (text: string): TextWord => ({ text, reading: fraction(1), box: box(0, 0, 0.1, 0.1) });
const labelOf = (meaning: LabelMeaning): Piece => {
  const cell = cellOf([word(meaning)], { page: 1, line: 0, emWidth: 0.02 });
  if (!cell) throw new TypeError('a cell of a word');
  return { ...cell, meaning, exact: true, adjoins: false };
};
const candidate = (
  field: LabelMeaning,
  words: readonly TextWord[],
  features: readonly Feature[],
  more: Partial<Candidate> = {},
): Candidate => ({ parts: [{ field, read: asPrinted(words) }], features, page: 1, ...more });

const valuesOf = (candidates: readonly Candidate[], card = CARD): unknown[] =>
  choose(candidates, card).flatMap(({ parts }) => parts.map(({ field, read }) => [field, read.value]));

test('a word belongs to one value, the one that more speaks for', () => {
  const shared = word('HARPER');
  expect(
    valuesOf([
      candidate('lastName', [shared], ['far beside'], { label: labelOf('lastName') }),
      candidate('firstName', [shared], ['behind its label'], { label: labelOf('firstName') }),
    ]),
  ).toEqual([['firstName', 'HARPER']]);
});

test('a label is answered once, and the zone tells by which of its places', () => {
  const label = labelOf('lastName');
  const found = [
    candidate('lastName', [word('HARPER')], ['below'], { label }),
    candidate('lastName', [word('LINDA')], ['behind its label'], { label }),
  ];
  expect(valuesOf(found)).toEqual([['lastName', 'LINDA']]);
  const [below, behind] = found as [Candidate, Candidate];
  const evidenced = [{ ...below, features: [...below.features, 'coded the same' as const] }, behind];
  expect(valuesOf(evidenced)).toEqual([['lastName', 'HARPER']]);
});

test('what no label asks for fills only what is open, and nothing where two texts could be it', () => {
  const byForm = (text: string): Candidate =>
    candidate('height', [word(text)], ['without a label', 'by its form'], { isAlone: true });
  expect(valuesOf([byForm("5'-04")])).toEqual([['height', "5'-04"]]);
  expect(valuesOf([byForm("5'-04"), byForm("6'-01")])).toEqual([]);
  const labeled = candidate('height', [word("5'-09")], ['behind its label'], { label: labelOf('height') });
  expect(valuesOf([byForm("5'-04"), labeled])).toEqual([['height', "5'-09"]]);
});

test('codes do not make a labeled value surer: print and code are held against each other later', () => {
  const label = labelOf('lastName');
  const plain = candidate('lastName', [word('HARPER')], ['below'], { label });
  const [alone] = choose([plain], CARD);
  const [agreed] = choose([{ ...plain, features: ['below', 'coded the same'] }], CARD);
  const [denied] = choose([{ ...plain, features: ['below', 'coded otherwise'] }], CARD);
  expect(agreed?.likelihood).toBe(alone?.likelihood);
  expect(denied?.likelihood).toBe(alone?.likelihood);
});
