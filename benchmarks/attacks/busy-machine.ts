/**
 * Examines and reads files twice, idle and with four busy loops beside it, and says which records differ.
 *
 *   node scripts/run-source.mjs benchmarks/attacks/busy-machine.ts PATH...
 *
 * A folder stands for all files in it. Records are compared as replay compares them: all that the bytes, the
 * options and the version decide. Ends with 1 when one differs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { differencesBetween } from '../../packages/server/src/replay/differences.js';
import { startAnalyst } from '../../packages/server/src/workers/index.js';
import { filesAt, recordsOf } from '../records-of-files.js';

const BUSY_LOOPS = 4;
const files = filesAt(process.argv.slice(2));

async function round(): Promise<ReadonlyMap<string, unknown>> {
  const analyst = await startAnalyst({ workers: 1, queueLimit: 1, timeLimitMs: 30_000, memoryLimitMb: 2048 });
  const records = new Map<string, unknown>();
  for (const path of files) {
    const record = await recordsOf(analyst, path);
    if (record !== undefined) records.set(path, record);
  }
  await analyst.close();
  return records;
}

const idle = await round();
const loops: ChildProcess[] = Array.from({ length: BUSY_LOOPS }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
let differing = 0;
try {
  const busy = await round();
  for (const [path, record] of idle) {
    const differences = differencesBetween(record, busy.get(path));
    if (differences.length === 0) continue;
    differing += 1;
    console.log(path, differences.slice(0, 5));
  }
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
}
console.log(`${differing} of ${idle.size} files differ`);
process.exitCode = differing === 0 ? 0 : 1;
