import { expect, test } from 'vitest';
import { WindowFloats } from './window-floats.js';

test('what a plane held is gone when its memory is lent again', () => {
  const floats = new WindowFloats();
  const first = floats.take(6).fill(5);
  expect(floats.take(6)).not.toBe(first);
  floats.takeBack();
  const again = [floats.take(6), floats.take(6)];
  expect(again).toContain(first);
  expect(again.flatMap((plane) => [...plane])).toEqual(Array(12).fill(0));
});
