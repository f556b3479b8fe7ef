/** A process that stands for the server, from the build: owns a pool, sends a document to it, and waits to be killed. */
import { startAnalyst } from '@assay/server';

const [, , engineModule, document] = process.argv;
const analyst = await startAnalyst({
  workers: 1,
  queueLimit: 1,
  timeLimitMs: 60_000,
  memoryLimitMb: 700,
  engineModule: new URL(engineModule),
});
void analyst.examine({ path: document, format: 'png' });
process.send('examining');
