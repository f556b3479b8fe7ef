import { lumaOf, type Plane, type RgbImage } from '@assay/media';

/**
 * Samples taken along each side of a cell: enough for a mean that a thumbnail's own coding is coarser than.
 */
const SAMPLES_ACROSS_CELL = 8;

/**
 * The luma of a picture as a plane of `columns` x `rows` means, 0..255. Of large cells a lattice of pixels is
 * read, not every one: 12 megapixels take about 20 ms.
 */
export function reducedLuma({ width, height, rgb }: RgbImage, columns: number, rows: number): Plane {
  const samples = new Float32Array(columns * rows);
  const across = positions(width, columns);
  const down = positions(height, rows);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const xs = across[column]!;
      const ys = down[row]!;
      let sum = 0;
      for (const y of ys) {
        for (const x of xs) {
          const at = 3 * (y * width + x);
          sum += lumaOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
        }
      }
      samples[cell] = sum / (xs.length * ys.length);
    }
  }
  return { width: columns, height: rows, samples };
}

/** Which pixels of a line are read for each cell; at least one, also where cells are smaller than pixels. */
function positions(length: number, cells: number): readonly (readonly number[])[] {
  return Array.from({ length: cells }, (_, cell) => {
    const first = Math.floor((cell * length) / cells);
    const end = Math.max(first + 1, Math.floor(((cell + 1) * length) / cells));
    const step = Math.max(1, (end - first) / SAMPLES_ACROSS_CELL);
    return Array.from({ length: Math.ceil((end - first) / step) }, (_sample, index) =>
      Math.min(end - 1, first + Math.floor((index + 0.5) * step)),
    );
  });
}
