import { DecodeError, VideoDecoderMissingError } from '@assay/media';
import { type ComparisonTask, type RunResult, traceOf } from '../protocol.js';
import type { PairComparison, PairFile } from '../types.js';
import { openId, openSelfie } from './open-pair.js';
import type { PdfiumSupply } from './pdfium-supply.js';
import { toldClip } from './told-clip.js';
import type { OpenedPair, Verifier } from './verifier.js';
import type { RunLog } from './worker-run.js';

interface Supplies {
  readonly pdfium: PdfiumSupply;
  readonly verifier: Verifier;
}

/** A file of the pair that cannot be decoded. */
class FileFailure extends Error {
  readonly file: PairFile;

  constructor(file: PairFile, cause: unknown) {
    super('a file of the pair cannot be decoded', { cause });
    this.file = file;
  }
}

/**
 * Opens both files, the ID first, and compares them. Every failure that leaves the process alive is part of
 * the answer.
 */
export async function comparePair(
  { job, plan }: ComparisonTask,
  [idBytes = new Uint8Array(), selfieBytes = new Uint8Array()]: readonly Uint8Array[],
  { pdfium, verifier }: Supplies,
  log: RunLog,
): Promise<RunResult> {
  const opened = async <Opened>(file: PairFile, open: () => Promise<Opened>): Promise<Opened> => {
    log.tell({ kind: 'opening', file });
    try {
      return await open();
    } catch (error) {
      throw new FileFailure(file, error);
    }
  };
  try {
    const idPages = await opened('id', () => openId(idBytes, job.id.format, pdfium));
    const selfie = await opened('selfie', () => openSelfie(selfieBytes, job.selfie.format));
    const told = selfie.kind === 'video' ? { ...selfie, video: toldClip(selfie.video, log.tell) } : selfie;
    const pair = { idPages, selfie: told, policy: job.policy, withoutLiveness: plan.withoutLiveness };
    return { kind: 'compared', comparison: await compare(pair, verifier, log) };
  } catch (error) {
    if (!(error instanceof FileFailure)) return { kind: 'failed', trace: traceOf(error) };
    const { file, cause } = error;
    if (cause instanceof DecodeError) return { kind: 'undecodable', code: cause.code, file };
    if (cause instanceof VideoDecoderMissingError)
      return { kind: 'undecodable', code: 'NO_VIDEO_DECODER', file };
    return { kind: 'decoder-threw', trace: traceOf(cause), file };
  }
}

/** A comparison that throws is made again without liveness; one that throws then, too, is lost. */
async function compare(pair: OpenedPair, verifier: Verifier, log: RunLog): Promise<PairComparison> {
  log.tell({ kind: 'comparing' });
  try {
    return { kind: 'compared', finding: await verifier.verify(pair), livenessLost: pair.withoutLiveness };
  } catch (error) {
    // Frames are decoded in the midst of comparing: nothing else decodes there.
    if (error instanceof DecodeError) throw new FileFailure('selfie', error);
    log.broken({ kind: 'comparing' }, error);
    return pair.withoutLiveness
      ? { kind: 'lost' }
      : compare({ ...pair, withoutLiveness: true }, verifier, log);
  }
}
