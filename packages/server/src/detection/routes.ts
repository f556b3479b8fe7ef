import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import { AssayError } from '../errors.js';
import { receiveForm } from '../http/form.js';
import { readIdempotencyKey } from '../http/idempotency.js';
import type { InFlight } from '../http/in-flight.js';
import { removeReceived } from '../http/received-file.js';
import { DETECTION_FIELDS, readSubmission } from './form.js';
import { type IdempotentDeps, submitOnce } from './idempotent-submit.js';
import { DETECTION_MODELS, MODEL_NAMES } from './models.js';
import { getDetection, listDetections } from './records.js';
import { getSchema, listSchema, modelsSchema, submitSchema } from './schemas.js';
import { submitDetection } from './submit.js';
import { detectionToWire, modelToWire } from './wire.js';

export interface DetectionDeps extends IdempotentDeps {
  readonly maxUploadBytes: number;
  readonly temporaryDirectory: string;
  readonly submissions: InFlight;
  readonly baseUrl: () => string;
}

const mayRead = { permission: 'detection:read' } as const;
const mayWrite = { permission: 'detection:write' } as const;

export const detectionRoutes =
  (deps: DetectionDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post('/detection', { schema: submitSchema, config: mayWrite }, (request) =>
      deps.submissions.run(async () => {
        if (!request.headers['content-type']) throw new AssayError('NOT_MULTIPART');
        const form = await receiveForm(request.raw, {
          fields: DETECTION_FIELDS,
          file: 'file',
          maxFileBytes: deps.maxUploadBytes,
          temporaryDirectory: deps.temporaryDirectory,
        });
        try {
          const { key, issues } = readIdempotencyKey(request.headers);
          const submission = readSubmission(form, issues);
          const caller = callerOf(request);
          const detection =
            key === undefined
              ? await submitDetection(deps, caller, submission)
              : await submitOnce(deps, caller, submission, key, form.fingerprint);
          return { result: detectionToWire(detection, deps.baseUrl()) };
        } finally {
          if (form.file) await removeReceived(form.file);
        }
      }),
    );

    app.get('/detection', { schema: listSchema, config: mayRead }, async (request) => {
      const { totalCount, records } = await listDetections(deps.store, callerOf(request).organizationId, request.query);
      const baseUrl = deps.baseUrl();
      return { totalCount, count: records.length, data: records.map((record) => detectionToWire(record, baseUrl)) };
    });

    app.get('/detection/:detectionId', { schema: getSchema, config: mayRead }, async (request) => {
      const detection = await getDetection(deps.store, callerOf(request).organizationId, request.params.detectionId);
      return { result: detectionToWire(detection, deps.baseUrl()) };
    });

    app.get('/detection-models', { schema: modelsSchema, config: mayRead }, async () =>
      MODEL_NAMES.map((name) => modelToWire(DETECTION_MODELS[name])),
    );
  };
