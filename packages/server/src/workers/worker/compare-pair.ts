import type { IdentityAgreement } from '@assay/forensics';
import { DecodeError, VideoDecoderMissingError } from '@assay/media';
import { type ComparisonTask, type RunResult, traceOf } from '../protocol.js';
import type { IdReadingRequest, PairComparison, PairFile } from '../types.js';
import { idPagesOf, openId, openSelfie } from './open-pair.js';
import type { PdfiumSupply } from './pdfium-supply.js';
import { type IdSides, readId } from './read-id.js';
import type { Readers } from './reader-supply.js';
import { toldClip } from './told-clip.js';
import type { OpenedPair, Verifier } from './verifier.js';
import type { RunLog } from './worker-run.js';

interface Supplies {
  readonly pdfium: PdfiumSupply;
  readonly verifier: Verifier;
  readonly readers: Readers;
}

const NO_BYTES = new Uint8Array();

/** A file of the pair that cannot be decoded. */
class FileFailure extends Error {
  readonly file: PairFile;

  constructor(file: PairFile, cause: unknown) {
    super('a file of the pair cannot be decoded', { cause });
    this.file = file;
  }
}

/**
 * Opens both files, the ID first, compares them, and reads the ID where that is asked for. Every failure that
 * leaves the process alive is part of the answer.
 */
export async function comparePair(
  { job, plan }: ComparisonTask,
  [idBytes = NO_BYTES, selfieBytes = NO_BYTES, backBytes = NO_BYTES]: readonly Uint8Array[],
  { pdfium, verifier, readers }: Supplies,
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
    const front = await opened('id', () => openId(idBytes, job.id.format, pdfium));
    const { idBack } = job;
    const back = idBack && (await opened('idBack', () => openId(backBytes, idBack.format, pdfium)));
    const sides: IdSides = back ? [front, back] : [front];
    const selfie = await opened('selfie', () => openSelfie(selfieBytes, job.selfie.format));
    const { instructions } = job.selfie;
    const told =
      selfie.kind === 'video' ? { ...selfie, video: toldClip(selfie.video, log.tell), instructions } : selfie;
    const pair = {
      idPages: idPagesOf(sides),
      selfie: told,
      policy: job.policy,
      withoutLiveness: plan.withoutLiveness,
    };
    const comparison = await compare(pair, verifier, log);
    if (comparison.kind === 'lost' || !job.idReading) return { kind: 'compared', comparison };
    const identity = plan.withoutReading ? UNREAD : await read(sides, job.idReading, readers, log);
    return { kind: 'compared', comparison: { ...comparison, identity } };
  } catch (error) {
    if (!(error instanceof FileFailure)) return { kind: 'failed', trace: traceOf(error) };
    const { file, cause } = error;
    if (cause instanceof DecodeError) return { kind: 'undecodable', code: cause.code, file };
    if (cause instanceof VideoDecoderMissingError)
      return { kind: 'undecodable', code: 'NO_VIDEO_DECODER', file };
    return { kind: 'decoder-threw', trace: traceOf(cause), file };
  }
}

/** Nothing is said of an ID whose reading came to no end. */
const UNREAD: IdentityAgreement = {
  outcome: 'broken',
  summary: 'The reading of the ID could not be completed.',
  evidence: [],
};

async function read(
  sides: IdSides,
  request: IdReadingRequest,
  readers: Readers,
  log: RunLog,
): Promise<IdentityAgreement> {
  const stage = { kind: 'reading the ID' } as const;
  log.tell(stage);
  try {
    return await readId(sides, request, readers, (error) => log.broken(stage, error));
  } catch (error) {
    log.broken(stage, error);
    return UNREAD;
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
