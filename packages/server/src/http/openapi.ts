import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { CAPTURE_COMPONENTS } from '../capture/schemas.js';
import { CORRECTION_COMPONENTS } from '../corrections/schemas.js';
import { DETECTION_COMPONENTS } from '../detection/schemas.js';
import { EVENT_COMPONENTS } from '../events/schemas.js';
import { FileEntry } from '../files/wire.js';
import { JOB_COMPONENTS } from '../jobs/schemas.js';
import { LABEL_COMPONENTS } from '../labels/schemas.js';
import { ANALYSIS_COMPONENTS } from '../legacy-analysis/schemas.js';
import { LINK_COMPONENTS } from '../links/schemas.js';
import { ModelDescriptor } from '../models/descriptor.js';
import { PARSING_COMPONENTS } from '../parsing/schemas.js';
import { RETENTION_COMPONENTS } from '../retention/schemas.js';
import { REVIEW_COMPONENTS } from '../reviews/schemas.js';
import { TagEntry } from '../submission/schemas.js';
import { USAGE_COMPONENTS } from '../usage/schemas.js';
import { VERIFICATION_COMPONENTS } from '../verification/schemas.js';
import { WEBHOOK_COMPONENTS } from '../webhooks/schemas.js';
import { giveExamples } from './api-examples.js';
import { ErrorBody, ValidationErrorBody } from './error-schemas.js';
import { type Described, describeHeaders } from './response-headers.js';

/** Version of the interface, not of the software. */
const API_VERSION = '1.1.0';

interface QuerySchema {
  readonly properties?: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly required?: readonly string[];
}

/** A query parameter with a default need not be sent: it is required of the handler's type alone. */
export function withDefaultsOptional(schema: FastifySchema): FastifySchema {
  const query = schema?.querystring as QuerySchema | undefined;
  if (!query?.required) return schema;
  const required = query.required.filter((name) => query.properties?.[name]?.default === undefined);
  return { ...schema, querystring: { ...query, required } };
}

/** Schemas are named as they are here. */
export const localReference = (
  schema: { readonly $id?: unknown },
  _baseUri: unknown,
  _fragment: string,
  index: number,
): string => (typeof schema.$id === 'string' ? schema.$id : `schema-${index}`);

/** Collects the routes that are registered after it into the description served at `/openapi.json`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const ownComponents = [
    ...DETECTION_COMPONENTS,
    ...LINK_COMPONENTS,
    ...PARSING_COMPONENTS,
    ...CORRECTION_COMPONENTS,
    ...VERIFICATION_COMPONENTS,
    ...CAPTURE_COMPONENTS,
    ...ANALYSIS_COMPONENTS,
    ...JOB_COMPONENTS,
    ...EVENT_COMPONENTS,
    ...WEBHOOK_COMPONENTS,
    ...USAGE_COMPONENTS,
    ...RETENTION_COMPONENTS,
    ...REVIEW_COMPONENTS,
    ...LABEL_COMPONENTS,
  ];
  for (const schema of [
    ErrorBody,
    ValidationErrorBody,
    TagEntry,
    FileEntry,
    ModelDescriptor,
    ...ownComponents,
  ])
    app.addSchema(schema);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Assay',
        description:
          'Self-hosted document forensics: was this document manipulated, and where is the evidence?',
        version: API_VERSION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/', description: 'This server.' }],
      tags: [
        { name: 'Fraud detection', description: 'Examine files and read what was found.' },
        { name: 'Document parsing', description: 'Read the fields of documents.' },
        { name: 'ID verification', description: 'Compare an ID with a selfie.' },
        { name: 'Jobs', description: 'Submissions whose sender does not wait.' },
        { name: 'Events', description: 'What happened to submissions, for programs that poll.' },
        { name: 'Webhooks', description: 'The same, sent to programs of yours.' },
        { name: 'Usage', description: 'How much an organization used, for metering.' },
        { name: 'Retention', description: 'How long records are kept, and what keeps them in spite of it.' },
        { name: 'Files', description: 'Original uploads and heatmaps.' },
        { name: 'Legacy analysis', description: 'The older interface to the same examination.' },
        { name: 'Operation', description: 'For the people and programs that run the server.' },
      ],
      components: {
        securitySchemes: {
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'x-api-key',
            description: 'A key made by the operator.',
          },
          bearerToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description:
              'Access token of the identity provider that the operator named. When sent, it decides alone.',
          },
        },
      },
      security: [{ apiKey: [] }, { bearerToken: [] }],
    },
    // The console's interface has a description of its own.
    transform: ({ schema, url }) => ({
      schema: url.startsWith('/console/') ? { ...schema, hide: true } : withDefaultsOptional(schema),
      url,
    }),
    transformObject: (made) =>
      'openapiObject' in made
        ? giveExamples(describeHeaders(made.openapiObject as Described))
        : made.swaggerObject,
    refResolver: { buildLocalReference: localReference },
  });
  const schema = {
    operationId: 'getApiDescription',
    summary: 'This description',
    description: 'OpenAPI 3.1. No credentials.',
    tags: ['Operation'],
    security: [],
    response: { 200: { type: 'object', additionalProperties: true, description: 'The description.' } },
  };
  app.get('/openapi.json', { schema }, async () => app.swagger());
}
