import { buffer } from 'node:stream/consumers';
import { BlobMissingError, type BlobStore } from '../blobs/types.js';
import { AssayError } from '../errors.js';
import type { StoredFile } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';
import type { Viewer } from '../viewing/viewer.js';
import { UndecodableError, type View } from '../workers/types.js';
import { detectionOfDrawing } from './stored-names.js';

export interface MarkedPagesDeps {
  readonly store: Pick<RecordStore, 'findDetection' | 'findFile'>;
  readonly blobs: Pick<BlobStore, 'read' | 'put' | 'remove'>;
  readonly viewer: Pick<Viewer, 'view'>;
}

/** The marked pages of detections: drawn from the stored original when somebody first asks for one, and kept. */
export class MarkedPages {
  readonly #deps: MarkedPagesDeps;

  constructor(deps: MarkedPagesDeps) {
    this.#deps = deps;
  }

  /**
   * @param file the row of one, with its marks
   * @param unkept told why a page that was drawn could not be kept: it is drawn again for whoever asks next
   * @throws AssayError FILE_NOT_FOUND when the page cannot be drawn or its record was erased meanwhile, QUEUE_FULL
   */
  async bytesOf(
    organizationId: number,
    file: StoredFile,
    unkept: (reason: unknown) => void,
  ): Promise<Buffer> {
    const { blobs } = this.#deps;
    try {
      return await buffer(await blobs.read(file.storedName));
    } catch (error) {
      if (!(error instanceof BlobMissingError)) throw error;
    }
    const webp = await this.#draw(organizationId, file);
    try {
      await blobs.put(file.storedName, webp);
    } catch (reason) {
      unkept(reason);
      return webp;
    }
    // Whoever erased the record meanwhile found no file to remove.
    if (!(await this.#deps.store.findFile(organizationId, file.storedName))) {
      await blobs.remove(file.storedName);
      throw new AssayError('FILE_NOT_FOUND');
    }
    return webp;
  }

  async #draw(organizationId: number, { storedName, page = 1, marks = [] }: StoredFile): Promise<Buffer> {
    const { store, viewer } = this.#deps;
    const detectionId = detectionOfDrawing(storedName);
    const detection =
      detectionId === undefined ? undefined : await store.findDetection(organizationId, detectionId);
    const original = detection?.files.find(({ category }) => category === 'original_file');
    if (!detection || !original) throw new AssayError('FILE_NOT_FOUND');
    try {
      const view: View = { kind: 'marked', page, marks };
      const viewed = await viewer.view(original.storedName, detection.fileType, view, { organizationId });
      if (viewed.kind !== 'picture') throw new AssayError('FILE_NOT_FOUND');
      return Buffer.from(viewed.webp);
    } catch (error) {
      // It was decoded when it was submitted, and need not be a second time.
      if (error instanceof UndecodableError) throw new AssayError('FILE_NOT_FOUND', { code: error.code });
      throw error;
    }
  }
}
