import type { BlobStore } from '../blobs/types.js';
import { type Clock, utcDay } from '../clock.js';
import { ENGINE_VERSION } from '../engine-version.js';
import type { RunningJob } from '../jobs/types.js';
import type { Lessons } from '../lessons/lessons.js';
import type { Parsing } from '../store/parsing-types.js';
import type { RecordStore } from '../store/types.js';
import { keepUpload } from '../submission/keep-upload.js';
import { orUndecodable } from '../submission/undecodable.js';
import type { Analyst } from '../workers/index.js';
import type { Submission } from './form.js';
import { PARSING_MODELS } from './models.js';
import { parsedDocument } from './parsed-document.js';

export interface SubmitDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly analyst: Analyst;
  readonly clock: Clock;
  readonly lessons: Pick<Lessons, 'of'>;
}

/**
 * Read the document, keep the file, store the record; the file first, for the same reason as with a
 * detection.
 * @throws ValidationError when the document cannot be decoded; AssayError when the pool did not take it;
 *   IdempotencyKeyTaken when another process answered the same key first;
 *   JobLost when the job was given to another attempt
 */
export async function concludeParsing(
  deps: SubmitDeps,
  { organizationId, claim, lease, signal }: RunningJob,
  submission: Submission,
): Promise<Parsing> {
  const { upload, format, originalName, model, country } = submission;
  let processorMs = 0;
  const onProcessorMs = (ms: number): void => {
    processorMs += ms;
  };
  const reading = await orUndecodable(
    deps.analyst.read(
      {
        path: upload.path,
        format,
        country,
        receivedOn: utcDay(deps.clock()),
        lessons: await deps.lessons.of(organizationId),
      },
      { organizationId, signal, onProcessorMs },
    ),
  );
  const parseId = await deps.store.reserveId('parse');
  const createdAtMicros = deps.clock();
  const keeping = {
    category: 'original_file',
    namePrefix: 'parse',
    recordId: parseId,
    createdAtMicros,
  } as const;
  const files = [await keepUpload(deps.blobs, submission, keeping)];
  const parsing: Parsing = {
    parseId,
    organizationId,
    mediaType: format === 'pdf' ? 'document' : 'image',
    fileType: format,
    fileName: originalName,
    fileSizeBytes: upload.sizeBytes,
    sha256: upload.sha256,
    model,
    modelVersion: PARSING_MODELS[model].version,
    engineVersion: ENGINE_VERSION,
    country,
    ...parsedDocument(reading, model, country),
    createdAtMicros,
    tags: submission.tags,
    files,
  };
  const usage = { pages: reading.pageCount, bytes: upload.sizeBytes, processorMs };
  await deps.store.insertParsing(parsing, claim, lease, usage);
  return parsing;
}
