import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type AccessDeps, authenticate, requireAccess } from '../access/authenticate.js';
import { Strangers } from '../access/strangers.js';
import { captureRoutes } from '../capture/routes.js';
import { consoleFiles } from '../console/files/routes.js';
import { consoleRoutes } from '../console/routes.js';
import { correctionRoutes } from '../corrections/routes.js';
import { type DetectionDeps, detectionRoutes } from '../detection/routes.js';
import { erasureRoutes } from '../erasure/routes.js';
import { AssayError } from '../errors.js';
import { type EventsDeps, eventRoutes } from '../events/routes.js';
import { type FilesDeps, fileRoutes } from '../files/routes.js';
import type { InsightDeps } from '../insights/asked.js';
import { type JobsDeps, jobRoutes } from '../jobs/routes.js';
import { labelRoutes } from '../labels/routes.js';
import { type AnalysisDeps, analysisRoutes } from '../legacy-analysis/routes.js';
import { linkRoutes } from '../links/routes.js';
import { type ParsingDeps, parsingRoutes } from '../parsing/routes.js';
import type { Reports } from '../reports/make-report.js';
import { reportRoutes } from '../reports/routes.js';
import { retentionRoutes } from '../retention/routes.js';
import { reviewRoutes } from '../reviews/routes.js';
import type { Settings } from '../settings.js';
import { usageRoutes } from '../usage/routes.js';
import { type VerificationDeps, verificationRoutes } from '../verification/routes.js';
import type { Viewer } from '../viewing/viewer.js';
import { type WebhooksDeps, webhookRoutes } from '../webhooks/routes.js';
import { allowedMethods } from './allowed-methods.js';
import { answerClientError } from './client-errors.js';
import { answerErrors, sendError } from './error-answers.js';
import { type HealthDeps, healthRoutes } from './health.js';
import { logAnswer } from './logging.js';
import { type MetricsDeps, metricsRoutes } from './metrics.js';
import { describeApi } from './openapi.js';
import { readParameters } from './parameters.js';
import { limitRates } from './rate-limit.js';
import { referencePage } from './reference-page.js';
import { requestIdOf } from './request-id.js';
import { leaveBodiesUnread } from './unread-bodies.js';

export interface AppDeps
  extends Omit<AccessDeps, 'strangers'>,
    DetectionDeps,
    ParsingDeps,
    VerificationDeps,
    AnalysisDeps,
    FilesDeps,
    JobsDeps,
    EventsDeps,
    WebhooksDeps,
    InsightDeps,
    HealthDeps,
    MetricsDeps {
  /** Draws pages for people. */
  readonly viewer: Viewer;
  readonly reports: Reports;
  readonly settings: Pick<
    Settings,
    | 'rateLimit'
    | 'requestTimeLimitMs'
    | 'connectionLimit'
    | 'metricsAddress'
    | 'console'
    | 'trustedProxies'
    | 'webhookHosts'
    | 'retentionDays'
  >;
  readonly logger: FastifyBaseLogger;
}

/** A percent-encoded file name of 255 bytes takes 765 characters. */
const MAX_PATH_PARAMETER_CHARACTERS = 2048;

const HEADERS_TIME_LIMIT_MS = 60_000;
/** How late a time limit may be noticed. */
const CONNECTIONS_CHECKED_EVERY_MS = 1000;

/**
 * What Node would refuse by itself (RFC 9110, sections 7.2 and 10.1.1). @throws AssayError BAD_REQUEST,
 * EXPECTATION_FAILED
 */
function requireSoundRequest({ httpVersion, headers }: IncomingMessage): void {
  if (httpVersion === '1.1' && headers.host === undefined) throw new AssayError('BAD_REQUEST');
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    throw new AssayError('EXPECTATION_FAILED');
}

/** The application without its port: every route, guard and answer. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const access: AccessDeps = { ...deps, strangers: new Strangers(deps.settings.rateLimit) };
  const app = Fastify({
    loggerInstance: deps.logger,
    // Its own lines would hold URLs; `logAnswer` writes ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    // From the right, the first address that is no proxy's: what its sender wrote before it says nothing.
    trustProxy: deps.settings.trustedProxies.length > 0 && [...deps.settings.trustedProxies],
    requestTimeout: deps.settings.requestTimeLimitMs,
    http: {
      headersTimeout: Math.min(HEADERS_TIME_LIMIT_MS, deps.settings.requestTimeLimitMs),
      connectionsCheckingInterval: CONNECTIONS_CHECKED_EVERY_MS,
      // Node would answer by itself, without a request id.
      requireHostHeader: false,
    },
    // A stop answers submissions itself, and goes on serving the rest until it closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER_CHARACTERS },
    clientErrorHandler: answerClientError,
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: async (error, request, reply) => {
      reply.header('x-request-id', request.id);
      try {
        if (/^\/v1(?:[/?]|$)/.test(request.raw.url ?? '')) await authenticate(access, request);
        sendError(error, request, reply);
      } catch (refusal) {
        sendError(refusal, request, reply);
      }
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.server.maxConnections = deps.settings.connectionLimit;
  // Whoever asks before sending a body is told to go on by who reads it.
  for (const asked of ['checkContinue', 'checkExpectation'] as const)
    app.server.on(asked, (request, response) => app.server.emit('request', request, response));
  leaveBodiesUnread(app as unknown as FastifyInstance);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('refusedAs', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    requireSoundRequest(request.raw);
  });
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
  app.addHook('preValidation', readParameters);
  // Parameters are read by the hook, forms by their own reader, both by the published schemas.
  app.setValidatorCompiler(() => () => true);
  // Answers are sent as they were made. Serializers of every schema take as long as the rest of the server's start
  // (1.2 of 2.4 s of processor time, 2026-11-29), and fail at a check that a newer version of another process wrote.
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);

  // Forms are the only bodies; they are read from the stream by the routes that take them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

  await app.register(helmet, {
    // Whether the host is reached by TLS alone is for the proxy in front of it to say.
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await describeApi(app);
  await metricsRoutes(app, deps);
  healthRoutes(app, deps);
  await referencePage(app);
  await consoleRoutes(app as unknown as FastifyInstance, deps);
  await consoleFiles(app as unknown as FastifyInstance);

  await app.register(
    async (v1) => {
      // Answers hold personal data: no cache between here and the caller keeps them. Files say their own.
      v1.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      requireAccess(v1, access);
      await limitRates(v1, deps.settings.rateLimit);
      const methodsOf = allowedMethods(v1 as unknown as FastifyInstance);
      v1.setNotFoundHandler((request, reply) => {
        const methods = methodsOf(request.raw.url ?? '');
        if (methods.length === 0) return sendError(new AssayError('ROUTE_NOT_FOUND'), request, reply);
        reply.header('allow', methods.join(', '));
        return sendError(new AssayError('METHOD_NOT_ALLOWED'), request, reply);
      });
      await v1.register(detectionRoutes(deps));
      await v1.register(linkRoutes(deps));
      await v1.register(reportRoutes(deps));
      await v1.register(reviewRoutes(deps));
      await v1.register(labelRoutes(deps));
      await v1.register(parsingRoutes(deps));
      await v1.register(correctionRoutes(deps));
      await v1.register(verificationRoutes(deps));
      await v1.register(captureRoutes(deps));
      await v1.register(erasureRoutes(deps));
      await v1.register(jobRoutes(deps));
      await v1.register(eventRoutes(deps));
      await v1.register(webhookRoutes(deps));
      await v1.register(usageRoutes(deps));
      await v1.register(retentionRoutes(deps));
      await v1.register(fileRoutes(deps));
      await v1.register(analysisRoutes(deps));
    },
    { prefix: '/v1' },
  );
  return app as unknown as FastifyInstance;
}
