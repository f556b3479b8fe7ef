import { fileToWire } from '../files/wire.js';
import { toIsoWithoutZone, toUnixSeconds } from '../http/wire-time.js';
import type { Detection } from '../store/detection-types.js';
import type { Parsing } from '../store/parsing-types.js';
import type { Verification } from '../store/verification-types.js';

/** What a record of one file says of it, as the API spells it. */
export const uploadToWire = ({ mediaType, fileType, fileName, fileSizeBytes }: Detection | Parsing) => ({
  mediaType,
  fileType,
  fileName,
  fileSize: fileSizeBytes,
});

/** What every record says of when and why it was made, and where its files are. */
export const recordToWire = (
  { createdAtMicros, tags, files }: Detection | Parsing | Verification,
  baseUrl: string,
) => ({
  timestamp: toUnixSeconds(createdAtMicros),
  timestampISO: toIsoWithoutZone(createdAtMicros),
  tags: tags.map(({ name, value }) => ({ name, value })),
  files: files.map((file) => fileToWire(file, baseUrl)),
});
