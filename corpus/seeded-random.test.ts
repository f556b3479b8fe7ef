import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.js';

test('gives the published sequence of Mulberry32 for seed 1', () => {
  const random = seededRandom(1);
  expect([random(), random(), random()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
});

test('spreads evenly: each tenth of a hundred thousand numbers within 4 %', () => {
  const random = seededRandom(99);
  const counts = new Array<number>(10).fill(0);
  for (let draw = 0; draw < 100_000; draw++) {
    const tenth = Math.floor(random() * 10);
    counts[tenth] = (counts[tenth] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
