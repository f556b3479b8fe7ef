import { Type } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { RecordStore } from '../store/types.js';
import type { Analyst } from '../workers/types.js';
import type { Admission } from './admission.js';
import { word } from './schema-types.js';

export interface HealthDeps {
  readonly store: RecordStore;
  /** Undefined: others examine. */
  readonly analyst: Analyst | undefined;
  readonly admission: Admission;
}

/** Longest wait for the database before the server calls itself not ready. */
const PING_TIME_LIMIT_MS = 2000;

const status = (word: string, description: string) =>
  Type.Object({ status: Type.Literal(word) }, { description });
const tags = ['Operation'];

const healthSchema = {
  operationId: 'getHealth',
  summary: 'Whether the process is alive',
  description: 'Asks nothing but the process itself. No credentials.',
  tags,
  security: [],
  response: { 200: status('ok', 'Alive.') },
};

const readySchema = {
  operationId: 'getReadiness',
  summary: 'Whether submissions are taken',
  description: 'Asks the database; not ready while the server is stopping. No credentials.',
  tags,
  security: [],
  response: {
    200: Type.Object(
      {
        status: Type.Literal('ready'),
        workerSandbox: Type.Optional(
          word(
            ['bubblewrap', 'namespaces', 'none'],
            'What confines the processes that decode; absent where others examine (`ASSAY_ROLE=api`).',
          ),
        ),
      },
      { description: 'Ready.' },
    ),
    503: status('not ready', 'Stopping, or the database does not answer.'),
  },
};

async function answersInTime(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([ping.then(() => true), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** `/healthz` for restarting, `/readyz` for routing requests. */
export function healthRoutes(app: FastifyInstance, { store, analyst, admission }: HealthDeps): void {
  app.get('/healthz', { schema: healthSchema }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: readySchema }, async (_request, reply) => {
    const ready = !admission.stopping && (await answersInTime(store.ping()));
    if (!ready) return reply.code(503).send({ status: 'not ready' });
    return reply.send({ status: 'ready', ...(analyst && { workerSandbox: analyst.sandbox.kind }) });
  });
}
