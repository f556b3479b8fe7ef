import { afterAll, beforeAll, expect, test } from 'vitest';
import { PDF, startTestServer, type TestServer } from '../http/testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

test('a record keeps how its likelihood came about; the last step is the likelihood; lists leave it out', async () => {
  const response = await server.submit({ file: new Blob([PDF]), fileName: 'empty.pdf' });
  const { result } = (await response.json()) as {
    result: {
      detectionId: number;
      likelihood: number;
      modelResults: { arithmetic: { steps: { likelihood: number }[] } };
    };
  };
  const { arithmetic } = result.modelResults;
  expect(arithmetic).toMatchObject({ prior: 0.1, policy: { mediumFrom: 25, highFrom: 75 } });
  expect(arithmetic.steps[0]).toMatchObject({ kind: 'prior', likelihood: 10 });
  expect(arithmetic.steps.at(-1)?.likelihood).toBe(result.likelihood);

  const read = await server.request(`/v1/detection/${result.detectionId}`);
  expect(await read.json()).toEqual({ result });
  const list = await server.request('/v1/detection');
  expect(JSON.stringify(await list.json())).not.toContain('arithmetic');
});
