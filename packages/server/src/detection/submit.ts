import {
  type CheckType,
  reportEarlierSubmissions,
  reportIssuerHabits,
  type VerdictPolicy,
} from '@assay/forensics';
import type { BlobStore } from '../blobs/types.js';
import { utcDay } from '../clock.js';
import { keepDrawings } from '../files/keep-files.js';
import type { RunningJob } from '../jobs/types.js';
import { linkingOf } from '../links/look/linking.js';
import { type LookDeps, lookAmongEarlier, submissionToLink } from '../links/look/look-among-earlier.js';
import { untilCurrent } from '../links/look/until-current.js';
import { withUpload } from '../links/look/with-upload.js';
import type { Detection } from '../store/detection-types.js';
import type { RecordStore } from '../store/types.js';
import { keepUpload } from '../submission/keep-upload.js';
import { orUndecodable } from '../submission/undecodable.js';
import { byCountryRule } from '../verdict/country-rules.js';
import { judgeExamination, policyOf } from '../verdict/judge-examination.js';
import type { Analyst } from '../workers/index.js';
import type { Submission } from './form.js';
import { judgedFile } from './judged-file.js';

export interface SubmitDeps extends LookDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly analyst: Analyst;
  /** For organizations without bounds of their own. */
  readonly policy: VerdictPolicy;
}

/**
 * Examine, keep the files; then look among earlier submissions, judge, and store the record with its links,
 * all three again when another submission came in between. Files come first: one without a row is swept
 * later, a row without its file would be a lie.
 * @throws ValidationError when the document cannot be decoded; AssayError when the pool did not take it, and
 * LINKING_CONTENDED;
 *   IdempotencyKeyTaken when another process answered the same key first;
 *   JobLost when the job was given to another attempt
 */
export async function concludeDetection(
  deps: SubmitDeps,
  { organizationId, claim, lease, signal }: RunningJob,
  submission: Submission,
): Promise<Detection> {
  const { upload, format, originalName, country, documentClass, looksForPhotocopy, invoice } = submission;
  const { model: subject } = submission;
  const takesFace = subject === 'document' && deps.faceLinkDays > 0;
  const receivedOn = utcDay(deps.clock());
  const without: readonly CheckType[] = looksForPhotocopy ? [] : ['PHOTOCOPY'];
  const facts = { format, country, documentClass, receivedOn, subject, without, takesFace };
  const job = { path: upload.path, invoicePath: invoice?.upload.path, ...facts };
  let processorMs = 0;
  const onProcessorMs = (ms: number): void => {
    processorMs += ms;
  };
  const examination = await orUndecodable(
    deps.analyst.examine(job, { organizationId, signal, onProcessorMs }),
  );
  const toLink = await submissionToLink(deps, organizationId, withUpload(examination.dossier, upload.sha256));
  const policy = await policyOf(deps.store, organizationId, deps.policy);
  const detectionId = await deps.store.reserveId('detection');
  const createdAtMicros = deps.clock();
  const keeping = { recordId: detectionId, createdAtMicros };
  const files = [
    await keepUpload(deps.blobs, submission, { ...keeping, category: 'original_file', namePrefix: 'fd' }),
    ...(invoice
      ? [await keepUpload(deps.blobs, invoice, { ...keeping, category: 'invoice', namePrefix: 'fd_invoice' })]
      : []),
    ...(await keepDrawings(deps.blobs, { detectionId, originalName, createdAtMicros }, examination)),
  ];
  const bytes = upload.sizeBytes + (invoice?.upload.sizeBytes ?? 0);
  const usage = { pages: examination.pageCount, bytes, processorMs };
  return untilCurrent(
    (before) => lookAmongEarlier(deps, toLink, before),
    async (look) => {
      const contradictions = look.found.flatMap((match) => match.contradictions);
      const judgment = byCountryRule(
        country,
        judgeExamination(examination, policy, [
          reportEarlierSubmissions(contradictions),
          ...(subject === 'document' ? [reportIssuerHabits(look.issuer ?? 'too-few')] : []),
        ]),
      );
      const detection: Detection = {
        detectionId,
        organizationId,
        mediaType: format === 'pdf' ? 'document' : 'image',
        fileType: format,
        fileName: originalName,
        fileSizeBytes: upload.sizeBytes,
        sha256: upload.sha256,
        country,
        ...judgedFile(examination, judgment),
        createdAtMicros,
        tags: submission.tags,
        files,
      };
      await deps.store.insertDetection(detection, claim, linkingOf(toLink, look, detection), lease, usage);
      return detection;
    },
  );
}
