/** The PostgreSQL and S3 servers that tests run against, for benchmarks. */
interface PostgresServer {
  /** Of its database `postgres`, as superuser. */
  readonly url: string;
  readonly processId: number;
  stop(): Promise<void>;
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
}

interface S3Server {
  readonly settings: { readonly endpoint: string; readonly accessKey: string; readonly secretKey: string };
  makeBucket(): Promise<string>;
  stop(): Promise<void>;
}

const load = (name: string): Promise<unknown> =>
  import(new URL(`../../testing/servers/${name}.mjs`, import.meta.url).href);

/** @param options of its configuration; those of tests keep nothing through a power cut */
export const startPostgres = async (options?: readonly string[]): Promise<PostgresServer> =>
  (
    (await load('postgres')) as { startPostgres(options?: readonly string[]): Promise<PostgresServer> }
  ).startPostgres(options);

export const startS3 = async (): Promise<S3Server> =>
  ((await load('s3')) as { startS3(): Promise<S3Server> }).startS3();
