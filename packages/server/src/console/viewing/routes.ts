import { MAX_ID_PAGES } from '@assay/biometrics';
import { type Format, isVideo, type VideoFormat } from '@assay/media';
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { BlobStore } from '../../blobs/types.js';
import { getDetection } from '../../detection/records.js';
import { AssayError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import { BoundingBox } from '../../http/schema-types.js';
import { getParsing } from '../../parsing/records.js';
import type { StoredFile } from '../../store/record-types.js';
import { UPLOAD_MIME_TYPES } from '../../submission/upload-formats.js';
import { VERIFICATION_MODEL } from '../../verification/models.js';
import { getVerification } from '../../verification/records.js';
import type { Viewer } from '../../viewing/viewer.js';
import { UndecodableError, type View, type Viewed } from '../../workers/types.js';
import { ID_PAGE_SIDE_PIXELS } from '../../workers/worker/id-page-side.js';
import { type GuardDeps, sessionIn } from '../guard.js';

export interface ViewingDeps extends GuardDeps {
  readonly viewer: Viewer;
  readonly blobs: BlobStore;
}

/** A file that somebody may look at. */
interface Shown {
  readonly organizationId: number;
  readonly storedName: string;
  readonly format: Format | VideoFormat;
}

const tags = ['Pages'];
const PageParams = Type.Object({ id: Type.Integer({ minimum: 1 }), page: Type.Integer({ minimum: 1 }) });
const IdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const Save = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 10_000, description: 'An earlier save, from 1.' }),
);
const Side = Type.Integer({
  minimum: 16,
  maximum: 3200,
  default: 1600,
  description: 'Longer side in pixels.',
});
const Picture = { description: 'WebP or PNG.', type: 'string', format: 'binary' } as const;
const errors = errorResponses(401, 403, 404, 422, 500, 503);

const pagesSchema = {
  operationId: 'getPages',
  summary: 'Pages of a document, and the saves that a PDF went through',
  tags,
  params: IdParams,
  response: {
    200: Type.Object({
      pages: Type.Array(
        Type.Object({
          page: Type.Integer(),
          width: Type.Number({ description: 'As displayed; points or pixels.' }),
          height: Type.Number(),
          hasText: Type.Boolean(),
        }),
      ),
      revisions: Type.Array(
        Type.Object({ index: Type.Integer(), pagesChanged: Type.Array(Type.Integer()) }),
        {
          description:
            'None for a PDF that was saved once. Changed: looks otherwise than in the save before.',
        },
      ),
    }),
    ...errors,
  },
};
const pictureSchema = {
  operationId: 'getPagePicture',
  summary: 'A page as a picture',
  tags,
  params: PageParams,
  querystring: Type.Object({ side: Side, revision: Save }),
  produces: ['image/webp'],
  response: { 200: Picture, ...errors } as Record<number, object>,
};
const heatmapSchema = {
  operationId: 'getPageHeatmap',
  summary: 'The heat map of a page',
  tags,
  params: PageParams,
  produces: ['image/png'],
  response: { 200: Picture, ...errors } as Record<number, object>,
};
const wordsSchema = {
  operationId: 'getPageText',
  summary: 'The words that a page’s text layer has',
  tags,
  params: PageParams,
  querystring: Type.Object({ revision: Save }),
  response: {
    200: Type.Object({
      words: Type.Array(Type.Object({ text: Type.String(), boundingBox: BoundingBox })),
    }),
    ...errors,
  },
};
const Size = Type.Object({ width: Type.Number(), height: Type.Number() });
const pairSchema = {
  operationId: 'getPairSizes',
  summary: 'Sizes of a verification’s pictures',
  description: 'The pixels in which the places of faces are given.',
  tags,
  params: IdParams,
  response: {
    200: Type.Object({
      id: Type.Array(Size, { description: 'By page; those of a file of the back follow.' }),
      selfie: Size,
    }),
    ...errors,
  },
};
const idPictureSchema = {
  operationId: 'getIdPicture',
  summary: 'The picture of a verification’s id',
  tags,
  params: IdParams,
  querystring: Type.Object({ side: Side, page: Type.Integer({ minimum: 1, maximum: 100, default: 1 }) }),
  produces: ['image/webp'],
  response: { 200: Picture, ...errors } as Record<number, object>,
};
const selfiePictureSchema = {
  operationId: 'getSelfiePicture',
  summary: 'The picture of a verification’s selfie',
  tags,
  params: IdParams,
  querystring: Type.Object({
    side: Side,
    ms: Type.Integer({
      minimum: 0,
      maximum: 3_600_000,
      default: 0,
      description: 'Of a video the frame that is shown at this moment, in milliseconds from its start.',
    }),
  }),
  produces: ['image/webp'],
  response: { 200: Picture, ...errors } as Record<number, object>,
};

/** Pages drawn for a person: the browser never opens an upload. */
export const viewingRoutes =
  ({ store, viewer, blobs }: ViewingDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const config = { console: 'records:read' } as const;

    const view = async ({ organizationId, storedName, format }: Shown, what: View): Promise<Viewed> => {
      try {
        const viewed = await viewer.view(storedName, format, what, { organizationId });
        if (viewed.kind === 'none') throw new AssayError('FILE_NOT_FOUND');
        return viewed;
      } catch (error) {
        // It was decoded when it was submitted, and need not be a second time.
        if (error instanceof UndecodableError) throw new AssayError('FILE_NOT_FOUND', { code: error.code });
        throw error;
      }
    };
    const picture = async (shown: Shown, what: View): Promise<Buffer> => {
      const viewed = await view(shown, what);
      if (viewed.kind !== 'picture') throw new AssayError('INTERNAL', { reason: 'no picture was drawn' });
      return Buffer.from(viewed.webp);
    };
    const outline = async (shown: Shown): Promise<Extract<Viewed, { kind: 'outline' }>> => {
      const viewed = await view(shown, { kind: 'outline' });
      if (viewed.kind !== 'outline') throw new AssayError('INTERNAL', { reason: 'no outline was made' });
      return viewed;
    };

    const documents = {
      detections: async (organizationId: number, id: number) => {
        const { fileType, files } = await getDetection(store, organizationId, id);
        return { format: fileType, files };
      },
      parses: async (organizationId: number, id: number) => {
        const { fileType, files } = await getParsing(store, organizationId, id);
        return { format: fileType, files };
      },
    };

    for (const [folder, find] of Object.entries(documents)) {
      const shownOf = async (request: Parameters<typeof sessionIn>[0], id: number): Promise<Shown> => {
        const { organizationId } = sessionIn(request);
        const { format, files } = await find(organizationId, id);
        return { organizationId, format, storedName: fileOf(files, 'original_file').storedName };
      };
      const of = folder === 'detections' ? 'Detection' : 'Parse';

      app.get(
        `/${folder}/:id/pages`,
        { schema: { ...pagesSchema, operationId: `get${of}Pages` }, config },
        async (request) => {
          const { id } = request.params as { id: number };
          const { pages, saves } = await outline(await shownOf(request, id));
          return {
            pages: pages.map((one, index) => ({ page: index + 1, ...one })),
            revisions: saves.map(({ pagesChanged }, index) => ({
              index: index + 1,
              pagesChanged: [...pagesChanged],
            })),
          };
        },
      );

      app.get(
        `/${folder}/:id/pages/:page.webp`,
        { schema: { ...pictureSchema, operationId: `get${of}Picture` }, config },
        async (request, reply) => {
          const { id, page } = request.params as { id: number; page: number };
          const { side, revision } = request.query as { side: number; revision?: number };
          const shown = await shownOf(request, id);
          const what: View = {
            kind: 'picture',
            page,
            maxSidePixels: side,
            ...(revision && { save: revision }),
          };
          return reply.type('image/webp').send(await picture(shown, what));
        },
      );

      app.get(
        `/${folder}/:id/pages/:page/text`,
        { schema: { ...wordsSchema, operationId: `get${of}Text` }, config },
        async (request) => {
          const { id, page } = request.params as { id: number; page: number };
          const { revision: save } = request.query as { revision?: number };
          const viewed = await view(await shownOf(request, id), {
            kind: 'words',
            page,
            ...(save && { save }),
          });
          const words = viewed.kind === 'words' ? viewed.words : [];
          return { words: words.map(({ text, box }) => ({ text, boundingBox: box })) };
        },
      );
    }

    app.get(
      '/detections/:id/pages/:page/heatmap.png',
      { schema: heatmapSchema, config },
      async (request, reply) => {
        const { id, page } = request.params;
        const { files } = await getDetection(store, sessionIn(request).organizationId, id);
        const heatmap = files.find((file) => file.category === 'heatmap' && file.page === page);
        if (!heatmap) throw new AssayError('FILE_NOT_FOUND');
        return reply.type('image/png').send(await blobs.read(heatmap.storedName));
      },
    );

    const pairOf = async (
      organizationId: number,
      verificationId: number,
    ): Promise<{ id: readonly Shown[]; selfie: Shown }> => {
      const verification = await getVerification(store, organizationId, verificationId);
      const { selfieFileType, files } = verification;
      return {
        id: files.filter(({ category }) => category === 'id').map((file) => shownId(organizationId, file)),
        selfie: { organizationId, storedName: fileOf(files, 'face').storedName, format: selfieFileType },
      };
    };
    /** Pages of an ID's files, in the pixels in which its faces are told, as many as are looked at. */
    const idPages = async (sides: readonly Shown[]): Promise<IdPageShown[]> => {
      const pages: IdPageShown[] = [];
      for (const shown of sides)
        for (const [index, { width, height }] of (await outline(shown)).pages.entries()) {
          // Faces on pages are given in the pixels of the page as it was drawn for them.
          const scale = shown.format === 'pdf' ? ID_PAGE_SIDE_PIXELS / Math.max(width, height) : 1;
          const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
          if (pages.length < MAX_ID_PAGES) pages.push({ shown, page: index + 1, size });
        }
      return pages;
    };

    app.get('/verifications/:id/pages', { schema: pairSchema, config }, async (request) => {
      const pair = await pairOf(sessionIn(request).organizationId, request.params.id);
      const { width = 1, height = 1 } = (await outline(pair.selfie)).pages[0] ?? {};
      return { id: (await idPages(pair.id)).map(({ size }) => size), selfie: { width, height } };
    });
    app.get('/verifications/:id/id.webp', { schema: idPictureSchema, config }, async (request, reply) => {
      const { id } = await pairOf(sessionIn(request).organizationId, request.params.id);
      const { page, side } = request.query;
      const asked = page === 1 ? firstPage(id) : (await idPages(id))[page - 1];
      if (!asked) throw new AssayError('FILE_NOT_FOUND');
      const what: View = { kind: 'picture', page: asked.page, maxSidePixels: side };
      return reply.type('image/webp').send(await picture(asked.shown, what));
    });
    app.get(
      '/verifications/:id/selfie.webp',
      { schema: selfiePictureSchema, config },
      async (request, reply) => {
        const { selfie } = await pairOf(sessionIn(request).organizationId, request.params.id);
        const { ms, side: maxSidePixels } = request.query;
        const what: View = isVideo(selfie.format)
          ? { kind: 'frame', timeMs: ms, maxSidePixels }
          : { kind: 'picture', page: 1, maxSidePixels };
        return reply.type('image/webp').send(await picture(selfie, what));
      },
    );
  };

/** A page of one of an ID's files. */
interface IdPageShown {
  readonly shown: Shown;
  /** Of the file, from 1. */
  readonly page: number;
  readonly size: { readonly width: number; readonly height: number };
}

const firstPage = ([front]: readonly Shown[]) => front && { shown: front, page: 1 };

/** An ID's file; which kind of file it is, its stored type says. */
function shownId(organizationId: number, { storedName, contentType }: StoredFile): Shown {
  const format = VERIFICATION_MODEL.acceptsAsId.find((one) => UPLOAD_MIME_TYPES[one] === contentType);
  if (!format) throw new AssayError('FILE_NOT_FOUND');
  return { organizationId, storedName, format };
}

function fileOf(files: readonly StoredFile[], category: StoredFile['category']): StoredFile {
  const file = files.find((one) => one.category === category);
  if (!file) throw new AssayError('FILE_NOT_FOUND');
  return file;
}
