import { afterAll, expect, test } from 'vitest';
import { Thread } from './thread.js';

const PROGRAM = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (task) => {
    if (task === 'grow') for (const kept = []; ; ) kept.push(new Array(1e6).fill(task));
    if (task === 'end') process.exit();
    if (task === 'fail') parentPort.postMessage({ error: new RangeError('no') });
    else parentPort.postMessage({ result: 2 * task });
  });`;
const thread = new Thread<unknown, unknown>(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`));
afterAll(() => thread.close());

test('tasks are done in turn; one that throws, ends its thread or takes all memory fails alone', async () => {
  const tasks = [1, 'fail', 2, 'grow', 3, 'end', 4].map((task) => thread.run(task));
  const ends = (await Promise.allSettled(tasks)).map((end) =>
    end.status === 'fulfilled' ? end.value : end.reason.message,
  );
  expect(ends).toEqual([
    2,
    'no',
    4,
    'Worker terminated due to reaching memory limit: JS heap out of memory',
    6,
    'the thread has ended',
    8,
  ]);
});

test('a thread that is closed fails what waits', async () => {
  const closed = new Thread(new URL('data:text/javascript,setInterval(() => {}, 1e6)'));
  const waiting = Promise.allSettled([closed.run(1), closed.run(2)]);
  await closed.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
