import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import type { LegacyAnalysis } from '../store/analysis-types.js';
import { type ReceiveDeps, receiveSubmission } from '../submission/receive.js';
import { ANALYSIS_FIELDS, readSubmission } from './form.js';
import { heatmapDataUri } from './heatmap.js';
import { listAnalyses } from './records.js';
import { listSchema, submitSchema } from './schemas.js';
import { type SubmitDeps, submitAnalysis } from './submit.js';
import { analysisToWire, listedAnalysisToWire } from './wire.js';

export interface AnalysisDeps extends SubmitDeps, ReceiveDeps {}

const mayRead = { permission: 'analysis:read' } as const;
const mayWrite = { permission: 'analysis:write' } as const;

export const analysisRoutes =
  (deps: AnalysisDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post('/analysis', { schema: submitSchema, config: mayWrite }, async (request) => {
      const analysis = await receiveSubmission(deps, request, {
        fields: ANALYSIS_FIELDS,
        files: ['file'],
        read: readSubmission,
        submit: (caller, submission, claim) => submitAnalysis(deps, caller, submission, claim),
        find: (organizationId, analysisId) => deps.store.findAnalysis(organizationId, analysisId),
      });
      return { result: analysisToWire(analysis, await heatmapDataUri(deps.blobs, analysis)) };
    });

    app.get('/analysis', { schema: listSchema, config: mayRead }, async (request) => {
      const { totalCount, records } = await listAnalyses(
        deps.store,
        callerOf(request).organizationId,
        request.query,
      );
      const toWire = async (analysis: LegacyAnalysis) =>
        listedAnalysisToWire(analysis, await heatmapDataUri(deps.blobs, analysis));
      return { totalCount, count: records.length, data: await Promise.all(records.map(toWire)) };
    });
  };
