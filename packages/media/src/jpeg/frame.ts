import { DecodeError } from '../errors.js';
import { MAX_DECODED_PIXELS } from '../limits.js';
import type { QuantizationTable } from './types.js';

/** A component while its scans are being read. */
export interface FrameComponent {
  readonly id: number;
  readonly horizontalSampling: number;
  readonly verticalSampling: number;
  readonly blocksPerLine: number;
  readonly blocksPerColumn: number;
  readonly contentBlocksPerLine: number;
  readonly contentBlocksPerColumn: number;
  readonly quantizationSelector: number;
  readonly coefficients: Int16Array;
  /** Set when the component's first scan begins. */
  quantizationTable: QuantizationTable | undefined;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  readonly mcusPerLine: number;
  readonly mcusPerColumn: number;
  readonly components: readonly FrameComponent[];
}

/**
 * Reads a frame header (ITU-T T.81, B.2.2) and makes room for its coefficients.
 * @param payload the segment behind its length  @param fileLengthBytes bounds what the frame can hold
 * @throws DecodeError `TOO_MANY_PIXELS`, `TRUNCATED` when the file cannot hold that many blocks, or
 * `NOT_DECODABLE`
 */
export function readFrame(payload: Uint8Array, progressive: boolean, fileLengthBytes: number): Frame {
  const [precision = 0, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, componentCount = 0] =
    payload;
  const height = (heightHigh << 8) | heightLow;
  const width = (widthHigh << 8) | widthLow;
  if (precision !== 8 && precision !== 12)
    throw new DecodeError('NOT_DECODABLE', `frame of ${precision} bits a sample`);
  if (width === 0 || height === 0)
    throw new DecodeError('NOT_DECODABLE', `frame of ${width} x ${height} pixels`);
  if (![1, 3, 4].includes(componentCount))
    throw new DecodeError('NOT_DECODABLE', `frame of ${componentCount} components`);
  if (payload.length < 6 + 3 * componentCount)
    throw new DecodeError('NOT_DECODABLE', 'frame header too short');
  if (width * height > MAX_DECODED_PIXELS) {
    throw new DecodeError(
      'TOO_MANY_PIXELS',
      `${width} x ${height} pixels, at most ${MAX_DECODED_PIXELS} are decoded`,
    );
  }
  const declared = Array.from({ length: componentCount }, (_, index) =>
    readComponent(payload.subarray(6 + 3 * index)),
  );
  if (new Set(declared.map(({ id }) => id)).size < componentCount)
    throw new DecodeError('NOT_DECODABLE', 'two components share an identifier');
  const largestHorizontal = Math.max(...declared.map((component) => component.horizontalSampling));
  const largestVertical = Math.max(...declared.map((component) => component.verticalSampling));
  const mcusPerLine = Math.ceil(width / (8 * largestHorizontal));
  const mcusPerColumn = Math.ceil(height / (8 * largestVertical));
  const sized = declared.map((component) => ({
    ...component,
    blocksPerLine: mcusPerLine * component.horizontalSampling,
    blocksPerColumn: mcusPerColumn * component.verticalSampling,
    contentBlocksPerLine: Math.ceil(
      Math.ceil((width * component.horizontalSampling) / largestHorizontal) / 8,
    ),
    contentBlocksPerColumn: Math.ceil(Math.ceil((height * component.verticalSampling) / largestVertical) / 8),
  }));
  // Every block costs one bit at least (its DC code): a header that promises more is refused before memory is
  // taken.
  const contentBlocks = sized.reduce(
    (sum, { contentBlocksPerLine, contentBlocksPerColumn }) =>
      sum + contentBlocksPerLine * contentBlocksPerColumn,
    0,
  );
  if (contentBlocks > fileLengthBytes * 8)
    throw new DecodeError('TRUNCATED', `${contentBlocks} blocks cannot stand in ${fileLengthBytes} bytes`);
  const components = sized.map((component) => ({
    ...component,
    coefficients: new Int16Array(component.blocksPerLine * component.blocksPerColumn * 64),
    quantizationTable: undefined,
  }));
  return { width, height, progressive, mcusPerLine, mcusPerColumn, components };
}

function readComponent(entry: Uint8Array) {
  const [id = 0, sampling = 0, quantizationSelector = 0] = entry;
  const horizontalSampling = sampling >> 4;
  const verticalSampling = sampling & 15;
  if (horizontalSampling < 1 || horizontalSampling > 4 || verticalSampling < 1 || verticalSampling > 4) {
    throw new DecodeError('NOT_DECODABLE', `sampling factors ${horizontalSampling} x ${verticalSampling}`);
  }
  return { id, horizontalSampling, verticalSampling, quantizationSelector };
}
