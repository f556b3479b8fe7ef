import { createHash } from 'node:crypto';
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import type { Caller, Permission } from '../access/types.js';
import type { BlobStore, Content } from '../blobs/types.js';
import { AssayError } from '../errors.js';
import { errorResponses } from '../http/error-schemas.js';
import type { RecordStore } from '../store/types.js';
import type { Viewer } from '../viewing/viewer.js';
import { type ByteRange, parseRange } from './byte-range.js';
import { attachment, downloadNameOf } from './content-disposition.js';
import { entityTag, noneMatchNames } from './entity-tag.js';
import { MarkedPages } from './marked-pages.js';
import type { SignedAddresses } from './signed-addresses.js';

export interface FilesDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly signedAddresses: SignedAddresses;
  /** Draws marked pages. */
  readonly viewer: Pick<Viewer, 'view'>;
}

const schema = {
  operationId: 'getFile',
  summary: 'Get a stored file',
  description:
    'An original upload, a heatmap or a marked page, under the name that a record gives it. Answers `Range` and `If-None-Match`. A marked page is drawn when it is first asked for.',
  tags: ['Files'],
  headers: Type.Object({
    range: Type.Optional(Type.String({ description: 'One range of bytes, like `bytes=0-1023`.' })),
    'if-range': Type.Optional(Type.String({ description: 'Entity tag for which `Range` counts.' })),
    'if-none-match': Type.Optional(Type.String({ description: 'Entity tags that the caller has.' })),
  }),
  params: Type.Object({ fileName: Type.String({ description: 'Stored name, as in a file entry.' }) }),
  querystring: Type.Object({
    signed: Type.Optional(
      Type.String({
        description:
          'Of an address that a record was asked for with `?signed=`: no credentials are needed, and none count. 403 when it was altered or its time is over.',
      }),
    ),
  }),
  produces: ['application/octet-stream'],
  response: {
    200: { description: 'The whole file.', type: 'string', format: 'binary' },
    206: { description: 'The part that `Range` asked for.', type: 'string', format: 'binary' },
    304: { description: 'The caller has this file already.', type: 'null' },
    ...errorResponses(401, 403, 404, 416, 429, 500, 503),
  } as Record<number, object>,
};

/** What we drew ourselves: a browser may show it as a page, too. */
const DRAWN_CATEGORIES: ReadonlySet<string> = new Set(['heatmap', 'marked_page']);

const contentOf = (bytes: Buffer): Content => ({
  sizeBytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const partOf = (bytes: Buffer, part: ByteRange | undefined): Buffer =>
  part ? bytes.subarray(part.start, part.end + 1) : bytes;

/** What a verification keeps. */
const FACE_CATEGORIES: ReadonlySet<string> = new Set(['id', 'face']);

/** Who asked for the address was allowed to see its record. */
const SIGNED_PERMISSIONS: ReadonlySet<Permission> = new Set(['files:read', 'verification:read']);

/** Serves stored files to their own organization. */
export const fileRoutes =
  ({ store, blobs, signedAddresses, viewer }: FilesDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const markedPages = new MarkedPages({ store, blobs, viewer });
    const serve = async (
      request: FastifyRequest<{ Params: { fileName: string }; Querystring: { signed?: string } }>,
      reply: FastifyReply,
    ): Promise<FastifyReply> => {
      const caller = callerOf(request);
      const file = await store.findFile(caller.organizationId, request.params.fileName);
      if (!file) throw new AssayError('FILE_NOT_FOUND');
      // An ID and a selfie are for those who may see what was found of them.
      if (FACE_CATEGORIES.has(file.category) && !caller.permissions.has('verification:read'))
        throw new AssayError('FORBIDDEN', { permission: 'verification:read' });
      const unkept = (err: unknown): void => request.log.error({ err }, 'a marked page was not kept');
      const drawn = file.marks && (await markedPages.bytesOf(caller.organizationId, file, unkept));
      const { sizeBytes, sha256 } = drawn ? contentOf(drawn) : (file as Content);
      const tag = entityTag(sha256);
      if (noneMatchNames(request.headers['if-none-match'], tag))
        return reply.code(304).header('etag', tag).send();

      const ifRange = request.headers['if-range'];
      const mayRange = request.method === 'GET' && (ifRange === undefined || ifRange === tag);
      const range = mayRange ? parseRange(request.headers.range, sizeBytes) : 'whole';
      if (range === 'unsatisfiable') {
        reply.header('content-range', `bytes */${sizeBytes}`);
        throw new AssayError('RANGE_NOT_SATISFIABLE');
      }
      const part = range === 'whole' ? undefined : range;
      const read = () => (drawn ? partOf(drawn, part) : blobs.read(file.storedName, part));
      const bytes = request.method === 'GET' ? await read() : undefined;

      const isSigned = request.query.signed !== undefined;
      // Made to be shown by somebody's page; others get the file by their credentials, which no page sends.
      if (isSigned) reply.header('cross-origin-resource-policy', 'cross-origin');
      if (range !== 'whole')
        reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
      return (
        reply
          .type(file.contentType)
          .header('content-length', range === 'whole' ? sizeBytes : range.end - range.start + 1)
          .header('etag', tag)
          .header('accept-ranges', 'bytes')
          .header('cache-control', 'private, no-cache')
          .header(
            'content-disposition',
            isSigned && DRAWN_CATEGORIES.has(file.category)
              ? 'inline'
              : attachment(downloadNameOf(file.storedName, file.contentType)),
          )
          // What is served was sent by a stranger: a browser that opens it runs nothing and reaches nothing.
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(bytes)
      );
    };
    const config = {
      permission: 'files:read',
      admit: ({ params, query }: FastifyRequest): Caller | undefined => {
        const { signed } = query as { signed?: unknown };
        if (signed === undefined) return undefined;
        const { fileName } = params as { fileName: string };
        const organizationId = signedAddresses.organizationOf(fileName, String(signed));
        return { organizationId, permissions: SIGNED_PERMISSIONS, credential: 'signed-address' };
      },
    } as const;
    // Named beside GET: Fastify's own HEAD routes would say that the file has no bytes.
    const { params, querystring } = schema;
    app.head('/files/:fileName', { schema: { params, querystring, hide: true }, config }, serve);
    app.get('/files/:fileName', { schema, config }, serve);
  };
