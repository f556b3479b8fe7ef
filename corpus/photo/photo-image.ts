/**
 * Light per pixel: interleaved red, green and blue, 0 (none) to 1 (white paper in full light); linear, not
 * gamma-coded.
 */
export interface PhotoImage {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
}

export const blankImage = (width: number, height: number): PhotoImage => ({
  width,
  height,
  rgb: new Float32Array(width * height * 3),
});

/** sRGB's transfer curve (IEC 61966-2-1), 0..1 both ways. */
export const linearToSrgb = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * Math.max(0, linear) : 1.055 * Math.min(1, linear) ** (1 / 2.4) - 0.055;
export const srgbToLinear = (coded: number): number =>
  coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4;

/** Blurs each channel with a Gaussian; edges repeat. @param sigma in pixels */
export function gaussianBlur(image: PhotoImage, sigma: number): PhotoImage {
  const radius = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  return blurAlong(blurAlong(image, kernel, total, radius, true), kernel, total, radius, false);
}

function blurAlong(
  image: PhotoImage,
  kernel: readonly number[],
  total: number,
  radius: number,
  horizontal: boolean,
): PhotoImage {
  const { width, height, rgb } = image;
  const blurred = blankImage(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let tap = -radius; tap <= radius; tap++) {
        const weight = (kernel[tap + radius] ?? 0) / total;
        const sourceX = horizontal ? Math.min(width - 1, Math.max(0, x + tap)) : x;
        const sourceY = horizontal ? y : Math.min(height - 1, Math.max(0, y + tap));
        const offset = (sourceY * width + sourceX) * 3;
        red += weight * (rgb[offset] ?? 0);
        green += weight * (rgb[offset + 1] ?? 0);
        blue += weight * (rgb[offset + 2] ?? 0);
      }
      blurred.rgb.set([red, green, blue], (y * width + x) * 3);
    }
  }
  return blurred;
}
