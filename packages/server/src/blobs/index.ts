export { DiskBlobStore } from './disk/disk-blob-store.js';
export { BlobMissingError, type BlobStore } from './types.js';
