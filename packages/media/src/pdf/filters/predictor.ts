/** /DecodeParms of Flate and LZW (7.4.4.4, table 8), defaults filled in. */
export interface PredictorParameters {
  /** 1 = none, 2 = TIFF, 10..15 = PNG, where each row names its own filter. */
  readonly predictor: number;
  readonly colors: number;
  readonly bitsPerComponent: number;
  readonly columns: number;
}

/** Wider rows are hostile: no page or table is. */
const MAX_ROW_BYTES = 1 << 24;

/** Undoes the prediction; parameters that describe no row leave the data as it is. Never grows. */
export function undoPredictor(data: Uint8Array, parameters: PredictorParameters): Uint8Array {
  const { predictor, colors, bitsPerComponent, columns } = parameters;
  if (predictor < 2) return data;
  const rowBytes = Math.ceil((colors * bitsPerComponent * columns) / 8);
  if (!(colors >= 1 && bitsPerComponent >= 1 && columns >= 1 && rowBytes <= MAX_ROW_BYTES)) return data;
  const pixelBytes = Math.max(1, (colors * bitsPerComponent) >> 3);
  return predictor === 2 ? undoTiff(data, parameters, rowBytes) : undoPng(data, rowBytes, pixelBytes);
}

/**
 * PNG specification, clause 9: each row is one filter byte and the filtered row. A short last row is kept.
 */
function undoPng(data: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const out = new Uint8Array(Math.max(0, data.length - rows));
  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + 1);
    const type = data[from]!;
    const length = Math.min(rowBytes, data.length - from - 1);
    const to = row * rowBytes;
    for (let at = 0; at < length; at++) {
      const left = at >= pixelBytes ? out[to + at - pixelBytes]! : 0;
      const up = row > 0 ? out[to + at - rowBytes]! : 0;
      const upLeft = row > 0 && at >= pixelBytes ? out[to + at - rowBytes - pixelBytes]! : 0;
      out[to + at] = data[from + 1 + at]! + pngPrediction(type, left, up, upLeft);
    }
  }
  return out;
}

function pngPrediction(type: number, left: number, up: number, upLeft: number): number {
  switch (type) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, upLeft);
    default:
      return 0;
  }
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toUpLeft = Math.abs(estimate - upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

/** TIFF 6.0, section 14: each component is stored as the difference from the one to its left. */
function undoTiff(
  data: Uint8Array,
  { colors, bitsPerComponent }: PredictorParameters,
  rowBytes: number,
): Uint8Array {
  const out = data.slice();
  for (let from = 0; from < out.length; from += rowBytes) {
    const row = out.subarray(from, from + rowBytes);
    if (bitsPerComponent === 8) for (let at = colors; at < row.length; at++) row[at]! += row[at - colors]!;
    else if (bitsPerComponent === 16) undoTiff16(row, colors);
    else undoTiffPacked(row, colors, bitsPerComponent);
  }
  return out;
}

function undoTiff16(row: Uint8Array, colors: number): void {
  for (let at = colors * 2; at + 1 < row.length; at += 2) {
    const before = at - colors * 2;
    const sum = (row[at]! << 8) + row[at + 1]! + (row[before]! << 8) + row[before + 1]!;
    row[at] = sum >> 8;
    row[at + 1] = sum;
  }
}

/** Components of 1, 2 or 4 bits, most significant first. */
function undoTiffPacked(row: Uint8Array, colors: number, bits: number): void {
  if (bits !== 1 && bits !== 2 && bits !== 4) return;
  const mask = (1 << bits) - 1;
  const count = (row.length * 8) / bits;
  const shiftOf = (index: number) => 8 - bits - ((index * bits) & 7);
  const get = (index: number) => (row[(index * bits) >> 3]! >> shiftOf(index)) & mask;
  for (let index = colors; index < count; index++) {
    const value = (get(index) + get(index - colors)) & mask;
    const at = (index * bits) >> 3;
    row[at] = (row[at]! & ~(mask << shiftOf(index))) | (value << shiftOf(index));
  }
}
