import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import { processorTimeMs, queuedTimeMs } from './processor-time.js';

const BURNS = `const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end); process.stdout.write('burnt'); setInterval(() => {}, 1_000)`;

test.runIf(process.platform === 'linux')(
  'the processor time of a process counts that of what it started',
  async () => {
    // A group of its own, so that what it started ends with it.
    const child = spawn('/bin/sh', ['-c', '"$0" -e "$1"; exit', process.execPath, BURNS], {
      detached: true,
    });
    await once(child.stdout, 'data');
    expect(processorTimeMs(child.pid ?? 0)).toBeGreaterThanOrEqual(300);
    process.kill(-(child.pid as number), 'SIGKILL');
    child.stdout.destroy();
  },
);

test('of a process that is not there it is not told', () => {
  expect(processorTimeMs(2 ** 30)).toBeUndefined();
});

test.runIf(process.platform === 'linux')(
  'of more processes than processors one waits for its turn',
  async () => {
    const loops = Array.from({ length: availableParallelism() + 1 }, () =>
      spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
    );
    const queuedMs = () => loops.reduce((sum, { pid = 0 }) => sum + queuedTimeMs(pid), 0);
    try {
      await vi.waitFor(() => expect(queuedMs()).toBeGreaterThan(100), { timeout: 60_000 });
    } finally {
      for (const loop of loops) loop.kill('SIGKILL');
    }
    expect(queuedTimeMs(2 ** 30)).toBe(0);
  },
);
