import { expect, test, vi } from 'vitest';
import { FORGOTTEN_AT_ONCE, forgetExpired, startForgetting } from './forgetting.js';

/** A store with so many dossiers whose end has come. */
function storeOf(count: number) {
  const asked: [nowMicros: number, limit: number][] = [];
  let left = count;
  const forget = async (nowMicros: number, limit: number) => {
    asked.push([nowMicros, limit]);
    const removed = Math.min(limit, left);
    left -= removed;
    return removed;
  };
  return { asked, store: { forgetExpired: forget } };
}

test.each([
  [0, 1],
  [1, 1],
  [FORGOTTEN_AT_ONCE, 2],
  [3 * FORGOTTEN_AT_ONCE - 1, 3],
])('of %d whose end has come none is left, in %d transactions of one moment', async (count, transactions) => {
  const { asked, store } = storeOf(count);
  expect(await forgetExpired({ store, clock: () => 7 })).toBe(count);
  expect(asked).toEqual(Array(transactions).fill([7, FORGOTTEN_AT_ONCE]));
});

test('it forgets at the start and every hour until it is stopped, and goes on after an error', async () => {
  vi.useFakeTimers();
  try {
    const ends: unknown[] = [];
    const store = { forgetExpired: vi.fn(async () => 1).mockRejectedValueOnce(new Error('busy')) };
    const stop = startForgetting({ store, clock: () => 7 }, (result) =>
      ends.push('error' in result ? 'error' : result.removed),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toEqual(['error']);
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(ends).toEqual(['error', 1]);
    stop();
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(ends).toEqual(['error', 1]);
  } finally {
    vi.useRealTimers();
  }
});
