import { loadPdfium } from '@assay/media';
import sharp from 'sharp';
import { photoToPaper } from '../photo/paper-pose.js';
import { type FlatPage, type Shot, takePhoto } from '../photo/take-photo.js';
import { RECEIPT_TOTAL_CENTS, type Receipt, type ReceiptArea, receiptPdf } from './receipt.js';

/** About two megapixels, portrait. */
const SHOT: Shot = {
  width: 1200,
  height: 1680,
  pose: { topLeft: [262, 88], topRight: [946, 61], bottomRight: [1001, 1613], bottomLeft: [214, 1588] },
  noiseSeed: 41,
};

/** Finer than the photo: about 4.6 pixels to a point. */
const RENDERED_SIDE = 2400;

/** How the phone saves, and how the forger's editor does: finer, so that the first save's traces survive. */
const CAMERA_QUALITY = 88;
const EDITOR_QUALITY = 95;

/** What the forger turns the total into. */
export const FORGED_TOTAL_CENTS = RECEIPT_TOTAL_CENTS + 100_00;

async function renderPage(pdf: Uint8Array, pdfiumWasm: Uint8Array): Promise<FlatPage> {
  const document = (await loadPdfium(pdfiumWasm)).open(pdf);
  try {
    return document.render(0, RENDERED_SIDE);
  } finally {
    document.close();
  }
}

const encode = (rgb: Uint8Array, quality: number): Promise<Uint8Array> =>
  sharp(rgb, { raw: { width: SHOT.width, height: SHOT.height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer();

/**
 * The receipt on a table, as a phone saves it. @param pdfiumWasm the bytes of `@embedpdf/pdfium/pdfium.wasm`
 */
export async function photographReceipt(
  pdfiumWasm: Uint8Array,
  receipt: Receipt = receiptPdf(),
): Promise<Uint8Array> {
  return encode(takePhoto(await renderPage(receipt.pdf, pdfiumWasm), SHOT), CAMERA_QUALITY);
}

/** Width of the seam between the pasted amount and the photo around it, as a share of the receipt's width. */
const FEATHER = 0.006;

/** 1 well inside the area, 0 outside, a ramp at the seam. */
function pasteWeight(area: ReceiptArea, u: number, v: number): number {
  const proportions = SHOT.height / SHOT.width;
  const inside = Math.min(u - area.u1, area.u2 - u, (v - area.v1) * proportions, (area.v2 - v) * proportions);
  return Math.min(1, Math.max(0, inside / FEATHER));
}

/**
 * The same photo with another total: its amounts are retyped in a matching look and the whole saved again,
 * finer. Only the pasted amounts lack the first save's compression.
 */
export async function editReceiptPhoto(photo: Uint8Array, pdfiumWasm: Uint8Array): Promise<Uint8Array> {
  const { data: pixels } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const forged = receiptPdf(FORGED_TOTAL_CENTS);
  const retyped = takePhoto(await renderPage(forged.pdf, pdfiumWasm), {
    ...SHOT,
    noiseSeed: SHOT.noiseSeed + 1,
  });
  const paperAt = photoToPaper(SHOT.pose);
  for (let index = 0; index < SHOT.width * SHOT.height; index++) {
    const { u, v } = paperAt((index % SHOT.width) + 0.5, Math.floor(index / SHOT.width) + 0.5);
    const weight = Math.max(...forged.totalAreas.map((area) => pasteWeight(area, u, v)));
    for (let offset = index * 3; weight > 0 && offset < index * 3 + 3; offset++) {
      pixels[offset] = Math.round((pixels[offset] ?? 0) * (1 - weight) + (retyped[offset] ?? 0) * weight);
    }
  }
  return encode(pixels, EDITOR_QUALITY);
}
