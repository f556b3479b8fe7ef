import type { Selfie } from '@assay/biometrics';
import { DecodeError, VideoDecoderMissingError } from '@assay/media';
import { type RunResult, type SelfieLookTask, traceOf } from '../protocol.js';
import { openSelfie } from './open-pair.js';
import type { Verifier } from './verifier.js';
import type { RunLog } from './worker-run.js';

/** Opens a selfie and has the network look at it. Every failure that leaves the process alive is part of the answer. */
export async function lookAtSelfieFile(
  { job }: SelfieLookTask,
  [bytes = new Uint8Array()]: readonly Uint8Array[],
  verifier: Verifier,
  log: RunLog,
): Promise<RunResult> {
  log.tell({ kind: 'opening' });
  let selfie: Selfie;
  try {
    selfie = await openSelfie(bytes, job.format);
  } catch (error) {
    return undecodable(error) ?? { kind: 'decoder-threw', trace: traceOf(error) };
  }
  try {
    return { kind: 'selfie-looked', selfieLook: await verifier.lookAtSelfie(selfie) };
  } catch (error) {
    return undecodable(error) ?? { kind: 'failed', trace: traceOf(error) };
  }
}

function undecodable(error: unknown): RunResult | undefined {
  if (error instanceof DecodeError) return { kind: 'undecodable', code: error.code };
  return error instanceof VideoDecoderMissingError
    ? { kind: 'undecodable', code: 'NO_VIDEO_DECODER' }
    : undefined;
}
