import { DecodeError, type PdfPicture, type PdfPictures, type Raster } from '@assay/media';
import { defineFingerprinter } from '../../fingerprinter.js';
import { perceivedPicture } from '../../perceptual/perceived.js';
import type { Fingerprint } from '../../types.js';
import { ifDecodable } from '../if-decodable.js';

/** Pages searched, as many as `page-image` looks at. */
const MAX_PAGES = 3;
/** Fingerprints of a document: a page has a logo or two, a portrait, a seal. */
const MAX_PICTURES = 8;
/** Pictures decoded at most; patterns and fills, of which files may have thousands, are among them. */
const MAX_DECODED = 16;
/** Smaller ones are bullets, lines and corners, alike everywhere. */
const MIN_SIDE_PX = 32;
const MIN_PAGE_SHARE = 0.002;
/** From here on the picture is the page, a scan, which is the business of `page-image`. */
const SCAN_PAGE_SHARE = 0.8;
/** All pixels decoded: two scans at 300 dpi. */
const MAX_PIXELS = 16_000_000;

/**
 * The pictures that the first pages of a PDF paint, the largest of a page first. `extent` is the share of its
 * page that it covers.
 */
export const embeddedImage = defineFingerprinter({
  id: 'embedded-image',
  needs: ['pictures'],
  async take({ pictures }) {
    const taken: Fingerprint[] = [];
    for (const picture of chosen(pictures)) {
      if (taken.length === MAX_PICTURES) break;
      const raster = await rasterOf(picture);
      const seen = raster && perceivedPicture(raster);
      if (!seen || taken.some(({ detail }) => detail && equal(detail, seen.fineHash))) continue;
      taken.push({
        kind: 'embedded-image',
        part: 'picture',
        page: picture.pageIndex + 1,
        value: { form: 'bits', bits: seen.hash },
        extent: picture.pageShare,
        detail: seen.fineHash,
      });
    }
    return taken;
  },
});

function chosen(pictures: PdfPictures): PdfPicture[] {
  const candidates: PdfPicture[] = [];
  let pixels = 0;
  for (let page = 0; page < Math.min(pictures.pageCount, MAX_PAGES); page++) {
    const fitting = (ifDecodable(() => pictures.page(page)) ?? []).filter(isCandidate);
    for (const picture of fitting.toSorted((one, other) => other.pageShare - one.pageShare)) {
      if (candidates.length === MAX_DECODED) return candidates;
      const size = picture.widthPixels * picture.heightPixels;
      if (pixels + size > MAX_PIXELS) continue;
      pixels += size;
      candidates.push(picture);
    }
  }
  return candidates;
}

const isCandidate = ({ widthPixels, heightPixels, pageShare }: PdfPicture): boolean =>
  Math.min(widthPixels, heightPixels) >= MIN_SIDE_PX &&
  pageShare >= MIN_PAGE_SHARE &&
  pageShare < SCAN_PAGE_SHARE;

/** @returns undefined for a picture that cannot be decoded, which costs no other one */
async function rasterOf(picture: PdfPicture): Promise<Raster | undefined> {
  try {
    return await picture.views().get('raster');
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

const equal = (one: Uint8Array, other: Uint8Array): boolean =>
  one.every((byte, index) => byte === other[index]);
