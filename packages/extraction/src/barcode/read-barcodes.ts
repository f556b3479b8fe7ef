import { type Barcode, boxAround, DecodeError, type RgbImage, resized } from '@assay/media';
import type { DocumentPages } from '../pages/types.js';
import { type BarRegion, barRegions, type Region } from './bar-regions.js';
import { contentOf } from './content/content-of.js';
import { mayBearCode } from './may-bear-code.js';
import { halved, straightened } from './resampled.js';
import type { BarcodeReader, Look, ReadSymbol, Symbology } from './types.js';

/** Longer side of the picture looked at: as for text, so that a page is drawn once. */
const BARCODE_SIDE_PIXELS = 2200;

/**
 * Pages looked at, the first ones and the last: invoices end with their code, licenses are one or two pages.
 */
const MAX_FIRST_PAGES = 6;
const MAX_LAST_PAGES = 2;

/** Small pictures are also looked at twice their size, for QR codes with modules under two pixels. */
const MAX_SMALL_PIXELS = 700_000;

/**
 * All pixels handed to the decoder for one page's enlarged regions: about 25 ms each million (2026-11-22, one
 * core of two).
 */
const MAX_ENLARGED_PIXELS = 6_000_000;

const COMMON: readonly Symbology[] = ['pdf417', 'qr', 'code-128', 'code-39', 'ean', 'itf'];
/**
 * Their search is as dear as that of all others together, on grainy pages the most: looked for at half the
 * size.
 */
const RARE: readonly Symbology[] = ['aztec', 'data-matrix'];
const BARS: readonly Symbology[] = ['pdf417', 'code-128', 'code-39', 'itf'];

/**
 * What is tried on a region, in this order until something is read. The rows of a PDF417 make its lean look
 * larger than it is, by a quarter and more (measured on drawn symbols turned by 1 to 8 degrees, 2026-11-22).
 */
const TRIES: readonly {
  readonly enlarged: number;
  readonly threshold: Look['threshold'];
  readonly leanShare: number;
}[] = [
  { enlarged: 3, threshold: 'local', leanShare: 0.75 },
  { enlarged: 3, threshold: 'global', leanShare: 1 },
  { enlarged: 5, threshold: 'local', leanShare: 0.75 },
  { enlarged: 4, threshold: 'global', leanShare: 0.6 },
  { enlarged: 6, threshold: 'local', leanShare: 1 },
];

/**
 * The bar codes of a document's pages. Pages that cannot be loaded are passed over; reading the text tells of
 * them.
 */
export async function readBarcodes(pages: DocumentPages, reader: BarcodeReader): Promise<Barcode[]> {
  const found: Barcode[] = [];
  for (let page = 1; page <= pages.pageCount; page++) {
    if (page > MAX_FIRST_PAGES && page <= pages.pageCount - MAX_LAST_PAGES) continue;
    try {
      if (pages.pdf && !mayBearCode(pages.pdf, page)) continue;
      const image = await pages.image(page, BARCODE_SIDE_PIXELS);
      found.push(...(await readPageBarcodes(image, reader)).map((symbol) => barcodeOf(symbol, image, page)));
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
  }
  return found;
}

/**
 * First the page as it is. What only an enlarged region shows has lost modules, and error correction alone
 * then lets garbage pass (Code 39 and ITF have none at all): such a reading counts only with a structure
 * known here.
 */
async function readPageBarcodes(image: RgbImage, reader: BarcodeReader): Promise<ReadSymbol[]> {
  const found = await reader.read(image, { symbologies: COMMON, threshold: 'local' });
  const isSmall = image.width * image.height <= MAX_SMALL_PIXELS;
  const reduced = isSmall ? image : halved(image);
  found.push(
    ...(await reader.read(reduced, { symbologies: RARE, threshold: 'local', alsoReduced: true })).map(
      (symbol) => placed(symbol, reduced.width / image.width),
    ),
  );
  if (found.length === 0 && isSmall) {
    const doubled = resized(image, image.width * 2, image.height * 2);
    found.push(
      ...(await reader.read(doubled, { symbologies: ['qr'], threshold: 'local' })).map((symbol) =>
        placed(symbol, 2),
      ),
    );
  }
  let pixelsLeft = MAX_ENLARGED_PIXELS;
  for (const region of barRegions(image)) {
    if (found.some(({ corners }) => corners.some((corner) => isInside(corner, region)))) continue;
    for (const { enlarged, threshold, leanShare } of TRIES) {
      const pixels = (region.right - region.left) * (region.bottom - region.top) * enlarged ** 2;
      if (pixels > pixelsLeft) continue;
      pixelsLeft -= pixels;
      const read = await reader.read(straightened(image, region, region.lean * leanShare, enlarged), {
        symbologies: BARS,
        threshold,
      });
      const structured = read.filter(({ symbology, text }) => contentOf(symbology, text) !== undefined);
      found.push(...structured.map((symbol) => ({ ...symbol, corners: cornersOf(region) })));
      if (structured.length > 0) break;
    }
  }
  return found;
}

const isInside = ({ x, y }: { x: number; y: number }, { left, top, right, bottom }: Region): boolean =>
  x >= left && x < right && y >= top && y < bottom;

const cornersOf = ({ left, top, right, bottom }: BarRegion): ReadSymbol['corners'] => [
  { x: left, y: top },
  { x: right, y: bottom },
];

const placed = (symbol: ReadSymbol, enlarged: number): ReadSymbol => ({
  ...symbol,
  corners: symbol.corners.map(({ x, y }) => ({ x: x / enlarged, y: y / enlarged })),
});

function barcodeOf(
  { symbology, text, corners }: ReadSymbol,
  { width, height }: RgbImage,
  page: number,
): Barcode {
  return {
    symbology,
    page,
    box: boxAround(corners.map(({ x, y }) => ({ x: x / width, y: y / height }))),
    text,
    content: contentOf(symbology, text),
  };
}
