import type { S3Settings } from '../s3/settings.js';

/** An S3 service of a test's own, in its process. */
export interface S3Service {
  readonly settings: Omit<S3Settings, 'bucket'>;
  /** @returns the name of an empty bucket */
  makeBucket(): Promise<string>;
  stop(): Promise<void>;
}

const path = '../../../../../testing/servers/s3.mjs';

export const { startS3 } = (await import(new URL(path, import.meta.url).href)) as {
  startS3: () => Promise<S3Service>;
};
