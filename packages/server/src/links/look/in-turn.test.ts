import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.js';

test('pieces of several callers take turns, and between any two the event loop goes round', async () => {
  const done: string[] = [];
  let isEnded = false;
  const caller = async (name: string): Promise<void> => {
    for (let piece = 1; piece <= 3; piece++) await inTurn(() => done.push(`${name}${piece}`));
  };
  const other = (async () => {
    for (; !isEnded; await setImmediate()) if (done.at(-1) !== '-') done.push('-');
  })();
  await Promise.all(['a', 'b'].map(caller));
  isEnded = true;
  await other;
  expect(done.filter((one) => one !== '-')).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  expect(done.join(' ')).not.toMatch(/\d \w/);
});

test('a piece that fails fails its caller only', async () => {
  const failing = inTurn(() => {
    throw new RangeError('no');
  });
  const next = inTurn(() => 1);
  await expect(failing).rejects.toThrow(RangeError);
  expect(await next).toBe(1);
});
