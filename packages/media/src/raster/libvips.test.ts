import { expect, test } from 'vitest';
import { loadSharp } from './libvips.js';

test('is loaded once, with one thread and nothing kept', async () => {
  const sharp = await loadSharp();
  expect(await loadSharp()).toBe(sharp);
  expect([sharp.concurrency(), sharp.cache()]).toMatchObject([1, { memory: { max: 0 }, items: { max: 0 } }]);
});
