import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { localReference, withDefaultsOptional } from '../http/openapi.js';

interface Description {
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

declare module 'fastify' {
  interface FastifyInstance {
    consoleApi(): Description;
  }
}

/** Collects the console's routes that are registered after it; served at `/console/api/openapi.json`. */
export async function describeConsole(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    decorator: 'consoleApi' as 'swagger',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'The console of Assay',
        description:
          'What the console asks its own server for. It changes with the console and is promised to nobody else: programs use `/v1`.',
        version: '0.1.0',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/', description: 'This server.' }],
      tags: [
        { name: 'Session', description: 'The first administrator, signing in and out.' },
        { name: 'People', description: 'Who is in the organization, and who is invited.' },
        { name: 'Keys', description: 'Keys for programs.' },
        { name: 'Webhooks', description: 'Who is told of events, and how that went.' },
        { name: 'Submissions', description: 'Lists of records, and new ones.' },
        { name: 'Records', description: 'One record, its links, and what its checks claim.' },
        { name: 'Reviews', description: 'What people decide and say of records.' },
        { name: 'Corrections', description: 'What people say of the fields of parsed documents.' },
        { name: 'Insights', description: 'How right the checks are here, and how people decide.' },
        { name: 'Rules', description: 'What an organization sets for its judgments.' },
        { name: 'Retention', description: 'How long records are kept, and what keeps them in spite of it.' },
        { name: 'Audit', description: 'Who did what.' },
        { name: 'Pages', description: 'Pages drawn as pictures, and their words.' },
      ],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-assay',
            description: 'Of a person who signed in; named `assay` over plain HTTP on this machine.',
          },
        },
      },
      security: [{ session: [] }],
    },
    transform: ({ schema, url }) => ({ schema: withDefaultsOptional(schema), url }),
    refResolver: { buildLocalReference: localReference },
  });
  const schema = {
    operationId: 'getConsoleDescription',
    summary: 'This description',
    tags: ['Session'],
    security: [],
    response: { 200: { type: 'object', additionalProperties: true, description: 'The description.' } },
  };
  app.get('/openapi.json', { schema, config: { console: 'anybody' } }, async () =>
    withUsedComponentsOnly(app.consoleApi()),
  );
}

/** The application's components are those of `/v1`: what no route of the console leads to is left out. */
function withUsedComponentsOnly({ components, ...rest }: Description): Description {
  const used = new Map<string, unknown>();
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) {
      if (used.has(name)) continue;
      used.set(name, components?.schemas?.[name]);
      follow(used.get(name));
    }
  };
  follow(rest);
  return { ...rest, components: { ...components, schemas: Object.fromEntries([...used].sort()) } };
}
