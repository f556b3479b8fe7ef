import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.js';
import type { AnalysisQueue, QueueMeasures } from '../jobs/types.js';
import type { Settings } from '../settings.js';
import type { Analyst } from '../workers/types.js';
import { routePattern } from './logging.js';

export interface MetricsDeps {
  /** Undefined: others examine. */
  readonly analyst: Analyst | undefined;
  readonly queue: AnalysisQueue;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'metricsAddress'>;
}

/** From a record's look-up to a long analysis. */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const schema = {
  operationId: 'getMetrics',
  summary: 'Measurements of the process',
  description:
    'In the text format of Prometheus. No credentials: keep it from the public where the server is public.',
  tags: ['Operation'],
  security: [],
  produces: ['text/plain'],
  response: { 200: { type: 'string', description: 'Metrics.' } },
};

/** Serves measurements and nothing else on an address of their own, as long as the application runs. */
function serveApart(
  app: FastifyInstance,
  registry: Registry,
  { host, port }: NonNullable<Settings['metricsAddress']>,
): void {
  const server = createServer(async ({ method, url }, response) => {
    const isKnown = method === 'GET' && url === '/metrics';
    response.statusCode = isKnown ? 200 : 404;
    response.setHeader('content-type', isKnown ? registry.contentType : 'text/plain');
    response.end(isKnown ? await registry.metrics() : 'Not Found\n');
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      }),
  );
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}

function measurePool(analyst: Analyst, registers: [Registry]): void {
  new Gauge({
    name: 'assay_analyses_running',
    help: 'Documents that are being examined.',
    registers,
    collect() {
      this.set(analyst.running);
    },
  });
  new Gauge({
    name: 'assay_analyses_waiting',
    help: 'Documents that wait for a free worker.',
    registers,
    collect() {
      this.set(analyst.waiting);
    },
  });
  new Counter({
    name: 'assay_worker_deaths_total',
    help: 'Workers that ended before it was time; `lied` are those that said what no sound worker says.',
    labelNames: ['cause'],
    registers,
    collect() {
      this.reset();
      for (const [cause, deaths] of analyst.deaths) this.inc({ cause }, deaths);
    },
  });
}

/** Of all processes on the same database, asked for once a scrape; a database that is gone leaves the last values. */
function measureQueue(queue: AnalysisQueue, clock: Clock, registers: [Registry]): void {
  let asked: Promise<QueueMeasures | undefined> | undefined;
  const measures = (): Promise<QueueMeasures | undefined> => {
    asked ??= queue
      .measure()
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  new Gauge({
    name: 'assay_queue_waiting',
    help: 'Submissions that were accepted and are not begun.',
    registers,
    async collect() {
      const measured = await measures();
      if (measured) this.set(measured.waiting);
    },
  });
  new Gauge({
    name: 'assay_queue_age_seconds',
    help: 'How long the submission has waited that waits longest, of those accepted and not begun.',
    registers,
    async collect() {
      const measured = await measures();
      if (measured) this.set(secondsSince(measured.oldestAtMicros, clock()));
    },
  });
  new Counter({
    name: 'assay_leases_lost_total',
    help: 'Submissions that this process examined when another had been given them.',
    registers,
    async collect() {
      const measured = await measures();
      if (!measured) return;
      this.reset();
      this.inc(measured.leasesLost);
    },
  });
}

const secondsSince = (micros: number | undefined, nowMicros: number): number =>
  micros === undefined ? 0 : Math.max(0, nowMicros - micros) / 1_000_000;

/** `/metrics`. Routes are labeled by their pattern; no label holds a value of a request. */
export async function metricsRoutes(
  app: FastifyInstance,
  { analyst, queue, clock, settings }: MetricsDeps,
): Promise<void> {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'assay_http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'assay_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  if (analyst) measurePool(analyst, registers);
  measureQueue(queue, clock, registers);

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routePattern(request) };
    requests.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  if (settings.metricsAddress) return serveApart(app, registry, settings.metricsAddress);
  app.get('/metrics', { schema }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
