import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import {
  ADMINISTRATOR,
  type ConsoleCall,
  callerWith,
  sessionCookie,
  setUp,
  signedIn,
  signInAs,
} from './testing/console-caller.js';

/** Taken from the descriptions, so that no route is forgotten. */
interface Operation {
  readonly method: string;
  /** Below the prefix, with its parameters in braces. */
  readonly path: string;
  readonly isOpen: boolean;
  readonly body?: BodySchema;
}
interface BodySchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly minItems?: number;
  readonly items?: BodySchema;
  readonly properties?: Readonly<Record<string, BodySchema>>;
}
interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly security?: readonly unknown[];
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: BodySchema }>>;
            };
          }
        >
      >
    >
  >;
}

const committed = JSON.parse(
  await readFile(new URL('../../console-openapi.json', import.meta.url), 'utf8'),
) as Description;

function operationsOf({ paths }: Description, prefix: string): Operation[] {
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(prefix))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { security, requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.slice(prefix.length),
        isOpen: security?.length === 0,
        ...(requestBody && { body: requestBody.content['application/json']?.schema ?? {} }),
      })),
    );
}

const OPERATIONS = operationsOf(committed, '/console/api');
const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** Something that the schema allows. */
function sampleOf({
  type,
  enum: words,
  examples = [],
  required = [],
  minLength = 1,
  minItems = 0,
  items = {},
  properties,
}: BodySchema): unknown {
  if (examples.length > 0) return examples[0];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name, one]) => required.includes(name) || one.examples)
        .map(([name, one]) => [name, sampleOf(one)]),
    );
  if (type === 'array') return Array.from({ length: minItems }, () => sampleOf(items));
  if (type === 'integer') return 1;
  return words?.[0] ?? 'a'.repeat(minLength);
}

/** What the first organization has, by the first part of the path; filled before the tests. */
const ids: Record<string, number> = {};
const SAMPLES: Readonly<Record<string, string | number>> = { page: 1, path: 'bankName', kind: 'parse' };
/** @throws for a route whose objects these tests do not make */
function filled(path: string): string {
  const [, collection = ''] = path.split('/');
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = SAMPLES[name] ?? ids[collection];
    if (value === undefined) throw new Error(`These tests make no object for ${path}`);
    return String(value);
  });
}

const example = async (name: string): Promise<Blob> =>
  new Blob([await readFile(fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url)))]);

let server: TestServer;
let ana: ConsoleCall;
let stranger: ConsoleCall;
let anybody: ConsoleCall;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_WEBHOOK_HOSTS: 'hooks.example.org' });
  anybody = callerWith(server);
  ana = await setUp(server);
  stranger = await signedIn(server, 'stranger', ['reviewer', 'administrator', 'auditor']);
  const pair = { idFile: await example('id-card.jpg'), selfieFile: await example('selfie.jpg') };
  // Another session, to be ended: the newest one is listed first.
  await anybody('POST', '/session', ADMINISTRATOR);
  await signInAs(server, 'default', ['analyst']);
  await ana('POST', '/invitations', { roles: ['analyst'] });
  const answers = await Promise.all([
    server.submit({ file: await example('receipt-edited.jpg') }),
    server.parse({ model: 'light', file: await example('statement.pdf') }),
    server.verify(pair),
    ana('POST', '/keys', { name: 'ours', permissions: [] }),
    ana('GET', '/sessions'),
    ana('GET', '/people'),
    ana('GET', '/invitations'),
    ana('POST', '/webhooks', { url: 'https://hooks.example.org/assay' }),
    ana('POST', '/holds', { tag: { name: 'customerId', value: 'c-17' }, reason: 'case 9' }),
  ]);
  const [detection, parse, verification, key, sessions, people, invitations, webhook, hold] =
    (await Promise.all(answers.map((answer) => answer.json()))) as [
      { result: { detectionId: number } },
      { result: { parseId: number } },
      { result: { verificationId: number } },
      { apiKey: { id: number } },
      { data: [{ id: number }] },
      { data: [{ id: number }, { id: number }] },
      { data: [{ id: number }] },
      { webhook: { webhookId: number } },
      { hold: { holdId: number } },
    ];
  Object.assign(ids, {
    detections: detection.result.detectionId,
    parses: parse.result.parseId,
    verifications: verification.result.verificationId,
    keys: key.apiKey.id,
    sessions: sessions.data[0].id,
    // Not the administrator, who is the only one and stays it.
    people: people.data[1].id,
    invitations: invitations.data[0].id,
    webhooks: webhook.webhook.webhookId,
    holds: hold.hold.holdId,
  });
});
afterAll(() => server.end());

const call = (by: ConsoleCall, { method, path, body }: Operation, headers = {}): Promise<Response> =>
  by(method, filled(path), body && sampleOf(body), headers);

test('the committed description is the served one; `npm run openapi` writes it', async () => {
  expect(await (await anybody('GET', '/openapi.json')).json()).toEqual(committed);
  expect(OPERATIONS.length).toBeGreaterThan(25);
});

const OF_ONE = OPERATIONS.filter(({ path }) => path.includes('{'));
/** Every organization has each kind. */
const OF_ONE_OBJECT = OF_ONE.filter(({ path }) => !path.includes('{kind}'));

describe('the id of another organization', () => {
  test.each(OF_ONE_OBJECT)('$method $path is 404', async (operation) => {
    const response = await call(stranger, operation);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' });
  });

  test('lists show nothing of another organization', async () => {
    for (const path of ['/submissions', '/keys', '/invitations'])
      expect(await (await stranger('GET', path)).json()).toMatchObject({ totalCount: 0 });
    expect(await (await stranger('GET', '/people')).json()).toMatchObject({ totalCount: 1 });
    for (const path of ['/audit', '/webhooks', '/holds'])
      expect(await (await stranger('GET', path)).json()).toMatchObject({ count: 0 });
  });
});

describe('two front doors', () => {
  test.each(OPERATIONS.filter(({ isOpen }) => !isOpen))(
    'an API key does not open $method $path',
    async (operation) => {
      for (const headers of [{ 'x-api-key': server.key }, { authorization: `Bearer ${server.key}` }])
        expect((await call(anybody, operation, headers)).status).toBe(401);
    },
  );

  test('a session opens no route of the API', async () => {
    const api = (await (await fetch(`${server.localUrl}/openapi.json`)).json()) as Description;
    const operations = operationsOf(api, '/v1');
    expect(operations.length).toBeGreaterThan(10);
    const token = await signInAs(server, 'default', ['reviewer']);
    for (const operation of operations) {
      const response = await fetch(`${server.localUrl}/v1${operation.path.replace(/\{\w+\}/g, '1')}`, {
        method: operation.method,
        headers: {
          cookie: sessionCookie(server, token),
          'x-assay-console': '1',
          'sec-fetch-site': 'same-origin',
        },
      });
      expect([nameOf(operation), response.status]).toEqual([nameOf(operation), 401]);
    }
  });
});

describe('a forged request', () => {
  const changes = OPERATIONS.filter(({ method }) => method !== 'GET');

  test.each(changes)('$method $path is refused', async (operation) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'x-assay-console': '' },
    ]) {
      const response = await call(ana, operation, headers);
      expect([headers, response.status]).toEqual([headers, 403]);
      expect(await response.json()).toMatchObject({ message: 'Changes are taken from the console itself.' });
    }
  });

  test.each(changes.filter(({ body }) => body))(
    '$method $path takes no text that is JSON by accident',
    async ({ method, path, body }) => {
      const sent = await ana(method, filled(path), sampleOf(body ?? {}), { 'content-type': 'text/plain' });
      expect([sent.status, await sent.json()]).toEqual([
        415,
        {
          statusCode: 415,
          error: 'Unsupported Media Type',
          message: 'Send the request as application/json.',
          code: 'NOT_JSON',
        },
      ]);
    },
  );
});

describe('each answers for its own organization', () => {
  // Ends come last: what they end is gone.
  const inOrder = [...OF_ONE].sort(
    (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
  );
  test.each(inOrder)('$method $path', async (operation) => {
    expect((await call(ana, operation)).status).toBeLessThan(300);
  });
});
