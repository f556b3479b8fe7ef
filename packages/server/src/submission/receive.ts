import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import type { Caller } from '../access/types.js';
import { AssayError, type ValidationIssue } from '../errors.js';
import { type ReceivedForm, receiveForm, removeForm } from '../http/form.js';
import { readIdempotencyKey } from '../http/idempotency.js';
import type { InFlight } from '../http/in-flight.js';
import type { IdempotencyClaim } from '../store/types.js';
import { type IdempotentDeps, submitOnce } from './submit-once.js';

export interface ReceiveDeps extends IdempotentDeps {
  readonly maxUploadBytes: number;
  readonly temporaryDirectory: string;
  readonly submissions: InFlight;
}

/** One kind of submission, from its form to its record. */
export interface SubmissionKind<Values, Made> {
  /** Text fields that are read; anything else in the form is ignored. */
  readonly fields: readonly string[];
  /** Names of the files. */
  readonly files: readonly string[];
  /** @throws ValidationError */
  readonly read: (form: ReceivedForm, furtherIssues: readonly ValidationIssue[]) => Values;
  readonly submit: (caller: Caller, values: Values, claim?: IdempotencyClaim) => Promise<Made>;
  readonly find: (organizationId: number, recordId: number) => Promise<Made | undefined>;
}

/**
 * Takes a submission in: its files to disk, the form, one record however often its `Idempotency-Key` comes.
 * The uploads are gone afterwards unless the record kept them.
 * @throws AssayError, ValidationError
 */
export function receiveSubmission<Values, Made>(
  deps: ReceiveDeps,
  request: FastifyRequest,
  { fields, files, read, submit, find }: SubmissionKind<Values, Made>,
): Promise<Made> {
  return deps.submissions.run(async () => {
    if (!request.headers['content-type']) throw new AssayError('NOT_MULTIPART');
    const { maxUploadBytes: maxFileBytes, temporaryDirectory } = deps;
    const form = await receiveForm(request.raw, { fields, files, maxFileBytes, temporaryDirectory });
    try {
      const { key, issues } = readIdempotencyKey(request.headers);
      const values = read(form, issues);
      const caller = callerOf(request);
      if (key === undefined) return await submit(caller, values);
      const keyed = { key, path: request.routeOptions.url ?? '', formFingerprint: form.fingerprint };
      return await submitOnce(deps, caller, keyed, {
        submit: (claim) => submit(caller, values, claim),
        find: (recordId) => find(caller.organizationId, recordId),
      });
    } finally {
      await removeForm(form);
    }
  });
}
