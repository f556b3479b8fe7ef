import type { TextRecognizer } from '@assay/extraction';
import { fraction } from '@assay/media';

/** Finds no text in any picture: what is left is what pixels, text layers and files say. */
export const UNREAD_PIXELS: TextRecognizer = {
  readPage: async ({ width, height }) => ({ lines: [], aspect: width / height, upright: undefined }),
  readBeside: async () => ({ lines: [], knownShare: fraction(1) }),
  readLine: async () => ({ text: '', reading: fraction(0), characters: [] }),
};
