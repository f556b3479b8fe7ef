import { expect, test } from 'vitest';
import { PDF, startTestServer } from '../http/testing/test-server.js';
import { compiledEngine } from '../testing/compiled-engine.js';

const RETRY_LATER = {
  'rate limit': 'Too many requests; retry later.',
  queue: 'The analysis queue is full; retry later.',
};

test('over the rate limit a submission is 429 with a time to wait, and leaves nothing behind', async () => {
  const server = await startTestServer({ ASSAY_RATE_LIMIT: '2/hour' });
  try {
    expect((await server.parse({})).status).toBe(200);
    expect((await server.parse({ model: 'none' })).status).toBe(422);
    const refused = await server.parse({});
    expect([refused.status, await refused.json()]).toEqual([
      429,
      {
        statusCode: 429,
        error: 'Too Many Requests',
        message: RETRY_LATER['rate limit'],
        code: 'RATE_LIMITED',
      },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await server.uploadsOnTheirWay()).toEqual([]);
  } finally {
    await server.end();
  }
});

test('detections and parsings share the workers: with one of them busy and no queue, the other is 503', async () => {
  const slow = compiledEngine(new URL('../http/testing/slow-checks.ts', import.meta.url));
  const server = await startTestServer({ ASSAY_QUEUE_LIMIT: '0' }, { engineModule: slow });
  try {
    const running = server.submit({ file: new Blob([PDF]) });
    await expect
      .poll(
        async () => (await (await server.request('/metrics')).text()).includes('assay_analyses_running 1'),
        { timeout: 60_000 },
      )
      .toBe(true);
    const headers = { 'idempotency-key': 'turned-away' };
    const refused = await server.parse({}, headers);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { statusCode: 503, error: 'Service Unavailable', message: RETRY_LATER.queue, code: 'QUEUE_FULL' },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await running).status).toBe(200);
    // What was turned away did not use its key up, and left no record.
    expect((await server.parse({}, headers)).status).toBe(200);
    expect(await (await server.request('/v1/parse')).json()).toMatchObject({ totalCount: 1 });
    expect(await server.uploadsOnTheirWay()).toEqual([]);
  } finally {
    await server.end();
  }
}, 120_000);
