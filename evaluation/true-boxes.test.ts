import { box } from '@assay/media';
import { expect, test } from 'vitest';
import { parseEditedAreas } from './edited-values.js';
import { placesOf } from './true-boxes.js';

const words = [
  { text: 'Paid', box: box(0, 0, 0.1, 0.1) },
  { text: 'Hugo', box: box(0.2, 0, 0.3, 0.1) },
  { text: 'Duarte,', box: box(0.35, 0, 0.5, 0.1) },
  { text: '$1,250.00', box: box(0.6, 0, 0.7, 0.1) },
  { text: '11,250.00', box: box(0.8, 0, 0.9, 0.1) },
];

test('a value is found over several words, whatever the punctuation', () => {
  expect(placesOf('Hugo Duarte', words)).toEqual([box(0.2, 0, 0.5, 0.1)]);
});

test('a value is not found inside a longer one', () => {
  expect(placesOf('1,250.00', words)).toEqual([box(0.6, 0, 0.7, 0.1)]);
  expect(placesOf('Duart', words)).toEqual([]);
});

test('places are read from the notes', () => {
  expect(parseEditedAreas('tilted; boxes p1[1 2 3.5 4] p12[0 0 9 9]')).toEqual([
    { page: 1, points: [1, 2, 3.5, 4] },
    { page: 12, points: [0, 0, 9, 9] },
  ]);
  expect(parseEditedAreas('')).toEqual([]);
});
