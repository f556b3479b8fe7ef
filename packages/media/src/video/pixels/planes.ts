/** One channel of a decoded frame as the decoder hands it out. */
export interface CodedPlane {
  readonly width: number;
  readonly height: number;
  /** Row-major, length `width * height`. */
  readonly samples: Uint8Array | Uint16Array;
}

/** A frame as luma and two color differences; these may have fewer samples. */
export interface YuvFrame {
  readonly y: CodedPlane;
  readonly cb: CodedPlane;
  readonly cr: CodedPlane;
  /** Bits of a sample, 8 to 12. */
  readonly bitDepth: number;
  /** Samples use all values; otherwise black is 16 and white 235 (of 8 bits; ITU-R BT.709, 4.6). */
  readonly fullRange: boolean;
}

/** How many pixels across and down share a sample of the color differences: 4:2:0, 4:2:2, 4:4:4. */
const SUBSAMPLINGS = [
  [2, 2],
  [2, 1],
  [1, 1],
] as const;

/**
 * The planes of a frame that lie one behind the other without gaps: luma, Cb, Cr, or luma alone.
 * @returns undefined when the samples are of no such layout
 */
export function planesOf(
  samples: Uint8Array | Uint16Array,
  width: number,
  height: number,
  bitDepth: number,
): readonly [CodedPlane, CodedPlane, CodedPlane] | undefined {
  const lumaLength = width * height;
  const luma = { width, height, samples: samples.subarray(0, lumaLength) };
  for (const [across, down] of SUBSAMPLINGS) {
    const chroma = { width: Math.ceil(width / across), height: Math.ceil(height / down) };
    const length = chroma.width * chroma.height;
    if (samples.length !== lumaLength + 2 * length) continue;
    const plane = (start: number): CodedPlane => ({
      ...chroma,
      samples: samples.subarray(start, start + length),
    });
    return [luma, plane(lumaLength), plane(lumaLength + length)];
  }
  const colorless = { width: 1, height: 1, samples: Uint16Array.of(2 ** (bitDepth - 1)) };
  return samples.length === lumaLength ? [luma, colorless, colorless] : undefined;
}
