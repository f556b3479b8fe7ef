import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTokenVerifier } from './access/bearer-tokens.js';
import { ensureFirstKey } from './access/first-key.js';
import { makeSetupLink } from './accounts/setup-link.js';
import { openBlobs } from './blobs/open.js';
import { type Clock, systemClock } from './clock.js';
import { freeBytesOf, TEMPORARY_FOLDER } from './data-folder.js';
import { startForgettingEvents } from './events/forgetting.js';
import { SignedAddresses } from './files/signed-addresses.js';
import { startSweeping } from './files/sweeper.js';
import { Admission } from './http/admission.js';
import { buildApp } from './http/app.js';
import { Turns } from './http/idempotency.js';
import { createLogger } from './http/logging.js';
import { buildWorkerApp } from './http/worker-app.js';
import { conclusionsOf } from './jobs/conclusions.js';
import { openQueue } from './jobs/open.js';
import { startLearning } from './lessons/learning.js';
import { Lessons } from './lessons/lessons.js';
import { startForgetting } from './links/forgetting.js';
import { openLinkSecret } from './links/keys/link-secret.js';
import type { Compared, ComparisonTask } from './links/look/compare-earlier.js';
import type { FieldsSpelling } from './parsing/spell-fields.js';
import { startPool, startViewingPool } from './pools.js';
import { Reports } from './reports/make-report.js';
import { startExpiring } from './retention/expire-records.js';
import type { Settings } from './settings.js';
import { openStore } from './store/open.js';
import { Thread } from './threads/thread.js';
import { firstOfMonth } from './usage/months.js';
import { Viewer } from './viewing/viewer.js';
import { startWebhooks } from './webhooks/start.js';
import type { Sandbox } from './workers/sandbox/launch.js';
import type { Analyst } from './workers/types.js';

/** A running server. */
export interface RunningServer {
  /** Where clients reach it, without a trailing slash. */
  readonly baseUrl: string;
  /** Where it listens, as seen from this machine; the same unless ASSAY_BASE_URL says otherwise. */
  readonly localUrl: string;
  /** The key generated at this start, to be shown once; undefined when there was one before. */
  readonly firstKey: string | undefined;
  /** What confines the workers; undefined where other processes have them. */
  readonly workerSandbox: Sandbox | undefined;
  /** Where the first administrator is made, to be shown once; undefined once there is a person. */
  readonly setupLink: string | undefined;
  /**
   * Refuses new submissions, waits for the running ones (as long as the settings say), then closes
   * everything.
   */
  stop(): Promise<void>;
}

/** An address that means every interface cannot be dialled everywhere: this machine's name can. */
function urlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export interface StartOptions {
  readonly logger?: FastifyBaseLogger;
  /**
   * A module that exports some of `CHECKS`, `READERS` and `VERIFIER` in place of the engine's own: for tests.
   */
  readonly engineModule?: URL;
  /** Workers in place of the server's own, which it does not end: for tests, which start many servers. */
  readonly analyst?: Analyst;
  /** The machine's when absent. */
  readonly clock?: Clock;
}

/**
 * Starts everything; resolves once requests are answered. What was started is closed again when something
 * fails.
 */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const started: (() => Promise<void>)[] = [];
  try {
    return await start(settings, options, started);
  } catch (error) {
    for (const close of started.reverse()) await close();
    throw error;
  }
}

async function closedIfNeeded<Part extends { close(): Promise<void> }>(
  starting: Promise<Part>,
  started: (() => Promise<void>)[],
): Promise<Part> {
  const part = await starting;
  started.push(() => part.close());
  return part;
}

/** @param started gets a function for each part that has to be closed, in the order of their start */
async function start(
  settings: Settings,
  options: StartOptions,
  started: (() => Promise<void>)[],
): Promise<RunningServer> {
  const logger = options.logger ?? createLogger(settings.logLevel);
  const temporaryDirectory = join(settings.dataDirectory, TEMPORARY_FOLDER);
  const [runsJobs, answersRequests] = [settings.role !== 'api', settings.role !== 'worker'];
  const startWorkers = () =>
    options.analyst
      ? Promise.resolve(options.analyst)
      : closedIfNeeded(startPool(settings, logger, options.engineModule), started);
  const starting = {
    store: closedIfNeeded(openStore(settings), started),
    blobs: openBlobs(settings),
    analyst: runsJobs ? startWorkers() : Promise.resolve(undefined),
  };
  // All of them first: what is still starting when another one fails could not be closed.
  await Promise.allSettled(Object.values(starting));
  const [store, blobs, analyst] = await Promise.all([starting.store, starting.blobs, starting.analyst]);
  // In the data folder, which the store made; uploads arrive there wherever they are kept.
  await mkdir(temporaryDirectory, { recursive: true });
  const linkSecret = await openLinkSecret(store, settings);
  // An operator's own key works from the first request on.
  if (settings.bootstrapApiKey !== undefined) await ensureFirstKey(store, settings.bootstrapApiKey);
  const shared = { store, blobs, clock: options.clock ?? systemClock, settings, logger };
  const comparing = new Thread<ComparisonTask, Compared>(
    new URL('./links/look/comparing-thread.js', import.meta.url),
  );
  started.push(() => comparing.close());
  const lessons = new Lessons({ store, linkSecret, learns: settings.learns });
  const concluding = {
    ...shared,
    linkSecret,
    faceLinkDays: settings.faceLinkDays,
    compareEarlier: (task: ComparisonTask) => comparing.run(task),
    onUnreadableDossier: (detectionId: number, error: unknown) =>
      logger.error({ err: error, detectionId }, 'an earlier submission was not compared'),
    policy: settings.bands,
    verificationPolicy: settings.verification,
    readsIds: settings.readsIds,
    lessons,
  };
  const queue = await openQueue(settings, {
    store,
    running: analyst && { conclusions: conclusionsOf({ ...concluding, analyst }), analyst },
    onFault: (error, jobId) => logger.error({ err: error, jobId }, 'a job failed'),
  });
  started.push(() => queue.close());
  const admission = new Admission({
    queue,
    freeBytes: freeBytesOf(settings.dataDirectory),
    isQuotaSpent: (organizationId) => store.isQuotaSpent(organizationId, firstOfMonth(systemClock())),
    limits: settings,
  });
  const viewer = new Viewer({
    blobs,
    temporaryDirectory,
    startPool: () => startViewingPool(settings, logger),
  });
  started.push(() => viewer.close());
  const spelling = new Thread<FieldsSpelling, Uint8Array>(
    new URL('./parsing/spelling-thread.js', import.meta.url),
  );
  started.push(() => spelling.close());
  let baseUrl = settings.baseUrl ?? '';
  const observed = { ...shared, analyst, queue, admission };
  const app = answersRequests
    ? await buildApp({
        ...concluding,
        ...observed,
        viewer,
        reports: new Reports({
          store,
          viewer,
          sandbox: settings.workerSandbox,
          signer: async () =>
            settings.reportSigner ??
            (await import('./reports/signature/own-signer.js')).ownSigner(settings.dataDirectory),
        }),
        temporaryDirectory,
        turns: new Turns(),
        maxUploadBytes: settings.maxUploadBytes,
        parsedConfidence: settings.parsedConfidence,
        spellFields: (fields) => spelling.run(fields),
        verifyToken: settings.oidc && createTokenVerifier(settings.oidc, store),
        baseUrl: () => baseUrl,
        signedAddresses: new SignedAddresses(linkSecret, shared.clock),
      })
    : await buildWorkerApp(observed);
  started.push(() => app.close());
  await app.listen({ host: settings.host, port: settings.port, listenTextResolver: () => 'listening' });
  // A generated one is made last: a start that failed would have made a key that nobody got to see.
  const firstKey = answersRequests ? await ensureFirstKey(store, settings.bootstrapApiKey) : undefined;
  const address = app.addresses()[0];
  const localUrl = urlOf(settings.host, typeof address === 'object' ? address.port : settings.port);
  baseUrl ||= localUrl;
  // Who has no password cannot be made by it.
  const setupLink =
    answersRequests && settings.console.passwords
      ? await makeSetupLink(store, baseUrl, Date.now())
      : undefined;

  const swept = { store, blobs: runsJobs ? blobs : undefined, temporaryDirectory };
  const stopSweeping = startSweeping(swept, queue, (result) => {
    if ('error' in result) logger.error({ err: result.error }, 'sweeping failed');
    else if (result.removed > 0) logger.info({ removed: result.removed }, 'swept files that no record names');
  });

  const stopLearning =
    analyst && settings.learns
      ? startLearning({
          ...shared,
          analyst,
          lessons,
          temporaryDirectory,
          onEnd: (result) => {
            if ('error' in result) logger.error({ err: result.error }, 'learning from corrections failed');
            else {
              const { parseId, taught } = result;
              const why = taught.unlearned.map((one) => one.why);
              logger.info(
                { parseId, learned: taught.lesson !== undefined, unlearned: why },
                'learned from corrections',
              );
            }
          },
        })
      : undefined;

  const stopForgetting = startForgetting({ store, clock: systemClock }, (result) => {
    if ('error' in result) logger.error({ err: result.error }, 'forgetting failed');
    else if (result.removed > 0) logger.info({ removed: result.removed }, 'forgot faces whose time was up');
  });

  const stopExpiring = startExpiring(
    { store, blobs, clock: systemClock, defaultDays: settings.retentionDays },
    (result) => {
      if ('error' in result) logger.error({ err: result.error }, 'deleting expired records failed');
      else if (result.removed > 0) logger.info({ removed: result.removed }, 'deleted expired records');
    },
  );

  // By those who know under which address they are asked.
  const webhooks = answersRequests
    ? startWebhooks({
        store,
        linkSecret,
        hosts: settings.webhookHosts,
        clock: systemClock,
        baseUrl: () => baseUrl,
        onFault: (error) => logger.error({ err: error }, 'sending webhooks failed'),
      })
    : undefined;

  const stopForgettingEvents = startForgettingEvents({ store, clock: systemClock }, (error) =>
    logger.error({ err: error }, 'forgetting events failed'),
  );

  const stop = async (): Promise<void> => {
    stopSweeping();
    const learningEnded = stopLearning?.();
    stopForgetting();
    stopForgettingEvents();
    stopExpiring();
    const timeLimit = new Promise<'late'>((resolve) =>
      setTimeout(resolve, settings.shutdownTimeLimitMs, 'late').unref(),
    );
    const ended = Promise.all([admission.stop(), queue.drain(), webhooks?.stop(), learningEnded]);
    if ((await Promise.race([ended, timeLimit])) === 'late')
      logger.warn('stopping with analyses still running');
    await queue.close();
    if (!options.analyst) await Promise.race([analyst?.close(), timeLimit]);
    await Promise.race([app.close(), timeLimit]);
    await Promise.race([viewer.close(), timeLimit]);
    await Promise.all([spelling.close(), comparing.close()]);
    await store.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    baseUrl,
    localUrl,
    firstKey,
    workerSandbox: analyst?.sandbox,
    setupLink,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
