/** What is in a worker's compiled program (`compiled-program.ts`): its start, and the engine for whoever compiles it. */
export { startEngine } from './start-engine.js';
export { startWorker } from './start-worker.js';
