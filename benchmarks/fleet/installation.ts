import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres, startS3 } from './servers.js';
import { type Serving, startServing } from './serving.js';

/** `assay serve`, from the build. */
const SERVE = fileURLToPath(new URL('../../packages/server/src/testing/serve.mjs', import.meta.url));

/** Processes that share records and files. */
export interface Installation {
  readonly folder: string;
  /** What its processes share. */
  readonly environment: Readonly<Record<string, string>>;
  /** Starts one, on a data folder of this name. @param command arguments of Node in place of `assay serve` */
  serve(
    role: string,
    name: string,
    settings?: Record<string, string>,
    command?: readonly string[],
  ): Promise<Serving>;
  /** Kills what still runs and removes everything, the logs aside when something went wrong. */
  stop(keepsLogs: boolean): Promise<void>;
}

/** On the embedded database. */
export const startEmbedded = async (): Promise<Installation> =>
  installationOf(await mkdtemp(join(tmpdir(), 'assay-embedded-')), {}, async () => {});

export interface Fleet extends Installation {
  readonly databaseUrl: string;
  readonly postgres: Awaited<ReturnType<typeof startPostgres>>;
  readonly s3: Awaited<ReturnType<typeof startS3>>;
}

/**
 * On PostgreSQL and S3.
 * @param options of PostgreSQL's configuration
 * @param through what stands before the two, by the address of each
 */
export async function startFleet(
  options?: readonly string[],
  through: {
    readonly s3?: (endpoint: string) => Promise<string>;
    readonly database?: (url: string) => Promise<string>;
  } = {},
): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-fleet-'));
  const [postgres, s3] = await Promise.all([startPostgres(options), startS3()]);
  const secret = async (name: string, content: string): Promise<string> => {
    await writeFile(join(folder, name), content, { mode: 0o600 });
    return join(folder, name);
  };
  const { endpoint, accessKey, secretKey } = s3.settings;
  const environment = {
    ASSAY_DATABASE_URL: (await through.database?.(postgres.url)) ?? postgres.url,
    ASSAY_S3_ENDPOINT: (await through.s3?.(endpoint)) ?? endpoint,
    ASSAY_S3_BUCKET: await s3.makeBucket(),
    ASSAY_S3_ACCESS_KEY_FILE: await secret('access', accessKey),
    ASSAY_S3_SECRET_KEY_FILE: await secret('secret', secretKey),
    ASSAY_LINK_SECRET_FILE: await secret('link', 'x'.repeat(32)),
  };
  const installation = installationOf(folder, environment, async () => {
    await s3.stop();
    await postgres.stop();
  });
  return { ...installation, databaseUrl: postgres.url, postgres, s3 };
}

function installationOf(
  folder: string,
  environment: Readonly<Record<string, string>>,
  stopServers: () => Promise<void>,
): Installation {
  const started = new Set<Serving>();
  return {
    folder,
    environment,
    serve: async (role, name, settings = {}, command = [SERVE]) => {
      const own = { ASSAY_ROLE: role, ASSAY_DATA_DIR: join(folder, name) };
      const start = (): Promise<Serving> =>
        startServing(command, { ...environment, ...own, ...settings }, join(folder, `${name}.log`));
      // On a busy machine a worker may not be there within its time: a service manager would start it again.
      const serving = await start().catch(start).catch(start);
      started.add(serving);
      serving.child.once('exit', () => started.delete(serving));
      return serving;
    },
    stop: async (keepsLogs) => {
      for (const serving of started) await serving.kill();
      await stopServers();
      if (!keepsLogs) await rm(folder, { recursive: true, force: true });
    },
  };
}
