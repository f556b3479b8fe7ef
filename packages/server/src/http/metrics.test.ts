import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { AnalysisQueue } from '../jobs/types.js';
import type { Analyst } from '../workers/types.js';
import { metricsRoutes } from './metrics.js';

const ANALYST = {
  running: 1,
  waiting: 2,
  deaths: new Map([['lied', 3] as const]),
} as Partial<Analyst> as Analyst;

const QUEUE = {
  measure: async () => ({ waiting: 4, oldestAtMicros: 1_000_000, leasesLost: 1 }),
} as Partial<AnalysisQueue> as AnalysisQueue;
const DEPS = { analyst: ANALYST, queue: QUEUE, clock: () => 3_500_000 };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('measurements stand beside the API, or on an address of their own and there alone', async () => {
  const beside = Fastify();
  await metricsRoutes(beside, { ...DEPS, settings: { metricsAddress: undefined } });
  expect((await beside.inject('/metrics')).body).toContain('assay_analyses_waiting 2');
  await beside.close();

  const port = await freePort();
  const apart = Fastify();
  await metricsRoutes(apart, { ...DEPS, settings: { metricsAddress: { host: '127.0.0.1', port } } });
  expect((await apart.inject('/metrics')).statusCode).toBe(404);
  const own = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await own.text();
  expect(text).toContain('assay_worker_deaths_total{cause="lied"} 3');
  expect(text).toContain('assay_queue_waiting 4');
  expect(text).toContain('assay_queue_age_seconds 2.5');
  expect(text).toContain('assay_leases_lost_total 1');
  expect(text).toContain('route="unmatched",status="404"} 1');
  expect((await fetch(`http://127.0.0.1:${port}/v1/detection`)).status).toBe(404);
  await apart.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});
