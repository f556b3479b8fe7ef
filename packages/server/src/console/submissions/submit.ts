import type { FastifyReply, FastifyRequest } from 'fastify';
import { DETECTION_FIELDS, DETECTION_FILES, readSubmission as readDetection } from '../../detection/form.js';
import { getDetection } from '../../detection/records.js';
import { detectionToWire } from '../../detection/wire.js';
import { AssayError, ValidationError } from '../../errors.js';
import { arrivalOf } from '../../http/admission.js';
import { type ReceivedForm, receiveForm, removeForm } from '../../http/form.js';
import { goneSignal } from '../../http/gone-signal.js';
import { notAChoice } from '../../http/validation-issues.js';
import { PARSING_FIELDS, readSubmission as readParsing } from '../../parsing/form.js';
import { getParsing } from '../../parsing/records.js';
import { parsingToWire } from '../../parsing/wire.js';
import type { Detection } from '../../store/detection-types.js';
import type { Parsing } from '../../store/parsing-types.js';
import { SUBMISSION_KINDS, type SubmissionKind } from '../../store/submission-types.js';
import type { Verification } from '../../store/verification-types.js';
import type { ReceiveDeps } from '../../submission/receive.js';
import {
  readSubmission as readVerification,
  VERIFICATION_FIELDS,
  VERIFICATION_FILES,
} from '../../verification/form.js';
import { getVerification } from '../../verification/records.js';
import { verificationToWire } from '../../verification/wire.js';
import { type GuardDeps, sessionIn } from '../guard.js';

export type SubmitDeps = GuardDeps & ReceiveDeps;

const FIELDS = ['kind', ...new Set([...DETECTION_FIELDS, ...PARSING_FIELDS, ...VERIFICATION_FIELDS])];
const FILES = [...DETECTION_FILES, ...VERIFICATION_FILES];

/** One file, or a pair, as `/v1` takes it, sent by a person. @throws AssayError, ValidationError */
export function submitForm(
  deps: SubmitDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  const { organizationId } = sessionIn(request);
  return deps.admission.run(arrivalOf(request, organizationId, true), async (received) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data'))
      throw new AssayError('NOT_MULTIPART');
    const { maxUploadBytes: maxFileBytes, temporaryDirectory } = deps;
    const shape = { fields: FIELDS, files: FILES, maxFileBytes, temporaryDirectory };
    const form = await receiveForm(request.raw, reply.raw, shape);
    received();
    try {
      return await submitAs(deps, organizationId, form, goneSignal(reply));
    } finally {
      await removeForm(form);
    }
  });
}

async function submitAs(
  { queue, store, baseUrl }: SubmitDeps,
  organizationId: number,
  form: ReceivedForm,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  /** Waits for the record; one that an earlier process made is read. */
  const recordOf = async <Made>(
    kind: SubmissionKind,
    values: object,
    find: (id: number) => Promise<Made>,
  ): Promise<Made> => {
    const concluded = await queue.run({ organizationId, kind, values }, signal);
    return 'record' in concluded ? (concluded.record as Made) : find(concluded.recordId);
  };
  const kind = form.fields.get('kind') ?? '';
  switch (kind) {
    case 'detection': {
      const find = (id: number): Promise<Detection> => getDetection(store, organizationId, id);
      return detectionToWire(await recordOf(kind, readDetection(form), find), baseUrl());
    }
    case 'parse': {
      const find = (id: number): Promise<Parsing> => getParsing(store, organizationId, id);
      return parsingToWire(await recordOf(kind, readParsing(form), find), baseUrl());
    }
    case 'verification': {
      const find = (id: number): Promise<Verification> => getVerification(store, organizationId, id);
      return verificationToWire(await recordOf(kind, readVerification(form), find), baseUrl());
    }
    default:
      throw new ValidationError([notAChoice(['body', 'kind'], kind, SUBMISSION_KINDS)]);
  }
}
