import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import { noteAction } from '../access/note-action.js';
import type { Clock } from '../clock.js';
import { AssayError } from '../errors.js';
import { readBody, takeJson } from '../http/json-body.js';
import type { RecordStore } from '../store/types.js';
import { addLabel } from './add-label.js';
import { getLabelSchema, LabelBody, putLabelSchema } from './schemas.js';
import { detailOfLabel, labelToWire } from './wire.js';

export interface LabelRouteDeps {
  readonly store: RecordStore;
  readonly clock: Clock;
}

/** What documents turned out to be, from programs that learn of it elsewhere. */
export const labelRoutes =
  ({ store, clock }: LabelRouteDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    takeJson(app as unknown as FastifyInstance);

    app.get(
      '/detection/:detectionId/label',
      { schema: getLabelSchema, config: { permission: 'label:read' } },
      async (request) => {
        const { detectionId } = request.params;
        const labels = await store.listLabels(callerOf(request).organizationId, detectionId);
        if (!labels) throw new AssayError('RECORD_NOT_FOUND', { detectionId });
        const last = labels.at(-1);
        return { label: last ? labelToWire(last) : null };
      },
    );

    app.put(
      '/detection/:detectionId/label',
      { schema: putLabelSchema, config: { permission: 'label:write' } },
      async (request) => {
        const { organizationId, credential } = callerOf(request);
        const { detectionId } = request.params;
        const body = readBody(request, LabelBody);
        const labelled = { organizationId, detectionId, by: { credential }, atMicros: clock() };
        const { label, isNew } = await addLabel(store, labelled, body);
        if (isNew) {
          const by = { organizationId, actor: credential };
          await noteAction(
            { store, clock },
            by,
            'detection.labelled',
            `detection:${detectionId}`,
            detailOfLabel(label),
          );
        }
        return { label: labelToWire(label) };
      },
    );
  };
