import { expect, test } from 'vitest';
import { floatLender } from './lent-floats.js';

test('what was lent before is lent again, the largest of all', async () => {
  const lend = floatLender();
  const [long, short, longAgain] = [
    await lend(6, async ({ buffer }) => buffer),
    await lend(4, async ({ buffer, length }) => ({ buffer, length })),
    await lend(6, async ({ buffer }) => buffer),
  ];
  expect(short).toEqual({ buffer: long, length: 4 });
  expect(longAgain).toBe(long);
});

test('who asks while they are lent is lent others, and work that fails gives them back', async () => {
  const lend = floatLender();
  await lend(4, async (outer) => {
    await lend(4, async (inner) => expect(inner.buffer).not.toBe(outer.buffer));
  });
  let failed: ArrayBufferLike | undefined;
  await expect(
    lend(9, async ({ buffer }) => {
      failed = buffer;
      throw new RangeError('no network');
    }),
  ).rejects.toThrow('no network');
  expect(await lend(9, async ({ buffer }) => buffer)).toBe(failed);
});
