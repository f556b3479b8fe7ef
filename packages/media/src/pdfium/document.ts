import { DecodeError } from '../errors.js';
import type { Box } from '../geometry.js';
import type { Raster } from '../raster/types.js';
import { lacksAppearances } from './annotation-objects.js';
import type { Heap } from './heap.js';
import { readJpeg, readRaster } from './image-data.js';
import type { PdfiumFunctions } from './library.js';
import { PageFollowers } from './page-followers.js';
import { contentObjects, OBJECT_TYPE, type OpenObject } from './page-objects.js';
import { readPaint } from './page-paint.js';
import { brightnessOf, drawPage, renderedSize, renderPage, renderPart } from './page-rendering.js';
import type { PageFrame } from './page-space.js';
import { type PlacedGlyph, readGlyphs } from './page-text.js';
import { readPaintedObject } from './painted-object.js';
import type { Recenternderings } from './recent-renderings.js';
import type {
  DrawnPixels,
  Glyph,
  LeftOut,
  PageBrightness,
  PageRendering,
  PageText,
  PaintedImage,
  PaintedObject,
  PartRendering,
  PdfiumDocument,
  PdfiumPage,
  ReadPaint,
} from './types.js';
import { findWords } from './words.js';

/** fpdfview.h: FPDF_ERR_PASSWORD. */
const PASSWORD_ERROR = 4;

/**
 * ISO 32000-2, annex C: a page side is at most 14,400 units; UserUnit may scale it. Anything larger is cut.
 */
const MAX_PAGE_SIDE_POINTS = 14_400 * 75;

/** From a start of PDFium to the next: pointers into its memory belong to one. */
export interface Era {
  isOver: boolean;
}

/** The file's bytes inside PDFium's memory, shared by the document and its earlier saves. */
export interface PlacedFile {
  readonly functions: PdfiumFunctions;
  readonly heap: Heap;
  readonly pointer: number;
  readonly sizeBytes: number;
  readonly era: Era;
  readonly renderings: Recenternderings<PageRendering>;
  readonly brightnesses: Recenternderings<PageBrightness>;
}

/**
 * Objects and glyphs of all pages of which {@link PdfiumDocument.paint} is kept, the first that are asked for: several
 * checks read the same pages. A glyph takes about 300 bytes; a page of a statement has 2,000, a dense one 5,000.
 */
const MAX_PAINTED_KEPT = 60_000;
/**
 * Glyphs of all pages of which {@link PdfiumDocument.text} keeps more than their words, the first that are asked for: only
 * pages that a later save changed are asked for glyphs, and those of 500 pages are a heap of hundreds of megabytes that
 * V8's collector walks again and again.
 */
const MAX_GLYPHS_KEPT = 60_000;
/** Pictures of a page with more are not kept. */
const MAX_IMAGES_KEPT = 50;

const paintedCount = (painted: readonly PaintedObject[]): number =>
  painted.reduce((sum, object) => sum + (object.kind === 'text' ? object.glyphs.length : 0), painted.length);

/**
 * Opens the first `sizeBytes` of a placed file with the empty password.
 * @throws DecodeError PASSWORD_REQUIRED, NO_PAGES or NOT_DECODABLE
 */
export function openDocument(file: PlacedFile, sizeBytes: number, release: () => void): PdfiumDocument {
  const { functions } = file;
  const handle = functions.FPDF_LoadMemDocument(file.pointer, sizeBytes, 0);
  if (handle === 0) {
    if (functions.FPDF_GetLastError() === PASSWORD_ERROR) {
      throw new DecodeError('PASSWORD_REQUIRED', 'the document opens with a password only');
    }
    throw new DecodeError('NOT_DECODABLE', 'PDFium cannot open these bytes as a PDF');
  }
  const pageCount = functions.FPDF_GetPageCount(handle);
  if (pageCount > 0) return new OpenDocument(file, handle, pageCount, sizeBytes, release);
  functions.FPDF_CloseDocument(handle);
  throw new DecodeError('NO_PAGES', 'the document has no pages');
}

class OpenDocument implements PdfiumDocument {
  readonly pageCount: number;
  readonly #file: PlacedFile;
  readonly #handle: number;
  readonly #sizeBytes: number;
  readonly #release: () => void;
  readonly #pages = new Map<number, PdfiumPage>();
  readonly #texts = new Map<number, PageText>();
  readonly #paints = new Map<number, readonly PaintedObject[]>();
  readonly #images = new Map<number, readonly PaintedImage[]>();
  readonly #followers = new PageFollowers((index) =>
    this.#paints.has(index) ? this.#readPaint(index) : this.paint(index),
  );
  #paintedKept = 0;
  #glyphsKept = 0;
  readonly #prefixes = new Map<number, PdfiumDocument | undefined>();
  #form: { readonly environment: number; readonly info: number } | undefined;
  #imagePage:
    | { readonly index: number; readonly handle: number; readonly objects: readonly OpenObject[] }
    | undefined;
  #closed = false;

  constructor(file: PlacedFile, handle: number, pageCount: number, sizeBytes: number, release: () => void) {
    this.#file = file;
    this.#handle = handle;
    this.pageCount = pageCount;
    this.#sizeBytes = sizeBytes;
    this.#release = release;
  }

  page(index: number): PdfiumPage {
    this.#requireOpen();
    if (!Number.isInteger(index) || index < 0)
      throw new RangeError(`expected a page index from 0, received ${index}`);
    if (index >= this.pageCount) {
      throw new DecodeError(
        'NOT_DECODABLE',
        `page ${index + 1} is not among the ${this.pageCount} that PDFium shows`,
      );
    }
    let page = this.#pages.get(index);
    if (!page) {
      page = this.#measure(index);
      this.#pages.set(index, page);
    }
    return page;
  }

  text(index: number): PageText {
    return (
      this.#texts.get(index) ??
      this.#withPage(index, (page) => this.#keepText(index, this.#glyphs(index, page)))
    );
  }

  paint(index: number): readonly PaintedObject[] {
    const kept = this.#paints.get(index);
    if (kept) return kept;
    const painted = this.#readPaint(index);
    const count = paintedCount(painted);
    if (this.#paintedKept + count <= MAX_PAINTED_KEPT) {
      this.#paints.set(index, painted);
      this.#paintedKept += count;
    }
    return painted;
  }

  follow<T>(make: (page: ReadPaint) => T): (index: number) => T {
    return this.#followers.add(make);
  }

  images(index: number): readonly PaintedImage[] {
    return this.#images.get(index) ?? this.#keepImages(index, this.#readImages(index));
  }

  #keepImages(index: number, images: readonly PaintedImage[]): readonly PaintedImage[] {
    if (images.length <= MAX_IMAGES_KEPT) this.#images.set(index, images);
    return images;
  }

  #readImages(index: number): readonly PaintedImage[] {
    const { functions, heap } = this.#file;
    return this.#withPage(index, (page) => {
      const reading = {
        functions,
        heap,
        frame: this.#frame(page),
        glyphsByObject: new Map(),
        fontNames: new Map(),
      };
      const images: PaintedImage[] = [];
      for (const [order, object] of contentObjects(functions, heap, page).entries()) {
        if (object.type !== OBJECT_TYPE.image) continue;
        const image = readPaintedObject(reading, object, order);
        if (image?.kind === 'image') images.push(image);
      }
      return images;
    });
  }

  imageJpeg(index: number, order: number): Uint8Array | undefined {
    const { functions, heap } = this.#file;
    return this.#withImage(index, order, (image) => readJpeg(functions, heap, image));
  }

  imageRaster(index: number, order: number): Raster {
    const { functions, heap } = this.#file;
    return this.#withImage(index, order, (image, page) => readRaster(functions, heap, image, page));
  }

  render(index: number, maxSidePixels: number): PageRendering {
    this.#requireOpen();
    return this.#file.renderings.get(this, `${index} ${maxSidePixels}`, () =>
      this.#draw(index, maxSidePixels, { objects: new Set() }),
    );
  }

  drawn<T>(index: number, maxSidePixels: number, make: (drawn: DrawnPixels) => T): T {
    const size = renderedSize(this.page(index), maxSidePixels);
    return this.#withLeftOut(index, { objects: new Set() }, (page, form) =>
      drawPage(this.#file.functions, page, form, size, make),
    );
  }

  brightness(index: number, maxSidePixels: number): PageBrightness {
    this.#requireOpen();
    return this.#file.brightnesses.get(this, `${index} ${maxSidePixels}`, () =>
      this.drawn(index, maxSidePixels, ({ width, height, pixels }) => ({
        width,
        height,
        values: brightnessOf(pixels),
      })),
    );
  }

  renderWithout(index: number, maxSidePixels: number, leftOut: LeftOut): PageRendering {
    return this.#draw(index, maxSidePixels, leftOut);
  }

  renderPart(index: number, maxSidePixels: number, within: Box, leftOut: LeftOut): PartRendering {
    const size = renderedSize(this.page(index), maxSidePixels);
    return this.#withLeftOut(index, leftOut, (page, form) =>
      renderPart(this.#file.functions, page, form, size, within, leftOut.annotations !== true),
    );
  }

  prefix(endOffsetBytes: number): PdfiumDocument | undefined {
    this.#requireOpen();
    if (!(endOffsetBytes > 0 && endOffsetBytes <= this.#sizeBytes)) return undefined;
    if (!this.#prefixes.has(endOffsetBytes))
      this.#prefixes.set(endOffsetBytes, this.#openPrefix(endOffsetBytes));
    return this.#prefixes.get(endOffsetBytes);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#closed = true;
    const { functions } = this.#file;
    this.#closeImagePage();
    for (const earlier of this.#prefixes.values()) earlier?.close();
    if (this.#form) {
      functions.PDFiumExt_ExitFormFillEnvironment(this.#form.environment);
      functions.PDFiumExt_CloseFormFillInfo(this.#form.info);
    }
    functions.FPDF_CloseDocument(this.#handle);
    this.#release();
  }

  #readPaint(index: number): readonly PaintedObject[] {
    const { functions, heap } = this.#file;
    const [glyphs, painted] = this.#withPage(index, (page) => {
      const placed = this.#glyphs(index, page);
      if (lacksAppearances(functions, page)) renderPage(functions, page, 0, { width: 1, height: 1 });
      return [placed, readPaint(page, { functions, heap, frame: this.#frame(page) }, placed)] as const;
    });
    const { words } = this.#texts.get(index) ?? this.#keepText(index, glyphs);
    if (!this.#images.has(index)) this.#keepImages(index, painted.filter(isContentImage));
    const text: PageText = {
      words,
      get glyphs() {
        return shown(glyphs);
      },
    };
    this.#followers.tell({ index, page: this.page(index), text, painted });
    return painted;
  }

  #glyphs(index: number, page: number): (PlacedGlyph | null)[] {
    const { functions, heap } = this.#file;
    return readGlyphs(functions, heap, page, this.#frame(page), this.page(index).heightPoints);
  }

  #keepText(index: number, glyphs: readonly (PlacedGlyph | null)[]): PageText {
    const { widthPoints, heightPoints } = this.page(index);
    const words = findWords(glyphs, widthPoints, heightPoints);
    const isKept = this.#glyphsKept + glyphs.length <= MAX_GLYPHS_KEPT;
    if (isKept) this.#glyphsKept += glyphs.length;
    const again = (): readonly Glyph[] => this.#withPage(index, (page) => shown(this.#glyphs(index, page)));
    const text: PageText = isKept
      ? { words, glyphs: shown(glyphs) }
      : {
          words,
          get glyphs() {
            return again();
          },
        };
    this.#texts.set(index, text);
    return text;
  }

  #draw(index: number, maxSidePixels: number, leftOut: LeftOut): PageRendering {
    const size = renderedSize(this.page(index), maxSidePixels);
    return this.#withLeftOut(index, leftOut, (page, form) =>
      renderPage(this.#file.functions, page, form, size, leftOut.annotations !== true),
    );
  }

  /** Opens a page less some of its objects, with its form fields. */
  #withLeftOut<T>(index: number, { objects }: LeftOut, use: (page: number, form: number) => T): T {
    const { functions, heap } = this.#file;
    this.#requireOpen();
    const form = this.#formEnvironment();
    return this.#withPage(index, (page) => {
      if (objects.size > 0) {
        for (const [order, { handle }] of contentObjects(functions, heap, page).entries()) {
          if (objects.has(order)) functions.FPDFPageObj_SetIsActive(handle, 0);
        }
      }
      if (form !== 0) functions.FORM_OnAfterLoadPage(page, form);
      try {
        return use(page, form);
      } finally {
        if (form !== 0) functions.FORM_OnBeforeClosePage(page, form);
      }
    });
  }

  #openPrefix(endOffsetBytes: number): PdfiumDocument | undefined {
    try {
      return openDocument(this.#file, endOffsetBytes, () => {});
    } catch (error) {
      if (error instanceof DecodeError) return undefined;
      throw error;
    }
  }

  /**
   * Form filling needs an environment per document; PDFium's extension makes the struct in the version it
   * wants.
   */
  #formEnvironment(): number {
    if (!this.#form) {
      const { functions } = this.#file;
      const info = functions.PDFiumExt_OpenFormFillInfo();
      this.#form = { info, environment: functions.PDFiumExt_InitFormFillEnvironment(this.#handle, info) };
    }
    return this.#form.environment;
  }

  #measure(index: number): PdfiumPage {
    const { functions, heap } = this.#file;
    const [width = 0, height = 0] = heap.borrow(8, (out) =>
      functions.FPDF_GetPageSizeByIndexF(this.#handle, index, out) === 0 ? [] : [...heap.floats(out, 2)],
    );
    return { index, widthPoints: pageSide(width), heightPoints: pageSide(height) };
  }

  #frame(page: number): PageFrame {
    const { functions, heap } = this.#file;
    const [left = 0, top = 0, right = 0, bottom = 0] = heap.borrow(16, (out) =>
      functions.FPDF_GetPageBoundingBox(page, out) === 0 ? [] : [...heap.floats(out, 4)],
    );
    return { left, bottom, right, top, quarterTurns: functions.FPDFPage_GetRotation(page) & 3 };
  }

  #withPage<T>(index: number, use: (page: number) => T): T {
    const page = this.#loadPage(index);
    try {
      return use(page);
    } finally {
      this.#file.functions.FPDF_ClosePage(page);
    }
  }

  #loadPage(index: number): number {
    this.page(index); // says what is wrong with the index
    const page = this.#file.functions.FPDF_LoadPage(this.#handle, index);
    if (page === 0) throw new DecodeError('NOT_DECODABLE', `page ${index + 1} cannot be loaded`);
    return page;
  }

  /** Pages are read image by image, so the last one stays open: one full of text takes 20 ms to load. */
  #withImage<T>(index: number, order: number, use: (image: number, page: number) => T): T {
    this.#requireOpen();
    const { functions, heap } = this.#file;
    if (this.#imagePage?.index !== index) {
      this.#closeImagePage();
      const handle = this.#loadPage(index);
      this.#imagePage = { index, handle, objects: contentObjects(functions, heap, handle) };
    }
    const object = this.#imagePage.objects[order];
    if (object?.type !== OBJECT_TYPE.image)
      throw new RangeError(`expected the place of an image in the paint order, received ${order}`);
    return use(object.handle, this.#imagePage.handle);
  }

  #closeImagePage(): void {
    if (this.#imagePage) this.#file.functions.FPDF_ClosePage(this.#imagePage.handle);
    this.#imagePage = undefined;
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new TypeError('the document is closed');
  }

  get #isClosed(): boolean {
    return this.#closed || this.#file.era.isOver;
  }
}

const isContentImage = (object: PaintedObject): object is PaintedImage =>
  object.kind === 'image' && object.source.kind === 'content';

const shown = (glyphs: readonly (PlacedGlyph | null)[]): Glyph[] => glyphs.filter((glyph) => glyph !== null);

/** A side that is not a size (NaN, zero, below zero) becomes one point, so that proportions stay defined. */
const pageSide = (points: number): number =>
  points > 0 ? Math.max(1, Math.min(points, MAX_PAGE_SIDE_POINTS)) : 1;
