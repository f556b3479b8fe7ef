/** A worker process of the analysis pool: loads the decoders once, then examines or reads one document after the other. */
import { once } from 'node:events';
import { type AnyCheck, CHECKS } from '@assay/forensics';
import type { RunRequest, WorkerMessage, WorkerSetup } from '../protocol.js';
import { PdfiumSupply } from './pdfium-supply.js';
import { ReaderSupply } from './reader-supply.js';
import { tellStage } from './stage-log.js';
import { startWatchdog } from './watchdog.js';
import { type Engine, runTask } from './worker-run.js';

async function loadChecks(checksModule: string | undefined): Promise<readonly AnyCheck[]> {
  if (checksModule === undefined) return CHECKS;
  const loaded: { readonly CHECKS: readonly AnyCheck[] } = await import(checksModule);
  return loaded.CHECKS;
}

const send = (message: WorkerMessage): void => {
  process.send?.(message);
};

async function main(): Promise<void> {
  // Ctrl-C and a service manager's stop signal reach the whole process group; when a worker ends is the server's decision.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());

  const [setup]: [WorkerSetup] = (await once(process, 'message')) as [WorkerSetup];
  const [checks, pdfium] = await Promise.all([loadChecks(setup.checksModule), PdfiumSupply.start(), startWatchdog(setup.memoryLimitBytes)]);
  const engine: Engine = { checks, pdfium, readers: new ReaderSupply() };
  process.on('message', async (request: RunRequest) => {
    const report = await runTask(engine, request, (stage) => tellStage(request.runId, stage));
    send({ kind: 'ended', ...report, rssBytes: process.memoryUsage.rss() });
    pdfium.replenish();
  });
  send({ kind: 'ready', rssBytes: process.memoryUsage.rss() });
}

await main();
