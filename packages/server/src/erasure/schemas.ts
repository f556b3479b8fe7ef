import { Type } from '@fastify/type-provider-typebox';
import { errorResponses } from '../http/error-schemas.js';

const common = {
  description:
    'For good: the record, its files, its place in lists and its links. The audit log and an event keep that it was deleted. A legal hold on it refuses with 409.',
  response: {
    204: { type: 'null', description: 'It is gone.' } as const,
    ...errorResponses(401, 403, 404, 409, 422, 429, 500),
  },
};

export const deleteDetectionSchema = {
  operationId: 'deleteDetection',
  summary: 'Delete a detection',
  tags: ['Fraud detection'],
  params: Type.Object({ detectionId: Type.Integer() }),
  ...common,
};

export const deleteParseSchema = {
  operationId: 'deleteParsedDocument',
  summary: 'Delete a parsed document',
  tags: ['Document parsing'],
  params: Type.Object({ parseId: Type.Integer() }),
  ...common,
};

export const deleteVerificationSchema = {
  operationId: 'deleteVerification',
  summary: 'Delete a verification',
  tags: ['ID verification'],
  params: Type.Object({ verificationId: Type.Integer() }),
  ...common,
};
