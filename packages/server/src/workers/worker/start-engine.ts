import { type AnyCheck, checksOf } from '@assay/forensics';
import type { WorkerSetup } from '../protocol.js';
import { CredentialSupply } from './credential-supply.js';
import { startFaceSupply } from './face-supply.js';
import { startGenerationNetwork } from './generation-supply.js';
import { PdfiumSupply } from './pdfium-supply.js';
import { ReaderSupply, type Readers } from './reader-supply.js';
import type { Verifier } from './verifier.js';
import { VerifierSupply } from './verifier-supply.js';
import type { Engine } from './worker-run.js';

/** What a module may put in place of the engine's own. */
interface EngineModule {
  readonly CHECKS?: readonly AnyCheck[];
  readonly READERS?: Readers;
  readonly VERIFIER?: Verifier;
}

/**
 * What a worker keeps over all its documents, as the setup asks for it.
 * @throws SettingsError when what a setting names cannot be used
 */
export async function startEngine(setup: Omit<WorkerSetup, 'memoryLimitBytes'>): Promise<Engine> {
  const loading: Promise<EngineModule> =
    setup.engineModule === undefined ? Promise.resolve({}) : import(setup.engineModule);
  const [own, pdfium] = await Promise.all([loading, PdfiumSupply.start()]);
  const faces = startFaceSupply();
  const generation = await startGenerationNetwork(setup.generation);
  return {
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
}
