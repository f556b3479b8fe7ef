/**
 * Examines and reads files twice, idle and with four busy loops beside it, and says which records differ.
 *
 *   node scripts/run-source.mjs benchmarks/attacks/busy-machine.ts PATH...
 *
 * A folder stands for all files in it. Records are compared as replay compares them: all that the bytes, the
 * options and the version decide. Ends with 1 when one differs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Format, sniff } from '@assay/media';
import { differencesBetween } from '../../packages/server/src/replay/differences.js';
import { examinedRecord, readRecord } from '../../packages/server/src/replay/records-of-file.js';
import { type Analyst, startAnalyst, UndecodableError } from '../../packages/server/src/workers/index.js';

const BUSY_LOOPS = 4;
const files = process.argv
  .slice(2)
  .flatMap((path) =>
    statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path],
  );

/** Both records of a file, or why it has none. */
async function recordsOf(
  analyst: Analyst,
  path: string,
  bytes: Uint8Array,
  format: Format,
): Promise<unknown> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { path, format, sizeBytes: bytes.length, sha256 };
  try {
    return {
      detection: await examinedRecord(analyst, file, {
        model: 'document',
        country: 'us',
        receivedOn: '2026-11-28',
      }),
      parse: await readRecord(analyst, file, { model: 'performance', country: 'us' }),
    };
  } catch (error) {
    if (error instanceof UndecodableError) return error.code;
    throw error;
  }
}

async function round(): Promise<ReadonlyMap<string, unknown>> {
  const analyst = await startAnalyst({ workers: 1, queueLimit: 1, timeLimitMs: 30_000, memoryLimitMb: 2048 });
  const records = new Map<string, unknown>();
  for (const path of files) {
    const bytes = readFileSync(path);
    const format = sniff(bytes);
    if (format) records.set(path, await recordsOf(analyst, path, bytes, format));
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
