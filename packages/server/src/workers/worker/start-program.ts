/** A worker process from its compiled program; `worker.ts` is the same from its modules. */
import { loadProgram } from './compiled-program.js';

await loadProgram().program.startWorker();
