/**
 * One quantization table, 64 steps in natural (row-major, not zigzag) order, each 1..65535. ITU-T T.81,
 * B.2.4.1.
 */
export type QuantizationTable = Uint16Array;

/** One color component of a JPEG frame: its quantized DCT coefficients, exactly as coded. */
export interface JpegComponent {
  /** Component identifier of the frame header (JFIF: 1 = Y, 2 = Cb, 3 = Cr). */
  readonly id: number;
  /** Sampling factors 1..4. */
  readonly horizontalSampling: number;
  readonly verticalSampling: number;
  /** Blocks of 8x8, padded to whole MCUs. */
  readonly blocksPerLine: number;
  readonly blocksPerColumn: number;
  /** Blocks that carry image content (the rest is MCU padding). */
  readonly contentBlocksPerLine: number;
  readonly contentBlocksPerColumn: number;
  /**
   * Quantized coefficients, `blocksPerLine * blocksPerColumn * 64`, block-row-major, natural order inside a
   * block.
   */
  readonly coefficients: Int16Array;
  /** The table in force when the component's first scan began. */
  readonly quantizationTable: QuantizationTable;
}

/** The color transform, from the Adobe APP14 marker or JFIF's rules. */
export type JpegColorModel = 'gray' | 'ycbcr' | 'rgb' | 'cmyk' | 'ycck';

/** What a JPEG file says before any pixel is reconstructed. */
export interface JpegCoefficients {
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  readonly colorModel: JpegColorModel;
  readonly components: readonly JpegComponent[];
  /** MCUs between restart markers; 0 = none. */
  readonly restartIntervalMcus: number;
  /**
   * What had to be forgiven (missing EOI, bytes between segments, ...): may be evidence. Never empty-string
   * entries.
   */
  readonly warnings: readonly string[];
}
