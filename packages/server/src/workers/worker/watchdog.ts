import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { STAGE_DESCRIPTOR, type StageLine } from '../protocol.js';

/**
 * Decoders fill memory at up to 2 GB/s: 25 ms let a worker pass its limit by some 50 MB. One look costs 10
 * microseconds.
 */
const POLL_INTERVAL_MS = 25;

const LAST_WORD = 'memory-limit' satisfies StageLine;

/**
 * The thread's program. It is text and not a file, since on Node 20 a thread of a process that runs from
 * TypeScript sources cannot load TypeScript itself.
 */
const PROGRAM = `
  const { writeSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  setInterval(() => {
    const orphaned = process.ppid !== workerData.serverProcessId;
    if (!orphaned && process.memoryUsage.rss() <= workerData.memoryLimitBytes) return;
    try {
      if (!orphaned) writeSync(${STAGE_DESCRIPTOR}, ${JSON.stringify(`${JSON.stringify(LAST_WORD)}\n`)});
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, ${POLL_INTERVAL_MS});
  parentPort.postMessage('watching');
`;

/**
 * Starts a thread that looks on while the main thread sits in synchronous decoder code, where no timer fires.
 * It kills the whole process when its resident memory passes the limit, or when the server is gone.
 */
export async function startWatchdog(memoryLimitBytes: number): Promise<void> {
  const thread = new Worker(PROGRAM, {
    eval: true,
    execArgv: [],
    workerData: { memoryLimitBytes, serverProcessId: process.ppid },
  });
  await once(thread, 'message');
}
