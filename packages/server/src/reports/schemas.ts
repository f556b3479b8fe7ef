import { Type } from '@fastify/type-provider-typebox';
import { errorResponses } from '../http/error-schemas.js';

const pdf = {
  description:
    'PDF/A-3a, tagged and signed, with `record.json`, `arithmetic.json`, `manifest.json` and its signature attached.',
  type: 'string',
  format: 'binary',
} as const;

export const reportSchema = {
  operationId: 'getDetectionReport',
  summary: 'Get the report on a detection',
  description:
    'What was examined, what was found and where, why the number is what it is, every check, and what people decided, as a document for people. The same record gives the same bytes. In the language of `Accept-Language`: `en`, `es` or `pt`.',
  tags: ['Fraud detection'],
  params: Type.Object({ detectionId: Type.Integer() }),
  produces: ['application/pdf'],
  response: { 200: pdf, ...errorResponses(401, 403, 404, 422, 429, 500, 501, 503) } as Record<number, object>,
};

export const consoleReportSchema = {
  operationId: 'getReport',
  summary: 'The report on a detection',
  description: 'As `/v1` gives it. Making one is kept in the audit log.',
  tags: ['Records'],
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  produces: ['application/pdf'],
  response: { 200: pdf, ...errorResponses(401, 403, 404, 422, 500, 501, 503) } as Record<number, object>,
};
