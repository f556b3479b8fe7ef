import type { JpegColorModel } from './types.js';

/** What a file's application segments say about its colors. */
export interface ColorHints {
  /** A JFIF APP0 segment was seen. */
  jfif: boolean;
  /** The transform byte of Adobe's APP14 segment: 0 = none, 1 = YCbCr, 2 = YCCK. */
  adobeTransform: number | undefined;
}

/**
 * The color model, decided as libjpeg does: JFIF means YCbCr, then Adobe's byte, then the components' names.
 * Adobe Technical Note #5116, "Supporting the DCT Filters in PostScript Level 2", 1992; ITU-T T.871.
 */
export function colorModelOf(
  components: readonly { readonly id: number }[],
  { jfif, adobeTransform }: ColorHints,
): JpegColorModel {
  if (components.length === 1) return 'gray';
  if (components.length === 4) return adobeTransform === 2 ? 'ycck' : 'cmyk';
  if (jfif) return 'ycbcr';
  if (adobeTransform !== undefined) return adobeTransform === 0 ? 'rgb' : 'ycbcr';
  return String.fromCharCode(...components.map(({ id }) => id)) === 'RGB' ? 'rgb' : 'ycbcr';
}
