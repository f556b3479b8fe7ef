/** A worker process from its modules; `start-program.ts` is the same from a program compiled before. */
import { startWorker } from './start-worker.js';

await startWorker();
