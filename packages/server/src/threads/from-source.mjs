/**
 * Loads a thread's program in a process that runs from sources: `--import tsx` reaches the main thread only. Not part of
 * the build.
 */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
