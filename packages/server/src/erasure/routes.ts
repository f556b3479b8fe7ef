import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import { noteAction } from '../access/note-action.js';
import type { BlobStore } from '../blobs/types.js';
import type { Clock } from '../clock.js';
import { AssayError } from '../errors.js';
import { RecordHeld } from '../store/errors.js';
import type { RecordKind } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';
import { eraseRecord } from './erase-record.js';
import { deleteDetectionSchema, deleteParseSchema, deleteVerificationSchema } from './schemas.js';

export interface ErasureDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

/** Records go for good, with their files and links, when a program asks for it. */
export const erasureRoutes =
  (deps: ErasureDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const erase = async (request: Parameters<typeof callerOf>[0], kind: RecordKind, id: number) => {
      const { organizationId, credential } = callerOf(request);
      const erased = await eraseRecord(deps, organizationId, kind, id).catch((error: unknown) => {
        throw error instanceof RecordHeld ? new AssayError('RECORD_HELD') : error;
      });
      if (!erased) throw new AssayError('RECORD_NOT_FOUND');
      await noteAction(deps, { organizationId, actor: credential }, 'record.deleted', `${kind}:${id}`);
    };

    app.delete(
      '/detection/:detectionId',
      { schema: deleteDetectionSchema, config: { permission: 'detection:delete' } },
      async (request, reply) => {
        await erase(request, 'detection', request.params.detectionId);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/parse/:parseId',
      { schema: deleteParseSchema, config: { permission: 'parse:delete' } },
      async (request, reply) => {
        await erase(request, 'parse', request.params.parseId);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/verification/:verificationId',
      { schema: deleteVerificationSchema, config: { permission: 'verification:delete' } },
      async (request, reply) => {
        await erase(request, 'verification', request.params.verificationId);
        return reply.code(204).send(null);
      },
    );
  };
