import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import type { BlobStore } from '../blobs/types.js';
import { sendPage } from '../lists/page.js';
import { type ReceiveDeps, receiveSubmission } from '../submission/receive.js';
import { ANALYSIS_FIELDS, readSubmission } from './form.js';
import { heatmapDataUri } from './heatmap.js';
import { listAnalyses } from './records.js';
import { listSchema, submitSchema } from './schemas.js';
import { analysisToWire, listedAnalysisToWire } from './wire.js';

export interface AnalysisDeps extends ReceiveDeps {
  readonly blobs: BlobStore;
}

const mayRead = { permission: 'analysis:read' } as const;
const mayWrite = { permission: 'analysis:write' } as const;

export const analysisRoutes =
  (deps: AnalysisDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post('/analysis', { schema: submitSchema, config: mayWrite }, async (request, reply) => {
      const received = await receiveSubmission(deps, request, reply, {
        kind: 'analysis',
        fields: ANALYSIS_FIELDS,
        files: ['file'],
        read: readSubmission,
        find: (organizationId, analysisId) => deps.store.findAnalysis(organizationId, analysisId),
      });
      if ('job' in received) return received;
      return { result: analysisToWire(received.made, await heatmapDataUri(deps.blobs, received.made)) };
    });

    app.get('/analysis', { schema: listSchema, config: mayRead }, async (request, reply) => {
      const { organizationId } = callerOf(request);
      return sendPage(reply, request.query, {
        read: (wanted) => listAnalyses(deps.store, organizationId, { ...request.query, ...wanted }),
        idOf: ({ analysisId }) => analysisId,
        toWire: async (analysis) =>
          listedAnalysisToWire(analysis, await heatmapDataUri(deps.blobs, analysis)),
        // Its pages hold pictures, and end where they were asked to.
        maxBytes: Infinity,
      });
    });
  };
