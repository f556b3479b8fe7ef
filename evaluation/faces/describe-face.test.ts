import { expect, test } from 'vitest';
import { labeledFace } from './describe-face.js';

const IMAGE = { width: 200, height: 200 };
const inTheMiddle = { box: { x1: 70, y1: 70, x2: 130, y2: 130 } };
const largerAtTheEdge = { box: { x1: 0, y1: 40, x2: 70, y2: 110 } };

test('a photo is of the person it is centered on', () => {
  expect(labeledFace([largerAtTheEdge, inTheMiddle], IMAGE, 'photo')).toBe(inTheMiddle);
});

test('a card is of its larger portrait', () => {
  expect(labeledFace([inTheMiddle, largerAtTheEdge], IMAGE, 'card')).toBe(largerAtTheEdge);
});

test('a small face in the middle is not who fills the photo', () => {
  const filling = { box: { x1: 20, y1: 10, x2: 160, y2: 190 } };
  expect(labeledFace([{ box: { x1: 96, y1: 96, x2: 104, y2: 104 } }, filling], IMAGE, 'photo')).toBe(filling);
});

test('no face is nobody', () => {
  expect(labeledFace([], IMAGE, 'photo')).toBeUndefined();
});
