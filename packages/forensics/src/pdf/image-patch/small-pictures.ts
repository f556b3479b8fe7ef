import { type Box, DecodeError, type PageText, type PdfiumDocument, type PdfPicture } from '@assay/media';
import { type Ink, inkOf } from './ink.js';

/** A small picture of a page whose pixels look like a word or number in print. */
export interface TextPicture {
  readonly picture: PdfPicture;
  /** Around its ink, on the page. */
  readonly inkBox: Box;
  /** Equal for pictures with equal pixels. */
  readonly pixels: string;
}

/** Lower pictures are rules; higher ones are no line of a document's text. */
const MIN_HEIGHT_POINTS = 4;
const MAX_HEIGHT_POINTS = 30;
/** A value is at most as wide as a third of the page, and wider than high. */
const MAX_WIDTH_SHARE = 0.35;
const MIN_ASPECT = 1.2;
/** Larger ones would be over 1,200 dpi at that height. */
const MAX_PIXELS = 1_000_000;
/** Small pictures decoded of one page; icons in the rows of a table may be some hundreds. */
const MAX_DECODED_PER_PAGE = 60;

/** Glyphs, or words, that a value has at least. A bullet, a tick or an icon has one or two pieces. */
const MIN_PIECES = 3;
/** Part of a picture that print covers; a signature is thinner, a barcode or a badge is fuller. */
const MIN_INK_SHARE = 0.06;
const MAX_INK_SHARE = 0.45;
/** Printed text is black or gray, or slightly blue; a card's or payment service's mark is colored. */
const MAX_CHROMA = 60;

/**
 * Upright and neither turned nor mirrored, as text stands; JPEG and rounding leave nothing of exact zeros.
 */
const isUpright = ({ toPage: [a, b, c, d] }: PdfPicture): boolean =>
  a > 0 && d > 0 && Math.abs(b) < 0.02 * a && Math.abs(c) < 0.02 * d;

/** Pictures as high as a line of text. */
export function linePictures(
  pictures: readonly PdfPicture[],
  pages: PdfiumDocument,
  index: number,
): PdfPicture[] {
  const { widthPoints, heightPoints } = pages.page(index);
  return pictures.filter((picture) => {
    const { x1, y1, x2, y2 } = picture.box;
    const [width, height] = [(x2 - x1) * widthPoints, (y2 - y1) * heightPoints];
    return (
      height >= MIN_HEIGHT_POINTS &&
      height <= MAX_HEIGHT_POINTS &&
      width >= MIN_ASPECT * height &&
      x2 - x1 <= MAX_WIDTH_SHARE &&
      picture.widthPixels * picture.heightPixels <= MAX_PIXELS &&
      isUpright(picture)
    );
  });
}

/** Those of the pictures that show print. A picture that cannot be decoded shows none. */
export async function textPictures(pictures: readonly PdfPicture[]): Promise<TextPicture[]> {
  const found: TextPicture[] = [];
  for (const picture of pictures.slice(0, MAX_DECODED_PER_PAGE)) {
    try {
      const raster = await picture.views().get('raster');
      const ink = inkOf(raster);
      if (ink && isPrint(ink))
        found.push({
          picture,
          inkBox: inkBoxOf(picture, ink),
          pixels: fingerprint(raster.rgb, raster.width),
        });
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
  }
  return found;
}

const isPrint = ({ pieces, share, chroma }: Ink): boolean =>
  pieces >= MIN_PIECES && share >= MIN_INK_SHARE && share <= MAX_INK_SHARE && chroma <= MAX_CHROMA;

function inkBoxOf({ toPage: [a, , , d, e, f] }: PdfPicture, { left, right, top, bottom }: Ink): Box {
  return { x1: a * left + e, y1: d * top + f, x2: a * right + e, y2: d * bottom + f };
}

/** FNV-1a of the samples: enough to see that a picture is used again. */
function fingerprint(samples: Uint8Array, width: number): string {
  let hash = 0x811c9dc5;
  for (const sample of samples) hash = Math.imul(hash ^ sample, 0x01000193);
  return `${width}:${samples.length}:${hash >>> 0}`;
}

/** Visible glyphs of a page that has text to stand in a row with. */
const MIN_GLYPHS = 40;
export const hasText = ({ glyphs }: PageText): boolean => glyphs.length >= MIN_GLYPHS;
