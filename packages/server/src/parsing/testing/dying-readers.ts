import type { BarcodeReader, TextRecognizer } from '@assay/extraction';
import { fraction, type RgbImage } from '@assay/media';
import type { Readers } from '../../workers/worker/reader-supply.js';

/**
 * What the upper left corner of a page asks these readers to do, as a color; they read nothing on any page.
 */
export const MISDEEDS = {
  abortRecognizing: [255, 0, 0],
  abortDecoding: [0, 0, 255],
  throwDecoding: [0, 255, 0],
  abortBoth: [255, 0, 255],
} as const;
export type Misdeed = keyof typeof MISDEEDS;

const asksFor = ({ rgb }: RgbImage, ...misdeeds: readonly Misdeed[]): boolean =>
  misdeeds.some((misdeed) => MISDEEDS[misdeed].every((value, channel) => rgb[channel] === value));

const recognizing = (image: RgbImage): void => {
  if (asksFor(image, 'abortRecognizing', 'abortBoth')) process.abort();
};

const recognizer: TextRecognizer = {
  readPage: async (image) => {
    recognizing(image);
    return { lines: [], aspect: image.width / image.height, upright: undefined };
  },
  readBeside: async (image) => {
    recognizing(image);
    return { lines: [], knownShare: fraction(1) };
  },
  readLine: async () => ({ text: '', reading: fraction(0), characters: [] }),
};

const barcodes: BarcodeReader = {
  read: async (image) => {
    if (asksFor(image, 'abortDecoding', 'abortBoth')) process.abort();
    if (asksFor(image, 'throwDecoding')) throw new TypeError('the license number is 4711');
    return [];
  },
};

export const READERS: Readers = { recognizer, barcodes };
