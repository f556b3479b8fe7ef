import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.js';

const A = 1;
const B = 2;

const fill = (queue: FairQueue<string>, organizationId: number, count: number): void => {
  for (let job = 1; job <= count; job += 1) queue.add(organizationId, `${organizationId}-${job}`);
};

test.each([1, 2, 8])(
  'with %i workers five jobs end within the first 20 while another waits with 500',
  (workers) => {
    const queue = new FairQueue<string>();
    fill(queue, A, 500);
    const running = Array.from({ length: workers }, () => queue.take());
    fill(queue, B, 5);
    const ended: number[] = [];
    for (let job = running.shift(); job; job = running.shift()) {
      queue.ended(job.organizationId);
      ended.push(job.organizationId);
      const next = queue.take();
      if (next) running.push(next);
    }
    expect(ended).toHaveLength(505);
    expect(ended.slice(0, 20).filter((organizationId) => organizationId === B)).toHaveLength(5);
  },
);

test('jobs of one organization keep their order, and one that is removed is not taken', () => {
  const queue = new FairQueue<string>();
  fill(queue, A, 3);
  expect([queue.remove(A, '1-2'), queue.remove(A, '1-2'), queue.remove(B, '1-1')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(queue.size).toBe(2);
  expect([queue.take()?.item, queue.take()?.item, queue.take()]).toEqual(['1-1', '1-3', undefined]);
});

interface Line {
  add(organizationId: number, arrivedAt: number): void;
  take(): { organizationId: number; item: number } | undefined;
  ended(organizationId: number): void;
}

/** First come, first served: what the fair queue is held against. */
function inOrder(): Line {
  const waiting: { organizationId: number; item: number }[] = [];
  return {
    add: (organizationId, item) => void waiting.push({ organizationId, item }),
    take: () => waiting.shift(),
    ended: () => {},
  };
}

const WORKERS = 2;
const FLOOD = { organizationId: 0, documents: 500 };

/**
 * Two workers that take one unit of time for a document; 19 organizations that send 20 documents each, at
 * random times drawn from `seed`; and one, or none, that sends 500 at once. @returns how long the 19 had to wait
 * for their answers, shortest first
 */
function waitsOfOthers(line: Line, seed: number, load: number, isFlooded: boolean): number[] {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const documents = 19 * 20;
  const lasts = documents / (load * WORKERS);
  const arrivals = Array.from({ length: documents }, (_, index) => ({
    at: random() * lasts,
    organizationId: 1 + (index % 19),
  })).sort((a, b) => a.at - b.at);
  if (isFlooded) for (let one = 0; one < FLOOD.documents; one += 1) line.add(FLOOD.organizationId, 0);
  const running: { until: number; organizationId: number; arrivedAt: number }[] = [];
  const waits: number[] = [];
  const fill = (now: number): void => {
    while (running.length < WORKERS) {
      const next = line.take();
      if (!next) return;
      running.push({ until: now + 1, organizationId: next.organizationId, arrivedAt: next.item });
    }
  };
  for (let now = 0; waits.length < documents; ) {
    fill(now);
    running.sort((a, b) => a.until - b.until);
    const [first] = running;
    const [arrival] = arrivals;
    if (arrival && (!first || arrival.at < first.until)) {
      now = arrival.at;
      line.add(arrival.organizationId, now);
      arrivals.shift();
    } else if (first) {
      now = first.until;
      running.shift();
      line.ended(first.organizationId);
      if (first.organizationId !== FLOOD.organizationId) waits.push(now - first.arrivedAt);
    }
  }
  return waits.sort((a, b) => a - b);
}

const p95 = (sorted: readonly number[]): number => sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0;

test.each([0.3, 0.5, 0.7, 0.9])(
  'at a load of %d, 500 documents of one of 20 organizations at once at most double how long the others wait',
  (load) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const without = p95(waitsOfOthers(new FairQueue<number>(), seed, load, false));
      expect(p95(waitsOfOthers(new FairQueue<number>(), seed, load, true)) / without).toBeLessThanOrEqual(2);
      expect(p95(waitsOfOthers(inOrder(), seed, load, true)) / without).toBeGreaterThan(10);
    }
  },
);
