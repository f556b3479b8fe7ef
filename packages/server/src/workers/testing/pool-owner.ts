/** A process that stands for the server: owns a pool, sends a document to it, and waits to be killed. */

import { compiledEngine } from '../../testing/compiled-engine.js';
import { startAnalyst } from '../analyst.js';

const analyst = await startAnalyst({
  workers: 1,
  queueLimit: 1,
  timeLimitMs: 60_000,
  memoryLimitMb: 700,
  engineModule: compiledEngine(new URL('./dying-checks.ts', import.meta.url)),
});
void analyst.examine({ path: process.argv[2] ?? '', format: 'png' });
process.send?.('examining');
