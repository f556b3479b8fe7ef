import { expect, test } from 'vitest';
import { isBurntOut } from './exposure.js';

test('only a pixel that is near white in every color is burnt out: a bright yellow is not', () => {
  expect([
    isBurntOut(255, 255, 255),
    isBurntOut(250, 252, 251),
    isBurntOut(255, 255, 120),
    isBurntOut(240, 240, 240),
  ]).toEqual([true, true, false, false]);
});
