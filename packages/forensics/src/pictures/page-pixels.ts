import {
  type Box,
  boxAround,
  DecodeError,
  displayedSize,
  INVERSE_ORIENTATION,
  type PdfPicture,
  type PdfPictures,
  type Point,
  type Raster,
  toDisplayed,
} from '@assay/media';

/** A rectangle of whole pixels, not empty, within its raster. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  /** One past the last. */
  readonly right: number;
  readonly bottom: number;
}

/** The pixels in which a page's text was recognized. */
export interface PagePixels {
  readonly raster: Raster;
  /** Of the page as displayed, were all of it as fine as these pixels. */
  readonly displayedWidthPx: number;
  readonly displayedHeightPx: number;
  /** Where a place of the page as displayed lies in the pixels; undefined where it lies outside of them. */
  place(displayed: Box): PixelArea | undefined;
  /**
   * Where a point of the page as displayed lies in the pixels; a point beyond them is moved to their edge.
   */
  point(displayed: Point): Point;
}

/** The pixels of an image that is a page. */
export function pixelsOfImage(raster: Raster): PagePixels {
  const { width, height } = displayedSize(raster.width, raster.height, raster.orientation);
  const backwards = INVERSE_ORIENTATION[raster.orientation];
  return {
    raster,
    displayedWidthPx: width,
    displayedHeightPx: height,
    place: (displayed) => areaOf(toDisplayed(displayed, backwards), raster),
    point: ({ x, y }) => pixelAt(toDisplayed({ x1: x, y1: y, x2: x, y2: y }, backwards), raster),
  };
}

/** A smaller picture is not what the page's text stands in. */
const LEAST_PAGE_SHARE = 0.1;
/** Larger scans are not decoded once more for this: a page has as many at 400 pixels to an inch. */
const MAX_PIXELS = 16_000_000;

/**
 * The largest picture of a page of a scan; undefined when there is none, or it cannot be decoded or is too
 * large.
 */
export async function pixelsOfPage(pictures: PdfPictures, page: number): Promise<PagePixels | undefined> {
  try {
    const [picture] = [...pictures.page(page - 1)].sort((one, other) => other.pageShare - one.pageShare);
    if (
      !picture ||
      picture.pageShare < LEAST_PAGE_SHARE ||
      picture.widthPixels * picture.heightPixels > MAX_PIXELS
    )
      return undefined;
    const raster = await picture.views().get('raster');
    const [a, b, c, d] = picture.toPage;
    return {
      raster,
      displayedWidthPx: 1 / (Math.abs(a) / raster.width + Math.abs(c) / raster.height),
      displayedHeightPx: 1 / (Math.abs(b) / raster.width + Math.abs(d) / raster.height),
      place: (displayed) => areaOf(toPicture(displayed, picture), raster),
      point: ({ x, y }) => pixelAt(toPicture({ x1: x, y1: y, x2: x, y2: y }, picture), raster),
    };
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

function toPicture({ x1, y1, x2, y2 }: Box, { toPage: [a, b, c, d, e, f] }: PdfPicture): Box {
  const determinant = a * d - b * c;
  return boxAround(
    [x1, x2].flatMap((x) =>
      [y1, y2].map((y) => ({
        x: (d * (x - e) - c * (y - f)) / determinant,
        y: (a * (y - f) - b * (x - e)) / determinant,
      })),
    ),
  );
}

/** @param box without extent */
const pixelAt = ({ x1, y1 }: Box, { width, height }: Raster): Point => ({ x: x1 * width, y: y1 * height });

function areaOf({ x1, y1, x2, y2 }: Box, { width, height }: Raster): PixelArea | undefined {
  const [left, top] = [Math.floor(x1 * width), Math.floor(y1 * height)];
  const [right, bottom] = [Math.min(width, Math.ceil(x2 * width)), Math.min(height, Math.ceil(y2 * height))];
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}
