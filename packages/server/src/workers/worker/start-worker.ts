import { SettingsError } from '../../settings-error.js';
import { ServerPipe } from '../pipe/server-pipe.js';
import { residentBytes } from './resident-memory.js';
import { tellStage } from './stage-log.js';
import { startEngine } from './start-engine.js';
import { startWatchdog } from './watchdog.js';
import { runTask } from './worker-run.js';

async function main(server: ServerPipe): Promise<void> {
  // Ctrl-C and a service manager's stop signal reach the whole process group; when a worker ends is the
  // server's decision.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});

  const setup = await server.setup();
  const [engine, guard] = await Promise.all([startEngine(setup), startWatchdog(setup.memoryLimitBytes)]);
  server.onRun(async ({ request: { runId, task, limit }, files }) => {
    guard.begin(limit);
    const report = await runTask(engine, task, files, {
      tell: (stage) => {
        guard.nextStage();
        tellStage(runId, stage);
      },
      opened: (opened) => server.send({ kind: 'opened', runId, opened }),
      ended: (check, documentClass) => server.send({ kind: 'check-ended', runId, check, documentClass }),
    });
    guard.end();
    server.send({ kind: 'ended', runId, ...report, rssBytes: residentBytes(setup.memoryLimitBytes) });
    engine.pdfium.replenish();
  });
  server.send({ kind: 'ready', rssBytes: process.memoryUsage.rss() });
}

/**
 * Makes this process a worker of the analysis pool: loads the decoders once, then examines, reads or compares one document or
 * pair after the other.
 */
export async function startWorker(): Promise<void> {
  const server = new ServerPipe(() => process.exit());
  try {
    await main(server);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    server.send({ kind: 'refused', sentence: error.message, rssBytes: process.memoryUsage.rss() });
  }
}
