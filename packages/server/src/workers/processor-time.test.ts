import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { processorTimeMs } from './processor-time.js';

const BURNS = `const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end); process.stdout.write('burnt'); setInterval(() => {}, 1_000)`;

test.runIf(process.platform === 'linux')(
  'the processor time of a process counts that of what it started',
  async () => {
    const child = spawn('/bin/sh', ['-c', '"$0" -e "$1"; exit', process.execPath, BURNS]);
    await once(child.stdout, 'data');
    expect(processorTimeMs(child.pid ?? 0)).toBeGreaterThanOrEqual(300);
    for (const pid of [child.pid ?? 0]) process.kill(pid, 'SIGKILL');
    child.stdout.destroy();
  },
);

test('of a process that is not there it is not told', () => {
  expect(processorTimeMs(2 ** 30)).toBeUndefined();
});
