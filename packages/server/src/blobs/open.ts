import { join } from 'node:path';
import { FILES_FOLDER, TEMPORARY_FOLDER } from '../data-folder.js';
import type { Settings } from '../settings.js';
import { DiskBlobStore } from './disk/disk-blob-store.js';
import type { BlobStore } from './types.js';

/** Opens the stored files of the data folder, as the server does; for the command line too. */
export const openBlobs = ({ dataDirectory }: Pick<Settings, 'dataDirectory'>): Promise<BlobStore> =>
  DiskBlobStore.open(join(dataDirectory, FILES_FOLDER), join(dataDirectory, TEMPORARY_FOLDER));
