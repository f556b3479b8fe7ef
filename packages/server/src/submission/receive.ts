import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import { AssayError } from '../errors.js';
import { type Admission, arrivalOf } from '../http/admission.js';
import { type ReceivedForm, receiveForm, removeForm } from '../http/form.js';
import { goneSignal } from '../http/gone-signal.js';
import { readIdempotencyKey, requestFingerprint } from '../http/idempotency.js';
import { prefersAsync } from '../http/prefer.js';
import type { AnalysisQueue } from '../jobs/types.js';
import { jobToWire } from '../jobs/wire.js';
import type { RecordKind } from '../store/record-types.js';
import type { IdempotencyClaim } from '../store/types.js';
import { type IdempotentDeps, submitOnce } from './submit-once.js';

export interface ReceiveDeps extends IdempotentDeps {
  readonly maxUploadBytes: number;
  readonly temporaryDirectory: string;
  readonly admission: Admission;
  readonly queue: AnalysisQueue;
}

/** One kind of submission, from its form to its record. */
export interface SubmissionKind<Values extends object, Made extends object> {
  readonly kind: RecordKind;
  /** Text fields that are read; anything else in the form is ignored. */
  readonly fields: readonly string[];
  /** Names of the files. */
  readonly files: readonly string[];
  /** @throws ValidationError */
  readonly read: (form: ReceivedForm) => Values;
  readonly find: (organizationId: number, recordId: number) => Promise<Made | undefined>;
}

/** What becomes of a submission: its record, or a job when its sender does not wait for that. */
export type Received<Made> = { readonly made: Made } | { readonly job: ReturnType<typeof jobToWire> };

/**
 * Receives a form, reads it, and submits what it asks for: waits for the record, or with
 * `Prefer: respond-async` sets the reply's status and headers for the job. The uploads are removed in any
 * case, those of an accepted submission when it has ended.
 * @throws AssayError, ValidationError
 */
export function receiveSubmission<Values extends object, Made extends object>(
  deps: ReceiveDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, fields, files, read, find }: SubmissionKind<Values, Made>,
): Promise<Received<Made>> {
  const caller = callerOf(request);
  const { organizationId } = caller;
  const waits = !prefersAsync(request.headers);
  return deps.admission.run(arrivalOf(request, organizationId, waits), async (received) => {
    if (!request.headers['content-type']) throw new AssayError('NOT_MULTIPART');
    const key = readIdempotencyKey(request.headers);
    const { maxUploadBytes: maxFileBytes, temporaryDirectory } = deps;
    const shape = { fields, files, maxFileBytes, temporaryDirectory };
    const form = await receiveForm(request.raw, reply.raw, shape);
    received();
    try {
      const values = read(form);
      const path = request.routeOptions.url ?? '';
      const admission = { organizationId, kind, values };
      if (!waits) {
        const claim = key && { key, requestSha256: requestFingerprint('POST', path, form.fingerprint) };
        const job = await deps.queue.submit({ ...admission, ...(claim && { claim }) });
        reply.code(202).header('location', `/v1/jobs/${job.jobId}`);
        reply.header('preference-applied', 'respond-async');
        return { job: jobToWire(job) };
      }
      const findAgain = (recordId: number): Promise<Made | undefined> => {
        reply.header('idempotent-replayed', 'true');
        return find(organizationId, recordId);
      };
      const run = async (claim?: IdempotencyClaim): Promise<Made> => {
        const concluded = await deps.queue.run({ ...admission, claim }, goneSignal(reply));
        if ('record' in concluded) return concluded.record as Made;
        const { recordId, isReplay } = concluded;
        const record = await (isReplay ? findAgain(recordId) : find(organizationId, recordId));
        if (!record) throw new AssayError('INTERNAL', { reason: 'a job names no record', kind, recordId });
        return record;
      };
      if (key === undefined) return { made: await run() };
      const keyed = { key, path, formFingerprint: form.fingerprint };
      const found = { submit: run, find: findAgain };
      return { made: await submitOnce(deps, caller, keyed, found) };
    } finally {
      await removeForm(form);
    }
  });
}
