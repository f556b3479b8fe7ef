import { type FastifyPluginAsyncTypebox, type Static, Type } from '@fastify/type-provider-typebox';
import { AssayError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import { toIsoTime } from '../../http/wire-time.js';
import { addLabel } from '../../labels/add-label.js';
import { LabelBody } from '../../labels/schemas.js';
import { detailOfLabel } from '../../labels/wire.js';
import type { Label } from '../../store/label-types.js';
import { readBody } from '../body.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { note } from '../note.js';
import { LabelEntry, LabelsBody } from './schemas.js';

const tags = ['Reviews'];
const params = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const listSchema = {
  operationId: 'listDetectionLabels',
  summary: 'What the document turned out to be, and how that is known',
  tags,
  params,
  response: { 200: LabelsBody, ...errorResponses(401, 403, 404, 422, 500) },
};
const putSchema = {
  operationId: 'labelDetection',
  summary: 'Say what the document turned out to be',
  description: 'A decision is no label. The last label counts; all are kept.',
  tags,
  params,
  body: LabelBody,
  response: { 200: LabelEntry, ...errorResponses(401, 403, 404, 422, 500) },
};

export const labelRoutes =
  ({ store }: GuardDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/detections/:id/labels',
      { schema: listSchema, config: { console: 'records:read' } },
      async (request) => {
        const { id } = request.params;
        const labels = await store.listLabels(sessionIn(request).organizationId, id);
        if (!labels) throw new AssayError('RECORD_NOT_FOUND', { id });
        return { count: labels.length, data: labels.map(labelToWire) };
      },
    );

    app.put(
      '/detections/:id/label',
      { schema: putSchema, config: { console: 'records:label' } },
      async (request) => {
        const session = sessionIn(request);
        const { organizationId, person } = session;
        const { id } = request.params;
        const body = readBody(request, LabelBody);
        const by = { personId: person.id };
        const labelled = { organizationId, detectionId: id, by, atMicros: Date.now() * 1000 };
        const { label, isNew } = await addLabel(store, labelled, body);
        if (isNew) {
          await note(store, session, 'detection.labelled', `detection:${id}`, detailOfLabel(label));
        }
        return labelToWire(label);
      },
    );
  };

const labelToWire = ({ by, ...label }: Label): Static<typeof LabelEntry> => ({
  labelId: label.labelId,
  at: toIsoTime(label.atMicros),
  by: 'person' in by ? by.person : null,
  credential: 'person' in by ? null : by.credential,
  truth: label.truth,
  basis: label.basis ?? null,
  note: label.note,
});
