import type { RgbImage } from '@assay/media';
import type { FaceArea } from '../face-area.js';
import { lumaAt } from '../face-area.js';

/** Samples across a face: enough for percentiles, whatever the picture's size. */
const SAMPLES_ACROSS = 120;

/** How light and color are spread over a face. Coded values, 0..255, or ratios of them. */
export interface FaceTone {
  /**
   * Darkest hundredth over the median: pupils, nostrils and lashes are nearly black before a camera, but not
   * on paper or a lit display.
   */
  readonly darkest: number;
  /** From the twentieth to the 95th hundredth, over the median. */
  readonly contrast: number;
  /** Median of (largest - smallest channel) over the largest. */
  readonly saturation: number;
  /** From the 90th to the 99th hundredth, over the median: what shines on skin. */
  readonly shine: number;
  /** Logarithm of red over blue, of the means. */
  readonly warmth: number;
}

/** Tone of a face's middle three fifths. @returns undefined when the area is empty */
export function faceTone({ width, rgb }: RgbImage, area: FaceArea): FaceTone | undefined {
  const [fromX, toX] = [area.left + Math.floor(area.width * 0.2), area.left + Math.ceil(area.width * 0.8)];
  const [fromY, toY] = [area.top + Math.floor(area.height * 0.2), area.top + Math.ceil(area.height * 0.8)];
  const step = Math.max(1, Math.floor((toX - fromX) / SAMPLES_ACROSS));
  const luma: number[] = [];
  const saturations: number[] = [];
  let [red, blue] = [1, 1];
  for (let y = fromY; y < toY; y += step) {
    for (let x = fromX; x < toX; x += step) {
      const at = (y * width + x) * 3;
      const largest = Math.max(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
      luma.push(lumaAt(rgb, at));
      saturations.push(
        largest === 0 ? 0 : (largest - Math.min(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!)) / largest,
      );
      red += rgb[at]!;
      blue += rgb[at + 2]!;
    }
  }
  if (luma.length === 0) return undefined;
  // Typed arrays are sorted by number, several times as fast.
  const [lights, colors] = [Float64Array.from(luma).sort(), Float64Array.from(saturations).sort()];
  const share = (sorted: Float64Array, part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
  const middle = share(lights, 0.5) + 1;
  return {
    darkest: share(lights, 0.01) / middle,
    contrast: (share(lights, 0.95) - share(lights, 0.05)) / middle,
    saturation: share(colors, 0.5),
    shine: (share(lights, 0.99) - share(lights, 0.9)) / middle,
    warmth: Math.log(red / blue),
  };
}
