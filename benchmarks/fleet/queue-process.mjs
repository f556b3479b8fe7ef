/**
 * A process of the queue alone, from the build: it admits submissions as an API process does, or concludes them as a
 * worker host does, with the database and the bucket of its settings. No HTTP, and no document is examined.
 *
 * argv[2] is `admit` or `conclude`. What it is asked comes as messages, `{ key, sha256, path, sizeBytes, waits }`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openBlobs } from '../../packages/server/dist/blobs/open.js';
import { systemClock } from '../../packages/server/dist/clock.js';
import { ValidationError } from '../../packages/server/dist/errors.js';
import { openQueue } from '../../packages/server/dist/jobs/open.js';
import { readSettings } from '../../packages/server/dist/settings.js';
import { openStore } from '../../packages/server/dist/store/open.js';
import { keepUpload } from '../../packages/server/dist/submission/keep-upload.js';

/** What an examination takes. */
const EXAMINATION_MS = 100;

const settings = readSettings(process.env);
const [store, blobs] = [await openStore(settings), await openBlobs(settings)];
const organizationId = await store.organizationByName('default');

async function conclude({ claim, lease }, { upload, key, isRefused }) {
  await sleep(EXAMINATION_MS);
  if (isRefused) throw new ValidationError([{ loc: ['body', 'file'], msg: 'no', type: 'file_undecodable' }]);
  const detectionId = await store.reserveId('detection');
  const createdAtMicros = systemClock();
  const keeping = { category: 'original_file', namePrefix: 'fd', recordId: detectionId, createdAtMicros };
  const uploaded = { upload, format: 'png', originalName: upload.originalName };
  const files = [await keepUpload(blobs, uploaded, keeping)];
  const { sizeBytes: fileSizeBytes, originalName: fileName, sha256 } = upload;
  const detection = {
    ...{ detectionId, organizationId, mediaType: 'image', fileType: 'png', fileName, fileSizeBytes, sha256 },
    ...{
      model: 'document',
      modelVersion: '1.0.0',
      engineVersion: '0.1.0',
      pageCount: 1,
      checks: [],
      reasoning: [],
    },
    ...{ likelihoodPercent: 10, fraudSeverity: 'low', classification: 'verified', country: 'us' },
    ...{ documentType: 'unknown', createdAtMicros, tags: [{ name: 'sent', value: key }], files },
  };
  await store.insertDetection(detection, claim, undefined, lease);
  return detection;
}

const isConcluding = process.argv[2] === 'conclude';
const conclusions = { detection: conclude, parse: conclude, verification: conclude, analysis: conclude };
const queue = await openQueue(settings, {
  store,
  running: isConcluding ? { conclusions, analyst: { isFull: false } } : undefined,
  onFault: (error) => console.error(error),
});

async function admit({ key, path, sizeBytes, sha256, waits, isRefused }) {
  const upload = { path, originalName: 'picture.png', sizeBytes, sha256, head: new Uint8Array() };
  const claim = { key, requestSha256: sha256 };
  const admission = { organizationId, kind: 'detection', values: { upload, key, isRefused }, claim };
  if (!waits) return { jobId: (await queue.submit(admission)).jobId };
  try {
    const { recordId } = await queue.run(admission);
    return { recordId };
  } catch (error) {
    if (error instanceof ValidationError) return { isRefused: true };
    throw error;
  }
}

process.on('message', async (asked) => {
  const answer = await admit(asked).catch((error) => ({ error: String(error.code ?? error) }));
  process.send({ key: asked.key, ...answer });
});
process.send({ isReady: true });
