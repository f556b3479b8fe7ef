/** Where the stored files of many machines lie. */
export interface S3Settings {
  /** Of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Whether the bucket is named in the path, not in the host. */
  readonly pathStyle: boolean;
  readonly encryption: S3Encryption;
}

/** What the service is asked to encrypt objects with; `off`: what the bucket does by itself. */
export const S3_ENCRYPTIONS = ['off', 'AES256', 'aws:kms'] as const;
export type S3Encryption = (typeof S3_ENCRYPTIONS)[number];
