import { decodeJpegCoefficients } from '@assay/media';

/** libjpeg's table for luma at quality 50 (ITU-T T.81, table K.1), summed. */
const SUM_AT_50 = 3686;

/**
 * About what quality a JPEG was saved with, 1..100, by the sum of its luma table; 90 for what is no readable
 * JPEG.
 */
export function lastQuality(bytes: Uint8Array): number {
  try {
    const [luma] = decodeJpegCoefficients(bytes).components;
    if (!luma) return 90;
    const share = luma.quantizationTable.reduce((sum, step) => sum + step, 0) / SUM_AT_50;
    return Math.round(share <= 1 ? 100 - 50 * share : 50 / share);
  } catch {
    return 90;
  }
}
