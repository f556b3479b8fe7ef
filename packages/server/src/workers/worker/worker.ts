/**
 * A worker process of the analysis pool: loads the decoders once, then examines, reads or compares one
 * document or pair after the other.
 */
import { type AnyCheck, checksOf } from '@assay/forensics';
import { SettingsError } from '../../settings.js';
import { ServerPipe } from '../pipe/server-pipe.js';
import { CredentialSupply } from './credential-supply.js';
import { startFaceSupply } from './face-supply.js';
import { startGenerationNetwork } from './generation-supply.js';
import { PdfiumSupply } from './pdfium-supply.js';
import { ReaderSupply, type Readers } from './reader-supply.js';
import { tellStage } from './stage-log.js';
import type { Verifier } from './verifier.js';
import { VerifierSupply } from './verifier-supply.js';
import { startWatchdog } from './watchdog.js';
import { type Engine, runTask } from './worker-run.js';

/** What a module may put in place of the engine's own. */
interface EngineModule {
  readonly CHECKS?: readonly AnyCheck[];
  readonly READERS?: Readers;
  readonly VERIFIER?: Verifier;
}

async function main(server: ServerPipe): Promise<void> {
  // Ctrl-C and a service manager's stop signal reach the whole process group; when a worker ends is the
  // server's decision.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});

  const setup = await server.setup();
  const loading: Promise<EngineModule> =
    setup.engineModule === undefined ? Promise.resolve({}) : import(setup.engineModule);
  const [own, pdfium, guard] = await Promise.all([
    loading,
    PdfiumSupply.start(),
    startWatchdog(setup.memoryLimitBytes),
  ]);
  const faces = startFaceSupply();
  const generation = await startGenerationNetwork(setup.generation);
  const engine: Engine = {
    checksOf: (subject) => own.CHECKS ?? checksOf(subject),
    pdfium,
    readers: own.READERS ?? new ReaderSupply(),
    verifier: own.VERIFIER ?? (await VerifierSupply.start(faces, setup.antiSpoof, setup.livenessSteps)),
    faces,
    generationNetwork: generation?.detector,
    operatorDetector: generation?.measured,
    trustedRoots: setup.trustedRoots,
    credentials: new CredentialSupply(setup.credentialTrustList),
  };
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
    server.send({ kind: 'ended', runId, ...report, rssBytes: process.memoryUsage.rss() });
    pdfium.replenish();
  });
  server.send({ kind: 'ready', rssBytes: process.memoryUsage.rss() });
}

const server = new ServerPipe(() => process.exit());
try {
  await main(server);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  server.send({ kind: 'refused', sentence: error.message, rssBytes: process.memoryUsage.rss() });
}
