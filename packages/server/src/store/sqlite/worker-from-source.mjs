/**
 * Starts worker.ts in a thread of a process that runs from sources: `--import tsx` reaches the main thread
 * only. Not part of the build.
 */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
