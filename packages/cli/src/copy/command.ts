import { Command } from 'commander';
import { type CopyOptions, copy } from './copy.js';

/** `assay copy` */
export const copyCommand = (): Command =>
  new Command('copy')
    .description('Copy the data folder of ASSAY_DATA_DIR, which no server uses meanwhile, into PostgreSQL')
    .option('--to <url>', 'an empty database, postgres://...; ASSAY_DATABASE_URL by default')
    .option(
      '--blobs <place>',
      'an empty bucket of the service that ASSAY_S3_ENDPOINT names, as s3://NAME, or another folder; by default the bucket of the settings, and without one the files stay where they are',
    )
    .action((options: CopyOptions) => copy(options));
