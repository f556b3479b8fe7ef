import { type PaintedImage, type PdfiumDocument, paintedCharacters, type Raster } from '@assay/media';

/** Both ways; converters fit the picture to a page in whole pixels. */
const LEAST_COVERED = 0.97;
/** Web pages have 96 pixels to an inch (CSS Values and Units 4, 6.2); PDF has 72 points. */
const PIXELS_PER_POINT = 96 / 72;
/** The page and the picture are rounded each on its own. */
const ROUNDING_PIXELS = 3;
/** Levels of 255 from one pixel to another of the same paper. */
const SAME_LEVELS = 2;
/**
 * Rules, heads and striped rows take less than the rest; hardly two pixels of a scan or a photograph are the
 * same.
 */
const LEAST_PAPER = 0.75;
/** Of a page that says something. */
const LEAST_CHARACTERS = 100;

/**
 * Whether a page's live text lies on a nearly empty picture as large as the page, one pixel to a pixel of a
 * web page: a converter from PDF to web pages draws into it all that is no text, and sets the text over it.
 * @throws DecodeError when the page cannot be loaded, or the picture has too many pixels
 */
export function liesOnPagePicture(pages: PdfiumDocument, index: number): boolean {
  const { widthPoints, heightPoints } = pages.page(index);
  const fits = ({ widthPixels, heightPixels }: PaintedImage): boolean =>
    Math.abs(widthPixels - PIXELS_PER_POINT * widthPoints) <= ROUNDING_PIXELS &&
    Math.abs(heightPixels - PIXELS_PER_POINT * heightPoints) <= ROUNDING_PIXELS;
  const picture = pages.images(index).find((image) => coversPage(image) && fits(image));
  if (!picture) return false;
  const above = pages.paint(index).filter(({ order }) => order > picture.order);
  return (
    paintedCharacters(above) >= LEAST_CHARACTERS &&
    paperShare(pages.imageRaster(index, picture.order)) >= LEAST_PAPER
  );
}

const coversPage = ({ box }: PaintedImage): boolean =>
  box.x2 - box.x1 >= LEAST_COVERED && box.y2 - box.y1 >= LEAST_COVERED;

/** Share of the pixels that are as bright as most are. */
function paperShare({ rgb, width, height }: Raster): number {
  const pixelsAtLevel = new Uint32Array(256);
  for (let at = 1; at < rgb.length; at += 3) pixelsAtLevel[rgb[at]!]!++;
  const paper = pixelsAtLevel.indexOf(Math.max(...pixelsAtLevel));
  const pixels = pixelsAtLevel.reduce(
    (sum, count, level) => (Math.abs(level - paper) <= SAME_LEVELS ? sum + count : sum),
    0,
  );
  return pixels / (width * height);
}
