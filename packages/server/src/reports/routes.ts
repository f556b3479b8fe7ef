import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import { attachment } from '../files/content-disposition.js';
import { answerIn } from '../http/language.js';
import type { Reports } from './make-report.js';
import { reportSchema } from './schemas.js';

export interface ReportRouteDeps {
  readonly reports: Pick<Reports, 'pdfOf'>;
}

/** Named by the record's number alone: a document's own name is in the report, and nowhere on the way to it. */
export const sendReport = (reply: FastifyReply, detectionId: number, pdf: Uint8Array): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', attachment(`report-${detectionId}.pdf`))
    .send(Buffer.from(pdf));

export const reportRoutes =
  ({ reports }: ReportRouteDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/detection/:detectionId/report',
      { schema: reportSchema, config: { permission: 'report:read' } },
      async (request, reply) => {
        const { detectionId } = request.params;
        return sendReport(
          reply,
          detectionId,
          await reports.pdfOf(callerOf(request).organizationId, detectionId, answerIn(request, reply)),
        );
      },
    );
  };
