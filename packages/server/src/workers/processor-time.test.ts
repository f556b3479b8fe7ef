import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { processorTimeMs } from './processor-time.js';

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
