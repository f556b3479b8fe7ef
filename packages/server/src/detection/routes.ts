import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import type { SignedAddresses } from '../files/signed-addresses.js';
import { answerIn } from '../http/language.js';
import { sendPage } from '../lists/page.js';
import { modelToWire } from '../models/descriptor.js';
import { type ReceiveDeps, receiveSubmission } from '../submission/receive.js';
import { DETECTION_FIELDS, DETECTION_FILES, readSubmission } from './form.js';
import { DETECTION_MODELS, MODEL_NAMES } from './models.js';
import { getDetection, listDetections } from './records.js';
import { getSchema, listSchema, modelsSchema, submitSchema } from './schemas.js';
import { detectionToWire, listedDetectionToWire } from './wire.js';

export interface DetectionDeps extends ReceiveDeps {
  readonly baseUrl: () => string;
  readonly signedAddresses: SignedAddresses;
}

const mayRead = { permission: 'detection:read' } as const;
const mayWrite = { permission: 'detection:write' } as const;

export const detectionRoutes =
  (deps: DetectionDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post('/detection', { schema: submitSchema, config: mayWrite }, async (request, reply) => {
      const received = await receiveSubmission(deps, request, reply, {
        kind: 'detection',
        fields: DETECTION_FIELDS,
        files: DETECTION_FILES,
        read: readSubmission,
        find: (organizationId, detectionId) => deps.store.findDetection(organizationId, detectionId),
      });
      if ('job' in received) return received;
      return { result: detectionToWire(received.made, deps.baseUrl(), answerIn(request, reply)) };
    });

    app.get('/detection', { schema: listSchema, config: mayRead }, async (request, reply) => {
      const { include, ...query } = request.query;
      const { organizationId } = callerOf(request);
      const baseUrl = deps.baseUrl();
      const isWhole = include === 'evidence';
      const language = answerIn(request, reply);
      return sendPage(reply, query, {
        read: (wanted) => listDetections(deps.store, organizationId, { ...query, ...wanted }),
        idOf: ({ detectionId }) => detectionId,
        toWire: (detection) => listedDetectionToWire(detection, baseUrl, isWhole, language),
      });
    });

    app.get('/detection/:detectionId', { schema: getSchema, config: mayRead }, async (request, reply) => {
      const caller = callerOf(request);
      const { detectionId } = request.params;
      const detection = await getDetection(deps.store, caller.organizationId, detectionId);
      const result = detectionToWire(detection, deps.baseUrl(), answerIn(request, reply));
      const files = deps.signedAddresses.signed(result.files, caller, request.query.signed);
      return { result: { ...result, files } };
    });

    app.get('/detection-models', { schema: modelsSchema, config: mayRead }, async () =>
      MODEL_NAMES.map((name) => modelToWire(DETECTION_MODELS[name])),
    );
  };
