import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { licensePdf, licensePng } from '../parsing/testing/made-license.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

interface Detection {
  readonly documentType: string | null;
  readonly likelihood: number;
  readonly modelResults: {
    readonly technicalChecks: readonly { readonly type: string; readonly [name: string]: unknown }[];
  };
}

async function detect(
  fields: Record<string, string | Blob>,
): Promise<{ result: Detection; classifier: Record<string, unknown> | undefined }> {
  const response = await server.submit({ fileName: 'licence', ...fields });
  expect(response.status).toBe(200);
  const { result } = (await response.json()) as { result: Detection };
  return {
    result,
    classifier: result.modelResults.technicalChecks.find(({ type }) => type === 'DOCUMENT_CLASSIFIER'),
  };
}

test.each([
  ['PDF', () => licensePdf()],
  ['picture', () => licensePng()],
] as const)('the class of a %s is found, told with what told it, and passes', async (_what, make) => {
  const { result, classifier } = await detect({ file: new Blob([await make()]) });
  expect(result.documentType).toBe('identity/driver_license');
  expect(classifier).toMatchObject({ checkId: 'semantic.document-class', status: 'PASS' });
  expect(classifier?.evidence).toContainEqual({
    code: 'DOCUMENT_CLASS',
    kind: 'model_prediction',
    summary: expect.any(String),
  });
});

test('a type that the submission names is taken without looking', async () => {
  const found = await detect({ file: new Blob([licensePdf()]) });
  const { result, classifier } = await detect({ file: new Blob([licensePdf()]), document: 'passport' });
  expect(result.documentType).toBe('identity/passport');
  expect(classifier).toMatchObject({
    status: 'PASS',
    evidence: [],
    details: expect.stringContaining('identity/passport, as the submission names it'),
  });
  expect(result.likelihood).toBe(found.result.likelihood);
});

test('nothing is classified that is sent as a general image', async () => {
  const { result, classifier } = await detect({ model: 'object', file: new Blob([await licensePng()]) });
  expect([result.documentType, classifier]).toEqual([null, undefined]);
});
