import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.js';

const A = 1;
const B = 2;

const fill = (queue: FairQueue, organizationId: number, count: number): void => {
  for (let job = 1; job <= count; job += 1) queue.add(organizationId, `${organizationId}-${job}`);
};

test.each([1, 2, 8])(
  'with %i workers five jobs end within the first 20 while another waits with 500',
  (workers) => {
    const queue = new FairQueue();
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
  const queue = new FairQueue();
  fill(queue, A, 3);
  queue.remove(A, '1-2');
  expect(queue.size).toBe(2);
  expect([queue.take()?.jobId, queue.take()?.jobId, queue.take()]).toEqual(['1-1', '1-3', undefined]);
});
