import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.js';

test('results come in the order of the items, with at most the limit under way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(3), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (delaysMs, limit) => {
        let underWay = 0;
        let most = 0;
        const results: number[] = [];
        const work = async (index: number): Promise<number> => {
          most = Math.max(most, ++underWay);
          await setTimeout(delaysMs[index]);
          underWay--;
          return index;
        };
        for await (const result of inOrder(delaysMs.keys(), limit, work)) results.push(result);
        expect(results).toEqual([...delaysMs.keys()]);
        expect(most).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 30 },
  );
});

test('a failure comes in its turn, after the results before it', async () => {
  const results: number[] = [];
  const work = async (item: number): Promise<number> => {
    if (item === 2) throw new RangeError('two');
    await setTimeout(5);
    return item;
  };
  const all = (async () => {
    for await (const result of inOrder([0, 1, 2, 3], 4, work)) results.push(result);
  })();
  await expect(all).rejects.toThrow('two');
  expect(results).toEqual([0, 1]);
});
