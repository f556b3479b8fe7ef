import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { STAGE_DESCRIPTOR, type StageLine } from '../protocol.js';
import type { RunLimit } from '../run-clock.js';

/**
 * Decoders fill memory at up to 2 GB/s: 25 ms let a worker pass its limit by some 50 MB. One look costs 10
 * microseconds.
 */
const POLL_INTERVAL_MS = 25;

const LAST_WORDS = { memory: 'memory-limit', time: 'time-limit' } as const satisfies Record<
  string,
  StageLine
>;

/** Bounds what one run uses of the processor, from inside the worker. */
export interface RunGuard {
  begin(limit: RunLimit): void;
  /** The next stage of the run begins. */
  nextStage(): void;
  end(): void;
}

/**
 * The thread's program. It is text and not a file, since on Node 20 a thread of a process that runs from
 * TypeScript sources cannot load TypeScript itself.
 */
const PROGRAM = `
  const { writeSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const { serverProcessId, memoryLimitBytes, lastWords } = workerData;
  const [runEnd, stageEnd] = [0, 1];
  const ends = new Float64Array(workerData.ends);
  const reached = () => {
    if (process.memoryUsage.rss() > memoryLimitBytes) return 'memory';
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 > Math.min(ends[runEnd], ends[stageEnd]) ? 'time' : undefined;
  };
  setInterval(() => {
    const orphaned = process.ppid !== serverProcessId;
    const limit = orphaned ? undefined : reached();
    if (!orphaned && limit === undefined) return;
    try {
      if (limit) writeSync(${STAGE_DESCRIPTOR}, JSON.stringify(lastWords[limit]) + '\\n');
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, ${POLL_INTERVAL_MS});
  parentPort.postMessage('watching');
`;

/**
 * Starts a thread that looks on while the main thread sits in synchronous decoder code, where no timer fires.
 * It kills the whole process when its resident memory or the processor time of its run passes the limit, or
 * when the server is gone.
 */
export async function startWatchdog(memoryLimitBytes: number): Promise<RunGuard> {
  // Processor time of the process at which the run, and its stage, are at their ends; shared with the thread.
  const ends = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)).fill(Infinity);
  const thread = new Worker(PROGRAM, {
    eval: true,
    execArgv: [],
    workerData: {
      memoryLimitBytes,
      serverProcessId: process.ppid,
      ends: ends.buffer,
      lastWords: LAST_WORDS,
    },
  });
  await once(thread, 'message');
  let stageProcessorMs = Infinity;
  const nextStage = (): void => {
    ends[1] = processorMs() + stageProcessorMs;
  };
  return {
    nextStage,
    begin: (limit) => {
      stageProcessorMs = limit.stageProcessorMs;
      ends[0] = processorMs() + limit.processorMs;
      nextStage();
    },
    end: () => {
      stageProcessorMs = Infinity;
      ends.fill(Infinity);
    },
  };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
