import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answerErrors } from './error-answers.js';
import { type HealthDeps, healthRoutes } from './health.js';
import { logAnswer } from './logging.js';
import { type MetricsDeps, metricsRoutes } from './metrics.js';
import { requestIdOf } from './request-id.js';

export interface WorkerAppDeps extends HealthDeps, MetricsDeps {
  readonly logger: FastifyBaseLogger;
}

/** What a process serves that runs analyses alone: whether it is well, and its measurements. */
export async function buildWorkerApp(deps: WorkerAppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
  app.removeAllContentTypeParsers();
  answerErrors(app);
  await metricsRoutes(app, deps);
  healthRoutes(app, deps);
  return app;
}
