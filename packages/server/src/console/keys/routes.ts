import { type FastifyPluginAsyncTypebox, type Static, Type } from '@fastify/type-provider-typebox';
import { createApiKey, deleteApiKey, listApiKeys } from '../../access/api-keys.js';
import { parseNetwork } from '../../access/networks.js';
import { type ApiKey, PERMISSIONS } from '../../access/types.js';
import { AssayError, ValidationError, type ValidationIssue } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import { Line, readBody } from '../body.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { note } from '../note.js';

const Permissions = Type.Array(
  Type.Unsafe<(typeof PERMISSIONS)[number]>({ type: 'string', enum: PERMISSIONS }),
  {
    maxItems: PERMISSIONS.length,
  },
);

const KeyBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  begins: Type.String({ description: 'The first characters of the key, to tell keys apart.' }),
  permissions: Permissions,
  createdBy: Type.Union([Type.String(), Type.Null()], {
    description: 'Null for keys that the command line or the first start made.',
  }),
  createdAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()], { description: 'To the minute.' }),
  expiresAt: Type.Union([Type.String(), Type.Null()]),
  allowedNetworks: Type.Array(Type.String()),
  isTest: Type.Boolean({ description: 'What is sent with it stays apart.' }),
});

const NewKeyBody = Type.Object({
  name: Line(100, 'What the key is for.'),
  permissions: Permissions,
  expiresAt: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 8601; refused from then on.' })),
  allowedNetworks: Type.Optional(
    Type.Array(Type.String({ maxLength: 50 }), {
      maxItems: 50,
      description: 'In CIDR notation; the key is refused from elsewhere.',
    }),
  ),
  isTest: Type.Optional(
    Type.Boolean({ description: 'A key of test mode: what is sent with it stays apart from all else.' }),
  ),
});

const tags = ['Keys'];
const listSchema = {
  operationId: 'listKeys',
  summary: 'Keys of the organization',
  tags,
  response: {
    200: Type.Object({ totalCount: Type.Integer(), count: Type.Integer(), data: Type.Array(KeyBody) }),
    ...errorResponses(401, 403, 500),
  },
};
const createSchema = {
  operationId: 'createKey',
  summary: 'Make a key',
  description: 'The key itself is in this answer and nowhere else.',
  tags,
  body: NewKeyBody,
  response: {
    201: Type.Object({ key: Type.String(), apiKey: KeyBody }),
    ...errorResponses(401, 403, 422, 500),
  },
};
const endSchema = {
  operationId: 'endKey',
  summary: 'End a key',
  description: 'It stops working with its next request.',
  tags,
  params: Type.Object({ keyId: Type.Integer() }),
  response: {
    204: { type: 'null', description: 'Done.' } as const,
    ...errorResponses(401, 403, 404, 422, 500),
  },
};

const isoOf = (date: Date | undefined): string | null => date?.toISOString() ?? null;

const keyToWire = (apiKey: ApiKey): Static<typeof KeyBody> => ({
  id: apiKey.id,
  name: apiKey.name,
  begins: apiKey.prefix,
  permissions: [...apiKey.permissions],
  createdBy: apiKey.createdBy ?? null,
  createdAt: apiKey.createdAt.toISOString(),
  lastUsedAt: isoOf(apiKey.lastUsedAt),
  expiresAt: isoOf(apiKey.expiresAt),
  allowedNetworks: [...(apiKey.allowedNetworks ?? [])],
  isTest: apiKey.isTest ?? false,
});

/** What a schema cannot say of a new key. */
function issuesOf(
  { expiresAt, allowedNetworks }: Static<typeof NewKeyBody>,
  nowMs: number,
): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const bad = (field: string, msg: string): void =>
    void issues.push({ loc: ['body', field], msg, type: 'string_pattern_mismatch' });
  if (expiresAt !== undefined && !(Date.parse(expiresAt) > nowMs))
    bad('expiresAt', 'Input should be a time in the future, like 2027-01-31T00:00:00Z');
  if (allowedNetworks?.some((network) => !parseNetwork(network)))
    bad('allowedNetworks', 'Input should be networks like 10.0.0.0/8');
  return issues;
}

export const keyRoutes =
  ({ store }: GuardDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const config = { console: 'keys' } as const;

    app.get('/keys', { schema: listSchema, config }, async (request) => {
      const data = (await listApiKeys(store, sessionIn(request).organizationId)).map(keyToWire);
      return { totalCount: data.length, count: data.length, data };
    });

    app.post('/keys', { schema: createSchema, config }, async (request, reply) => {
      const session = sessionIn(request);
      const { organizationId, person } = session;
      const body = readBody(request, NewKeyBody);
      const issues = issuesOf(body, Date.now());
      if (issues.length > 0) throw new ValidationError(issues);
      const { key, apiKey } = await createApiKey(store, {
        organizationId,
        name: body.name,
        permissions: body.permissions,
        createdBy: person.name,
        isTest: body.isTest ?? false,
        ...(body.expiresAt && { expiresAt: new Date(body.expiresAt) }),
        ...(body.allowedNetworks?.length && { allowedNetworks: body.allowedNetworks }),
      });
      await note(store, session, 'key.made', `key:${apiKey.id}`, {
        permissions: apiKey.permissions,
        isTest: apiKey.isTest ?? false,
      });
      return reply.code(201).send({ key, apiKey: keyToWire(apiKey) });
    });

    app.delete('/keys/:keyId', { schema: endSchema, config }, async (request, reply) => {
      const session = sessionIn(request);
      const { keyId } = request.params;
      if (!(await deleteApiKey(store, session.organizationId, keyId)))
        throw new AssayError('RECORD_NOT_FOUND');
      await note(store, session, 'key.ended', `key:${keyId}`);
      return reply.code(204).send(null);
    });
  };
