import { type Static, Type } from '@fastify/type-provider-typebox';
import { toIsoWithoutZone, toUnixSeconds } from '../http/wire-time.js';
import type { StoredFile } from '../store/record-types.js';
import { fileUrl } from './stored-names.js';

export const FileEntry = Type.Object(
  {
    category: Type.Unsafe<StoredFile['category']>({
      type: 'string',
      enum: ['original_file', 'invoice', 'heatmap', 'marked_page', 'id', 'face'],
    }),
    fileName: Type.String({ description: 'Stored name.' }),
    fileSize: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'Bytes. Not there for a marked page, which is drawn when it is first asked for.',
      }),
    ),
    contentType: Type.String({ description: 'MIME type, told from the content.' }),
    timestamp: Type.Integer({ description: 'Unix seconds.' }),
    timestampISO: Type.String({ description: 'UTC without zone, six fraction digits.' }),
    url: Type.String({ description: 'Where the file is to be had, with the same credentials.' }),
    page: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'Of a heatmap, the page it lies over; of a marked page, which one it is.',
      }),
    ),
  },
  { $id: 'FileEntry' },
);

/** A stored file as the API spells it. */
export function fileToWire(file: StoredFile, baseUrl: string): Static<typeof FileEntry> {
  return {
    category: file.category,
    fileName: file.storedName,
    ...(file.sizeBytes !== undefined && { fileSize: file.sizeBytes }),
    contentType: file.contentType,
    timestamp: toUnixSeconds(file.createdAtMicros),
    timestampISO: toIsoWithoutZone(file.createdAtMicros),
    url: fileUrl(baseUrl, file.storedName),
    ...(file.page !== undefined && { page: file.page }),
  };
}
