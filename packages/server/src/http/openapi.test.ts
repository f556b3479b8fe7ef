import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

interface Body {
  readonly content?: Record<string, { schema: { $ref?: string }; examples?: object }>;
}
interface Operation {
  readonly operationId?: string;
  readonly requestBody?: Body;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly responses: Record<string, Body>;
}
interface Description {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly security: readonly unknown[];
  readonly paths: Record<string, Record<string, Operation>>;
}

const served = async (): Promise<Description> =>
  (await (await fetch(`${server.baseUrl}/openapi.json`)).json()) as Description;

test('the committed description is the served one; `npm run openapi` writes it', async () => {
  const committed = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'));
  expect(await served()).toEqual(committed);
});

test('it is OpenAPI 3.1, its interface has version 1.1.0, and it names both credentials', async () => {
  expect(await served()).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.1.0' },
    security: [{ apiKey: [] }, { bearerToken: [] }],
  });
});

test('every route under /v1 names its errors: 401 and 403 always, 422 wherever something is sent', async () => {
  const { paths } = await served();
  expect(Object.keys(paths).sort()).toEqual([
    '/healthz',
    '/metrics',
    '/openapi.json',
    '/readyz',
    '/v1/analysis',
    '/v1/capture-sessions',
    '/v1/capture-sessions/{captureSessionId}',
    '/v1/detection',
    '/v1/detection-models',
    '/v1/detection/{detectionId}',
    '/v1/detection/{detectionId}/evidence-links',
    '/v1/detection/{detectionId}/label',
    '/v1/detection/{detectionId}/report',
    '/v1/detection/{detectionId}/review',
    '/v1/events',
    '/v1/files/{fileName}',
    '/v1/holds',
    '/v1/holds/{holdId}',
    '/v1/jobs',
    '/v1/jobs/{jobId}',
    '/v1/parse',
    '/v1/parse/{parseId}',
    '/v1/parse/{parseId}/corrections',
    '/v1/parsing-models',
    '/v1/retention',
    '/v1/retention/{kind}',
    '/v1/retention/{kind}/due',
    '/v1/usage',
    '/v1/verification',
    '/v1/verification/{verificationId}',
    '/v1/webhooks',
    '/v1/webhooks/{webhookId}',
    '/v1/webhooks/{webhookId}/deliveries',
    '/v1/webhooks/{webhookId}/secret',
    '/v1/webhooks/{webhookId}/send-again',
    '/v1/webhooks/{webhookId}/test',
  ]);
  for (const [path, operations] of Object.entries(paths)) {
    for (const operation of Object.values(operations)) {
      expect(operation.operationId, path).toBeTruthy();
      if (!path.startsWith('/v1')) expect(operation.security, path).toEqual([]);
      else
        for (const status of ['401', '403', '429', '500'])
          expect(operation.responses, path).toHaveProperty(status);
    }
  }
  const submit = paths['/v1/detection']?.post;
  expect(Object.keys(submit?.responses ?? {})).toEqual([
    '200',
    '202',
    '400',
    '401',
    '403',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(submit?.responses['422']?.content?.['application/json']?.schema.$ref).toBe(
    '#/components/schemas/ValidationError',
  );
});

test('what is sent, and what is answered as JSON, has an example; `npm run openapi:examples` records them', async () => {
  const operations = Object.values((await served()).paths).flatMap((path) => Object.values(path));
  const without = operations.flatMap(({ operationId, requestBody, responses }) =>
    [['request', requestBody ?? {}] as const, ...Object.entries(responses)]
      .filter(([what]) => what === 'request' || what.startsWith('2'))
      .filter(([, { content = {} }]) =>
        Object.entries(content).some(([type, { examples }]) => /json|form-data/.test(type) && !examples),
      )
      .map(([what]) => `${operationId} ${what}`),
  );
  expect(without).toEqual(['getApiDescription 200']);
});

test('a query parameter that has a default need not be sent', async () => {
  const { paths } = await served();
  const parameters = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap((operation) => operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query');
  expect(parameters.length).toBeGreaterThan(20);
  for (const { name, required } of parameters) expect([name, required === true]).toEqual([name, false]);
});

test('the reference page is there, and neither it nor its files ask for anything from elsewhere', async () => {
  const page = await fetch(`${server.baseUrl}/docs`);
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  const html = await page.text();
  const references = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, reference]) => reference as string,
  );
  expect(references.length).toBeGreaterThan(3);
  for (const reference of references) {
    expect(reference).toMatch(/^\/docs\//);
    expect((await fetch(`${server.baseUrl}${reference}`)).status, reference).toBe(200);
  }
  const start = await (await fetch(`${server.baseUrl}/docs/static/swagger-initializer.js`)).text();
  expect(start).toContain('"/openapi.json"');
  expect(start).toMatch(/"validatorUrl":\s*null/);
});
